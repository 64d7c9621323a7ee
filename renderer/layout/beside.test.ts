import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { layoutTurn, paintElement } from "#renderer/painters/painters.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { driveDistance, walkDistance } from "./beside.ts";

type Bed = Extract<PlanElement, { kind: "bed" }>;
const bed = (place: Bed["place"]): Bed => ({
  kind: "bed",
  style: "classic",
  mulch: "brown",
  species: ["lavender"],
  edging: false,
  ...(place ? { place } : {}),
});

/** A site with these elements laid out, those that lie below others first. */
function laid(elements: PlanElement[]) {
  const site = bareSite({ elements });
  const outcomes = elements
    .toSorted((a, b) => layoutTurn(site, a) - layoutTurn(site, b))
    .map((element) => paintElement(site, element));
  return { site, outcomes };
}

/** A site whose region is a highlight with these corners on the ground. */
function strip(corners: { x: number; z: number }[], elements: PlanElement[]) {
  const site = bareSite({ elements }, true);
  const { widthPx, heightPx } = site.camera;
  const clip = fillPolygon(
    widthPx,
    heightPx,
    corners.map((point) => site.camera.toPhoto(point)),
  );
  site.grid = new GroundGrid(site.camera, clip);
  return site;
}

describe("a bed along something", () => {
  it.each<PlanElement>([
    { kind: "stepping-stones", material: "flagstone" },
    { kind: "gravel", tone: "tan", use: "walkway" },
    { kind: "concrete", use: "walkway", finish: "broom" },
  ])("lies along the new walk of the same wish: $kind", (walk) => {
    const { site, outcomes } = laid([walk, bed("along-walk")]);
    expect(outcomes.every(({ placed }) => placed)).toBe(true);
    const line = site.surfaces.find(({ element }) => element === walk)!.line!;
    expect(site.instances.length).toBeGreaterThan(5);
    for (const { x, z } of site.instances)
      expect(Math.min(...line.map((p) => Math.hypot(p.x - x, p.z - z)))).toBeLessThan(2.6);
  });

  it("finds a terrace that is none of the wish: the yard ends at it before the house", () => {
    const { site, outcomes } = laid([bed("around-patio")]);
    expect(outcomes[0]).toEqual({ placed: true });
    expect(site.instances.length).toBeGreaterThan(5);
  });
});

describe("a highlight that is a strip", () => {
  const narrow = [
    { x: -3, z: 6.0 },
    { x: 3, z: 6.6 },
    { x: 3, z: 7.2 },
    { x: -3, z: 6.6 },
  ];

  it("is filled by a hedge along its middle", () => {
    const element: PlanElement = { kind: "hedge", species: "boxwood" };
    const site = strip(narrow, [element]);
    expect(paintElement(site, element)).toMatchObject({ placed: true });
    const [line] = site.pieces[0]!.outline;
    expect(Math.max(...line!.map(({ x }) => x)) - Math.min(...line!.map(({ x }) => x))).toBeGreaterThan(4.5);
    for (const { x, z } of line!) expect(Math.abs(z - (6.6 + 0.1 * x))).toBeLessThan(0.2);
  });

  it("is followed by a path of stones from its near to its far end", () => {
    const element: PlanElement = { kind: "stepping-stones", material: "flagstone" };
    const site = strip(
      [
        { x: -0.4, z: 4 },
        { x: 0.4, z: 4 },
        { x: 3, z: 11 },
        { x: 2.2, z: 11 },
      ],
      [element],
    );
    expect(paintElement(site, element)).toMatchObject({ placed: true });
    const { line } = site.surfaces[0]!;
    expect(line!.at(-1)!.z - line![0]!.z).toBeGreaterThan(5.5);
  });
});

it("along the drive means the drive that is seen, and all hard ground where none is", () => {
  const bare = bareSite();
  const { camera } = bare;
  const isDrive = (i: number) => i % camera.widthPx > 500;
  const site = { ...bare, hardDistance: () => 7, drive: bare.drive.map((_, i) => (isDrive(i) ? 1 : 0)) };
  const z = 5;
  const edgeX = camera.groundX(501, camera.photoY(0, z));
  expect(Math.abs(driveDistance(site)(edgeX - 1, z) - 1)).toBeLessThan(0.2);
  expect(driveDistance({ ...site, drive: bare.drive })(0, z)).toBe(7);
});

it("along the walk means the walk through the yard, and not the sidewalk before it or the drive beside it", () => {
  const bare = bareSite();
  const { camera } = bare;
  const [walkM, sidewalkM, driveM] = [0.6, 4, 3.5];
  const isHard = (x: number, z: number) => Math.abs(x) < walkM || z < sidewalkM || x > driveM;
  const clip = bare.clip.map((share, i) => {
    const [u, v] = [(i % camera.widthPx) + 0.5, Math.floor(i / camera.widthPx) + 0.5];
    return v > camera.horizonY + 1 && isHard(camera.groundX(u, v), camera.groundZ(v)) ? 0 : share;
  });
  const hardDistance = (x: number, z: number) =>
    Math.min(Math.max(0, Math.abs(x) - walkM), Math.max(0, z - sidewalkM), Math.max(0, driveM - x));
  const site = { ...bare, clip, grid: new GroundGrid(camera, clip), hardDistance };
  const walk = walkDistance(site);
  expect(Math.abs(walk(-1.6, 7) - 1)).toBeLessThan(0.15);
  expect(walk(-2.6, 4.2)).toBeGreaterThan(1.7);
  expect(walk(3.3, 7)).toBeGreaterThan(2.3);
  // A yard on one side of all its paving has no such walk.
  expect(walkDistance({ ...bare, hardDistance })(3, 7)).toBe(hardDistance(3, 7));
});
