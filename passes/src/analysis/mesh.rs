//! A device mesh and what shardings say of it.

use crate::ir::{Block, Op};

/// Mesh axes by their numbers in [`Mesh::axes`], major first.
pub type Axes = Vec<usize>;

/// A mesh that a module is spread over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mesh {
    /// The symbol, without `@`.
    pub name: String,
    /// Names and sizes, major first.
    pub axes: Vec<(String, i64)>,
    /// The device at each place, places in row-major order of the axes; none: device `i` is at place `i`.
    pub order: Option<Vec<i64>>,
}

impl Mesh {
    /// Reads the meshes that a module's shardings name. Those of one device are left out: XLA puts single values there.
    ///
    /// # Errors
    /// The reason why there is none over `devices` devices; it reads as the end of a sentence that begins with
    /// "because".
    pub fn of_module(module: Op, devices: i64) -> Result<Vec<Mesh>, String> {
        let mut found: Vec<Mesh> = Vec::new();
        let blocks = module.regions().into_iter().flat_map(|r| r.blocks());
        for op in blocks.flat_map(Block::ops).filter(|op| op.is("sdy.mesh")) {
            let text = op.attr_text("mesh").unwrap_or_default();
            let name = op.attr_str("sym_name").unwrap_or_default().to_string();
            let mesh = Mesh { name, axes: parse_axes(&text), order: parse_order(&text) };
            if mesh.devices() <= 1 {
                continue;
            }
            if mesh.devices() != devices {
                return Err(format!("its mesh @{} has {} devices", mesh.name, mesh.devices()));
            }
            if mesh.order.as_ref().is_some_and(|order| !is_permutation(order, devices)) {
                return Err(format!("the mesh @{} does not number its devices", mesh.name));
            }
            found.push(mesh);
        }
        if found.is_empty() {
            return Err("it has no Shardy mesh: the GSPMD partitioner's shardings are not read, those of Shardy, JAX's \
                        default (`jax_use_shardy_partitioner`), are"
                .into());
        }
        Ok(found)
    }

    /// The number of devices along `axes`.
    pub fn size(&self, axes: &[usize]) -> i64 {
        axes.iter().map(|a| self.axes[*a].1).product()
    }

    /// The number of all devices.
    pub fn devices(&self) -> i64 {
        self.axes.iter().map(|(_, size)| size).fold(1, |a, b| a.saturating_mul(*b))
    }

    /// The distance in places from one place along an axis to the next.
    pub fn stride(&self, axis: usize) -> i64 {
        self.axes[axis + 1..].iter().map(|(_, size)| size).product()
    }

    /// The groups of devices that differ in their places along `axes` alone, each ordered by these
    /// places, the first axis major.
    pub fn groups(&self, axes: &[usize]) -> Vec<Vec<i64>> {
        let others: Axes = (0..self.axes.len()).filter(|a| !axes.contains(a)).collect();
        let offsets = |axes: &[usize]| -> Vec<i64> {
            axes.iter().fold(vec![0], |all, axis| {
                let step = |at: i64| (0..self.axes[*axis].1).map(move |i| at + i * self.stride(*axis));
                all.into_iter().flat_map(step).collect()
            })
        };
        let inside = offsets(axes);
        let device = |place: i64| match &self.order {
            Some(order) => order[usize::try_from(place).expect("a place")],
            None => place,
        };
        offsets(&others).into_iter().map(|at| inside.iter().map(|i| device(at + i)).collect()).collect()
    }

    /// The place of each device, where devices are numbered in another order than places.
    pub fn places(&self) -> Option<Vec<i64>> {
        let order = self.order.as_ref()?;
        let place = |device: i64| order.iter().position(|d| *d == device);
        (0..self.devices()).map(|device| place(device).and_then(|at| i64::try_from(at).ok())).collect()
    }

    /// A sharding as Shardy writes it, without `#sdy.sharding`: `<@mesh, [{"x"}, {}]>`, or
    /// `<@mesh, [{}, {}], unreduced={"x"}>` of a value that is still to be summed over some axes.
    pub fn sharding_text(&self, dims: &[Axes], unreduced: &[usize]) -> String {
        let dims: Vec<String> = dims.iter().map(|axes| format!("{{{}}}", self.names(axes))).collect();
        let rest = match unreduced {
            [] => String::new(),
            axes => format!(", unreduced={{{}}}", self.names(axes)),
        };
        format!("<@{}, [{}]{rest}>", self.name, dims.join(", "))
    }

    /// The same of a sharding to which propagation may add axes: `<@mesh, [{"x", ?}, {?}]>`.
    pub fn open_sharding_text(&self, dims: &[Axes]) -> String {
        let one = |axes: &Axes| match axes[..] {
            [] => "{?}".to_string(),
            _ => format!("{{{}, ?}}", self.names(axes)),
        };
        let dims: Vec<String> = dims.iter().map(one).collect();
        format!("<@{}, [{}]>", self.name, dims.join(", "))
    }

    /// Quoted names of axes, with commas.
    pub fn names(&self, axes: &[usize]) -> String {
        let names: Vec<String> = axes.iter().map(|a| format!("\"{}\"", self.axes[*a].0)).collect();
        names.join(", ")
    }

    /// The axes over which a value with this sharding is still to be summed: each device has a part of the sum. A
    /// part of an axis is left out.
    pub fn unreduced(&self, text: &str) -> Axes {
        let list = list_of(text, "unreduced={", '}').unwrap_or_default();
        let axis = |name: &str| {
            let name = name.trim().strip_prefix('"')?.strip_suffix('"')?;
            self.axes.iter().position(|(n, size)| n == name && *size > 1)
        };
        list.split(',').filter_map(axis).collect()
    }

    /// Whether a sharding, or the first of several, is on this mesh.
    pub fn is_of(&self, text: &str) -> bool {
        text.contains(&format!("<@{},", self.name))
    }

    /// The axes of each dimension in the text of a sharding on this mesh; none where it is no such
    /// sharding. An axis of which only a part is used ends its dimension's list, and so do axes of size 1:
    /// what is given holds, and may be less than what is written.
    pub fn dims(&self, text: &str) -> Option<Vec<Axes>> {
        let start = format!("<@{}, [", self.name);
        let rest = &text[text.find(&start)? + start.len()..];
        let list = &rest[..rest.find(']')?];
        let mut dims = Vec::new();
        for part in list.split('{').skip(1) {
            let mut axes = Axes::new();
            for name in part.split('}').next()?.split(',').map(str::trim) {
                let Some(name) = name.strip_prefix('"').and_then(|n| n.strip_suffix('"')) else { break };
                let axis = self.axes.iter().position(|(n, _)| n == name)?;
                if self.axes[axis].1 > 1 {
                    axes.push(axis);
                }
            }
            dims.push(axes);
        }
        Some(dims)
    }
}

/// The shardings in `#sdy.sharding_per_value<[<…>, <…>]>`, each with its angle brackets.
pub fn per_value(text: &str) -> Option<Vec<String>> {
    let list = &text[text.find('[')? + 1..];
    let (mut depth, mut start, mut found) = (0usize, 0, Vec::new());
    for (i, c) in list.char_indices() {
        match c {
            '<' if depth == 0 => (start, depth) = (i, 1),
            '<' | '[' | '{' => depth += 1,
            ']' if depth == 0 => return Some(found),
            '>' | ']' | '}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    found.push(list[start..=i].to_string());
                }
            }
            _ => {}
        }
    }
    None
}

/// Shardings, each with its angle brackets, as [`per_value`] reads them.
pub fn per_value_text(shardings: &[String]) -> String {
    format!("#sdy.sharding_per_value<[{}]>", shardings.join(", "))
}

/// The text of the list that follows `key`, without its brackets.
fn list_of<'a>(text: &'a str, key: &str, close: char) -> Option<&'a str> {
    let rest = &text[text.find(key)? + key.len()..];
    Some(&rest[..rest.find(close)?])
}

/// The devices in the text of a mesh such as `#sdy.mesh<["x"=4], device_ids=[3, 1, 2, 0]>`; none where it lists none.
fn parse_order(mesh: &str) -> Option<Vec<i64>> {
    let list = list_of(mesh, "device_ids=[", ']')?;
    Some(list.split(',').filter_map(|id| id.trim().parse().ok()).collect())
}

/// Whether `order` has each number below `count` once.
fn is_permutation(order: &[i64], count: i64) -> bool {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    sorted.into_iter().eq(0..count)
}

/// Names and sizes in the text of a mesh such as `#sdy.mesh<["data"=4, "model"=2]>`.
pub fn parse_axes(mesh: &str) -> Vec<(String, i64)> {
    let mut axes = Vec::new();
    let mut rest = mesh;
    while let Some((_, tail)) = rest.split_once('"') {
        let Some((name, tail)) = tail.split_once('"') else { break };
        let digits: String =
            tail.trim_start_matches('=').chars().take_while(char::is_ascii_digit).collect();
        if let Ok(size) = digits.parse() {
            axes.push((name.to_string(), size));
        }
        rest = tail;
    }
    axes
}

#[cfg(test)]
mod tests {
    use super::{Mesh, is_permutation, parse_axes, parse_order, per_value, per_value_text};
    use pretty_assertions::assert_eq;

    fn mesh() -> Mesh {
        let axes = parse_axes("#sdy.mesh<[\"d\"=2, \"one\"=1, \"t\"=4]>");
        Mesh { name: "mesh".into(), axes, order: None }
    }

    #[test]
    fn groups_are_ordered_by_the_given_axes() {
        let m = mesh();
        assert_eq!(m.axes, [("d".into(), 2), ("one".into(), 1), ("t".into(), 4)]);
        assert_eq!(m.groups(&[2]), [[0, 1, 2, 3], [4, 5, 6, 7]]);
        assert_eq!(m.groups(&[0]), [[0, 4], [1, 5], [2, 6], [3, 7]]);
        assert_eq!(m.groups(&[2, 0]), [[0, 4, 1, 5, 2, 6, 3, 7]]);
        assert_eq!(m.groups(&[]).len(), 8);
        assert_eq!(m.places(), None);
    }

    #[test]
    fn devices_may_be_in_another_order() {
        let text = "#sdy.mesh<[\"d\"=2, \"t\"=4], device_ids=[3, 1, 2, 0, 7, 5, 6, 4]>";
        let m = Mesh { name: "mesh".into(), axes: parse_axes(text), order: parse_order(text) };
        assert_eq!(m.groups(&[1]), [[3, 1, 2, 0], [7, 5, 6, 4]]);
        assert_eq!(m.groups(&[0]), [[3, 7], [1, 5], [2, 6], [0, 4]]);
        assert_eq!(m.places(), Some(vec![3, 1, 2, 0, 7, 5, 6, 4]));
        assert!(is_permutation(&m.order.unwrap(), 8));
        assert!(!is_permutation(&[0, 0], 2));
        assert!(!is_permutation(&[1, 2], 2));
    }

    #[test]
    fn shardings_are_read_and_written() {
        let m = mesh();
        let dims = |text: &str| m.dims(text);
        let per_value = "#sdy.sharding_per_value<[<@mesh, [{\"d\", \"t\"}, {}]>]>";
        assert_eq!(dims(per_value), Some(vec![vec![0, 2], vec![]]));
        assert_eq!(m.sharding_text(&[vec![0, 2], vec![]], &[]), "<@mesh, [{\"d\", \"t\"}, {}]>");
        let partial = m.sharding_text(&[vec![2]], &[0]);
        assert_eq!(partial, "<@mesh, [{\"t\"}], unreduced={\"d\"}>");
        assert_eq!((m.dims(&partial), m.unreduced(&partial)), (Some(vec![vec![2]]), vec![0]));
        assert_eq!(m.unreduced("<@mesh, [{}], replicated={\"t\"}, unreduced={\"d\", \"t\":(1)2}>"), [0]);
        assert_eq!(m.unreduced(per_value), [] as [usize; 0]);
        assert!(m.is_of(per_value) && !m.is_of("#sdy.sharding<@mesh_0, [{}]>"));
        assert_eq!(m.open_sharding_text(&[vec![0, 2], vec![]]), "<@mesh, [{\"d\", \"t\", ?}, {?}]>");
        assert_eq!(dims("#sdy.sharding<@mesh, [{\"one\", \"t\", ?}p1]>"), Some(vec![vec![2]]));
        assert_eq!(dims("#sdy.sharding<@mesh, [{\"d\", \"t\":(1)2}]>"), Some(vec![vec![0]]));
        assert_eq!(dims("#sdy.sharding<@mesh, []>"), Some(vec![]));
        assert_eq!(dims("#sdy.sharding<@other, [{\"d\"}]>"), None);
    }

    #[test]
    fn shardings_are_told_apart() {
        let list = ["<@mesh, [{\"f\", \"t\"}, {}]>".to_string(), "<@mesh, []>".to_string()];
        let text = "#sdy.sharding_per_value<[<@mesh, [{\"f\", \"t\"}, {}]>, <@mesh, []>]>";
        assert_eq!(per_value_text(&list), text);
        assert_eq!(per_value(text), Some(list.to_vec()));
        assert_eq!(per_value("#sdy.sharding_per_value<[]>"), Some(vec![]));
        let inlined = "<mesh<[\"a\"=2]>, [{\"a\":(1)2}, {?}p1], replicated={\"b\"}>";
        assert_eq!(
            per_value(&format!("#sdy<sharding_per_value[{inlined}]>")),
            Some(vec![inlined.into()])
        );
        assert_eq!(per_value("#sdy.sharding_per_value<[<@mesh"), None);
    }
}
