import { describe, expect, it } from "vitest";
import { plainSpecies, varieties } from "#core/plants/catalogue.ts";
import { plantMesh } from "./plant-mesh.ts";

/** Sine of the elevation; no other test draws plants in it, so that a variety is never older in the cache than its species. */
const SUN = 0.35;

/** Share of the triangles whose color differs. */
function changedShare(a: Float32Array, b: Float32Array, count: number): number {
  let changed = 0;
  for (let i = 0; i < count; i++)
    if ([0, 1, 2].some((c) => Math.abs(a[i * 3 + c]! - b[i * 3 + c]!) > 0.02)) changed++;
  return changed / count;
}

describe("the flowers of a variety", () => {
  it.each(varieties.map(({ id }) => id))("%s have another color, and nothing else has", (id) => {
    const mesh = plantMesh(id, 0, SUN);
    const plain = plantMesh(plainSpecies(id), 0, SUN);
    const share = changedShare(mesh.colors, plain.colors, plain.count);
    expect(share).toBeGreaterThan(0.005);
    expect(share).toBeLessThan(0.85);
    expect(mesh.count).toBe(plain.count);
    // One array for both: nothing is grown, and no light is baked, twice.
    for (const channel of [
      "positions",
      "normals",
      "openness",
      "sunReach",
      "translucency",
      "rounded",
    ] as const)
      expect(mesh[channel]).toBe(plain[channel]);
  });
});
