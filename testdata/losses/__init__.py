"""JAX programs whose StableHLO exports are grpo-opt's test data."""

import importlib

FAMILIES = ("grpo_cases", "selection_cases", "supervised_cases", "preference_cases", "logits_cases",
            "rounding_cases", "rounding_row_cases", "accuracy_cases", "control_flow_cases", "sharded_cases", "train_step_cases", "edge_cases", "special_cases", "cut_cases",
            "spelling_cases", "shifted_cases", "piece_cases", "named_cases", "maximum_cases", "rank_cases", "value_cases",
            "heads_cases", "loop_cases",
             "column_loop_cases", "column_gradient_cases", "entropy_loop_cases", "column_maximum_cases", "tail_loop_cases", "blocked_head_cases", "stacked_tile_cases", "row_loop_cases", "indexed_loop_cases", "nested_loop_cases", "chosen_loop_cases",
             "tiled_both_cases", "twice_cases", "condition_cases", "extreme_cases", "leave_alone", "headline")
PUBLISHED = ("published_optax", "published_tunix")


def all_cases(published=False):
    """All cases, in a fixed order; those of published packages need the packages."""
    names = set()
    for family in PUBLISHED if published else FAMILIES:
        for case in importlib.import_module(f"{__name__}.{family}").cases():
            if case.name in names:
                raise ValueError(f"two cases are named {case.name}")
            names.add(case.name)
            yield case
