import { describe, expect, it } from "vitest";
import type { PatchGraph } from "./patch-graph.ts";
import type { Superpixels } from "./superpixels.ts";
import { wallDistance } from "./wall-distance.ts";

/** A column of five patches 10 px apart; the horizon lies at 16, so that the first two are above it. */
const patches: Superpixels = {
  count: 5,
  width: 1,
  height: 50,
  label: new Int32Array(50),
  centers: Float32Array.from([0, 1, 2, 3, 4].flatMap((k) => [0, 0, 0, 0, 5 + 10 * k])),
};
const chain = (...unlikeness: number[]): PatchGraph => ({
  from: Int32Array.of(0, 1, 2, 3),
  to: Int32Array.of(1, 2, 3, 4),
  capacity: new Float32Array(4),
  unlikeness: Float32Array.from(unlikeness),
});

describe("wallDistance", () => {
  it("adds up how unlike neighbours are, and a step each, on the way down from the horizon", () => {
    expect([...wallDistance(chain(0, 9, 0, 100), patches, 16)]).toEqual([0, 0, 4, 5, 16]);
  });

  it("takes the way that changes least", () => {
    const graph: PatchGraph = {
      from: Int32Array.of(1, 1, 3, 2),
      to: Int32Array.of(2, 3, 4, 4),
      capacity: new Float32Array(4),
      unlikeness: Float32Array.of(100, 1, 1, 0),
    };
    // Straight to patch 2 costs 11; by way of 3 and 4 it costs 2 + 2 + 1.
    expect(wallDistance(graph, patches, 16)[2]).toBe(5);
  });

  it("is infinite for what no path reaches", () => {
    const apart: PatchGraph = {
      from: Int32Array.of(),
      to: Int32Array.of(),
      capacity: new Float32Array(),
      unlikeness: new Float32Array(),
    };
    expect(wallDistance(apart, patches, 16)[4]).toBe(Number.POSITIVE_INFINITY);
  });
});
