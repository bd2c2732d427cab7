//! A device mesh and what shardings say of it.

use crate::ir::{Block, Op};

/// Mesh axes by their numbers in [`Mesh::axes`], major first.
pub type Axes = Vec<usize>;

/// The one mesh of a module: partition `i` is device `i` in row-major order of the axes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mesh {
    /// The symbol, without `@`.
    pub name: String,
    /// Names and sizes, major first.
    pub axes: Vec<(String, i64)>,
}

impl Mesh {
    /// Reads the mesh that a module's shardings name.
    ///
    /// # Errors
    /// The reason why there is no such mesh; it reads as the end of a sentence that begins with "because".
    pub fn of_module(module: Op) -> Result<Mesh, String> {
        let mut found: Option<Mesh> = None;
        let blocks = module.regions().into_iter().flat_map(|r| r.blocks());
        for op in blocks.flat_map(Block::ops).filter(|op| op.is("sdy.mesh")) {
            let text = op.attr_text("mesh").unwrap_or_default();
            let name = op.attr_str("sym_name").unwrap_or_default().to_string();
            let mesh = Mesh { name, axes: parse_axes(&text) };
            if text.contains("device_ids") && mesh.devices() > 1 {
                return Err(format!("the mesh @{} numbers its devices in another order", mesh.name));
            }
            if mesh.devices() <= 1 {
                continue;
            }
            if let Some(other) = &found {
                return Err(format!("it has two meshes, @{} and @{}", other.name, mesh.name));
            }
            found = Some(mesh);
        }
        found.ok_or("it has no Shardy mesh (the GSPMD partitioner's shardings are not read)".into())
    }

    /// The number of devices along `axes`.
    pub fn size(&self, axes: &[usize]) -> i64 {
        axes.iter().map(|a| self.axes[*a].1).product()
    }

    /// The number of all devices.
    pub fn devices(&self) -> i64 {
        self.axes.iter().map(|(_, size)| size).fold(1, |a, b| a.saturating_mul(*b))
    }

    /// For each device, the distance in device numbers from one place along an axis to the next.
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
        offsets(&others).into_iter().map(|at| inside.iter().map(|i| at + i).collect()).collect()
    }

    /// A sharding as Shardy writes it, without `#sdy.sharding`: `<@mesh, [{"x"}, {}]>`.
    pub fn sharding_text(&self, dims: &[Axes]) -> String {
        let dims: Vec<String> = dims.iter().map(|axes| format!("{{{}}}", self.names(axes))).collect();
        format!("<@{}, [{}]>", self.name, dims.join(", "))
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

/// Whether a sharding says that its value is still to be summed over some axes.
pub fn is_unreduced(text: &str) -> bool {
    text.contains("unreduced=")
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
    use super::{Mesh, is_unreduced, parse_axes, per_value, per_value_text};
    use pretty_assertions::assert_eq;

    fn mesh() -> Mesh {
        Mesh { name: "mesh".into(), axes: parse_axes("#sdy.mesh<[\"d\"=2, \"one\"=1, \"t\"=4]>") }
    }

    #[test]
    fn groups_are_ordered_by_the_given_axes() {
        let m = mesh();
        assert_eq!(m.axes, [("d".into(), 2), ("one".into(), 1), ("t".into(), 4)]);
        assert_eq!(m.groups(&[2]), [[0, 1, 2, 3], [4, 5, 6, 7]]);
        assert_eq!(m.groups(&[0]), [[0, 4], [1, 5], [2, 6], [3, 7]]);
        assert_eq!(m.groups(&[2, 0]), [[0, 4, 1, 5, 2, 6, 3, 7]]);
        assert_eq!(m.groups(&[]).len(), 8);
    }

    #[test]
    fn shardings_are_read_and_written() {
        let m = mesh();
        let dims = |text: &str| m.dims(text);
        let per_value = "#sdy.sharding_per_value<[<@mesh, [{\"d\", \"t\"}, {}]>]>";
        assert_eq!(dims(per_value), Some(vec![vec![0, 2], vec![]]));
        assert_eq!(m.sharding_text(&[vec![0, 2], vec![]]), "<@mesh, [{\"d\", \"t\"}, {}]>");
        assert_eq!(m.open_sharding_text(&[vec![0, 2], vec![]]), "<@mesh, [{\"d\", \"t\", ?}, {?}]>");
        assert_eq!(dims("#sdy.sharding<@mesh, [{\"one\", \"t\", ?}p1]>"), Some(vec![vec![2]]));
        assert_eq!(dims("#sdy.sharding<@mesh, [{\"d\", \"t\":(1)2}]>"), Some(vec![vec![0]]));
        assert_eq!(dims("#sdy.sharding<@mesh, []>"), Some(vec![]));
        assert_eq!(dims("#sdy.sharding<@other, [{\"d\"}]>"), None);
        assert!(is_unreduced("#sdy.sharding<@mesh, [{}], unreduced={\"d\"}>"));
        assert!(!is_unreduced(per_value));
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
