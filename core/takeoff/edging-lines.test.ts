import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { placeRectangle } from "#tests/support/placed-elements.ts";
import { takeOff } from "./take-off.ts";

const path: PlanElement = { kind: "gravel", tone: "tan", use: "walkway" };
const bed: PlanElement = { kind: "bed", style: "classic", mulch: "brown", species: [], edging: true };
const edging: PlanElement = { kind: "edging", material: "stone" };
const M_PER_FT = 0.3048;
/** A strip of stones, 30 ft long, so far from the first long side of what lies at the origin. */
function strip(awayFt: number) {
  const placed = placeRectangle(edging, 30, 0.3);
  const outline = placed.outline.map((ring) =>
    ring.map(({ x, z }) => ({ x, z: z - (awayFt + 0.3) * M_PER_FT })),
  );
  return { ...placed, outline };
}
const edgings = (...placed: Parameters<typeof takeOff>[0]) =>
  takeOff(placed, {})
    .filter(({ item }) => item === "edging")
    .map(({ name }) => name);

it.each([path, bed])(
  "an edge that has an edging of its own on the bill gets no second one (%o)",
  (element) => {
    const ground = placeRectangle(element, 30, 4);
    expect(edgings(ground)).toEqual(["Steel edging"]);
    expect(edgings(ground, strip(0))).toEqual(["Stone edging"]);
    // Elsewhere in the yard: both are needed.
    expect(edgings(ground, strip(10))).toEqual(["Steel edging", "Stone edging"]);
  },
);
