//! `lower-mosaic`: see [`LowerMosaic::doc`].

use crate::Tpu;
use crate::spec::tables::Tables;
use crate::{emit, plan, version};
use grpo_dataflow::column_pick::MOST_COMPARED;
use grpo_io::error::Result;
use grpo_ir::{Builder, Op, Val};
use grpo_loops::lower_loops::lowered_sweep;
use grpo_sweep::{Sweep, is_sweep, mark_lowered};
use grpo_transforms::options::Options;
use grpo_transforms::pass::{Pass, PassContext, failure};
use serde_json::Value;

/// Lowers sweeps to Mosaic kernels.
pub struct LowerMosaic(pub Tpu);

const NAME: &str = "lower-mosaic";

impl Pass for LowerMosaic {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Lowers vocabulary sweeps to Mosaic kernels for TPU.

Replaces each planned `vocab.sweep` by one or two `stablehlo.custom_call @tpu_custom_call`, whose
bodies are kernels in Mosaic's versioned text form, and by the small operations around them: row
operands are repeated over the 128 lanes, and the kernels' 128 partial results per row are combined.
Sinks with one entry per row go into a kernel that keeps a block of rows and streams the vocabulary;
`contract_rows`, `colsum` and, with them, `store` go into one that keeps a block of columns and
streams the rows. A sweep of two phases becomes one kernel that keeps whole rows of logits, combines
lanes itself and runs the row program. No value of the size of the logits leaves a kernel, except what `store` asks for.
What the kernel emitter cannot express (f64, say) is left for `lower-loops`, with a remark, and with it the other
sweeps of that head, whose logits must have the same bits; so is everything where the TPU compiler is too old for the kernels' form.
Two or more columns of each row are looked up by tables (`mosaic/src/spec/tables.rs`); where no kernel can be written
for a sweep of more than 16, the pipeline starts again, and `outline` leaves the loss alone, unless `always_fuse` is
set. Does nothing when the target is portable.

Before:

    %max = \"vocab.sweep\"(%h, %w) ({…}) {…, sinks = [{kind = \"max\"}], plan = {…}}
        : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>

After:

    %lanes = stablehlo.custom_call @tpu_custom_call(%h, %w) {kernel_name = \"vocab_sweep_max\", …}
        : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x128xf32>
    %max = stablehlo.reduce(%lanes init: %lowest) applies stablehlo.maximum across dimensions = [1]
        : (tensor<26x128xf32>, tensor<f32>) -> tensor<26xf32>"
    }

    fn has_tables(&self, options: &Options) -> bool {
        let version = self.0.settings(options).mosaic_version;
        version::unwritable(version).is_none() && version >= version::TABLES
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let settings = &self.0.settings(context.options);
        let sweeps: Vec<Op> = module.walk().into_iter().filter(|o| is_sweep(*o)).collect();
        if let (Some(why), Some(op)) = (version::unwritable(settings.mosaic_version), sweeps.first()) {
            context.remarks.note(NAME, *op, format!("{why}: sweeps become loops instead"));
            return Ok(());
        }
        let mut found = Vec::new();
        for op in sweeps {
            let sweep = read(op)?;
            let fits = || match sweep.plan {
                Some(_) => None,
                None => plan::choose(&sweep, settings, 0).err(),
            };
            let old = settings.mosaic_version < version::TABLES && !Tables::of(&sweep).is_empty();
            let by_tables =
                || old.then(|| "this compiler looks up no lanes of several registers".into());
            let refused = emit::unsupported(&sweep).or_else(by_tables).or_else(fits);
            found.push((op, sweep, refused));
        }
        // Loops and kernels round computed logits, and a tanh of given ones, differently: a softmax with the normaliser
        // from one and numerators from the other would not sum to one.
        while let Some(i) = found.iter().position(|(_, sweep, refused)| {
            refused.is_none() && found.iter().any(|r| r.2.is_some() && sweep.must_be_lowered_as(&r.1))
        }) {
            found[i].2 = Some("another one computes the same logits in a loop".into());
        }
        let is_slow = |sweep: &Sweep| Tables::of(sweep).columns() > MOST_COMPARED;
        let slow = found.iter().filter(|(_, sweep, refused)| refused.is_some() && is_slow(sweep));
        if let (true, Some(why)) = (context.limits.has_tables, slow.filter_map(|f| f.2.as_ref()).next())
        {
            context.findings.no_tables =
                Some(format!("no kernel can be written that looks them up: {why}"));
            return Ok(());
        }
        for (op, _, refused) in found {
            if let Some(what) = refused {
                let why = format!(
                    "no kernel can be written for this sweep ({what}): it becomes a loop instead"
                );
                context.remarks.note(NAME, op, why);
                continue;
            }
            // Read again: operands may have been results of a sweep that has become a kernel.
            let sweep = read(op)?;
            let b = Builder { created: Some(mark_lowered), ..Builder::before(op) };
            let lowered = emit::lower(&b, &sweep, settings).map_err(|e| failure(NAME, op, e))?;
            replace(op, &lowered.results)?;
            context.report.sweeps.push(lowered_sweep(
                op,
                &sweep,
                "mosaic",
                Value::Array(lowered.kernels),
            ));
            op.erase();
        }
        Ok(())
    }
}

fn read<'c>(op: Op<'c>) -> Result<Sweep<'c>> {
    let mut sweep = Sweep::from_op(op).map_err(|e| failure(NAME, op, e))?;
    sweep.prune();
    Ok(sweep)
}

fn replace(op: Op, results: &[Val]) -> Result<()> {
    let types = |vs: &[Val]| vs.iter().map(|v| v.type_text()).collect::<Vec<_>>();
    let old: Vec<Val> = op.results().collect();
    if types(&old) != types(results) {
        return Err(failure(
            NAME,
            op,
            format!("the kernels give ({}) instead of the sweep's results", types(results).join(", ")),
        ));
    }
    for (old, new) in old.into_iter().zip(results) {
        old.replace_all_uses(*new);
    }
    Ok(())
}
