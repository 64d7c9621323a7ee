import { expect, it } from "vitest";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { paintElement } from "#renderer/painters/painters.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import type { Site } from "./site.ts";
import { isStoneStrip } from "./stone-strip.ts";

/** The walk of this yard lies 3 m to the left of the camera, on that side of it all is paved. */
const WALK_X = -3;

/** An unmarked yard with a walk, in which a text is built; its stones, and its site. */
function built(text: string) {
  const { elements } = parsePlan(text);
  const site: Site = { ...bareSite({ elements }), hardDistance: (x) => x - WALK_X };
  const stones = elements.find(({ kind }) => kind === "gravel")!;
  for (const element of [...elements].sort((a, b) => Number(b === stones) - Number(a === stones)))
    paintElement(site, element);
  return { site, field: site.surfaces.find(({ element }) => element === stones)!.field };
}

it("stones along a walk are a strip of the width that was said", () => {
  const { field } = built("a 2 ft strip of river rock along the walk");
  expect(field(WALK_X + 0.3, 7)).toBeLessThan(0);
  expect(field(WALK_X + 0.9, 7)).toBeGreaterThan(0);
});

it("without a width they are 3 ft wide, and the yard beside them stays", () => {
  const { field } = built("white gravel along the walk");
  expect(field(WALK_X + 0.8, 7)).toBeLessThan(0);
  expect(field(WALK_X + 1.2, 7)).toBeGreaterThan(0);
});

it("round a patio of the photo they lie along its paving", () => {
  const { field } = built("3 ft band of river rock around the patio");
  expect(field(WALK_X + 0.3, 7)).toBeLessThan(0);
  expect(field(WALK_X + 1.2, 7)).toBeGreaterThan(0);
});

it("plants that were asked for with a strip stand in it", () => {
  const { site } = built("4 ft band of river rock around the patio with boxwoods");
  expect(site.instances.length).toBeGreaterThan(2);
  for (const { x } of site.instances) expect(x).toBeLessThan(WALK_X + 1.3);
});

it("a highlight is the strip itself, and stones without such a place cover their yard", () => {
  const [stones] = parsePlan("river rock along the walk").elements;
  expect(isStoneStrip(true, stones!)).toBe(false);
  expect(isStoneStrip(false, stones!)).toBe(true);
  expect(isStoneStrip(false, parsePlan("river rock in the front yard").elements[0]!)).toBe(false);
});

it("stones around a patio of which no width was said are no strip", () => {
  expect(isStoneStrip(false, parsePlan("river rock around the patio").elements[0]!)).toBe(false);
});
