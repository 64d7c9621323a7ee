import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const lights: PlanElement = { kind: "path-lights", metal: "black", place: "along-bed" };
const bed: PlanElement = {
  kind: "bed",
  style: "classic",
  mulch: "brown",
  species: ["boxwood"],
  edging: false,
  place: "centre",
};

it("path lights along a bed stand before its front edge, and elsewhere where no bed is laid", () => {
  const site = bareSite({ elements: [bed, lights] });
  expect(paintElement(site, bed).placed).toBe(true);
  const { field } = site.surfaces.find(({ element }) => element === bed)!;
  const from = site.instances.length;
  expect(paintElement(site, lights)).toEqual({ placed: true });
  const stood = site.instances.slice(from);
  expect(stood.length).toBeGreaterThan(1);
  for (const { x, z } of stood) {
    expect(field(x, z)).toBeGreaterThan(0);
    expect(field(x, z)).toBeLessThan(0.3);
    expect(field(x, z + 0.5)).toBeLessThan(0);
  }
  const bare = bareSite({ elements: [lights] });
  expect(paintElement(bare, lights)).toEqual({ placed: true });
});
