//! Device meshes and Shardy's shardings, as text.

use grpo_ir::{Kind, Op};

/// Mesh axes by their numbers in [`Mesh::axes`], major first.
pub type Axes = Vec<usize>;

/// An axis of a mesh or a sub-axis: `"x":(2)4` is the sub-axis of size 4 after one of size 2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The name of the whole axis.
    pub name: String,
    /// The number of devices along the axis.
    pub size: i64,
    /// The product of the sizes of the sub-axes before it.
    before: i64,
    /// The size of the whole axis.
    whole: i64,
}

impl Axis {
    /// A whole axis.
    pub fn whole((name, size): (String, i64)) -> Axis {
        Axis { name, size, before: 1, whole: size }
    }
}

/// A mesh that a module is partitioned over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mesh {
    /// The symbol, without `@`.
    pub name: String,
    /// Major first. Sub-axes are separate entries ([`Mesh::refined`]).
    pub axes: Vec<Axis>,
    /// The device at each position, positions in row-major order of the axes; none if device `i` is at position `i`.
    pub order: Option<Vec<i64>>,
}

impl Mesh {
    /// The meshes of a module, without those of one device, on which XLA places single values.
    ///
    /// # Errors
    /// The reason why there is none over `devices` devices, as a clause after "because".
    pub fn of_module(module: Op, devices: i64) -> Result<Vec<Mesh>, String> {
        let mut found: Vec<Mesh> = Vec::new();
        for op in module.children().filter(|op| op.is(Kind::Mesh)) {
            let text = op.attr_text("mesh").unwrap_or_default();
            let name = op.attr_str("sym_name").unwrap_or_default().to_string();
            let axes = parse_axes(&text).into_iter().map(Axis::whole).collect();
            let mesh = Mesh { name, axes, order: parse_order(&text) };
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
        axes.iter().map(|a| self.axes[*a].size).product()
    }

    /// The number of all devices.
    pub fn devices(&self) -> i64 {
        self.axes.iter().map(|axis| axis.size).fold(1, i64::saturating_mul)
    }

    /// The distance between neighbouring positions along an axis.
    pub fn stride(&self, axis: usize) -> i64 {
        self.axes[axis + 1..].iter().map(|axis| axis.size).product()
    }

    /// The groups of devices whose positions differ only along `axes`, each in row-major order of `axes`.
    pub fn groups(&self, axes: &[usize]) -> Vec<Vec<i64>> {
        let others: Axes = (0..self.axes.len()).filter(|a| !axes.contains(a)).collect();
        let offsets = |axes: &[usize]| -> Vec<i64> {
            axes.iter().fold(vec![0], |all, axis| {
                let step =
                    |at: i64| (0..self.axes[*axis].size).map(move |i| at + i * self.stride(*axis));
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

    /// The position of each device, if the mesh has a device order.
    pub fn places(&self) -> Option<Vec<i64>> {
        let order = self.order.as_ref()?;
        let place = |device: i64| order.iter().position(|d| *d == device);
        (0..self.devices()).map(|device| place(device).and_then(|at| i64::try_from(at).ok())).collect()
    }

    /// A sharding in Shardy's syntax without `#sdy.sharding`: `<@mesh, [{"x"}, {}]>`, or `<@mesh, [{}, {}], unreduced={"x"}>` for a
    /// value that is a partial sum over some axes.
    pub fn sharding_text(&self, dims: &[Axes], unreduced: &[usize]) -> String {
        let dims: Vec<String> = dims.iter().map(|axes| format!("{{{}}}", self.names(axes))).collect();
        let rest = match unreduced {
            [] => String::new(),
            axes => format!(", unreduced={{{}}}", self.names(axes)),
        };
        format!("<@{}, [{}]{rest}>", self.name, dims.join(", "))
    }

    /// [`Mesh::sharding_text`] with open dimensions, to which propagation may add axes: `<@mesh, [{"x", ?}, {?}]>`.
    pub fn open_sharding_text(&self, dims: &[Axes]) -> String {
        let closed = self.sharding_text(dims, &[]);
        closed.replace('}', ", ?}").replace("{, ?}", "{?}")
    }

    /// Quoted names of axes, separated by commas. Consecutive sub-axes are merged.
    pub fn names(&self, axes: &[usize]) -> String {
        let mut merged: Vec<Axis> = Vec::new();
        for axis in axes.iter().map(|a| &self.axes[*a]) {
            match merged.last_mut() {
                Some(last) if last.name == axis.name && last.before * last.size == axis.before => {
                    last.size *= axis.size;
                }
                _ => merged.push(axis.clone()),
            }
        }
        let names = merged.into_iter().map(|Axis { name, size, before, whole }| match size == whole {
            true => format!("\"{name}\""),
            false => format!("\"{name}\":({before}){size}"),
        });
        names.collect::<Vec<_>>().join(", ")
    }

    /// A mesh whose axes are split into the sub-axes that `shardings` use. An axis is not split if its sub-axes do not nest (2 and
    /// 3 of 6).
    pub fn refined<'t>(&self, shardings: impl Iterator<Item = &'t String>) -> Mesh {
        let mut ends: Vec<Vec<i64>> = self.axes.iter().map(|axis| vec![1, axis.whole]).collect();
        for text in shardings.filter(|text| self.is_of(text) && text.contains(":(")) {
            let lists = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            for word in lists.flat_map(|list| list.split(',')) {
                if let Some((name, (before, size))) = part_of(word)
                    && let Some(at) = self.axes.iter().position(|axis| axis.name == name)
                {
                    ends[at].extend([before, before.saturating_mul(size)]);
                }
            }
        }
        let mut axes = Vec::new();
        for (axis, mut ends) in self.axes.iter().zip(ends) {
            ends.sort_unstable();
            ends.dedup();
            let nested = |pair: &[i64]| pair[0] > 0 && pair[1] % pair[0] == 0;
            let part = |pair: &[i64]| Axis { size: pair[1] / pair[0], before: pair[0], ..axis.clone() };
            let nest = ends.last() == Some(&axis.whole) && ends.windows(2).all(nested);
            match ends.len() > 2 && nest {
                true => axes.extend(ends.windows(2).map(part)),
                false => axes.push(axis.clone()),
            }
        }
        Mesh { axes, ..self.clone() }
    }

    /// The axes of size above 1 that `"x"` or `"x":(1)2` names; none for another word, and for a sub-axis that the mesh does not have.
    fn named(&self, word: &str) -> Option<Axes> {
        let (name, part) = match part_of(word) {
            Some((name, part)) => (name, Some(part)),
            None => (word.trim().strip_prefix('"')?.strip_suffix('"')?, None),
        };
        let of_name: Axes = (0..self.axes.len()).filter(|a| self.axes[*a].name == name).collect();
        let (before, size) = part.unwrap_or((1, self.axes[*of_name.first()?].whole));
        let inside = |a: &usize| {
            let axis = &self.axes[*a];
            axis.before >= before && axis.before * axis.size <= before * size
        };
        let found: Axes = of_name.into_iter().filter(inside).collect();
        (self.size(&found) == size)
            .then(|| found.into_iter().filter(|a| self.axes[*a].size > 1).collect())
    }

    /// The unreduced axes of a sharding: a value with this sharding is a partial sum over them. Sub-axes that the mesh does not have
    /// are left out.
    pub fn unreduced(&self, text: &str) -> Axes {
        let list = list_of(text, "unreduced={", '}').unwrap_or_default();
        list.split(',').filter_map(|word| self.named(word)).flatten().collect()
    }

    /// True if a sharding, or one of several, is on this mesh.
    pub fn is_of(&self, text: &str) -> bool {
        text.contains(&format!("<@{},", self.name))
    }

    /// The axes of each dimension of a sharding on this mesh; none for another text. A dimension's list ends before the first
    /// sub-axis that the mesh does not have.
    pub fn dims(&self, text: &str) -> Option<Vec<Axes>> {
        let list = list_of(text, &format!("<@{}, [", self.name), ']')?;
        let mut dims = Vec::new();
        for part in list.split('{').skip(1) {
            let mut axes = Axes::new();
            for word in part.split('}').next()?.split(',') {
                let Some(named) = self.named(word) else { break };
                axes.extend(named);
            }
            dims.push(axes);
        }
        Some(dims)
    }
}

/// The shardings in `#sdy.sharding_per_value<[<…>, <…>]>`, each with its angle brackets.
pub fn per_value(text: &str) -> Option<Vec<String>> {
    let list = text.split_once('[')?.1.rsplit_once(']')?.0;
    if list.is_empty() {
        return Some(Vec::new());
    }
    let list = list.strip_prefix('<')?.strip_suffix('>')?;
    Some(list.split(">, <").map(|one| format!("<{one}>")).collect())
}

/// True if a sharding constrains nothing: all dimensions are open and empty (`<@mesh, [{?}, {?}]>`), without priorities
/// (`{?}p1`), replicated or unreduced axes.
pub fn is_fully_open(text: &str) -> bool {
    let dims = text.trim_end().strip_suffix("]>").and_then(|rest| rest.rsplit_once('['));
    dims.is_some_and(|(_, dims)| dims.is_empty() || dims.split(',').all(|dim| dim.trim() == "{?}"))
}

/// The name, pre-size and size of a sub-axis such as `"x":(2)4`.
fn part_of(word: &str) -> Option<(&str, (i64, i64))> {
    let (name, part) = word.trim().strip_prefix('"')?.split_once("\":(")?;
    let (before, size) = part.split_once(')')?;
    Some((name, (before.parse().ok()?, size.parse().ok()?)))
}

/// The inverse of [`per_value`].
pub fn per_value_text(shardings: &[String]) -> String {
    format!("#sdy.sharding_per_value<[{}]>", shardings.join(", "))
}

/// The text of the list that follows `key`, without its brackets.
fn list_of<'a>(text: &'a str, key: &str, close: char) -> Option<&'a str> {
    let rest = &text[text.find(key)? + key.len()..];
    Some(&rest[..rest.find(close)?])
}

/// The device ids of a mesh such as `#sdy.mesh<["x"=4], device_ids=[3, 1, 2, 0]>`; none without a list.
fn parse_order(mesh: &str) -> Option<Vec<i64>> {
    let list = list_of(mesh, "device_ids=[", ']')?;
    Some(list.split(',').filter_map(|id| id.trim().parse().ok()).collect())
}

/// True if `order` contains each number below `count` once.
fn is_permutation(order: &[i64], count: i64) -> bool {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    sorted.into_iter().eq(0..count)
}

/// The names and sizes of the axes of a mesh such as `#sdy.mesh<["data"=4, "model"=2]>`.
pub(crate) fn parse_axes(mesh: &str) -> Vec<(String, i64)> {
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
    use super::{
        Axis, Mesh, is_fully_open, is_permutation, parse_axes, parse_order, per_value, per_value_text,
    };
    use pretty_assertions::assert_eq;

    fn mesh_of(text: &str) -> Mesh {
        let axes = parse_axes(text).into_iter().map(Axis::whole).collect();
        Mesh { name: "mesh".into(), axes, order: parse_order(text) }
    }

    fn mesh() -> Mesh {
        mesh_of("#sdy.mesh<[\"d\"=2, \"one\"=1, \"t\"=4]>")
    }

    #[test]
    fn groups_are_ordered_by_the_given_axes() {
        let m = mesh();
        assert_eq!(m.axes.iter().map(|a| a.size).collect::<Vec<_>>(), [2, 1, 4]);
        assert_eq!(m.groups(&[2]), [[0, 1, 2, 3], [4, 5, 6, 7]]);
        assert_eq!(m.groups(&[0]), [[0, 4], [1, 5], [2, 6], [3, 7]]);
        assert_eq!(m.groups(&[2, 0]), [[0, 4, 1, 5, 2, 6, 3, 7]]);
        assert_eq!(m.groups(&[]).len(), 8);
        assert_eq!(m.places(), None);
    }

    #[test]
    fn devices_may_be_in_another_order() {
        let text = "#sdy.mesh<[\"d\"=2, \"t\"=4], device_ids=[3, 1, 2, 0, 7, 5, 6, 4]>";
        let m = mesh_of(text);
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
    fn sub_axes_are_separate_axes() {
        let text = "#sdy.sharding<@mesh, [{\"d\", \"t\":(1)2}, {\"t\":(2)2}], unreduced={\"t\":(2)2}>"
            .to_string();
        let m = mesh().refined([&text].into_iter());
        assert_eq!(m.axes.iter().map(|a| a.size).collect::<Vec<_>>(), [2, 1, 2, 2]);
        assert_eq!(m.dims(&text), Some(vec![vec![0, 2], vec![3]]));
        assert_eq!(m.unreduced(&text), [3]);
        let written = "<@mesh, [{\"d\", \"t\":(1)2}, {\"t\":(2)2}], unreduced={\"t\":(2)2}>";
        assert_eq!(m.sharding_text(&[vec![0, 2], vec![3]], &[3]), written);
        // Consecutive sub-axes are the axis only in order.
        assert_eq!(m.names(&[0, 2, 3]), "\"d\", \"t\"");
        assert_eq!(m.names(&[3, 2]), "\"t\":(2)2, \"t\":(1)2");
        assert_eq!(m.dims("#sdy.sharding<@mesh, [{\"t\"}]>"), Some(vec![vec![2, 3]]));
        // The groups do not change.
        assert_eq!(m.groups(&[2, 3]), mesh().groups(&[2]));
        assert_eq!(m.groups(&[2]), [[0, 2], [1, 3], [4, 6], [5, 7]]);
        // A sharding on another mesh, a wrong size and sub-axes that do not nest split nothing.
        let other = text.replace("@mesh", "@other");
        assert_eq!(mesh().refined([&other].into_iter()), mesh());
        let six = mesh_of("#sdy.mesh<[\"x\"=6]>");
        for part in [
            "{\"x\":(1)2}, {\"x\":(1)3}",
            "{\"x\":(1)4}",
            "{\"x\":(3)4}",
            "{\"x\":(0)2}",
            "{\"y\":(1)2}",
        ] {
            assert_eq!(six.refined([&format!("<@mesh, [{part}]>")].into_iter()), six, "{part}");
        }
        assert_eq!(six.dims("<@mesh, [{\"x\":(1)2}]>"), Some(vec![vec![]]));
    }

    #[test]
    fn fully_open_shardings_are_recognized() {
        for open in ["<@mesh, [{?}, {?}]>", "#sdy.sharding<@mesh, []>", "<mesh<[\"a\"=2]>, [{?}]>"] {
            assert!(is_fully_open(open), "{open}");
        }
        let constrained = [
            "[{?}, {}]",
            "[{?}, {\"a\", ?}]",
            "[{?}p1]",
            "[{?}], replicated={\"a\"}",
            "[{?}], unreduced={\"a\"}",
        ];
        for text in constrained.map(|rest| format!("<@mesh, {rest}>")) {
            assert!(!is_fully_open(&text), "{text}");
        }
        assert!(!is_fully_open(""));
    }

    #[test]
    fn lists_of_shardings_are_read_and_written() {
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
