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

function siteWith(things: { trees?: Foot[]; wall?: Foot[]; shrubs?: Foot[] }, element: PlanElement) {
  return {
    ...bareSite({ elements: [element] }),
    litThings: () => ({ trees: [], wall: [], fence: [], shrubs: [], ...things }),
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

it("two uplights of a house flank the door that is seen", () => {
  const element: PlanElement = { kind: "uplights", place: "along-house", size: { count: 2 } };
  const door = { kind: "door", left: { x: 1, z: 8 }, right: { x: 2, z: 8 } } as const;
  const site = { ...siteWith({ wall }, element), ways: () => [door] };
  expect(paintElement(site, element)).toEqual({ placed: true });
  const [left, right] = site.lamps.map(({ x }) => x);
  expect(left).toBeGreaterThan(-1.5);
  expect(left).toBeLessThan(1);
  expect(right).toBeGreaterThan(2);
});

it("uplights of plants stand before the shrubs of the photo where no bed is laid", () => {
  const element: PlanElement = { kind: "uplights", place: "along-bed" };
  const shrubs = wall.filter(({ x }) => x < -1);
  const site = siteWith({ shrubs }, element);
  expect(paintElement(site, element)).toEqual({ placed: true });
  expect(site.lamps.every(({ x, aim }) => x < -1 && aim === "plants")).toBe(true);
});

it("no uplight stands before a garage door", () => {
  const element: PlanElement = { kind: "uplights", place: "along-house" };
  const bare = siteWith({}, element);
  // A foot in each column of a wall from 3 m on the left to 3 m on the right.
  const own = Array.from({ length: 601 }, (_, k) => ({ x: k / 100 - 3, z: 8 })).map((p): Foot => {
    return { ...p, column: Math.round(bare.camera.photoX(p.x, p.z)) };
  });
  const garage = { kind: "garage", left: { x: -3, z: 8 }, right: { x: 0, z: 8 } } as const;
  const site = { ...siteWith({ wall: own }, element), ways: () => [garage] };
  expect(paintElement(site, element)).toEqual({ placed: true });
  expect(site.lamps.map(({ x }) => x).filter((x) => x < -0.1)).toEqual([]);
});
