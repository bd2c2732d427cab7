//! Our passes, by name.

use crate::names;
use crate::passes;
use grpo_io::error::{Error, Result};
use grpo_loops::target::Target;
use grpo_transforms::pass::Pass;
use std::sync::Arc;

/// The use of a pass in pipelines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// Runs in the default pipeline.
    Default,
    /// Runs if a pipeline names it.
    Named,
    /// Belongs to another target than the selected one: does nothing.
    Idle,
}

/// Our passes: the target-independent ones, those of the selected target, and the names of other targets' passes.
pub struct Registry(Vec<(Arc<dyn Pass>, Role)>);

impl Registry {
    /// The passes for `target`. Pipelines may name passes of `others` as well, which do nothing.
    pub fn new(target: &dyn Target, others: &[Arc<dyn Target>]) -> Registry {
        let mut all: Vec<(Arc<dyn Pass>, Role)> = Vec::new();
        let mut add = |passes: Vec<Arc<dyn Pass>>, role| {
            for pass in passes {
                if !all.iter().any(|(p, _)| p.name() == pass.name()) {
                    all.push((pass, role));
                }
            }
        };
        add(passes::find(target), Role::Default);
        add(target.passes(), Role::Default);
        others.iter().for_each(|t| add(t.passes(), Role::Idle));
        add(passes::finish(target), Role::Default);
        add(passes::named(), Role::Named);
        Registry(all)
    }

    /// All passes: those of the default pipeline in order, then those that run only if named.
    pub fn passes(&self) -> impl Iterator<Item = &dyn Pass> {
        self.0.iter().map(|(pass, _)| pass.as_ref())
    }

    /// Those of the default pipeline, in order.
    pub fn standard(&self) -> impl Iterator<Item = &Arc<dyn Pass>> {
        self.0.iter().filter(|(_, role)| *role == Role::Default).map(|(pass, _)| pass)
    }

    /// The pass with this name, and whether it runs; none if it is not one of ours.
    pub fn find(&self, name: &str) -> Option<(&Arc<dyn Pass>, bool)> {
        self.0.iter().find(|(p, _)| p.name() == name).map(|(pass, role)| (pass, *role != Role::Idle))
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
