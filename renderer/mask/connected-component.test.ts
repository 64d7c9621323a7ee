import { describe, expect, it } from "vitest";
import { largeComponents, largestComponent } from "./connected-component.ts";

const WIDTH = 6;
const mask = Float32Array.from(
  [
    [1, 1, 0.3, 0, 0, 1],
    [1, 1, 0, 0, 0, 1],
    [0, 0, 1, 0, 0, 0],
    [0, 0, 0, 0, 0.01, 1],
  ].flat(),
);

describe("largestComponent", () => {
  it("keeps the largest piece and its rim, and joins nothing across corners", () => {
    expect([...largestComponent(mask, WIDTH, 4)].map((v) => Math.round(v * 10) / 10)).toEqual(
      [
        [1, 1, 0.3, 0, 0, 0],
        [1, 1, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ].flat(),
    );
  });

  it("does not join the end of one row to the start of the next", () => {
    const rows = Float32Array.from([0, 0, 1, 1, 0, 0]);
    expect([...largestComponent(rows, 3, 2)]).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it("of an empty mask is empty", () => {
    expect(largestComponent(new Float32Array(6), 3, 2).every((v) => v === 0)).toBe(true);
  });
});

describe("largeComponents", () => {
  it("keeps every piece above the given share of the picture", () => {
    const kept = largeComponents(mask, WIDTH, 4, 1.5 / 24);
    expect([kept[0], kept[5], kept[14], kept[23]]).toEqual([1, 1, 0, 0]);
  });
});
