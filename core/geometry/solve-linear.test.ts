import { describe, expect, it } from "vitest";
import { solveLinear } from "./solve-linear.ts";
import { symmetricEigen } from "./symmetric-eigen.ts";

describe("solveLinear", () => {
  it("solves a system whose first pivot is zero", () => {
    const x = solveLinear(
      [
        [0, 2, 1],
        [1, -1, 0],
        [3, 0, 1],
      ],
      [7, -1, 6],
    );
    // 2y + z = 7, x - y = -1, 3x + z = 6
    expect(x.map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 2, 3]);
  });

  it("refuses a singular system", () => {
    expect(() =>
      solveLinear(
        [
          [1, 2],
          [2, 4],
        ],
        [1, 2],
      ),
    ).toThrow(RangeError);
  });
});

describe("symmetricEigen", () => {
  const matrix = [
    [4, 1, 0.5],
    [1, 3, -1],
    [0.5, -1, 2],
  ];

  it("gives values and unit vectors with A v = value v", () => {
    const { values, vectors } = symmetricEigen(matrix);
    values.forEach((value, k) => {
      const v = vectors.map((row) => row[k]!);
      expect(Math.hypot(...v)).toBeCloseTo(1, 12);
      matrix.forEach((row, i) => {
        expect(row.reduce((sum, a, j) => sum + a * v[j]!, 0)).toBeCloseTo(value * v[i]!, 10);
      });
    });
    expect(values.reduce((a, b) => a + b, 0)).toBeCloseTo(9, 12);
  });

  it("leaves a diagonal matrix as it is", () => {
    expect(
      symmetricEigen([
        [5, 0],
        [0, 2],
      ]).values,
    ).toEqual([5, 2]);
  });
});
