import { expect, it } from "vitest";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { plantMesh, VARIANTS } from "./plant-mesh.ts";

/** A tree is looked at in so many slices of its height, from the top down to this share of it. */
const SLICES = 40;
const DOWN_TO = 0.65;
/** No slice has fewer leaves than this share of one above it. */
const LEAST = 0.4;

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
