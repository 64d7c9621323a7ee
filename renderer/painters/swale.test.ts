import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { boulders } from "./boulders.ts";
import { swale } from "./swale.ts";

const creek = { kind: "swale", lining: "rock" } as const satisfies PlanElement;
const stones = { kind: "boulders", size: { count: 5 } } as const satisfies PlanElement;
const bed: PlanElement = {
  kind: "bed",
  style: "classic",
  mulch: "brown",
  species: ["fountain-grass"],
  edging: false,
};

/** A dry creek with boulders on open ground, and how far each of its stones lies outside of its bed, meters. */
function creekOn(elements: PlanElement[]) {
  const site = bareSite({ elements }, true);
  expect(swale.paint(site, creek).placed).toBe(true);
  const cobbles = site.instances.filter(({ species }) => species === undefined).length;
  expect(boulders.paint(site, stones).placed).toBe(true);
  const { field, creek: course } = site.surfaces.find((laid) => laid.creek)!;
  return { site, field, course: course!, cobbles };
}

it("lies on stones of many sizes, none far off its banks", () => {
  const { site, field, cobbles } = creekOn([creek, stones]);
  const own = site.instances.slice(0, cobbles);
  expect(cobbles).toBeGreaterThan(100);
  const sizes = own.map(({ scale }) => scale!).sort((a, b) => a - b);
  expect(sizes.at(-1)! / sizes[0]!).toBeGreaterThan(2.5);
  for (const { x, z, scale } of own) expect(field(x, z)).toBeLessThan(scale! / 2 + 1e-9);
});

it("has its boulders on its banks, half in the bed", () => {
  const { site, field, course } = creekOn([creek, stones]);
  const set = site.instances.slice(-5);
  for (const { x, z, scale } of set) {
    expect(Math.abs(field(x, z))).toBeLessThan(scale! + 0.35 * course.widthM);
    expect(scale).toBeGreaterThan(0.15);
  }
});

it("brings its own grasses only where no bed has any", () => {
  const grasses = (elements: PlanElement[]) =>
    creekOn(elements).site.instances.filter(({ species }) => species !== undefined).length;
  expect(grasses([creek, stones])).toBeGreaterThan(2);
  expect(grasses([creek, stones, bed])).toBe(0);
});
