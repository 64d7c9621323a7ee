import { expect, it } from "vitest";
import type { Stood } from "#renderer/layout/site.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const redbud = { kind: "tree", species: "redbud" } as const;
/** Where a tree is set in a highlight out of which a plant was taken that stood there. */
function stemIn(element: typeof redbud & { place?: "left" }, stood: Stood | null) {
  const site = { ...bareSite({ elements: [element] }, true), areaId: "1", stood };
  paintElement(site, element);
  const { x, z } = site.instances.find(({ species }) => species === "redbud")!;
  return { x, z };
}

it("a tree stands where the plant stood whose place it takes, unless its own place is said", () => {
  const stood = { x: -1.3, z: 7.2, frontM: 6.8, wideM: 1 };
  expect(stemIn(redbud, stood)).toEqual({ x: stood.x, z: stood.z });
  expect(stemIn(redbud, null)).not.toEqual(stood);
  expect(stemIn({ ...redbud, place: "left" }, stood)).not.toEqual({ x: stood.x, z: stood.z });
});

it.each([
  [{ kind: "fire-pit", seating: false }],
  [{ kind: "hedge", species: "arborvitae", size: { count: 1 } }],
] as const)("what stands alone stands where the thing stood whose place it takes: %j", (element) => {
  const at = (stood: Stood | null) => {
    const site = { ...bareSite({ elements: [element] }, true), areaId: "1", stood };
    paintElement(site, element);
    const [{ x, z, scale = 1 }] = site.instances as [(typeof site.instances)[0]];
    return { x, z, scale };
  };
  const stood = { x: -1.3, z: 7.2, frontM: 6.6, wideM: 1.2 };
  expect(Math.hypot(at(stood).x - stood.x, at(stood).z - stood.z)).toBeLessThan(0.2);
  expect(Math.hypot(at(null).x - stood.x, at(null).z - stood.z)).toBeGreaterThan(0.5);
  if (element.kind === "fire-pit")
    expect(at({ ...stood, wideM: 1.5 }).scale).toBeGreaterThan(at(stood).scale);
});
