import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findNamedPlants } from "./find-named-plants.ts";
import { weedyGround } from "./weedy-ground.ts";

const WIDTH = 320;
const HEIGHT = 240;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
type Round = { x: number; y: number; radius: number };

/** Round plants on a lawn below row 100, with a garage in the columns from 200 to 260 above it. */
function yard(...rounds: Round[]) {
  const plane = (of: (x: number, y: number) => boolean) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (of(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
  const isPlant = (x: number, y: number) =>
    rounds.some((one) => Math.hypot(x - one.x, y - one.y) < one.radius);
  const plants = plane(isPlant);
  const ground = plane((x, y) => y >= 100 && !isPlant(x, y));
  const garage = plane((x, y) => x >= 200 && x < 260 && y >= 50 && y < 100 && !isPlant(x, y));
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { plants, ground, soft: ground, lawn: ground, garage, house: garage },
  );
  return { ...seen, horizonY: 90 };
}

/** Plants of this shape on a lawn below row 100. */
function planted(isPlant: (x: number, y: number) => boolean) {
  const seen = yard();
  const plants = seen.plants.map((_, i) => (isPlant(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
  const ground = seen.ground.map((own, i) => (plants[i] ? 0 : own));
  return { ...seen, plants, ground, soft: ground, lawn: ground };
}

const left = { x: 60, y: 90, radius: 34 };
const right = { x: 240, y: 95, radius: 32 };
const middles = (seen: ReturnType<typeof yard>, where: Parameters<typeof findNamedPlants>[0]) =>
  findNamedPlants(where, seen, camera).map(({ box }) => Math.round((box.left + box.right) / 2));

describe("plants that words name with their place", () => {
  it("are those on that side of the photo", () => {
    expect(middles(yard(left, right), { kind: "tree", many: false, side: "left" })).toEqual([60]);
    expect(middles(yard(left, right), { kind: "tree", many: false, side: "right" })).toEqual([240]);
  });

  it("are those by what they stand before", () => {
    expect(middles(yard(left, right), { kind: "tree", many: false, by: "garage" })).toEqual([240]);
  });

  it("are none where fewer are seen than words count", () => {
    const both = { kind: "shrub", many: true, count: 2 } as const;
    const near = { ...right, x: 160 };
    expect(middles(yard(right, near), { ...both, by: "garage" })).toEqual([240, 160]);
    expect(middles(yard(right), { ...both, by: "garage" })).toEqual([]);
  });

  it("stand on mulch that is seen as nothing, with lawn around it", () => {
    const seen = yard(left);
    const bare = (i: number) => i % WIDTH > 20 && i % WIDTH < 100 && i < 140 * WIDTH;
    const ground = seen.ground.map((own, i) => (bare(i) ? 0 : own));
    const large = { kind: "shrub", many: false, large: true } as const;
    expect(findNamedPlants(large, { ...seen, ground }, camera)).toHaveLength(1);
    // Before a wall nothing is known of how it stands.
    const house = ground.map((own, i) => (bare(i) ? 1 - own : 0));
    expect(findNamedPlants(large, { ...seen, ground, house }, camera)).toHaveLength(0);
  });

  it("are those of a color, each by itself though they grow together", () => {
    const seen = yard(left, { ...left, x: 114 }, right);
    const data = new Uint8Array(WIDTH * HEIGHT * 3);
    for (let i = 0; i < WIDTH * HEIGHT; i++)
      data.set(i % WIDTH < 160 && seen.plants[i]! > 0 ? [210, 190, 40] : [60, 110, 50], i * 3);
    const yellow = { ...seen, picture: { width: WIDTH, height: HEIGHT, data } };
    const two = { kind: "shrub", many: true, count: 2, color: "yellow" } as const;
    expect(middles(yellow, two)).toHaveLength(2);
    expect(Math.max(...middles(yellow, two))).toBeLessThan(160);
    expect(middles(yellow, { kind: "shrub", many: false, color: "red" })).toEqual([]);
  });

  it("are none that is tall where a small one is meant", () => {
    const small = { kind: "shrub", many: false, small: true } as const;
    expect(middles(yard(left), small)).toEqual([]);
    expect(middles(yard({ x: 60, y: 150, radius: 16 }), small)).toEqual([60]);
  });

  it("are no shrub that the upper frame cuts off: it has grown into a tree", () => {
    const seen = yard(left);
    const plants = seen.plants.map((own, i) =>
      i % WIDTH > 30 && i % WIDTH < 90 && i < 90 * WIDTH ? 1 : own,
    );
    expect(middles({ ...seen, plants }, { kind: "shrub", many: false })).toEqual([]);
  });

  it("are none where another may be meant as well", () => {
    expect(middles(yard(left, right), { kind: "tree", many: false })).toEqual([]);
    expect(middles(yard(left), { kind: "tree", many: false })).toEqual([60]);
  });

  it("stand on the ground though a strip of soil below was taken for them", () => {
    const seen = yard(left);
    const strip = (i: number) =>
      i % WIDTH >= 84 && i % WIDTH < 88 && i >= 110 * WIDTH && i < 140 * WIDTH ? 1 : 0;
    const plants = seen.plants.map((own, i) => Math.max(own, strip(i)));
    // Below its end another thing stands.
    const ground = seen.ground.map((own, i) =>
      strip(i) || (i % WIDTH > 70 && i % WIDTH < 100 && i >= 140 * WIDTH) ? 0 : own,
    );
    expect(findNamedPlants({ kind: "shrub", many: false }, { ...seen, plants, ground }, camera)).toHaveLength(
      1,
    );
  });

  it("are no bed of which all of the front ends where no ground is seen", () => {
    const seen = yard();
    const isBed = (i: number) => i % WIDTH >= 60 && i % WIDTH < 160 && i >= 110 * WIDTH && i < 160 * WIDTH;
    const plants = seen.plants.map((_, i) => (isBed(i) ? 1 : 0));
    // Behind it a part of its rim lies before ground, and in front of it is something else.
    const ground = seen.ground.map((own, i) =>
      isBed(i) || (i % WIDTH > 50 && i % WIDTH < 170 && i >= 158 * WIDTH) ? 0 : own,
    );
    expect(findNamedPlants({ kind: "shrub", many: false }, { ...seen, plants, ground }, camera)).toEqual([]);
  });

  it("are none that is wider than tall where one is said to be tall", () => {
    const seen = yard();
    const isWide = (i: number) => i % WIDTH >= 60 && i % WIDTH < 120 && i >= 110 * WIDTH && i < 150 * WIDTH;
    const plants = seen.plants.map((_, i) => (isWide(i) ? 1 : 0));
    const ground = seen.ground.map((own, i) => (isWide(i) ? 0 : own));
    const found = (tall: boolean) =>
      findNamedPlants(
        { kind: "shrub", many: false, ...(tall ? { tall: true } : {}) },
        { ...seen, plants, ground },
        camera,
      );
    expect([found(false).length, found(true).length]).toEqual([1, 0]);
  });

  it("are what is tall though a hedge beside it fills more of the photo", () => {
    const isPlant = (x: number, y: number) =>
      y < 150 && ((x < 40 && y >= 70) || (x >= 60 && x < 200 && y >= 120));
    expect(middles(planted(isPlant), { kind: "shrub", many: false, side: "left", tall: true })).toEqual([20]);
  });

  it("are the high one where a low hedge goes on beside it", () => {
    const hedge = (lowFoot: number) =>
      planted(
        (x, y) =>
          (x >= 60 && x < 110 && y >= 90 && y < 150) || (x >= 110 && x < 150 && y >= 125 && y < lowFoot),
      );
    const big = { kind: "hedge", many: false, large: true } as const;
    expect(findNamedPlants(big, hedge(150), camera)[0]!.box.right).toBe(109);
    // What reaches nearer is no flank: its height does not tell where the large one ends.
    expect(findNamedPlants(big, hedge(165), camera)[0]!.box.right).toBe(149);
  });

  it("are green sooner than stones that were taken for plants", () => {
    const seen = planted((x, y) => y >= 120 && y < 160 && ((x >= 40 && x < 110) || (x >= 150 && x < 200)));
    for (let i = 0; i < WIDTH * HEIGHT; i++)
      if (i % WIDTH >= 150) seen.picture.data.set([60, 120, 40], i * 3);
    expect(middles(seen, { kind: "shrub", many: false })).toEqual([175]);
  });

  it("are small trees where these have the color that is named", () => {
    const seen = planted((x, y) => x >= 60 && x < 100 && y >= 104 && y < 160);
    for (let y = 104; y < 160; y++)
      for (let x = 60; x < 100; x++) seen.picture.data.set([150, 40, 40], (y * WIDTH + x) * 3);
    expect(middles(seen, { kind: "tree", many: false })).toEqual([]);
    expect(middles(seen, { kind: "tree", many: false, color: "red" })).toEqual([80]);
  });

  it("are parted where they touch", () => {
    const touching = [left, { ...left, x: 118, radius: 30 }];
    expect(middles(yard(...touching), { kind: "tree", many: true, count: 2, side: "left" })).toEqual([
      59, 120,
    ]);
  });

  it("are the large one of a mass, without the lower ones that it has grown into", () => {
    // A dome between a clipped hedge and a lower bush behind its right side.
    const isPlant = (x: number, y: number) =>
      Math.hypot(x - 130, y - 130) < 50 ||
      (x >= 30 && x < 130 && y >= 110 && y < 175) ||
      (x >= 130 && x < 240 && y >= 112 && y < 160);
    const large = { kind: "shrub", many: false, large: true } as const;
    const [one, ...others] = findNamedPlants(large, planted(isPlant), camera);
    expect(others).toEqual([]);
    expect(Math.abs(one!.box.left - 82)).toBeLessThan(8);
    expect(Math.abs(one!.box.right - 178)).toBeLessThan(8);
  });

  it("are all large ones where several are said to be large", () => {
    const shrubs = [
      { x: 60, y: 120, radius: 24 },
      { x: 160, y: 125, radius: 26 },
      { x: 250, y: 160, radius: 8 },
    ];
    expect(middles(yard(...shrubs), { kind: "shrub", many: true, large: true })).toEqual([160, 60]);
    expect(middles(yard(...shrubs), { kind: "shrub", many: true })).toEqual([]);
  });

  it("are parted in a row where one is meant, and the nearest where none stands close", () => {
    const row = [100, 122, 144].map((x) => ({ x, y: 130, radius: 13 }));
    const big = { x: 174, y: 122, radius: 22 };
    const found = findNamedPlants(
      { kind: "shrub", many: false, by: "garage", large: true },
      yard(...row, big),
      camera,
    );
    expect(found).toHaveLength(1);
    expect(found[0]!.box.left).toBeGreaterThan(144);
    expect(found[0]!.box.right).toBe(195);
  });

  it("are as large as what is named", () => {
    expect(middles(yard({ x: 60, y: 150, radius: 6 }), { kind: "tree", many: false, side: "left" })).toEqual(
      [],
    );
    expect(middles(yard({ x: 60, y: 150, radius: 6 }), { kind: "shrub", many: false, side: "left" })).toEqual(
      [60],
    );
  });

  it("lie below the horizon where they are weeds", () => {
    expect(
      middles(yard(left, { x: 60, y: 180, radius: 20 }), { kind: "weeds", many: true, side: "left" }),
    ).toEqual([60]);
    expect(middles(yard(left), { kind: "weeds", many: true, side: "left" })).toEqual([]);
  });
});

it("takes for overgrown all around weeds that is neither lawn nor paved", () => {
  const box = (left: number, right: number) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      i % WIDTH >= left && i % WIDTH < right && i >= 150 * WIDTH ? 1 : 0,
    );
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { hard: box(200, 320), lawn: box(0, 50) });
  const weed = Int32Array.from([180 * WIDTH + 100]);
  const mask = weedyGround([weed], { ...seen, horizonY: 90 }, camera);
  const at = (x: number, y: number) => mask[y * WIDTH + x];
  expect([at(100, 180), at(150, 170), at(20, 180), at(260, 180), at(100, 60)]).toEqual([1, 1, 0, 0, 0]);
});
