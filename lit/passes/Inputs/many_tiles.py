"""Prints a program with as many tiles of two columns as it is told, whose sums are moved by another factor than the exponentials."""

import sys

COUNT = int(sys.argv[1])
WHOLE, TILE, ROW = f"tensor<4x{2 * COUNT}xf32>", "tensor<4x2xf32>", "tensor<4xf32>"

print(f"func.func public @main(%x: {WHOLE}) -> {ROW} {{")
print("  %zero = stablehlo.constant dense<0.0> : tensor<f32>")
print("  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>")
print(f"  %m = stablehlo.constant dense<0xFF800000> : {ROW}")
print(f"  %s = stablehlo.constant dense<0.0> : {ROW}")
m, s = "%m", "%s"
for at in range(COUNT):
    def over(v, kind, start):
        return f"stablehlo.reduce({v} init: {start}) applies stablehlo.{kind} across dimensions = [1] : ({TILE}, tensor<f32>) -> {ROW}"

    print(f"  %x{at} = stablehlo.slice %x [0:4, {2 * at}:{2 * at + 2}] : ({WHOLE}) -> {TILE}")
    print(f"  %own{at} = {over(f'%x{at}', 'maximum', '%ninf')}")
    print(f"  %m{at} = stablehlo.maximum {m}, %own{at} : {ROW}")
    print(f"  %d{at} = stablehlo.subtract {m}, %m{at} : {ROW}")
    print(f"  %dd{at} = stablehlo.add %d{at}, %d{at} : {ROW}")
    print(f"  %f{at} = stablehlo.exponential %dd{at} : {ROW}")
    print(f"  %kept{at} = stablehlo.multiply {s}, %f{at} : {ROW}")
    print(f"  %mb{at} = stablehlo.broadcast_in_dim %m{at}, dims = [0] : ({ROW}) -> {TILE}")
    print(f"  %l{at} = stablehlo.subtract %x{at}, %mb{at} : {TILE}")
    print(f"  %e{at} = stablehlo.exponential %l{at} : {TILE}")
    print(f"  %sum{at} = {over(f'%e{at}', 'add', '%zero')}")
    print(f"  %s{at} = stablehlo.add %kept{at}, %sum{at} : {ROW}")
    m, s = f"%m{at}", f"%s{at}"
print(f"  return {s} : {ROW}")
print("}")
