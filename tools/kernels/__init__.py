"""What the TPU compiler says of kernels, for tools/kernel-report."""
