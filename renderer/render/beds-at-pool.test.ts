import { expect, it } from "vitest";
import { polygonArea } from "#core/geometry/polygon.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { renderConcept } from "./concept.ts";

/** The least share of the photo that the planting beds of a design take. */
const LEAST_SHOWN = 0.01;

it("shows beds that come with a pool though the paving takes the ground along the house", async () => {
  const photo = await openYard("backyard-fence");
  const prompt = "Rectangular pool with grey paver patio and planting beds";
  const { document, placed, shapes } = renderConcept({
    ...{ photo, prompt, areas: [], viewpoint: "same", seed: 1 },
  });
  const { id } = document.elements.find(({ element }) => element.kind === "bed")!;
  const bed = placed.find((one) => one.id === id)!;
  expect(bed.plants!.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(12);
  // Rings are in shares of the photo's width and height.
  const shown = shapes!
    .find((one) => one.id === id)!
    .rings.reduce((sum, ring) => sum + polygonArea(ring.map(([x, y]) => ({ x, z: y }))), 0);
  expect(shown).toBeGreaterThan(LEAST_SHOWN);
});
