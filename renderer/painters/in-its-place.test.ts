import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const redbud = { kind: "tree", species: "redbud" } as const;
/** Where a tree is set in a highlight out of which a plant was taken that stood there. */
function stemIn(element: typeof redbud & { place?: "left" }, stood: { x: number; z: number } | null) {
  const site = { ...bareSite({ elements: [element] }, true), areaId: "1", stood };
  paintElement(site, element);
  const { x, z } = site.instances.find(({ species }) => species === "redbud")!;
  return { x, z };
}

it("a tree stands where the plant stood whose place it takes, unless its own place is said", () => {
  const stood = { x: -1.3, z: 7.2 };
  expect(stemIn(redbud, stood)).toEqual(stood);
  expect(stemIn(redbud, null)).not.toEqual(stood);
  expect(stemIn({ ...redbud, place: "left" }, stood)).not.toEqual(stood);
});
