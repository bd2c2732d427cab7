"""Training steps of MaxText's own loop over four CPU devices, on synthetic data."""

import pathlib
import tempfile
from collections.abc import Callable

DEVICES, STEPS = 4, 3
# Two layers of MaxText's default decoder, in bf16 with weights in f32, as MaxText has it.
MODEL = ("run_name=steps dataset_type=synthetic enable_checkpointing=False hardware=cpu skip_jax_distributed_system=True "
         "attention=dot_product enable_goodput_recording=False log_config=False base_emb_dim=128 base_num_decoder_layers=2 "
         "base_num_query_heads=4 base_num_kv_heads=4 head_dim=32 base_mlp_dim=256 vocab_size=32768 max_target_length=128 "
         f"per_device_batch_size=2 steps={STEPS}").split()
# MaxText's configuration by the name of the run.
RUNS = {
    "tied, fsdp 4": "ici_fsdp_parallelism=4 logits_via_embedding=True",
    "loss of SFT, fsdp 4": "ici_fsdp_parallelism=4 use_sft=True use_tunix_gradient_accumulation=False",
    "soft cap, z-loss, f32, fsdp 2 x tensor 2": "ici_fsdp_parallelism=2 ici_tensor_parallelism=2 dtype=float32 final_logits_soft_cap=30 "
                                                "z_loss_multiplier=1e-4",
    "gradient accumulation, fsdp 4": "ici_fsdp_parallelism=4 gradient_accumulation_steps=2",
    "num_vocab_tiling=4, fsdp 4": "ici_fsdp_parallelism=4 num_vocab_tiling=4",
}


def train(name: str, ended: Callable[[float], None]) -> None:
    """Trains and calls `ended(loss)` after each step, when MaxText writes its metrics."""
    import maxtext
    from maxtext.common import metric_logger
    from maxtext.trainers.pre_train import train as pre_train

    write = metric_logger.MetricLogger.write_metrics

    def written(logger, metrics, *arguments, **options):
        write(logger, metrics, *arguments, **options)
        if metrics:
            ended(float(metrics["scalar"]["learning/loss"]))

    base = pathlib.Path(maxtext.__file__).with_name("configs") / "base.yml"
    metric_logger.MetricLogger.write_metrics = written
    try:
        with tempfile.TemporaryDirectory() as folder:
            pre_train.main(["", str(base), f"base_output_directory={folder}", *MODEL, *RUNS[name].split()])
    finally:
        metric_logger.MetricLogger.write_metrics = write
