import { expect, it } from "vitest";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { plantMesh, VARIANTS } from "./plant-mesh.ts";

/** A tree is looked at in so many slices of its height, from the top down to this share of it. */
const SLICES = 40;
const DOWN_TO = 0.65;
/** No slice has fewer leaves than this share of one above it. */
const LEAST = 0.4;

/** At four fifths of its height a crown is at least so wide as a share of its widest part. */
const LEAST_ABOVE = 0.72;

it("has no waist below its top: ornamental pear", () => {
  const { positions, woodCount, count, heightM } = plantMesh("ornamental-pear", 0, 0.7);
  // Nine tenths of the leaves between two shares of the height are within this.
  const reachM = (from: number, to: number) => {
    const all: number[] = [];
    for (let at = woodCount * 9; at < count * 9; at += 9)
      if (positions[at + 1]! >= from * heightM && positions[at + 1]! < to * heightM)
        all.push(Math.hypot(positions[at]!, positions[at + 2]!));
    return all.sort((a, b) => a - b)[Math.floor(0.9 * all.length)]!;
  };
  expect(reachM(0.7, 0.8)).toBeGreaterThan(LEAST_ABOVE * reachM(0.4, 0.5));
});

it.each<SpeciesId>(["red-maple", "oak", "magnolia"])("has no top that stands alone on its stem: %s", (id) => {
  for (let variant = 0; variant < VARIANTS; variant++) {
    const { positions, woodCount, count, heightM } = plantMesh(id, variant, 0.7);
    const leaves = new Array<number>(SLICES).fill(0);
    for (let k = woodCount; k < count; k++)
      leaves[Math.min(SLICES - 1, Math.floor((positions[k * 9 + 1]! / heightM) * SLICES))]!++;
    const down = leaves.slice(Math.round(DOWN_TO * SLICES)).reverse();
    down.forEach((own, k) => {
      if (k > 0) expect(own).toBeGreaterThan(LEAST * Math.max(...down.slice(0, k)));
    });
  }
});
