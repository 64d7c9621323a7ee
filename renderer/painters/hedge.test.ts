import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

/** The bare yard, which runs on below the photo, with a house behind all of it. */
function beforeHouse(filled = false) {
  const site = bareSite({}, filled);
  const { widthPx } = site.camera;
  site.house.fill(1, 0, site.grid.topRow[0]! * widthPx);
  return site;
}

describe("a hedge at the front of a yard whose front edge the photo does not show", () => {
  it("stands along the house, below its windows, and says so", () => {
    const site = beforeHouse();
    const outcome = paintElement(site, { kind: "hedge", species: "boxwood", place: "front" });
    expect(outcome).toMatchObject({ placed: true, sentence: expect.stringContaining("along the house") });
    const [{ outline, heightM }] = site.pieces as [(typeof site.pieces)[number]];
    expect(Math.min(...outline.flat().map(({ z }) => z))).toBeGreaterThan(9);
    expect(heightM).toBe(0.6);
  });

  it("stands along the house too where the photo shows only a corner of the front edge", () => {
    const site = beforeHouse();
    const { widthPx, heightPx } = site.camera;
    const cornerPx = { wide: 0.15 * widthPx, tall: 60 };
    const clip = site.clip.map((cover, i) =>
      i % widthPx < cornerPx.wide && i / widthPx > heightPx - cornerPx.tall ? 0 : cover,
    );
    const outcome = paintElement(
      { ...site, clip, grid: new GroundGrid(site.camera, clip) },
      { kind: "hedge", species: "boxwood", place: "front" },
    );
    expect(outcome).toMatchObject({ sentence: expect.stringContaining("along the house") });
  });

  it("stands at the edge of the picture where no house stands behind the yard, and says so", () => {
    const outcome = paintElement(bareSite(), { kind: "hedge", species: "boxwood", place: "front" });
    expect(outcome).toMatchObject({
      placed: true,
      sentence:
        "The photo does not show the front edge of the yard, so the hedge stands at the edge of the picture. Circle a line to have it elsewhere.",
    });
  });
});

it("a hedge stands along the foot of the shrubs that a highlight was drawn over, and no higher than those", () => {
  const line = Array.from({ length: 20 }, (_, k) => ({ x: -1.5 + k * 0.15, z: k < 2 || k > 17 ? 8.6 : 8 }));
  const site = { ...bareSite({}, true), drawnLine: { line, heightM: 0.75 } };
  expect(paintElement(site, { kind: "hedge", species: "boxwood" })).toEqual({ placed: true });
  const [{ outline, heightM }] = site.pieces as [(typeof site.pieces)[number]];
  expect(heightM).toBe(0.75);
  // Straight across though the stroke rises at its ends, with open soil before it.
  const depths = outline.flat().map(({ z }) => z);
  expect(Math.min(...depths)).toBeGreaterThan(8);
  expect(Math.max(...depths)).toBeLessThan(9.3);
});

it("a hedge at the foot of a highlight with plants at its front ends where that was drawn to, as high as usual", () => {
  const line = Array.from({ length: 20 }, (_, k) => ({ x: -4 + k * 0.15, z: 8 }));
  const elements: PlanElement[] = [
    { kind: "hedge", species: "boxwood" },
    {
      ...{ kind: "bed", style: "classic", mulch: "brown", species: ["lavender"], edging: false },
      place: "front",
    },
  ];
  const site = { ...bareSite({ elements }, true), drawnLine: { line, heightM: 0.5 } };
  expect(paintElement(site, elements[0]!)).toEqual({ placed: true });
  const [{ outline, heightM }] = site.pieces as [(typeof site.pieces)[number]];
  expect(heightM).toBe(0.9);
  const columnOf = ({ x, z }: { x: number; z: number }) => site.camera.photoX(x, z);
  const ends = outline.flat().map(columnOf);
  expect(Math.abs(Math.min(...ends) - columnOf(line[0]!))).toBeLessThan(2);
  expect(Math.abs(Math.max(...ends) - columnOf(line.at(-1)!))).toBeLessThan(2);
});

describe("a hedge along the house that shares the wall with plants", () => {
  const hedge: PlanElement = { kind: "hedge", species: "boxwood", place: "along-house" };
  const bedOf = (...species: string[]): PlanElement => ({
    ...{ kind: "bed", style: "classic", mulch: "brown", species, edging: false, place: "along-house" },
  });
  const depthsWith = (bed: PlanElement) => {
    const site = beforeHouse();
    site.plan = { ...site.plan, elements: [hedge, bed] };
    expect(paintElement(site, hedge)).toEqual({ placed: true });
    expect(paintElement(site, bed)).toEqual({ placed: true });
    const across = (zs: number[]) => zs.reduce((sum, z) => sum + z, 0) / zs.length;
    return {
      hedge: across(site.pieces[0]!.outline.flat().map(({ z }) => z)),
      plants: across(
        site.instances.filter(({ species }) => species && species !== "boxwood").map(({ z }) => z),
      ),
    };
  };

  it("is the low front of high ones", () => {
    const at = depthsWith(bedOf("hydrangea"));
    expect(at.hedge).toBeLessThan(at.plants);
  });

  it("is the back of low ones", () => {
    const at = depthsWith(bedOf("lavender"));
    expect(at.hedge).toBeGreaterThan(at.plants);
  });
});

it("a hedge of what screens elsewhere stays below the windows along the house", () => {
  const site = beforeHouse();
  expect(paintElement(site, { kind: "hedge", species: "ligustrum", place: "along-house" }).placed).toBe(true);
  expect(site.pieces[0]!.heightM).toBe(0.9);
});

it("a hedge along the house leaves a way to the door that is guessed, and none beside it", () => {
  const hedge: PlanElement = { kind: "hedge", species: "boxwood", place: "along-house" };
  const runsBefore = (x: number) => {
    const site = { ...beforeHouse(), doors: [{ x, z: 12 }], areDoorsGuessed: true };
    expect(paintElement(site, hedge).placed).toBe(true);
    return site.pieces[0]!.outline;
  };
  const runs = runsBefore(0);
  expect(runs).toHaveLength(2);
  for (const { x } of runs.flat()) expect(Math.abs(x)).toBeGreaterThan(0.7);
  expect(runsBefore(40)).toHaveLength(1);
});

it("a hedge that was circled may be as short as it was circled", () => {
  const bare = bareSite({}, true);
  const { camera } = bare;
  const [left, right] = [camera.photoX(-0.9, 6.5), camera.photoX(0.9, 6.5)];
  const [top, bottom] = [camera.photoY(0, 7), camera.photoY(0, 6)];
  const clip = bare.clip.map((_, i) => {
    const [x, y] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
    return Number(x > left && x < right && y > top && y < bottom);
  });
  const site = { ...bare, clip, grid: new GroundGrid(camera, clip) };
  expect(paintElement(site, { kind: "hedge", species: "boxwood" })).toMatchObject({ placed: true });
});

it("a hedge that was circled with low plants at its front leaves these all of its foot", () => {
  const hedge: PlanElement = { kind: "hedge", species: "boxwood" };
  const bed: PlanElement = {
    ...{ kind: "bed", style: "classic", mulch: "brown", species: ["lavender"], edging: false },
    place: "front",
  };
  const bare = bareSite({ elements: [hedge, bed] }, true);
  const { camera } = bare;
  const [top, bottom] = [camera.photoY(0, 8.4), camera.photoY(0, 6.4)];
  const [left, right] = [camera.photoX(-3, 7.4), camera.photoX(3, 7.4)];
  const clip = bare.clip.map((_, i) => {
    const [x, y] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
    return x > left && x < right && y > top && y < bottom ? 1 : 0;
  });
  const site = { ...bare, clip, grid: new GroundGrid(camera, clip) };
  expect([paintElement(site, hedge), paintElement(site, bed)]).toEqual([{ placed: true }, { placed: true }]);
  const row = site.pieces[0]!.outline.flat();
  const hedgeM = row.reduce((sum, { z }) => sum + z, 0) / row.length;
  expect(hedgeM).toBeGreaterThan(7.5);
  const plants = site.instances.filter(({ species }) => species && species !== "boxwood");
  for (const { z } of plants) expect(z).toBeLessThan(hedgeM);
  const xs = plants.map(({ x }) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(4);
});

it("a row of palms that are left to grow is no row of columns", () => {
  const line = Array.from({ length: 20 }, (_, k) => ({ x: -3 + k * 0.3, z: 8 }));
  const site = { ...bareSite({}, true), drawnLine: { line, heightM: 2.5 } };
  paintElement(site, { kind: "hedge", species: "areca-palm" });
  const [first] = site.instances;
  const widthM = 2 * (first!.mesh as FoliageMesh).bulkRadius() * (first!.scale ?? 1);
  const heightM = first!.mesh.heightM * (first!.heightScale ?? first!.scale ?? 1);
  expect(widthM / heightM).toBeGreaterThan(0.4);
});

it("a hedge without a place stands along the house where no side of the yard is open, and says so", () => {
  const site = beforeHouse();
  // Nearer than 8 m all is paved: the sides and the front have no room.
  site.hardDistance = (_, z) => z - 8;
  const outcome = paintElement(site, { kind: "hedge", species: "boxwood" });
  expect(outcome).toMatchObject({ placed: true, sentence: expect.stringContaining("No open side") });
});

/** The bare yard where it goes on farther than ground is laid out. */
function farYard() {
  const site = bareSite();
  const { widthPx, heightPx } = site.camera;
  const farPx = Math.round(site.camera.photoY(0, 200));
  const clip = new Float32Array(widthPx * heightPx).fill(1, farPx * widthPx);
  return { ...site, clip, grid: new GroundGrid(site.camera, clip) };
}

describe("a row of columns at the back of a yard that goes on past the laid-out ground", () => {
  it("stands at the far end of that ground, as many as the bill has and apart as they are planted", () => {
    const site = farYard();
    expect(paintElement(site, { kind: "hedge", species: "italian-cypress", place: "back" })).toEqual({
      placed: true,
    });
    const [{ outline, plants }] = site.pieces as [(typeof site.pieces)[number]];
    const { z0, nz, cellM } = site.grid;
    expect(Math.max(...outline.flat().map(({ z }) => z))).toBeGreaterThan(z0 + nz * cellM - 1);
    expect(plants).toEqual([{ species: "italian-cypress", count: site.instances.length }]);
    const [first, second] = site.instances.toSorted((a, b) => a.x - b.x);
    expect(second!.x - first!.x).toBeCloseTo(1.2, 0);
  });
});
