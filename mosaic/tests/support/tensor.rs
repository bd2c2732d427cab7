//! Dense values of tests, and random ones.

use super::scalar;
use grpo_ir::Elem;
use grpo_mosaic_interp::{Array, DType, Data};

/// Elements in row-major order, each held as f64.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    pub shape: Vec<usize>,
    pub elem: Elem,
    pub data: Vec<f64>,
}

impl Tensor {
    pub fn new(shape: &[usize], elem: Elem, data: Vec<f64>) -> Tensor {
        assert_eq!(shape.iter().product::<usize>(), data.len());
        Tensor { shape: shape.to_vec(), elem, data }
    }

    /// As the interpreter takes it.
    pub fn to_array(&self) -> Array {
        let data = match self.elem.is_float() {
            true => Data::Floats(self.data.iter().map(|x| *x as f32).collect()),
            false => Data::Ints(self.data.iter().map(|x| *x as i64 as i32).collect()),
        };
        Array::new(dtype(self.elem), self.shape.clone(), data).expect("an array")
    }

    pub fn from_array(a: &Array, elem: Elem) -> Tensor {
        let data = match a.data() {
            Data::Floats(v) => v.iter().map(|x| f64::from(*x)).collect(),
            Data::Ints(v) => v.iter().map(|x| f64::from(*x)).collect(),
        };
        Tensor::new(a.shape(), elem, data)
    }
}

/// The interpreter's name of an element type.
pub fn dtype(e: Elem) -> DType {
    match e {
        Elem::F32 => DType::F32,
        Elem::BF16 => DType::BF16,
        Elem::I32 => DType::I32,
        e => panic!("{e} is no type of a kernel's operands"),
    }
}

/// For each element of a tokens-minor `[n,v]` array, in order, its place in the straight one.
pub fn tokens_minor_places(n: usize, v: usize, axis: usize, lanes: usize) -> Vec<usize> {
    let rest = n / lanes;
    let place = |a: usize, l: usize, column: usize| (a * lanes + l) * v + column;
    let mut out = Vec::with_capacity(n * v);
    let (outer, inner) = if axis == 0 { (v, rest) } else { (rest, v) };
    for i in 0..outer {
        for j in 0..inner {
            let (column, a) = if axis == 0 { (i, j) } else { (j, i) };
            out.extend((0..lanes).map(|l| place(a, l, column)));
        }
    }
    out
}

/// A small deterministic generator (splitmix64).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// One of `0..n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Uniform in −1..1.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    /// A tensor of values of about `scale`.
    pub fn tensor(&mut self, shape: &[usize], elem: Elem, scale: f64) -> Tensor {
        let count = shape.iter().product();
        let data = (0..count).map(|_| scalar::fit(self.unit() * scale, elem)).collect();
        Tensor::new(shape, elem, data)
    }
}
