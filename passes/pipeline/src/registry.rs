//! Our passes, by name.

use crate::names;
use crate::passes;
use grpo_io::error::{Error, Result};
use grpo_loops::target::Target;
use grpo_transforms::pass::Pass;
use std::sync::Arc;

/// Our passes in the order of the default pipeline: the target-independent ones, those of the selected target, and, with false, those of
/// other targets, which do nothing.
pub struct Registry(Vec<(Arc<dyn Pass>, bool)>);

impl Registry {
    /// The passes for `target`. Pipelines may name passes of `others` as well, which do nothing.
    pub fn new(target: &dyn Target, others: &[Arc<dyn Target>]) -> Registry {
        let mut all: Vec<(Arc<dyn Pass>, bool)> = Vec::new();
        let mut add = |passes: Vec<Arc<dyn Pass>>, runs| {
            for pass in passes {
                if !all.iter().any(|(p, _)| p.name() == pass.name()) {
                    all.push((pass, runs));
                }
            }
        };
        add(passes::find(target), true);
        add(target.passes(), true);
        others.iter().for_each(|t| add(t.passes(), false));
        add(passes::finish(target), true);
        Registry(all)
    }

    /// All passes.
    pub fn passes(&self) -> impl Iterator<Item = &dyn Pass> {
        self.0.iter().map(|(pass, _)| pass.as_ref())
    }

    /// Those of the default pipeline, in order.
    pub fn standard(&self) -> impl Iterator<Item = &Arc<dyn Pass>> {
        self.0.iter().filter(|(_, runs)| *runs).map(|(pass, _)| pass)
    }

    /// The pass with this name, and whether it runs; none if it is not one of ours.
    pub fn find(&self, name: &str) -> Option<(&Arc<dyn Pass>, bool)> {
        self.0.iter().find(|(p, _)| p.name() == name).map(|(pass, runs)| (pass, *runs))
    }

    /// `; did you mean `x`?` for an unknown name.
    pub fn suggestion(&self, name: &str) -> String {
        names::suggestion(name, self.passes().map(Pass::name))
    }

    /// # Errors
    /// [`Error::Usage`] when `disabled` holds a name that is none of our passes.
    pub(crate) fn check_disabled(&self, disabled: &[String]) -> Result<()> {
        match disabled.iter().find(|name| self.find(name).is_none()) {
            Some(name) => {
                let near = self.suggestion(name);
                Err(Error::Usage(format!("cannot disable the unknown pass `{name}`{near}")))
            }
            None => Ok(()),
        }
    }
}
