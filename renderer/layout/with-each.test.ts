import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { plantBed } from "./plant-bed.ts";

it("each piece of a bed that a way divides has every named plant", () => {
  const species = ["hydrangea", "fern"];
  const bed: PlanElement = { kind: "bed", style: "classic", mulch: "brown", species, edging: false };
  const site = bareSite({ elements: [bed] }, true);
  // Two pieces, with 2.4 m between them.
  const pieces = [-1, 1].map(
    (side) => (x: number, z: number) => Math.max(Math.abs(x - side * 2.4) - 1.2, Math.abs(z - 8) - 0.8),
  );
  plantBed(site, bed, (x, z) => Math.min(...pieces.map((piece) => piece(x, z))), "wall");
  for (const side of [-1, 1]) {
    const own = site.instances.filter(({ x }) => x * side > 0);
    expect(own.length).toBeGreaterThan(3);
    expect(new Set(own.map((plant) => plant.species)), `${side}`).toEqual(new Set(species));
  }
});
