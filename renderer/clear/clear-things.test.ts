import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { hash01 } from "#renderer/math/random.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { clearThings } from "./clear-things.ts";
import { findShrubs } from "./find-shrubs.ts";

const WIDTH = 320;
const HEIGHT = 240;
const size = WIDTH * HEIGHT;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const WALL_FOOT = 150;
/** Where two pieces meet both are mixed over a few pixels, levels. */
const MIXED_LEVELS = 18;
const SHRUB = { x: 160, y: 140, radius: 14 };
const inShrub = (x: number, y: number) => Math.hypot(x - SHRUB.x, y - SHRUB.y) < SHRUB.radius;

/** Clapboard every six rows down to a plinth, a lawn before it; `door`: a red door from that column on. */
function colorAt(x: number, y: number, door: number): [number, number, number] {
  if (y >= WALL_FOOT) return [110, 125 + Math.round(8 * hash01(x, y, 3)), 70];
  if (x >= door && x < door + 24) return [150, 30, 30];
  if (y >= WALL_FOOT - 8) return [130, 130, 128];
  return y % 6 === 0 ? [140, 150, 160] : [190, 200, 210];
}

function yard(withShrub: boolean, door = 1000): Seen {
  const data = new Uint8Array(size * 3);
  const ground = new Float32Array(size);
  const house = new Float32Array(size);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      const leaf = 20 + Math.round(110 * hash01(x, y, 7));
      const shrub = withShrub && inShrub(x, y);
      data.set(shrub ? [leaf / 2, leaf, leaf / 3] : colorAt(x, y, door), i * 3);
      if (y >= WALL_FOOT && !shrub) ground[i] = 1;
      if (y < WALL_FOOT && !shrub) house[i] = 1;
    }
  }
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground.slice(), house });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data }, horizonY: 90 };
}

const clearShrubs = (seen: Seen) =>
  clearThings(seen.picture, seen, { plants: findShrubs(seen, camera), things: [] });
const clearThing = (seen: Seen, mask: Uint8Array) =>
  clearThings(seen.picture, seen, { plants: [], things: [mask] });

describe("clearing a shrub before the house", () => {
  const seen = yard(true);
  const cleared = clearShrubs(seen)!;

  it("shows the wall with its courses and plinth as if no shrub had stood there", () => {
    const bare = yard(false).picture.data;
    let wrong = 0;
    for (let y = 100; y < WALL_FOOT; y++) {
      for (let q = (y * WIDTH + 140) * 3; q < (y * WIDTH + 180) * 3; q++)
        if (Math.abs(cleared.photo.data[q]! - bare[q]!) > MIXED_LEVELS) wrong++;
    }
    // A row more or less at the upper edge of the plinth.
    expect(wrong).toBeLessThan(3 * 40);
  });

  it("gives the house its wall back and the yard the ground below it", () => {
    const at = (x: number, y: number) => y * WIDTH + x;
    expect(cleared.seen.house[at(SHRUB.x, WALL_FOOT - 6)]).toBe(1);
    expect(cleared.seen.ground[at(SHRUB.x, WALL_FOOT + 2)]).toBe(1);
    expect(cleared.seen.house[at(SHRUB.x, WALL_FOOT + 2)]).toBe(0);
  });

  it("sees no ground in a wall that was completed from what was misread as paving", () => {
    const at = (x: number, y: number) => y * WIDTH + x;
    const hard = seen.house.slice();
    const { seen: shown } = clearShrubs({ ...seen, hard })!;
    expect(shown.hard[at(SHRUB.x, WALL_FOOT - 6)]).toBe(0);
    expect(shown.hard[at(SHRUB.x - 60, WALL_FOOT - 6)]).toBe(1);
  });

  it("calls the new ground lawn where the ground beside it is lawn, and nothing else", () => {
    const at = (x: number, y: number) => y * WIDTH + x;
    const { lawn } = clearShrubs({ ...seen, lawn: seen.ground.slice() })!.seen;
    expect(lawn[at(SHRUB.x, WALL_FOOT + 2)]).toBe(1);
    expect(lawn[at(SHRUB.x, WALL_FOOT - 6)]).toBe(0);
    expect(cleared.seen.lawn.includes(1)).toBe(false);
  });

  it("changes nothing but the shrub, its rim and its shade, and says which pixels", () => {
    // Counted: an expectation for each pixel takes a second.
    const wrong = { far: 0, changed: 0 };
    for (let i = 0; i < size; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const away = Math.hypot(x - SHRUB.x, Math.max(0, y - SHRUB.y - 12));
      if (cleared.cleared[i]) wrong.far += Number(away >= SHRUB.radius + 7);
      else wrong.changed += Number(cleared.photo.data[i * 3] !== seen.picture.data[i * 3]);
    }
    expect(wrong).toEqual({ far: 0, changed: 0 });
  });

  it("does not repeat a door that is next to it", () => {
    const beside = yard(true, SHRUB.x + SHRUB.radius + 8);
    const { photo } = clearShrubs(beside)!;
    for (let x = SHRUB.x - 16; x <= SHRUB.x + 16; x++)
      expect(photo.data[(138 * WIDTH + x) * 3 + 2]).toBeGreaterThan(100);
  });

  it("fills the wall behind what was taken for a window as behind anything else", () => {
    const { x, y, radius } = SHRUB;
    const opening = { left: x - 10, right: x + 10, top: y - radius, foot: y + radius - 4, clear: 0.2 };
    const { photo } = clearShrubs({ ...seen, openings: [opening] })!;
    expect(photo.data).toEqual(cleared.photo.data);
  });

  it("takes nothing where no shrub stands", () => {
    expect(clearShrubs(yard(false))).toBeNull();
  });

  it("takes a shrub that stands out into the lawn where the network sees it as plants too", () => {
    const out = yard(true);
    const plants = new Float32Array(size);
    // The wall's foot is seen higher: half of the shrub lies below it.
    for (let i = 0; i < size; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      if (y >= SHRUB.y && !inShrub(x, y)) out.ground[i] = 1;
      if (y >= SHRUB.y) out.house[i] = 0;
      if (inShrub(x, y)) plants[i] = 1;
    }
    expect(clearShrubs(out)).toBeNull();
    expect(clearShrubs({ ...out, plants })).not.toBeNull();
  });

  it("takes whatever else is to go, such as a smooth bin", () => {
    const bare = yard(false);
    const inBin = (i: number) =>
      Math.abs((i % WIDTH) - 160) < 9 && Math.abs(Math.floor(i / WIDTH) - 140) < 14;
    const data = bare.picture.data.map((value, q) => (inBin(Math.floor(q / 3)) ? 40 : value));
    const seenBin = { ...bare, picture: { width: WIDTH, height: HEIGHT, data } };
    const mask = Uint8Array.from({ length: size }, (_, i) => Number(inBin(i)));
    const { photo } = clearThing(seenBin, mask)!;
    const wrong = photo.data.filter(
      (value, q) => Math.abs(value - bare.picture.data[q]!) > MIXED_LEVELS,
    ).length;
    expect(wrong).toBe(0);
  });

  it("fills what stood on a lawn with lawn, though a thing stands near", () => {
    const bare = yard(false);
    const near = (i: number, x: number) =>
      Math.abs((i % WIDTH) - x) < 9 && Math.abs(Math.floor(i / WIDTH) - 190) < 20;
    const data = bare.picture.data.map((value, q) => {
      const i = Math.floor(q / 3);
      return near(i, 160) ? 240 : near(i, 186) ? 60 : value;
    });
    const standing = Float32Array.from({ length: size }, (_, i) => (near(i, 186) ? 1 : 0));
    const mask = Uint8Array.from({ length: size }, (_, i) => Number(near(i, 160)));
    const both = { ...bare, standing, picture: { width: WIDTH, height: HEIGHT, data } };
    const { photo } = clearThing(both, mask)!;
    const greens = photo.data.filter((_, q) => q % 3 === 1 && near(Math.floor(q / 3), 160));
    expect(Math.min(...greens)).toBeGreaterThan(120);
    expect(Math.max(...greens)).toBeLessThan(138);
  });

  it("does not fill the ground under a plant with the leaves of another", () => {
    const bare = yard(false);
    const isIn = (i: number, x: number, radius: number) =>
      Math.hypot((i % WIDTH) - x, Math.floor(i / WIDTH) - 195) < radius;
    const isOther = (i: number) => isIn(i, 130, 15) || isIn(i, 190, 15);
    const data = bare.picture.data.map((value, q) => {
      const i = Math.floor(q / 3);
      return q % 3 === 2 && (isIn(i, 160, 12) || isOther(i)) ? 200 : value;
    });
    // The network sees plants and ground there.
    const plants = Float32Array.from({ length: size }, (_, i) => (isOther(i) ? 0.6 : 0));
    const mask = Uint8Array.from({ length: size }, (_, i) => Number(isIn(i, 160, 12)));
    const both = { ...bare, plants, picture: { width: WIDTH, height: HEIGHT, data } };
    const { photo } = clearThings(both.picture, both, { plants: [mask], things: [] })!;
    const blues = photo.data.filter((_, q) => q % 3 === 2 && isIn(Math.floor(q / 3), 160, 12));
    expect(Math.max(...blues)).toBeLessThan(120);
  });

  it("leaves a large plant that the upper frame cuts off", () => {
    const bare = yard(false);
    const tree = new Uint8Array(size);
    for (let y = 0; y < 140; y++) tree.fill(1, y * WIDTH + 120, y * WIDTH + 170);
    expect(clearThings(bare.picture, bare, { plants: [tree], things: [] })).toBeNull();
  });

  it("takes the flowers among its leaves with it", () => {
    const withFlower = yard(true);
    const isFlower = (x: number, y: number) => Math.abs(x - SHRUB.x) < 4 && Math.abs(y - SHRUB.y) < 4;
    const ring = new Uint8Array(size);
    const isAround = (x: number, y: number) => Math.hypot(x - SHRUB.x, y - SHRUB.y) < SHRUB.radius + 8;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        if (isFlower(x, y)) withFlower.picture.data.set([250, 60, 200], (y * WIDTH + x) * 3);
        const isNearFlower = Math.abs(x - SHRUB.x) < 11 && Math.abs(y - SHRUB.y) < 11;
        if (isAround(x, y) && !isNearFlower) ring[y * WIDTH + x] = 1;
      }
    const { photo } = clearThings(withFlower.picture, withFlower, { plants: [ring], things: [] })!;
    const i = (SHRUB.y * WIDTH + SHRUB.x) * 3;
    expect(photo.data[i]! - photo.data[i + 1]!).toBeLessThan(60);
  });

  it("gives the same bytes each time, and changes nothing beside what goes", () => {
    const mask = Uint8Array.from({ length: size }, (_, i) =>
      Number(inShrub(i % WIDTH, Math.floor(i / WIDTH))),
    );
    const first = clearThing(seen, mask)!;
    expect(clearThing({ ...seen }, mask)!.photo.data).toEqual(first.photo.data);
    let changed = 0;
    for (let q = 0; q < 3 * size; q++) {
      const [x, y] = [Math.floor(q / 3) % WIDTH, Math.floor(q / 3 / WIDTH)];
      const isBeside = Math.hypot(x - SHRUB.x, y - SHRUB.y) > SHRUB.radius + 6;
      if (isBeside && first.photo.data[q] !== seen.picture.data[q]) changed++;
    }
    expect(changed).toBe(0);
  });

  it("leaves what hides too much whole", () => {
    const mask = Uint8Array.from({ length: size }, (_, i) => Number(Math.floor(i / WIDTH) < 140));
    expect(clearThing(seen, mask)).toBeNull();
  });
});
