//! Names of TPU topologies: a chip and a grid of chips, such as `v6e:2x2`.

use std::fmt;
use std::str::FromStr;

use super::Error;

/// A chip generation as libtpu names it.
struct Family {
    /// The name in a topology, before the colon.
    name: &'static str,
    /// The grid of one host, used when none is given.
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

/// A TPU topology to compile for: a chip generation and a grid of chips.
///
/// Parses `v6e:2x2`, `v5e:2x2`, `v5p:2x2x1`, `v4:2x2x1`, `tpu7x:2x2x1` and the
/// like; a bare chip name means the grid of one host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topology {
    family: usize,
    grid: Vec<u32>,
}

impl Topology {
    /// Names that are known, one host of each chip generation.
    pub fn known() -> Vec<String> {
        (0..FAMILIES.len()).map(|family| Self::host(family).to_string()).collect()
    }

    /// Number of chips in the grid.
    pub fn chips(&self) -> u64 {
        self.grid.iter().map(|&side| u64::from(side)).product()
    }

    /// The value for `TPU_ACCELERATOR_TYPE`.
    pub(super) fn accelerator_type(&self) -> String {
        let family = &FAMILIES[self.family];
        let count = self.chips() * family.counted_per_chip;
        format!("{}-{count}", family.accelerator)
    }

    fn host(family: usize) -> Self {
        Self { family, grid: FAMILIES[family].host.to_vec() }
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
        let family = FAMILIES
            .iter()
            .position(|family| family.name == chip)
            .ok_or_else(|| Self::unknown(name, format!("no chip is called `{chip}`")))?;
        let mut topology = Self::host(family);
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
        write!(f, "{}:{}", FAMILIES[self.family].name, sides.join("x"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_parse_and_print() {
        for name in ["v6e:2x2", "v5e:4x4", "v5p:2x2x1", "v4:2x2x2", "tpu7x:2x2x1"] {
            assert_eq!(name.parse::<Topology>().unwrap().to_string(), name);
        }
        let host: Topology = "v6e".parse().unwrap();
        assert_eq!(host.to_string(), "v6e:2x2");
        assert_eq!(host.accelerator_type(), "v6e-4");
    }

    #[test]
    fn other_names_are_refused_with_the_known_ones() {
        for name in ["", "v9:2x2", "v6e:", "v6e:2", "v6e:2x2x1", "v6e:0x2", "v6e:2x-1", "v6e:axb"] {
            let message = name.parse::<Topology>().unwrap_err().to_string();
            assert!(message.contains("v6e:2x2, tpu7x:2x2x1"), "{message}");
        }
    }
}
