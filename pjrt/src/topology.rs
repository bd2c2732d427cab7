//! Names of topologies: a chip and a grid of chips, such as `v6e:2x2`, or a GPU and their number, such as `h100:8`.

use std::fmt;
use std::str::FromStr;

use super::Error;
use super::gpu::{GPUS, Gpu};

/// A chip generation as libtpu names it.
struct Family {
    /// The name in a topology, before the colon.
    name: &'static str,
    /// The grid of one host, the default.
    host: &'static [u32],
    /// What `TPU_ACCELERATOR_TYPE` calls the chip.
    accelerator: &'static str,
    /// What the accelerator type counts for each chip: v4 and v5p count cores.
    counted_per_chip: u64,
}

const FAMILIES: &[Family] = &[
    Family { name: "v4", host: &[2, 2, 1], accelerator: "v4", counted_per_chip: 2 },
    Family { name: "v5e", host: &[2, 2], accelerator: "v5litepod", counted_per_chip: 1 },
    Family { name: "v5p", host: &[2, 2, 1], accelerator: "v5p", counted_per_chip: 2 },
    Family { name: "v6e", host: &[2, 2], accelerator: "v6e", counted_per_chip: 1 },
    Family { name: "tpu7x", host: &[2, 2, 1], accelerator: "tpu7x", counted_per_chip: 2 },
];

/// What to compile for: a TPU generation and a grid of chips, or a GPU and a number of them.
///
/// Parses `v6e:2x2`, `v5e:2x2`, `v5p:2x2x1`, `v4:2x2x1`, `tpu7x:2x2x1` and the like, where a bare chip name means the
/// grid of one host; and `h100`, `h100:8` and the like, where a bare name means one GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topology {
    device: Device,
    grid: Vec<u32>,
}

/// One device of a topology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Device {
    /// An index into [`FAMILIES`].
    Tpu(usize),
    /// An index into [`GPUS`].
    Gpu(usize),
}

impl Device {
    fn all() -> impl Iterator<Item = Device> {
        (0..FAMILIES.len()).map(Device::Tpu).chain((0..GPUS.len()).map(Device::Gpu))
    }

    fn name(self) -> &'static str {
        match self {
            Device::Tpu(family) => FAMILIES[family].name,
            Device::Gpu(model) => GPUS[model].name,
        }
    }

    /// The grid that a bare name means.
    fn default_grid(self) -> &'static [u32] {
        match self {
            Device::Tpu(family) => FAMILIES[family].host,
            Device::Gpu(_) => &[1],
        }
    }
}

impl Topology {
    /// Names that are known, with the grid that a bare name means.
    pub(crate) fn known() -> Vec<String> {
        Device::all().map(|device| Self::smallest(device).to_string()).collect()
    }

    /// Number of devices.
    pub(crate) fn chips(&self) -> u64 {
        self.grid.iter().map(|&side| u64::from(side)).product()
    }

    /// Whether it is made of GPUs.
    pub fn is_gpu(&self) -> bool {
        self.gpu().is_some()
    }

    /// The GPU; none for a TPU.
    pub(super) fn gpu(&self) -> Option<&'static Gpu> {
        match self.device {
            Device::Tpu(_) => None,
            Device::Gpu(model) => Some(&GPUS[model]),
        }
    }

    /// The value for `TPU_ACCELERATOR_TYPE`; none for a GPU.
    pub(super) fn accelerator_type(&self) -> Option<String> {
        let Device::Tpu(family) = self.device else { return None };
        let count = self.chips() * FAMILIES[family].counted_per_chip;
        Some(format!("{}-{count}", FAMILIES[family].accelerator))
    }

    fn smallest(device: Device) -> Self {
        Self { device, grid: device.default_grid().to_vec() }
    }

    pub(super) fn unknown(name: &str, reason: impl Into<String>) -> Error {
        Error::UnknownTopology {
            name: name.to_owned(),
            reason: reason.into(),
            known: Self::known().join(", "),
        }
    }
}

impl FromStr for Topology {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        let (chip, grid) = match name.split_once(':') {
            Some((chip, grid)) => (chip, Some(grid)),
            None => (name, None),
        };
        let device = Device::all()
            .find(|device| device.name() == chip)
            .ok_or_else(|| Self::unknown(name, format!("no chip is called `{chip}`")))?;
        let mut topology = Self::smallest(device);
        let Some(grid) = grid else {
            return Ok(topology);
        };
        let sides: Option<Vec<u32>> = grid
            .split('x')
            .map(|side| side.parse().ok().filter(|side| (1..=1024).contains(side)))
            .collect();
        let rank = topology.grid.len();
        topology.grid = sides.filter(|sides| sides.len() == rank).ok_or_else(|| {
            let form = ["A", "B", "C"][..rank].join("x");
            Self::unknown(name, format!("the chips of {chip} form a grid {chip}:{form}"))
        })?;
        Ok(topology)
    }
}

impl fmt::Display for Topology {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let sides: Vec<_> = self.grid.iter().map(u32::to_string).collect();
        let name = self.device.name();
        match self.device {
            Device::Gpu(_) if self.chips() == 1 => write!(f, "{name}"),
            _ => write!(f, "{name}:{}", sides.join("x")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_parse_and_print() {
        for name in ["v6e:2x2", "v5e:4x4", "v5p:2x2x1", "v4:2x2x2", "tpu7x:2x2x1", "h100", "l4:8"] {
            assert_eq!(name.parse::<Topology>().unwrap().to_string(), name);
        }
        let host: Topology = "v6e".parse().unwrap();
        assert_eq!(host.to_string(), "v6e:2x2");
        assert_eq!(host.accelerator_type().as_deref(), Some("v6e-4"));
        let one: Topology = "a100:1".parse().unwrap();
        assert_eq!((one.to_string(), one.chips(), one.accelerator_type()), ("a100".to_owned(), 1, None));
    }

    #[test]
    fn other_names_are_refused_with_the_known_ones() {
        for name in [
            "",
            "v9:2x2",
            "v6e:",
            "v6e:2",
            "v6e:2x2x1",
            "v6e:0x2",
            "v6e:2x-1",
            "v6e:axb",
            "h100:",
            "h100:2x2",
            "h100:0",
        ] {
            let message = name.parse::<Topology>().unwrap_err().to_string();
            assert!(message.contains("v6e:2x2, tpu7x:2x2x1, h100, h200"), "{message}");
        }
    }
}
