//! A kernel's module: its function with grid and windows, and the functions that move the windows.

use super::text::{Text, Ty, Value};
use grpo_ir::Elem;

/// The parts of a module around a kernel's body.
pub struct KernelModule<'a> {
    pub name: &'a str,
    pub version: u32,
    /// The extents of the grid, of which the last varies fastest.
    pub grid: &'a [i64],
    /// Number of the grid's first dimensions that are parallel.
    pub parallel: usize,
    /// The function's arguments: grid indices, windows, scratch.
    pub args: &'a [Value],
    pub scratch: usize,
    /// One per array.
    pub windows: Vec<BlockSpec<'a>>,
}

/// Computes a block's index in each dimension from the grid's indices.
pub type Position<'a> = Box<dyn Fn(&mut Text, &[Value]) -> Vec<Value> + 'a>;

/// How an array is passed to the kernel.
pub enum BlockSpec<'a> {
    /// As a whole, in HBM.
    Hbm,
    /// In blocks, in VMEM.
    Block {
        extent: Vec<i64>,
        /// True if it is single-buffered.
        once: bool,
        at: Position<'a>,
    },
}

impl KernelModule<'_> {
    /// The module's text around a body.
    pub fn around(&self, body: &str) -> String {
        let list = |items: Vec<String>| items.join(", ");
        let typed = list(self.args.iter().map(|a| format!("{a}: {}", a.ty)).collect());
        let types = list(self.args.iter().map(|a| a.ty.to_string()).collect());
        let params = self.windows.iter().enumerate().map(|(i, w)| match w {
            BlockSpec::Hbm => "{}".to_string(),
            BlockSpec::Block { extent, once, .. } => {
                let mode = match once {
                    true => "pipeline_mode = #tpu.pipeline_mode<synchronous>, ",
                    false => "",
                };
                let extent = list(extent.iter().map(i64::to_string).collect());
                format!(
                    "{{{mode}transform_indices = @transform_{i}, window_bounds = array<i64: {extent}>}}"
                )
            }
        });
        let params = list(params.collect());
        let semantics = (0..self.grid.len()).map(|i| {
            let kind = if i < self.parallel { "parallel" } else { "arbitrary" };
            format!("#tpu.dimension_semantics<{kind}>")
        });
        // Compilers of older versions look for this name.
        let name = if self.version < 10 { "main" } else { self.name };
        let mut out = format!(
            "module attributes {{stable_mosaic.version = {} : i64}} {{\n  \
             \"stable_mosaic.func.func\"() ({{\n  ^bb0({typed}):\n{body}  }}) {{\
             dimension_semantics = [{}], function_type = ({types}) -> (), \
             iteration_bounds = array<i64: {}>, scalar_prefetch = 0 : i64, \
             scratch_operands = {} : i64, sym_name = \"{}\", \
             tpu.core_type = #tpu.core_type<tc>, window_params = [{params}]}} : () -> ()\n",
            self.version,
            list(semantics.collect()),
            list(self.grid.iter().map(i64::to_string).collect()),
            self.scratch,
            name,
        );
        for (i, w) in self.windows.iter().enumerate() {
            if let BlockSpec::Block { at, .. } = w {
                out.push_str(&self.transform(i, at));
            }
        }
        out.push_str("}\n");
        out
    }

    /// The function that maps a grid step to window `i`'s block.
    fn transform(&self, i: usize, at: &dyn Fn(&mut Text, &[Value]) -> Vec<Value>) -> String {
        let mut text = Text::new(self.version);
        let grid: Vec<Value> = self.grid.iter().map(|_| text.argument(Ty::Scalar(Elem::I32))).collect();
        let block = at(&mut text, &grid);
        text.ret(&block);
        let body = text.finish();
        let list = |items: Vec<String>| items.join(", ");
        let ints = |n: usize| vec!["i32"; n].join(", ");
        let args = list(grid.iter().map(|g| format!("{g}: i32")).collect());
        let (from, to) = (ints(grid.len()), ints(block.len()));
        format!(
            "  \"stable_mosaic.func.func\"() ({{\n  ^bb0({args}):\n{body}  }}) {{\
             function_type = ({from}) -> ({to}), sym_name = \"transform_{i}\"}} : () -> ()\n"
        )
    }
}
