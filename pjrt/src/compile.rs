//! Compiles a program for a topology and reads the compiler's figures.

use std::ffi::c_char;
use std::slice;
use std::time::{Duration, Instant};

use super::api::{
    Compile, DeviceDescriptionId, Executable as RawExecutable, ExecutableDestroy, ExecutableMemoryStats,
    ExecutableOptimizedProgram, NamedValue, Program, Topology as RawTopology, TopologyCreate,
    TopologyDestroy, TopologyDevices, TopologyPlatformVersion,
};
use super::plugin::Plugin;
use super::plugin::borrow_text;
use super::wire::{Reader, Writer};
use super::{Error, HloModule, HloValue, Topology};

/// Options of a compilation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileOptions {
    /// Number of devices that the program is split over. More than one turns
    /// SPMD partitioning on; sizes are then those of one device.
    pub partitions: u32,
    /// With several partitions: use the Shardy partitioner (JAX's default)
    /// instead of GSPMD.
    pub shardy: bool,
    /// Fetch the optimized program, which [`Compiled::largest_values`] needs.
    pub optimized_hlo: bool,
}

impl Default for CompileOptions {
    fn default() -> Self {
        Self { partitions: 1, shardy: true, optimized_hlo: true }
    }
}

impl CompileOptions {
    /// Encodes a `CompileOptionsProto` for one replica on the first
    /// `partitions` of `devices`.
    fn encode(&self, devices: &[i32]) -> Result<Vec<u8>, Error> {
        let partitions = self.partitions as usize;
        if partitions == 0 || partitions > devices.len() {
            return Err(Error::Options(format!(
                "{partitions} partitions cannot be placed on {} devices",
                devices.len()
            )));
        }
        let assignment = devices[..partitions].iter().fold(
            Writer::new().integer(1, 1).integer(2, i64::from(self.partitions)),
            |assignment, &device| assignment.message(3, Writer::new().integer(1, i64::from(device))),
        );
        let mut build =
            Writer::new().integer(1, -1).integer(4, 1).integer(5, i64::from(self.partitions));
        if self.partitions > 1 {
            build = build.integer(6, 1).integer(19, i64::from(self.shardy));
        }
        Ok(Writer::new().message(3, build.message(9, assignment)).finish())
    }
}

/// The devices that an encoded `CompileOptionsProto` assigns a program to; none if it does not say.
pub fn assigned_devices(encoded: &[u8]) -> Option<Vec<i64>> {
    // The same fields as in `CompileOptions::encode`.
    let of = |message: &[u8], field: u32| -> Option<Vec<Vec<u8>>> {
        let fields = Reader::new(message).collect::<Result<Vec<_>, _>>().ok()?;
        let mine = fields.into_iter().filter(|(number, _)| *number == field);
        mine.map(|(_, value)| value.bytes().map(<[u8]>::to_vec).ok()).collect()
    };
    let build = of(encoded, 3)?.pop()?;
    let assignment = of(&build, 9)?.pop()?;
    let mut devices = Vec::new();
    for computation in of(&assignment, 3)? {
        for field in Reader::new(&computation) {
            if let (1, value) = field.ok()? {
                value.integers(&mut devices).ok()?;
            }
        }
    }
    (!devices.is_empty()).then_some(devices)
}

/// The compiler's figures of a compiled program. Sizes are bytes on one
/// device.
#[derive(Clone, Debug, Default)]
pub struct Compiled {
    /// Bytes of the program's arguments.
    pub arguments: u64,
    /// Bytes of its results.
    pub outputs: u64,
    /// Bytes of temporaries while it runs.
    pub temporaries: u64,
    /// Bytes of results that share the memory of arguments (donation).
    pub aliased: u64,
    /// Bytes of machine code.
    pub generated_code: u64,
    /// The compiler's own peak in bytes: the most that is live in its schedule,
    /// prefetches into on-chip memory included. 0 if it reports none.
    pub scheduled_peak: u64,
    /// Time that the compiler took.
    pub duration: Duration,
    /// The compiler's version as it names itself, on one line.
    pub compiler: String,
    /// The optimized program, if [`CompileOptions`] ask for it.
    pub optimized: Option<HloModule>,
}

impl Compiled {
    /// Peak device memory in bytes: arguments + outputs + temporaries − aliased.
    pub fn peak(&self) -> u64 {
        self.required().saturating_add(self.temporaries).saturating_sub(self.aliased)
    }

    /// Bytes of arguments + outputs, which no compiler can avoid without donation.
    pub fn required(&self) -> u64 {
        self.arguments.saturating_add(self.outputs)
    }

    /// All values of the optimized program, largest element count first.
    /// Empty when the optimized program was not asked for.
    pub fn largest_values(&self) -> Vec<HloValue> {
        self.optimized.as_ref().map(HloModule::largest_values).unwrap_or_default()
    }

    /// Values with at least `elements` elements that the optimized program
    /// really stores, other than its parameters and results.
    pub fn stored_values(&self, elements: u64) -> Vec<HloValue> {
        self.optimized.as_ref().map(|module| module.stored_values(elements)).unwrap_or_default()
    }
}

/// A compiled program as the plugin gives it, before decoding.
pub(super) struct RawCompiled {
    pub compiled: Compiled,
    /// Format and bytes of the optimized program.
    pub optimized: Option<(String, Vec<u8>)>,
}

/// Adds the decoded program to the figures.
pub(super) fn decode(
    mut compiled: Compiled,
    optimized: Option<(String, Vec<u8>)>,
) -> Result<Compiled, Error> {
    compiled.optimized =
        optimized.map(|(format, bytes)| HloModule::parse(&format, &bytes)).transpose()?;
    Ok(compiled)
}

/// Compiles `program` (StableHLO text, MLIR bytecode or a portable artifact) for `topology` in this process, and leaves
/// the optimized program encoded; see [`Plugin::load`] for what that means for the process.
///
/// # Errors
/// [`Error::UnknownTopology`] if the plugin does not know the grid, [`Error::Options`] if there are too few devices,
/// [`Error::Plugin`] if the program is refused.
pub(super) fn compile_raw(
    plugin: &Plugin,
    topology: &Topology,
    program: &[u8],
    options: &CompileOptions,
) -> Result<RawCompiled, Error> {
    let target = Target::new(plugin, topology)?;
    let encoded = options.encode(&target.devices()?)?;
    let started = Instant::now();
    let executable = target.compile(program, &encoded)?;
    let duration = started.elapsed();
    let mut compiled = executable.memory()?;
    compiled.duration = duration;
    compiled.compiler = target.compiler()?;
    let optimized = options.optimized_hlo.then(|| executable.optimized()).transpose()?;
    Ok(RawCompiled { compiled, optimized })
}

/// A topology that the plugin created.
struct Target<'p> {
    plugin: &'p Plugin,
    raw: *mut RawTopology,
    is_gpu: bool,
}

impl<'p> Target<'p> {
    fn new(plugin: &'p Plugin, topology: &Topology) -> Result<Self, Error> {
        let name = topology.to_string();
        // The CUDA plugin knows no GPU by name. The shape is that of partitions, hosts and devices of a host.
        let texts = topology.gpu().map(|gpu| (gpu.target_config(), format!("1x1x{}", topology.chips())));
        let options: Vec<NamedValue> = texts
            .iter()
            .flat_map(|(config, shape)| {
                [NamedValue::string("target_config", config), NamedValue::string("topology", shape)]
            })
            .collect();
        let mut arguments = TopologyCreate {
            topology_name: name.as_ptr().cast(),
            topology_name_size: name.len(),
            create_options: options.as_ptr(),
            num_options: options.len(),
            ..Default::default()
        };
        plugin.call(&mut arguments).map_err(|error| match error {
            Error::Plugin { message, .. } => Topology::unknown(&name, message),
            other => other,
        })?;
        Ok(Self { plugin, raw: arguments.topology, is_gpu: topology.is_gpu() })
    }

    /// Identifiers of all devices, in the plugin's order.
    fn devices(&self) -> Result<Vec<i32>, Error> {
        let mut list = TopologyDevices { topology: self.raw, ..Default::default() };
        self.plugin.call(&mut list)?;
        let descriptions = if list.descriptions.is_null() {
            &[]
        } else {
            // SAFETY: the plugin's list lives as long as the topology.
            unsafe { slice::from_raw_parts(list.descriptions, list.num_descriptions) }
        };
        descriptions
            .iter()
            .map(|&device_description| {
                let mut device = DeviceDescriptionId { device_description, ..Default::default() };
                self.plugin.call(&mut device)?;
                Ok(device.id)
            })
            .collect()
    }

    /// The compiler's version.
    fn compiler(&self) -> Result<String, Error> {
        let mut version = TopologyPlatformVersion { topology: self.raw, ..Default::default() };
        self.plugin.call(&mut version)?;
        let (text, size) = (version.platform_version, version.platform_version_size);
        // SAFETY: the text lives as long as the topology.
        let text = unsafe { borrow_text(text.cast(), size) };
        let text = text.lines().collect::<Vec<_>>().join(", ");
        // The CUDA plugin's version is the name of the GPU.
        Ok(if self.is_gpu { format!("XLA for {text}") } else { text })
    }

    fn compile(&self, program: &[u8], options: &[u8]) -> Result<Executable<'p>, Error> {
        const FORMAT: &str = "mlir";
        // MLIR's lexer looks at the byte after the text before it asks whether the text has ended: a letter that
        // happened to lie there would be read as part of the last word, and its location fails outside the text.
        let code = [program, b"\0"].concat();
        let program = Program {
            // The plugin only reads it; the field is shared with an output.
            code: code.as_ptr().cast_mut().cast(),
            code_size: program.len(),
            format: FORMAT.as_ptr().cast(),
            format_size: FORMAT.len(),
            ..Default::default()
        };
        let mut arguments = Compile {
            topology: self.raw,
            program: &program,
            compile_options: options.as_ptr().cast(),
            compile_options_size: options.len(),
            ..Default::default()
        };
        self.plugin.call(&mut arguments)?;
        Ok(Executable { plugin: self.plugin, raw: arguments.executable })
    }
}

impl Drop for Target<'_> {
    fn drop(&mut self) {
        // Nothing can be done about a failure to free.
        let _ = self.plugin.call(&mut TopologyDestroy { topology: self.raw, ..Default::default() });
    }
}

/// A compiled program that the plugin owns.
struct Executable<'p> {
    plugin: &'p Plugin,
    raw: *mut RawExecutable,
}

impl Executable<'_> {
    fn memory(&self) -> Result<Compiled, Error> {
        let mut stats = ExecutableMemoryStats { executable: self.raw, ..Default::default() };
        self.plugin.call(&mut stats)?;
        let bytes = |size: i64| u64::try_from(size).unwrap_or(0);
        Ok(Compiled {
            arguments: bytes(stats.arguments),
            outputs: bytes(stats.outputs),
            temporaries: bytes(stats.temporaries),
            aliased: bytes(stats.aliased),
            generated_code: bytes(stats.generated_code),
            scheduled_peak: bytes(stats.peak),
            ..Default::default()
        })
    }

    /// Format and bytes of the optimized program.
    fn optimized(&self) -> Result<(String, Vec<u8>), Error> {
        let mut program = Program::default();
        let mut arguments = ExecutableOptimizedProgram {
            executable: self.raw,
            program: &mut program,
            ..Default::default()
        };
        // Without a buffer the call only says how large one must be.
        self.plugin.call(&mut arguments)?;
        let mut bytes = vec![0u8; program.code_size];
        program.code = bytes.as_mut_ptr().cast::<c_char>();
        arguments.program = &mut program;
        self.plugin.call(&mut arguments)?;
        // SAFETY: the format's name lives as long as the executable.
        let format = unsafe { borrow_text(program.format.cast(), program.format_size) };
        bytes.truncate(program.code_size);
        Ok((format, bytes))
    }
}

impl Drop for Executable<'_> {
    fn drop(&mut self) {
        // Nothing can be done about a failure to free.
        let _ = self.plugin.call(&mut ExecutableDestroy { executable: self.raw, ..Default::default() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_peak_leaves_out_what_is_aliased() {
        let compiled =
            Compiled { arguments: 100, outputs: 50, temporaries: 20, aliased: 40, ..Default::default() };
        assert_eq!(compiled.peak(), 130);
        assert!(compiled.largest_values().is_empty());
    }

    #[test]
    fn options_name_the_devices() {
        let options = CompileOptions::default();
        let assignment = [0x4a, 8, 8, 1, 16, 1, 26, 2, 8, 5];
        assert!(options.encode(&[5, 6]).unwrap().ends_with(&assignment));
        let encoded = options.encode(&[5, 6]).unwrap();
        assert_eq!(assigned_devices(&encoded), Some(vec![5]));
        assert_eq!(assigned_devices(&encoded[..encoded.len() - 1]), None);
        assert_eq!(assigned_devices(&[]), None);
        let options = CompileOptions { partitions: 3, ..options };
        assert_eq!(assigned_devices(&options.encode(&[0, 1, 2]).unwrap()), Some(vec![0, 1, 2]));
        assert!(options.encode(&[0, 1]).is_err());
        assert!(options.encode(&[0, 1, 2]).is_ok());
    }
}
