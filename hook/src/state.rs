//! The state of the table's functions, set once when the table is made.

use crate::identity::Identity;
use grpo_driver::config::Config;
use grpo_pjrt_api::api::{Call, Function, TableHeader, VoidFunction, entry};
use std::sync::OnceLock;

/// The wrapped plugin and the configuration.
pub struct State {
    /// The real plugin's table; none if it could not be loaded.
    real: Option<*const TableHeader>,
    pub config: Config,
    pub identity: Identity,
    /// The error that every function returns if there is no plugin.
    pub failure: Option<String>,
}

// SAFETY: a plugin's table is constant and its functions may be called from any thread.
unsafe impl Send for State {}
// SAFETY: as above.
unsafe impl Sync for State {}

static STATE: OnceLock<State> = OnceLock::new();

impl State {
    pub fn new(
        real: Option<*const TableHeader>,
        config: Config,
        identity: Identity,
        failure: Option<String>,
    ) -> State {
        State { real, config, identity, failure }
    }

    /// The real plugin's function for `A`, if it has one.
    pub fn function<A: Call>(&self) -> Option<Function<A>> {
        // SAFETY: the table is the plugin's own, and `Call` ties the slot to the signature.
        let function = unsafe { entry(self.real?, A::SLOT)? };
        // SAFETY: as above.
        Some(unsafe { std::mem::transmute::<*mut std::ffi::c_void, Function<A>>(function.as_ptr()) })
    }

    /// The same for the two functions that return nothing.
    pub fn void_function<A: Call>(&self) -> Option<VoidFunction<A>> {
        // SAFETY: as in `function`.
        let function = unsafe { entry(self.real?, A::SLOT)? };
        // SAFETY: as in `function`.
        Some(unsafe { std::mem::transmute::<*mut std::ffi::c_void, VoidFunction<A>>(function.as_ptr()) })
    }
}

/// Sets the state, if it is not set.
pub fn set(state: State) -> &'static State {
    STATE.get_or_init(|| state)
}

/// The state; none before the table is made.
pub fn get() -> Option<&'static State> {
    STATE.get()
}
