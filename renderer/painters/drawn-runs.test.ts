import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { Site } from "#renderer/layout/site.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const at = (x: number, z: number) => ({ x, z });

/** A highlight on open ground: all within these meters, to the right of the camera and away from it. */
function highlight(element: PlanElement, [left, right]: [number, number], [near, far]: [number, number]) {
  const site = bareSite({ elements: [element] }, true);
  const { camera } = site;
  const clip = site.clip.map((_, i) => {
    const [u, v] = [(i % camera.widthPx) + 0.5, Math.floor(i / camera.widthPx) + 0.5];
    if (v <= camera.horizonY) return 0;
    const [x, z] = [camera.groundX(u, v), camera.groundZ(v)];
    return x > left && x < right && z > near && z < far ? 1 : 0;
  });
  return { ...site, clip, grid: new GroundGrid(camera, clip) };
}

describe("a row in a highlight that was drawn for it", () => {
  it("of so many plants fills the strip, and hides what is behind it", () => {
    const element: PlanElement = { kind: "hedge", species: "skyrocket-juniper", size: { count: 4 } };
    const site = highlight(element, [-2.4, 2.4], [4, 4.8]);
    expect(paintElement(site, element).placed).toBe(true);
    expect(site.instances).toHaveLength(4);
    // As far apart as the strip is long for four of them, not 3 ft.
    expect(site.pieces[0]!.lengthM).toBeGreaterThan(4.1);
    expect(site.pieces[0]!.heightM).toBeGreaterThan(1);
  });

  it("along a way runs through all of the strip that was drawn beside it", () => {
    for (const place of ["front", "along-driveway"] as const) {
      const element: PlanElement = { kind: "hedge", species: "boxwood", place };
      const site = highlight(element, [-2.5, 2.5], [5, 6]);
      expect(paintElement(site, element).placed).toBe(true);
      expect(site.pieces[0]!.lengthM).toBeGreaterThan(4.2);
    }
  });

  it("along a fence stands at its far edge where no fence is seen, and a house behind it", () => {
    const element: PlanElement = { kind: "hedge", species: "arborvitae", place: "along-fence" };
    const open = highlight(element, [-2.5, 2.5], [5, 8]);
    const top = open.camera.photoY(0, 8);
    const site = {
      ...open,
      house: open.house.map((_, i) => (Math.floor(i / open.camera.widthPx) < top ? 1 : 0)),
    };
    expect(paintElement(site, element).placed).toBe(true);
    for (const { z } of site.instances) expect(z).toBeGreaterThan(7);
  });
});

it.each<[string, PlanElement]>([
  ["wall", { kind: "retaining-wall", material: "stone" }],
  ["fence", { kind: "fence", style: "wood", gate: false }],
])("a %s stands along the middle of a strip that was drawn for it, where no side has room", (_, element) => {
  const site = highlight(element, [1, 1.6], [3, 8]);
  expect(paintElement(site, element)).toMatchObject({ placed: true });
  expect(site.pieces[0]!.lengthM).toBeGreaterThan(3.5);
  for (const { x } of site.instances) expect(x).toBeCloseTo(1.3, 0);
});

it("a fence takes the place of the one that the photo shows, and is no lower", () => {
  const element: PlanElement = { kind: "fence", style: "wood", gate: false, size: { heightM: 0.6 } };
  const runs: [{ x: number; z: number }, { x: number; z: number }][] = [
    [
      { x: -2, z: 6 },
      { x: 2, z: 7 },
    ],
  ];
  const site = { ...bareSite({ elements: [element] }, true), oldFence: { runs, heightM: 0.9 } };
  expect(paintElement(site, element).placed).toBe(true);
  expect(site.pieces[0]!.heightM).toBe(0.9);
  for (const { x, z } of site.instances) expect(z).toBeCloseTo(6.5 + x / 4, 5);
});

it("a fence stands where it was drawn, when all that was made out of the old one is a post", () => {
  const element: PlanElement = { kind: "fence", style: "wood", gate: false };
  // From the post into the depth of the yard: no run of a fence along the line that was drawn.
  const post = { runs: [[at(-1.6, 7), at(-0.9, 5)]], heightM: 0.5 };
  const drawn = { line: [at(-2, 5), at(0, 5), at(2, 5)], heightM: null };
  const site = { ...bareSite({ elements: [element] }, true), oldFence: post, drawnLine: drawn };
  paintElement(site as unknown as Site, element);
  expect(site.pieces[0]!.lengthM).toBeGreaterThan(3.5);
});

it.each<[string, PlanElement]>([
  ["hedge", { kind: "hedge", species: "boxwood", size: { heightM: 0.6 } }],
  ["wall", { kind: "retaining-wall", material: "block" }],
])(
  "a %s takes the place of what the photo shows, with its front at that foot, and is no lower",
  (_, element) => {
    const runs: [{ x: number; z: number }, { x: number; z: number }][] = [
      [
        { x: -2, z: 6 },
        { x: 2, z: 6 },
      ],
    ];
    const site = { ...bareSite({ elements: [element] }, true), oldFence: { runs, heightM: 0.9 } };
    expect(paintElement(site, element).placed).toBe(true);
    expect(site.pieces[0]!.heightM).toBe(0.9);
    expect(site.pieces[0]!.lengthM).toBeGreaterThan(3.9);
    for (const { z } of site.instances) {
      expect(z).toBeGreaterThan(6.1);
      expect(z).toBeLessThan(6.5);
    }
  },
);

it("a hedge in the place of a fence that was not made out is left out too", () => {
  const element: PlanElement = { kind: "hedge", species: "boxwood" };
  const site = bareSite({ elements: [element], removals: ["fence"] });
  expect(paintElement(site, element)).toMatchObject({
    placed: false,
    sentence: expect.stringContaining("Circle the old one"),
  });
});

it("a fence in the place of one that was not made out is left out, and says how to have it", () => {
  const fence: PlanElement = { kind: "fence", style: "wood", gate: false };
  const of = (removals: string[], place?: "back") => {
    const element = place ? { ...fence, place } : fence;
    return paintElement(bareSite({ elements: [element], removals }), element);
  };
  expect(of(["fence"])).toMatchObject({
    placed: false,
    sentence: expect.stringContaining("Circle the old one"),
  });
  expect(of([]).placed).toBe(true);
  expect(of(["fence"], "back").placed).toBe(true);
});

it("a hedge in the place of a fence is as low as it was asked for where that is gone, and leaves the walk through it open", () => {
  const element: PlanElement = { kind: "hedge", species: "boxwood", size: { heightM: 0.5 } };
  const runs: [{ x: number; z: number }, { x: number; z: number }][] = [[at(-4, 6), at(4, 6)]];
  const bare = bareSite({ elements: [element], removals: ["fence"] }, true);
  const { camera } = bare;
  const hard = bare.hard.map((_, i) => {
    const [u, v] = [(i % camera.widthPx) + 0.5, Math.floor(i / camera.widthPx) + 0.5];
    return v > camera.horizonY && Math.abs(camera.groundX(u, v)) < 0.6 ? 1 : 0;
  });
  const site = { ...bare, hard, oldFence: { runs, heightM: 0.9, isGone: true } };
  expect(paintElement(site, element).placed).toBe(true);
  expect(site.pieces[0]!.heightM).toBe(0.5);
  const [mostLeft, mostRight] = [-0.5, 0.5];
  for (const { x } of site.instances) expect(x < mostLeft || x > mostRight).toBe(true);
  expect(site.instances.some(({ x }) => x < -2)).toBe(true);
  expect(site.instances.some(({ x }) => x > 2)).toBe(true);
});
