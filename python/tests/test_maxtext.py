"""MaxText's own pre-training over CPU devices: its step is fused, with the losses that it has without.

tools/dev/clients runs this in an environment with MaxText.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import numpy as np

STEPS = 4
# One layer, on synthetic data.
MODEL = ("dataset_type=synthetic enable_checkpointing=False hardware=cpu skip_jax_distributed_system=True attention=dot_product "
         "enable_goodput_recording=False base_emb_dim=64 base_num_decoder_layers=1 base_num_query_heads=2 base_num_kv_heads=2 head_dim=32 "
         "base_mlp_dim=128 vocab_size=8192 max_target_length=64 per_device_batch_size=2 run_name=cpu "
         f"steps={STEPS}").split()
DEVICES = 4


def run(is_fused: bool, keys: list[str]) -> str:
    """The output of a run with these keys of MaxText's configuration."""
    base = next(pathlib.Path(sys.prefix, "lib").glob("python3*/site-packages/maxtext/configs/base.yml"))
    settings = {"DECOUPLE_GCLOUD": "TRUE", "JAX_PLATFORMS": "cpu", "JAX_ENABLE_COMPILATION_CACHE": "false",
                "XLA_FLAGS": f"--xla_force_host_platform_device_count={DEVICES}"}
    if is_fused:
        settings |= {"GRPO_OPT_ALWAYS_FUSE": "true", "GRPO_OPT_STRICT": "true", "GRPO_OPT_MIN_LOGITS": "1MiB"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, *(["-m", "grpo_opt"] if is_fused else []), "-m", "maxtext.trainers.pre_train.train", base,
                   f"base_output_directory={folder}", *MODEL, *keys]
        process = subprocess.run(command, env=os.environ | settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                 check=False)
    if process.returncode:
        raise AssertionError(process.stdout[-4000:])
    return process.stdout


def losses(output: str) -> list[float]:
    return [float(loss) for loss in re.findall(r"completed step: \d+, .*? loss: ([\d.]+)", output)]


class PreTraining(unittest.TestCase):
    def test_tied_over_fsdp(self):
        keys = ["logits_via_embedding=True", f"ici_fsdp_parallelism={DEVICES}"]
        plain, fused = losses(run(False, keys)), run(True, keys)
        self.assertRegex(fused, r"jit_train_step: fused 1 loss")
        self.assertEqual((len(plain), len(set(plain))), (STEPS, STEPS))
        np.testing.assert_allclose(losses(fused), plain, atol=1.1e-3)  # printed with three digits


if __name__ == "__main__":
    unittest.main()
