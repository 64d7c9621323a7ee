import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { Foot } from "#renderer/layout/lit-things.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const tree: Foot = { column: 320, x: 0, z: 8 };
/** A wall 8 m away with a window from 1 to 2 m to the right. */
const wall = Array.from({ length: 121 }, (_, k): Foot => ({ column: k, x: k / 20 - 3, z: 8 })).filter(
  ({ x }) => x < 1 || x > 2,
);

function siteWith(things: { trees?: Foot[]; wall?: Foot[] }, element: PlanElement) {
  return {
    ...bareSite({ elements: [element] }),
    litThings: () => ({ trees: [], wall: [], fence: [], ...things }),
  };
}

it("uplights stand before a tree on both sides of its trunk, and are aimed at it", () => {
  const element: PlanElement = { kind: "uplights", place: "around-tree" };
  const site = siteWith({ trees: [tree], wall }, element);
  expect(paintElement(site, element)).toEqual({ placed: true });
  expect(site.lamps).toEqual([
    expect.objectContaining({ x: -0.75, aim: "tree" }),
    expect.objectContaining({ x: 0.75, aim: "tree" }),
  ]);
  expect(site.lamps.every(({ z }) => z < 8)).toBe(true);
  expect(site.pieces).toMatchObject([{ count: 2 }]);
});

it("uplights of a house stand before its wall, and not before a window", () => {
  const element: PlanElement = { kind: "uplights", place: "along-house" };
  const site = siteWith({ trees: [tree], wall }, element);
  expect(paintElement(site, element)).toEqual({ placed: true });
  expect(site.lamps.length).toBe(3);
  for (const { x, z, aim } of site.lamps) {
    expect(aim).toBe("wall");
    expect(x < 1 || x > 2).toBe(true);
    expect(8 - z).toBeCloseTo(0.4, 1);
  }
});

it("as many uplights as were asked for stand along a wall that has room for them", () => {
  const element: PlanElement = { kind: "uplights", place: "along-house", size: { count: 5 } };
  const site = siteWith({ wall }, element);
  expect(paintElement(site, element)).toEqual({ placed: true });
  expect(site.lamps.length).toBe(5);
});

it("says that nothing was made out for uplights to shine on", () => {
  const element: PlanElement = { kind: "uplights", place: "around-tree" };
  const { placed, sentence } = paintElement(siteWith({ wall }, element), element);
  expect(placed).toBe(false);
  expect(sentence).toContain("No tree");
});

it("uplights of a highlight in which nothing is made out stand at its lower edge", () => {
  const element: PlanElement = { kind: "uplights", size: { count: 2 } };
  const bare = siteWith({}, element);
  const { widthPx } = bare.camera;
  const circled = bare.clip.map((_, i) => {
    const [u, row] = [i % widthPx, Math.floor(i / widthPx)];
    return u >= 200 && u < 400 && row > 100 && row < 330 ? 1 : 0;
  });
  const site = { ...bare, circled };
  expect(paintElement(site, element)).toEqual({ placed: true });
  expect(site.lamps.map(({ x, z }) => Math.round(bare.camera.photoX(x, z) / 50))).toEqual([5, 7]);
});
