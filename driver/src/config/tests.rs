use super::*;
use grpo_loops::target::Device;
use grpo_transforms::options::Budget;
use pretty_assertions::assert_eq;

fn yaml(text: &str) -> Result<Config> {
    Config::from_yaml(text, "c.yaml")
}

fn count(n: i64) -> Option<Count> {
    Some(n.to_string().parse().unwrap())
}

fn message(result: Result<Config>) -> String {
    result.unwrap_err().to_string()
}

fn variables(list: &[(&str, &str)]) -> Result<Config> {
    Config::from_environment(list.iter().map(|(n, v)| (n.to_string(), v.to_string())))
}

#[test]
fn every_key_is_read() {
    let table = std::env::temp_dir().join(format!("grpo-keys-{}.json", std::process::id()));
    std::fs::write(&table, r#"{"version": 1, "kernels": []}"#).unwrap();
    let text = "enabled: off\nstrict: yes\ntarget: portable\ntile_n: 256\ntile_v: 1024\ntile_times: TABLE\n\
         vmem_limit: 96MiB\nmemory_budget: 3GiB\n\
         min_columns: 512\nmin_logits: 1 GiB\nmax_remaining: 2MiB\nalways_fuse: true\nfuse_limit: 0\nmosaic_version: 13\n\
         disable_pass: [merge, online]\nremarks: all\ntiming: on\nremarks_file: r.yaml\ndump_folder: d\nexplain: e\nplugin: p.so\n\
         isolate: off\ntime_limit: 7\nmemory_limit: 2GiB\n";
    let text = &text.replace("TABLE", table.to_str().unwrap());
    let all = yaml(text).unwrap();
    let given: Vec<&str> =
        text.lines().filter_map(|l| l.trim().split_once(':')).map(|(key, _)| key).collect();
    let schema = schema();
    let keys: Vec<&str> = schema.get_arguments().map(|argument| argument.get_id().as_str()).collect();
    assert_eq!(given, keys);
    assert_eq!(yaml(&all.to_yaml()).unwrap(), all);
    std::fs::remove_file(&table).unwrap();
    assert_eq!((all.isolate, all.time_limit.get(), all.memory_limit), (false, 7, Bytes(2 << 30)));
    let percent = yaml("memory_budget: 1.5x\nremarks_file: \"a \\\" b: c\"").unwrap();
    assert_eq!(yaml(&percent.to_yaml()).unwrap(), percent);
    let share = yaml("memory_budget: logits/4").unwrap();
    assert_eq!(share.memory_budget, Some(Memory(Budget::Logits(4))));
    assert_eq!(yaml(&share.to_yaml()).unwrap(), share);
    assert_eq!(yaml(&Config::default().to_yaml()).unwrap(), Config::default());
    assert_eq!((all.enabled, all.strict, all.always_fuse, all.timing), (false, true, true, true));
    assert_eq!((all.tile_n, all.tile_v, all.fuse_limit), (count(256), count(1024), Some(0)));
    assert_eq!((all.vmem_limit, all.min_logits), (Some(Bytes(96 << 20)), Some(Bytes(1 << 30))));
    assert_eq!(all.max_remaining, Some(Bytes(2 << 20)));
    let options = all.options(Platform::default());
    assert_eq!((options.min_columns, options.max_remaining), (Some(512), Some(2 << 20)));
    assert_eq!(options.min_logits_bytes, 1 << 30);
    assert_eq!(all.memory_budget, Some(Memory(Budget::Bytes(3 << 30))));
    assert_eq!(all.disabled(), ["merge", "online"]);
    assert_eq!(all.target(Platform::default()).loops().device, Device::Any);
    // As Python's `json` writes it.
    let folder = yaml(r#"{"dump_folder": "/\u00e9\ud83d\ude00", "tile_n": null}"#).unwrap().dump_folder;
    assert_eq!(folder, Some("/é😀".into()));
    assert_eq!(yaml("# nothing\n").unwrap(), Config::default());
    assert_eq!(yaml("target: auto").unwrap().target(Platform::default()).loops().device, Device::Tpu);
}

/// The default that the schema names is what a file without the key gives.
#[test]
fn the_defaults_are_what_the_schema_says() {
    // The library's own are the same.
    let of = |platform| Config::default().options(platform);
    assert_eq!(format!("{:?}", of(Platform::default())), format!("{:?}", Options::default()));
    for argument in schema().get_arguments() {
        let key = argument.get_id();
        for word in argument.get_default_values() {
            let given = yaml(&format!("{key}: {}", word.to_string_lossy())).unwrap();
            assert_eq!(given, Config::default(), "{key}");
        }
    }
    let least = |name| of(Platform::of(name, "")).min_logits_bytes;
    assert_eq!(["tpu", "cpu", "cuda"].map(least), [32 << 20, 16 << 20, 16 << 20]);
    assert_eq!(Config::default().tpu(Platform::default()), Tpu::default());
}

#[test]
fn a_message_names_the_place_in_a_file() {
    let path = std::env::temp_dir().join(format!("grpo-places-{}.yaml", std::process::id()));
    let file = path.to_str().unwrap();
    let said = |text: &str| {
        std::fs::write(&path, text).unwrap();
        message(variables(&[(FILE_VARIABLE, file)]))
    };
    let unknown = said("tile_n: 4\nvmem_limt: 64MiB\n");
    let bad = said("# tiles\n\n  tile_n: many\n");
    std::fs::remove_file(&path).unwrap();
    assert!(
        unknown.contains(".yaml:2:1: unknown key `vmem_limt`; the nearest is `vmem_limit`"),
        "{unknown}"
    );
    assert!(bad.contains(".yaml:3:3: `tile_n`: expected a whole number, not `many`"), "{bad}");
}

/// A layer that would be hidden by a later one is checked all the same.
#[test]
fn every_layer_is_checked() {
    let mut layers = Layers::default();
    assert!(layers.yaml("tile_n: none", "c.yaml").is_err());
    layers.yaml("tile_n: 3\ndisable_pass: merge", "c.yaml").unwrap();
    layers.yaml("tile_n: 4", "d.yaml").unwrap();
    layers.flag("disable_pass", vec!["online".into()], true);
    let config = layers.config();
    assert_eq!((config.tile_n, config.disabled()), (count(4), vec!["merge".into(), "online".into()]));
    layers.flag("tile_n", vec!["5".into()], false);
    assert_eq!(layers.config().tile_n, count(5));
}

#[test]
fn the_chip_decides_on_vmem_unless_a_limit_is_given() {
    let vmem =
        |text, topology| yaml(text).unwrap().tpu(Platform::of_topology(topology)).vmem_bytes >> 20;
    assert_eq!(vmem("", Some("v5p:2x2x1")), 60);
    assert_eq!(vmem("", Some("v6e:2x2")), 120);
    assert_eq!(vmem("", None), Tpu::default().vmem_bytes >> 20);
    assert_eq!(vmem("vmem_limit: 32MiB", Some("v6e:2x2")), 32);
}

#[test]
fn the_compiler_decides_on_the_version_unless_one_is_given() {
    let tpu = Platform::of("tpu", "TPU v6 lite");
    let version = |text, platform| yaml(text).unwrap().tpu(platform).mosaic_version;
    let old = tpu.with_compiler("Built on Jan 12 2026 16:25:22 (1768263922) cl/854318611");
    assert_eq!((version("", tpu), version("", old)), (11, 9));
    assert_eq!(version("mosaic_version: 8", old), 8);
}

#[test]
fn an_unknown_key_names_the_nearest() {
    let text = message(yaml("vmem_limt: 3"));
    assert!(text.contains("c.yaml: unknown key `vmem_limt`; the nearest is `vmem_limit`"), "{text}");
    let text = message(variables(&[("GRPO_OPT_STRICKT", "1")]));
    assert!(text.contains("`GRPO_OPT_STRICKT`; the nearest is `GRPO_OPT_STRICT`"), "{text}");
    let text = message(variables(&[("GRPO_OPT_DISABLE_PASS", "merge, onlin")]));
    assert!(text.contains("GRPO_OPT_DISABLE_PASS: unknown pass `onlin`"), "{text}");
    let commas =
        variables(&[("GRPO_OPT_DISABLE_PASS", "merge,online"), ("GRPO_OPT_REMARKS_FILE", "a,b")]);
    let commas = commas.unwrap();
    assert_eq!((commas.disabled().len(), commas.remarks_file), (2, Some("a,b".into())));
    let text = message(yaml("disable_pass: onlin"));
    assert!(text.contains("unknown pass `onlin`; the nearest is `online`"), "{text}");
}

#[test]
fn bad_values_are_explained() {
    for (text, part) in [
        ("strict: maybe", "`strict`: expected true or false, not `maybe`"),
        ("tile_n: 0", "expected a number from 1"),
        ("vmem_limit: 3MB", "unknown unit `MB`"),
        ("vmem_limit: 99999999999GiB", "too large"),
        ("memory_budget: 184467440737095516.99x", "too large"),
        ("target: gpus", "expected auto, tpu, portable, cpu, gpu, h100, h200, a100 or l4"),
        ("memory_budget: logits/0", "expected a share of the logits such as logits/4, not `logits/0`"),
        ("mosaic_version: 3", "Mosaic version 3 is not known; known are 4, 5, 6"),
        ("tile_n: [1, 2]", "expected one value"),
        ("tile_n: {a: b}", "expected a word or a list of words"),
        ("- a\n- b", "expected one mapping"),
        ("a: b: c", "c.yaml:1:5: mapping values are not allowed"),
        ("tile_n: 1\ntile_n: 2", "c.yaml:2:1: duplicate"),
        ("tile_n: 1_0", "expected a whole number, not `1_0`"),
        ("memory_budget: 1.0", "expected a whole number, not `1.0`"),
    ] {
        let found = message(yaml(text));
        assert!(found.contains(part), "{text}: {found}");
    }
}

#[test]
fn variables_win_over_the_file() {
    let path = std::env::temp_dir().join(format!("grpo-config-{}.yaml", std::process::id()));
    std::fs::write(&path, "tile_n: 64\ntile_v: 128\n").unwrap();
    let file = path.to_str().unwrap();
    let config = variables(&[(FILE_VARIABLE, file), ("GRPO_OPT_TILE_N", "32"), ("HOME", "x")]);
    std::fs::remove_file(&path).unwrap();
    let config = config.unwrap();
    assert_eq!((config.tile_n, config.tile_v), (count(32), count(128)));
    assert!(message(variables(&[(FILE_VARIABLE, file)])).contains(file));
}

#[test]
fn variables_of_other_parts_are_no_keys() {
    for name in [LIBRARY_VARIABLE, CORE_DUMP_VARIABLE] {
        assert_eq!(variables(&[(name, "1")]).unwrap(), Config::default(), "{name}");
    }
}

#[test]
fn the_identity_is_what_changes_programs() {
    let base = yaml("").unwrap().identity();
    assert_eq!(
        yaml("remarks: all\ntiming: on\ndump_folder: d\nexplain: e\nplugin: p\nisolate: off\ntime_limit: 1\nmemory_limit: 1GiB").unwrap().identity(),
        base
    );
    for text in ["tile_v: 256", "strict: true", "target: portable", "disable_pass: merge"] {
        assert!(yaml(text).unwrap().identity() != base, "{text}");
    }
}

/// The content counts, not only the name: what caches know would be wrong once a table is written again.
#[test]
fn times_of_tiles_are_read_and_part_of_the_identity() {
    let path = std::env::temp_dir().join(format!("grpo-tiles-{}.json", std::process::id()));
    let text = format!("tile_times: {}", path.display());
    std::fs::write(&path, r#"{"version": 1, "kernels": []}"#).unwrap();
    let empty = yaml(&text).unwrap();
    let entry = r#"{"chip": "v6e", "kernel": "k", "tiles": [16, 128], "seconds": 1, "modelled_seconds": 2, "how": "measured"}"#;
    std::fs::write(&path, format!(r#"{{"version": 1, "kernels": [{entry}]}}"#)).unwrap();
    let full = yaml(&text).unwrap();
    std::fs::write(&path, "{}").unwrap();
    let broken = message(yaml(&text));
    std::fs::remove_file(&path).unwrap();
    let missing = message(yaml(&text));
    assert!(empty.tpu(Platform::default()).tuned.is_some());
    assert_eq!(empty.clone(), empty);
    assert!(empty != full && empty.identity() != full.identity());
    assert!(broken.contains("`tile_times`: ") && broken.contains("missing field"), "{broken}");
    assert!(missing.contains("`tile_times`: ") && missing.contains("cannot be read"), "{missing}");
}
