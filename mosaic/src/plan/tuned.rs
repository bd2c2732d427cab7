//! A table of kernel times by tile size, from `tools/bench --tune`, which corrects the cost model.
//!
//! A table is a JSON file. An entry is a kernel, its tiles, the seconds of a call (measured on a TPU, or predicted for
//! a compiled kernel by the calibrated model) and those of the plan's cost model. The plan multiplies modelled times by
//! the ratio of both, relative to the tiles that the model prefers. Tiles without an entry get the kernel's largest
//! factor, so that a misjudgement of the model does not lead to them. A table only chooses between legal plans: the
//! numbers of a program do not depend on it.

use crate::spec::{KernelSpec, Order};
use grpo_sweep::{Layout, Sink, Source, Tiles};
use serde::Deserialize;

/// The version of the file format.
const VERSION: u32 = 1;

/// A table of times.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuned {
    version: u32,
    kernels: Vec<Entry>,
}

/// One kernel with some tiles.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// The generation, such as `v6e`.
    chip: String,
    /// Its [`signature`].
    kernel: String,
    /// Rows and columns.
    tiles: [i64; 2],
    /// Seconds of a call; 0 chooses these tiles.
    seconds: f64,
    /// Seconds of a call by the cost model.
    modelled_seconds: f64,
    /// `measured` or `predicted`, for the reader.
    #[serde(rename = "how")]
    _how: String,
}

impl Tuned {
    /// Parses a table.
    ///
    /// # Errors
    /// A message with the position of the error, or the invalid number.
    pub fn parse(text: &str) -> Result<Tuned, String> {
        let table: Tuned = serde_json::from_str(text).map_err(|why| why.to_string())?;
        if table.version != VERSION {
            return Err(format!("its version is {}, and {VERSION} is known", table.version));
        }
        let is_time = |seconds: f64| seconds.is_finite() && seconds >= 0.0;
        match table
            .kernels
            .iter()
            .find(|e| !is_time(e.seconds) || !is_time(e.modelled_seconds) || e.modelled_seconds == 0.0)
        {
            Some(e) => Err(format!("the kernel `{}` has a time that is none", e.kernel)),
            None => Ok(table),
        }
    }

    /// The factor by which the modelled time of a kernel is multiplied; 1 if the table does not have the kernel.
    pub fn factor(&self, chip: &str, spec: &KernelSpec<'_, '_>) -> f64 {
        let kernel = signature(spec);
        let known = self.kernels.iter().filter(|e| e.chip == chip && e.kernel == kernel);
        let ratio = |e: &Entry| e.seconds / e.modelled_seconds;
        let tried = known.clone().filter(|e| e.seconds > 0.0);
        let first = tried.clone().min_by(|a, b| a.modelled_seconds.total_cmp(&b.modelled_seconds));
        let unit = first.map_or(1.0, ratio);
        let Tiles { rows, cols } = spec.tiles;
        match known.clone().find(|e| e.tiles == [rows, cols]) {
            Some(entry) => ratio(entry) / unit,
            None => tried.map(|e| ratio(e) / unit).fold(1.0, f64::max),
        }
    }
}

/// A text that is equal for kernels that do the same work. Tiles, grid and stashed regions are not part of it.
pub fn signature(spec: &KernelSpec<'_, '_>) -> String {
    let s = spec.sweep;
    let layout = |layout: Layout| if layout == Layout::Kv { "kv" } else { "vk" };
    let source = |source: &Source| match source {
        Source::Head { hidden, layout: of, elem, .. } => {
            let hidden = hidden.tensor_type();
            format!(
                "head {}[{}] {} to {}",
                hidden.elem.text(),
                hidden.shape[1],
                layout(*of),
                elem.text()
            )
        }
        Source::Logits { elem, .. } => format!("logits {}", elem.text()),
    };
    let sink = |sink: &Sink| match s.matrix_extent(sink) {
        Some(extent) => format!("{}[{extent}]", sink.kind()),
        None => sink.kind().to_string(),
    };
    let words = |list: Vec<String>| list.join(", ");
    format!(
        "{} of {} x {}{}: {}{} -> {}; {} by row, {} by column, {} operations",
        match spec.order {
            _ if s.is_two_phase() => "rows of logits",
            Order::RowMajor => "rows",
            Order::ColMajor => "columns",
        },
        s.rows,
        s.cols,
        if spec.apart == 0 { String::new() } else { format!(" without {}", spec.apart) },
        words(s.sources.iter().map(source).collect()),
        if s.stashed.is_empty() { "" } else { ", partly stashed" },
        words(s.sinks.iter().map(sink).collect()),
        s.row_operands.len(),
        s.col_operands.len(),
        s.body.reachable(&s.roots()).len(),
    )
}
