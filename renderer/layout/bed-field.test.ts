import { describe, expect, it } from "vitest";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { bedField } from "./bed-field.ts";

/** The bare yard with a house behind its left half. */
function besideHouse() {
  const site = bareSite();
  const { widthPx } = site.camera;
  const house = site.house.map((_, i) =>
    i < site.grid.topRow[0]! * widthPx && i % widthPx < widthPx / 2 ? 1 : 0,
  );
  return { ...site, house };
}

describe("a bed along the house", () => {
  const site = besideHouse();
  const along = bedField(site, "along-house")!;

  it("lies before it to the frame", () => {
    for (const x of [-4, -2.5, -1.5]) expect(along(x, 11.7), `${x} m`).toBeLessThan(0);
  });

  it("ends in a curve where it does, though the yard goes on", () => {
    for (const x of [0.3, 1.5, 4]) expect(along(x, 11.7), `${x} m`).toBeGreaterThan(0);
    expect(bedField(site, undefined)!(1.5, 11.7)).toBeLessThan(0);
    expect(along(-0.6, 11.7) - along(-0.6, 10.8)).toBeLessThan(0);
    expect(along(-0.6, 11.2)).toBeGreaterThan(along(-2.5, 11.2));
  });
});

const STOOP = { left: 0.5, right: 2, front: 9.5 };
const HOUSE_END_M = 3.8;

/** The bare yard with a house behind it up to `HOUSE_END_M`, and a stoop that stands out from its wall to `STOOP.front`. */
function withStoop() {
  const site = bareSite();
  const { camera } = site;
  const top = site.grid.topRow[0]!;
  const groundOf = (i: number) => {
    const row = Math.floor(i / camera.widthPx) + 0.5;
    return { x: camera.groundX((i % camera.widthPx) + 0.5, row), z: camera.groundZ(row) };
  };
  const clip = site.clip.map((cover, i) => {
    const { x, z } = groundOf(i);
    return x > STOOP.left && x < STOOP.right && z > STOOP.front ? 0 : cover;
  });
  const endColumn = camera.photoX(HOUSE_END_M, 12);
  const house = site.house.map((_, i) =>
    i < top * camera.widthPx && i % camera.widthPx < endColumn ? 1 : 0,
  );
  const hardDistance = (x: number, z: number) => Math.max(STOOP.left - x, x - STOOP.right, STOOP.front - z);
  return { ...site, clip, grid: new GroundGrid(camera, clip), house, hardDistance };
}

describe("a bed along a wall with a stoop", () => {
  const along = bedField(withStoop(), "along-house")!;

  it("has one depth all along the wall", () => {
    const depths = [-4, -3.2, -2.4, -1.6, -0.8, 0].map((x) => {
      let z = 11.7;
      while (z > 5 && along(x, z) < 0) z -= 0.02;
      return 11.98 - z;
    });
    expect(Math.min(...depths)).toBeGreaterThan(1);
    expect(Math.max(...depths) - Math.min(...depths)).toBeLessThan(0.35);
  });

  it("does not turn off along the stoop or round its front", () => {
    for (const [x, z] of [
      [0.2, 9.8],
      [0.1, 9.5],
      [1.2, 9.1],
      [2.4, 9.6],
    ] as const)
      expect(along(x, z), `${x} m, ${z} m`).toBeGreaterThan(0);
  });

  it("goes on behind it, also where little wall is left", () => {
    for (const x of [2.5, 3, 3.5]) expect(along(x, 11.5), `${x} m`).toBeLessThan(0);
  });
});

/** The bare yard with a house behind all of it, whose foot shrubs hide in some columns, given in meters at the wall. */
function behindShrubs(...shrubs: readonly (readonly [left: number, right: number])[]) {
  const site = bareSite();
  const { camera } = site;
  const top = site.grid.topRow[0]!;
  const shrubTop = camera.photoY(0.6, 12);
  const house = site.house.map((_, i) => {
    const x = camera.groundX((i % camera.widthPx) + 0.5, top);
    const isHidden = i > shrubTop * camera.widthPx && shrubs.some(([from, to]) => x > from && x < to);
    return i < top * camera.widthPx && !isHidden ? 1 : 0;
  });
  return { ...site, house, doors: [{ x: 0.5, z: 12 }], areDoorsGuessed: true };
}

describe("a bed along a house of which no door is seen", () => {
  it("is open between the shrubs near the middle", () => {
    const along = bedField(behindShrubs([-4, 0], [1.5, 4]), "along-house")!;
    for (const x of [0.2, 0.75, 1.3]) expect(along(x, 11.5), `${x} m`).toBeGreaterThan(0);
    for (const x of [-2, 2.5]) expect(along(x, 11.5), `${x} m`).toBeLessThan(0);
  });

  it("is closed where no shrubs say where people walk", () => {
    for (const site of [behindShrubs(), behindShrubs([-4, 0])])
      for (const x of [-2, 0.75, 2.5]) expect(bedField(site, "along-house")!(x, 11.5)).toBeLessThan(0);
  });
});

it("a bed along the house goes on before shrubs over which the house is seen", () => {
  const bed = (shrubM: number) => {
    const site = bareSite();
    const { camera } = site;
    const top = site.grid.topRow[0]!;
    const house = site.house.map((_, i) => {
      const [x, row] = [camera.groundX((i % camera.widthPx) + 0.5, top), Math.floor(i / camera.widthPx)];
      const isHidden = Math.abs(x) < 2 && row > camera.photoY(shrubM, 12);
      return row < top && !isHidden ? 1 : 0;
    });
    return bedField({ ...site, house }, "along-house")!;
  };
  expect(bed(1.8)(0, 11.5)).toBeLessThan(0);
  expect(bed(5)(0, 11.5)).toBeGreaterThan(0);
});

describe("a bed along a wall with a shrub before it", () => {
  // From `FROM_M` to the left the edge of the lawn comes nearer, round a shrub that hides the foot of the wall.
  const FROM_M = -1.5;

  it("does not follow the shrub into the lawn", () => {
    const site = bareSite();
    const { camera } = site;
    const top = site.grid.topRow[0]!;
    const edge = (i: number) => {
      const column = i % camera.widthPx;
      const offPx = Math.max(0, camera.photoX(FROM_M, 12) - column);
      return top + offPx * 0.6;
    };
    const clip = site.clip.map((cover, i) => (Math.floor(i / camera.widthPx) < edge(i) ? 0 : cover));
    const house = site.house.map((_, i) => {
      const isShrub = edge(i) > top && Math.floor(i / camera.widthPx) > camera.photoY(0.5, 12);
      return i < top * camera.widthPx && !isShrub ? 1 : 0;
    });
    const along = bedField({ ...site, clip, grid: new GroundGrid(camera, clip), house }, "along-house")!;
    expect(along(1, 11.5)).toBeLessThan(0);
    const column = camera.photoX(FROM_M, 12) - 60;
    const z = camera.groundZ(top + 36) - 0.4;
    expect(along(camera.groundX(column, camera.photoY(0, z)), z)).toBeGreaterThan(0);
  });
});

describe("a bed along a wall with ways", () => {
  it("ends where the house does though it has a stretch between two ways", () => {
    const site = bareSite();
    const { camera } = site;
    const top = site.grid.topRow[0]!;
    const from = camera.photoX(-3, 12);
    const house = site.house.map((_, i) => (i < top * camera.widthPx && i % camera.widthPx > from ? 1 : 0));
    const hardDistance = (x: number) => Math.min(Math.abs(x + 1) - 0.3, Math.abs(x - 2) - 0.3);
    const along = bedField({ ...site, house, hardDistance }, "along-house")!;
    for (const x of [-2, 0.5]) expect(along(x, 11.5), `${x} m`).toBeLessThan(0);
    expect(along(-3.8, 11.5)).toBeGreaterThan(0);
  });

  it("leaves the place before the door of a garage free, old shrubs before that or not", () => {
    const site = bareSite();
    const { camera } = site;
    const top = site.grid.topRow[0]!;
    const [left, right] = [camera.photoX(0, 12), camera.photoX(2.5, 12)];
    const isWall = (i: number) => i < top * camera.widthPx;
    const house = site.house.map((_, i) => (isWall(i) ? 1 : 0));
    const isDoor = (i: number) =>
      isWall(i) && i < (top - 8) * camera.widthPx && i % camera.widthPx > left && i % camera.widthPx < right;
    const isShrub = (i: number) => isWall(i) && i >= (top - 8) * camera.widthPx && i % camera.widthPx > left;
    const along = bedField(
      {
        ...site,
        house: house.map((cover, i) => (isShrub(i) ? 0 : cover)),
        garage: house.map((_, i) => (isDoor(i) ? 1 : 0)),
      },
      "along-house",
    )!;
    expect(along(-2, 11.5)).toBeLessThan(0);
    for (const x of [0.5, 1.2, 2]) expect(along(x, 11.3), `${x} m`).toBeGreaterThan(0);
  });
});

it("a bed along the house does not swing into the lawn round what stands well before the wall", () => {
  const site = bareSite();
  const { camera } = site;
  const top = site.grid.topRow[0]!;
  const palm = { right: 90, foot: Math.round(camera.photoY(0, 6)), head: Math.round(camera.photoY(0.5, 6)) };
  const isPalm = (i: number) =>
    i % camera.widthPx < palm.right && i >= palm.head * camera.widthPx && i < palm.foot * camera.widthPx;
  const clip = site.clip.map((cover, i) =>
    isPalm(i) || (i % camera.widthPx < palm.right && i < palm.foot * camera.widthPx) ? 0 : cover,
  );
  const house = site.house.map((_, i) => (i < top * camera.widthPx && !isPalm(i) ? 1 : 0));
  const along = bedField({ ...site, clip, grid: new GroundGrid(camera, clip), house }, "along-house")!;
  expect(along(1, 11.5)).toBeLessThan(0);
  expect(along(camera.groundX(60, palm.foot), 5.5)).toBeGreaterThan(0);
});

describe("a bed along a wall that is far away", () => {
  it("is deep enough to be seen", () => {
    const site = bareSite();
    const far = Math.ceil(site.camera.photoY(0, 20));
    const clip = site.clip.map((_, i) => (i < far * site.camera.widthPx ? 0 : 1));
    const house = clip.map((cover) => 1 - cover);
    const along = bedField({ ...site, clip, grid: new GroundGrid(site.camera, clip), house }, "along-house")!;
    expect(along(0, 18)).toBeLessThan(0);
  });
});

describe("a bed along a wall that paving runs before", () => {
  /** The far edge's teeth on the right: rows, and columns from one to the next. */
  const TEETH = { fromM: 1, rows: 2, columns: 30 };

  it("is not cut by the teeth of the photo's mask", () => {
    const site = bareSite();
    const { camera } = site;
    const top = site.grid.topRow[0]!;
    const fromColumn = camera.photoX(TEETH.fromM, 12);
    const clip = site.clip.map((cover, i) => {
      const column = i % camera.widthPx;
      const isTooth = column > fromColumn && column % (2 * TEETH.columns) < TEETH.columns;
      return isTooth && i < (top + TEETH.rows) * camera.widthPx ? 0 : cover;
    });
    const house = site.house.map((_, i) => (i < top * camera.widthPx ? 1 : 0));
    const along = bedField(
      { ...site, clip, grid: new GroundGrid(camera, clip), house, hardDistance: () => 0.2 },
      "along-house",
    )!;
    for (const x of [-2, 1.5, 2.5, 3.5]) expect(along(x, 11.3), `${x} m`).toBeLessThan(0);
  });
});

describe("a bed beside a walk", () => {
  // The walk ends at x = 0; the yard begins there.
  const site = { ...bareSite(), hardDistance: (x: number) => x };
  const inHighlight = { ...bareSite({}, true), hardDistance: (x: number) => x };

  it("goes up to it where it lies along it or was drawn there, and keeps off it elsewhere", () => {
    expect(bedField(site, "along-walk")!(0.03, 8)).toBeLessThan(0);
    expect(bedField(inHighlight, "along-walk")!(0.03, 8)).toBeLessThan(0);
    expect(bedField(site, "border")!(0.03, 11.5)).toBeGreaterThan(0);
    expect(bedField(site, "border")!(0.5, 11.5)).toBeLessThan(0);
  });
});
