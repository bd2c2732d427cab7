"""Gathers, scatters, windows and sorts of StableHLO with NumPy, for stablehlo_numpy."""

import numpy as np
from jax._src.lib.mlir import ir
from jax._src.lib.mlir.dialects import hlo


def index_vectors(indices: np.ndarray, vector_dim: int) -> np.ndarray:
    """The index vectors in the last dimension."""
    return indices[..., None] if vector_dim == indices.ndim else np.moveaxis(indices, vector_dim, -1)


def gather(module, op):
    dims = hlo.GatherDimensionNumbers(op.attributes["dimension_numbers"])
    offset, collapsed = list(dims.offset_dims), list(dims.collapsed_slice_dims)
    operand_batch, index_batch = list(dims.operand_batching_dims), list(dims.start_indices_batching_dims)
    into, vector_dim = list(dims.start_index_map), dims.index_vector_dim
    sizes = [int(n) for n in op.attributes["slice_sizes"]]
    kept = [d for d in range(len(sizes)) if d not in collapsed and d not in operand_batch]

    def run(env, x, indices):
        vectors = index_vectors(indices, vector_dim)
        places = [d - (d > vector_dim) for d in index_batch]
        out = np.empty([*vectors.shape[:-1], *(sizes[d] for d in kept)], x.dtype)
        for point in np.ndindex(vectors.shape[:-1]):
            start = [0] * x.ndim
            for component, d in enumerate(into):
                start[d] = int(vectors[point][component])
            for d, place in zip(operand_batch, places):
                start[d] = point[place]
            start = [min(max(s, 0), n - size) for s, n, size in zip(start, x.shape, sizes)]
            out[point] = x[tuple(slice(s, s + size) for s, size in zip(start, sizes))].reshape([sizes[d] for d in kept])
        rank = out.ndim
        batch = [d for d in range(rank) if d not in offset]
        order = [0] * rank
        for source, target in enumerate([*batch, *offset]):
            order[target] = source
        return out.transpose(order)

    return run


def scatter(module, op):
    if len(op.results) != 1:
        raise NotImplementedError("scatter of several operands")
    dims = hlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
    update_window, inserted = list(dims.update_window_dims), list(dims.inserted_window_dims)
    operand_batch, index_batch = list(dims.input_batching_dims), list(dims.scatter_indices_batching_dims)
    into, vector_dim = list(dims.scattered_dims_to_operand_dims), dims.index_vector_dim
    combine = module.block(op.regions[0].blocks[0])

    def run(env, x, indices, updates):
        vectors = index_vectors(indices, vector_dim)
        places = [d - (d > vector_dim) for d in index_batch]
        outer = [d for d in range(updates.ndim) if d not in update_window]
        updates = updates.transpose(*outer, *update_window)
        windows = iter(updates.shape[len(outer):])
        sizes = [1 if d in inserted or d in operand_batch else next(windows) for d in range(x.ndim)]
        x = x.copy()
        for point in np.ndindex(vectors.shape[:-1]):
            start = [0] * x.ndim
            for component, d in enumerate(into):
                start[d] = int(vectors[point][component])
            for d, place in zip(operand_batch, places):
                start[d] = point[place]
            if any(s < 0 or s + size > n for s, size, n in zip(start, sizes, x.shape)):
                continue
            cut = tuple(slice(s, s + size) for s, size in zip(start, sizes))
            x[cut] = combine(env, [x[cut], updates[point].reshape(sizes)])[0]
        return x

    return run


def reduce_window(module, op):
    sizes = [int(n) for n in op.attributes["window_dimensions"]]
    padding = np.array(ir.DenseElementsAttr(op.attributes["padding"])).reshape(len(sizes), 2) \
        if "padding" in op.attributes else np.zeros((len(sizes), 2), np.int64)
    for name in ("window_strides", "base_dilations", "window_dilations"):
        if name in op.attributes and any(int(n) != 1 for n in op.attributes[name]):
            raise NotImplementedError(f"reduce_window with {name}")
    combine = module.block(op.regions[0].blocks[0])

    def run(env, x, init):
        x = np.pad(x, padding, constant_values=init)
        views = np.lib.stride_tricks.sliding_window_view(x, sizes)
        flat = views.reshape(*views.shape[: len(sizes)], -1)
        state = np.broadcast_to(init, flat.shape[:-1])
        for i in range(flat.shape[-1]):
            state = combine(env, [state, flat[..., i]])[0]
        return state

    return run


def sorted_along(module, op):
    axis = ir.IntegerAttr(op.attributes["dimension"]).value
    before = module.block(op.regions[0].blocks[0])

    def run(env, *arrays):
        # Insertion by counting: the place of an element is how many come before it.
        moved = [np.moveaxis(a, axis, -1) for a in arrays]
        pairs = [part for a in moved for part in (a[..., None, :], a[..., :, None])]
        earlier = np.broadcast_to(before(env, pairs)[0], (*moved[0].shape, moved[0].shape[-1]))
        n = moved[0].shape[-1]
        later = np.swapaxes(earlier, -1, -2)
        tied = ~earlier & ~later & np.tri(n, k=-1, dtype=bool)
        place = (earlier | tied).sum(-1)
        order = np.argsort(place, -1, kind="stable")
        return [np.moveaxis(np.take_along_axis(a, order, -1), -1, axis) for a in moved]

    return run
