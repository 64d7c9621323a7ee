import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { Site } from "#renderer/layout/site.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

type Ground = { x: number; z: number };

/** A yard in which a band from one point of the ground to another was circled, so wide, meters. `open`: what of it is open ground. */
function bandFrom(from: Ground, to: Ground, wideM: number, open = 1): Site {
  const bare = bareSite({}, true);
  const { camera } = bare;
  const length = Math.hypot(to.x - from.x, to.z - from.z);
  const along = { x: (to.x - from.x) / length, z: (to.z - from.z) / length };
  const corner = (p: Ground, side: number) => {
    const [x, z] = [p.x - (along.z * side * wideM) / 2, p.z + (along.x * side * wideM) / 2];
    return { x: camera.photoX(x, z), y: camera.photoY(0, z) };
  };
  const fill = (end: Ground) =>
    fillPolygon(camera.widthPx, camera.heightPx, [
      corner(from, -1),
      corner(from, 1),
      corner(end, 1),
      corner(end, -1),
    ]).map((cover) => (cover > 0.5 ? 1 : 0));
  const opens = { x: from.x + (to.x - from.x) * open, z: from.z + (to.z - from.z) * open };
  const clip = fill(opens);
  return { ...bare, areaId: "1", circled: fill(to), clip, grid: new GroundGrid(camera, clip) };
}

/** How far a point lies from the line between two others, meters. */
const off = (from: Ground, to: Ground, p: Ground): number =>
  Math.abs((p.x - from.x) * (to.z - from.z) - (p.z - from.z) * (to.x - from.x)) /
  Math.hypot(to.x - from.x, to.z - from.z);

const NEAR = { x: -0.5, z: 4.5 };
const FAR = { x: 1.5, z: 11 };

it("stepping stones down the middle of a strip lie straight on its axis, from one end to the other", () => {
  const site = bandFrom(NEAR, FAR, 2);
  const element: PlanElement = { kind: "stepping-stones", material: "concrete", place: "centre" };
  expect(paintElement(site, element)).toMatchObject({ placed: true });
  const line = site.surfaces[0]!.line!;
  for (const p of line) expect(off(NEAR, FAR, p)).toBeLessThan(0.2);
  const length = Math.hypot(FAR.x - NEAR.x, FAR.z - NEAR.z);
  expect(Math.hypot(line.at(-1)!.x - line[0]!.x, line.at(-1)!.z - line[0]!.z)).toBeGreaterThan(length - 0.9);
});

it("a wall runs along the whole band that was circled for it aslant, also where that lies on paving", () => {
  const site = bandFrom(NEAR, FAR, 0.8, 0.3);
  const element: PlanElement = { kind: "retaining-wall", material: "stone" };
  expect(paintElement(site, element)).toEqual({ placed: true });
  const [wall] = site.pieces;
  expect(wall!.lengthM).toBeGreaterThan(0.85 * Math.hypot(FAR.x - NEAR.x, FAR.z - NEAR.z));
  for (const p of wall!.outline.flat()) expect(off(NEAR, FAR, p)).toBeLessThan(0.3);
});

it("a hedge along the edge of paving stands beside that, though half of its circle lies on the paving", () => {
  const band = bandFrom(NEAR, FAR, 0.8);
  const { camera } = band;
  /** Meters to the right of the circle's middle. */
  const asideM = (p: Ground) =>
    ((p.x - NEAR.x) * (FAR.z - NEAR.z) - (p.z - NEAR.z) * (FAR.x - NEAR.x)) /
    Math.hypot(FAR.x - NEAR.x, FAR.z - NEAR.z);
  const paved = band.paved.map((_, i) => {
    const p = camera.toGround({ x: (i % camera.widthPx) + 0.5, y: Math.floor(i / camera.widthPx) + 0.5 });
    return p.z > 0 && asideM(p) < 0 ? 1 : 0;
  });
  const element: PlanElement = { kind: "hedge", species: "boxwood", place: "around-patio" };
  const site = { ...band, paved };
  expect(paintElement(site, element)).toMatchObject({ placed: true });
  const line = site.pieces[0]!.outline.flat();
  // Half of its depth and the room beside paving, but for a pixel at the far end.
  for (const p of line) expect(asideM(p)).toBeGreaterThan(0.3);
  for (const p of line) expect(asideM(p)).toBeLessThan(0.6);
});

describe("stones in a band", () => {
  const band = () => ({ ...bandFrom(NEAR, FAR, 0.8), isBedSized: true });
  const lay = (site: Site, elements: PlanElement[]) => {
    site.plan = { ...site.plan, elements };
    return elements.map((element) => paintElement(site, element));
  };
  const rock = { kind: "gravel", tone: "river", use: "area" } as const;

  it("of a width that was said fill it from one end to the other, and their edging runs along it", () => {
    const site = band();
    const outcomes = lay(site, [
      { ...rock, place: "border", size: { widthM: 0.4572 } },
      { kind: "edging", material: "steel" },
    ]);
    expect(outcomes).toEqual([{ placed: true }, { placed: true }]);
    const [laid] = site.surfaces;
    for (const share of [0.1, 0.5, 0.9])
      expect(laid!.field(NEAR.x + (FAR.x - NEAR.x) * share, NEAR.z + (FAR.z - NEAR.z) * share)).toBeLessThan(
        0,
      );
    const length = Math.hypot(FAR.x - NEAR.x, FAR.z - NEAR.z);
    expect(site.pieces[0]!.lengthM).toBeGreaterThan(0.9 * length);
  });

  it("hold the plants that were asked for with them, though no walk is seen there", () => {
    const site = band();
    const [, outcome] = lay(site, [
      rock,
      {
        ...{ kind: "bed", style: "classic", mulch: "gravel", edging: false, place: "along-walk" },
        species: ["fountain-grass"],
      },
    ]);
    expect(outcome).toEqual({ placed: true });
    expect(site.instances.length).toBeGreaterThan(4);
  });
});
