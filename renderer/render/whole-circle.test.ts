import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { ownOf } from "./own-highlight.ts";

const WIDTH = 320;
const HEIGHT = 240;
const plane = (isIn: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (isIn(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
const box = (left: number, top: number, right: number, bottom: number) =>
  plane((x, y) => x >= left && x < right && y >= top && y < bottom);
/** A circle below the wall, which ends at row 80. */
const PATH = [
  { x: 60, y: 100 },
  { x: 260, y: 100 },
  { x: 260, y: 230 },
  { x: 60, y: 230 },
];
const MEANS = { house: false, street: false, paving: false, larger: false };
const SOIL = [120, 95, 70] as const;
const lawn = { kind: "lawn", surface: "sod" } as unknown as PlanElement;

/** Bare soil below a wall, of which `street` was seen as a street, with the color `look` there and `share` as the network's trust in it. */
function soilSeenAs(street: Float32Array, look: readonly number[], share = 0.95) {
  const ground = box(0, 80, WIDTH, HEIGHT);
  const soft = ground.map((cover, i) => cover - street[i]!);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, soft, lawn: soft, hard: street, street, house: box(0, 0, WIDTH, 80) },
  );
  const planes = seen.shares.planes.map((one) => one.slice());
  // In the order of `SEEN_CLASSES`: lawn 3, street 7.
  for (let i = 0; i < street.length; i++) {
    if (!street[i]) continue;
    planes[7]![i] = share;
    planes[3]![i] = 1 - share;
  }
  for (let i = 0; i < street.length; i++)
    for (const [c, level] of (street[i] ? look : SOIL).entries())
      seen.picture.data[i * 3 + c] = level + 40 * (hash01(i, c, 3) - 0.5);
  return { ...seen, shares: { ...seen.shares, planes } };
}

/** What of some points can be built on by a circle for a lawn. */
function leftAt(
  seen: ReturnType<typeof soilSeenAs>,
  points: readonly (readonly [number, number])[],
  path = PATH,
) {
  const { free, word, stroke } = ownOf(
    path,
    MEANS,
    { main: lawn, laysGround: true, keepsBeds: true },
    seen,
    undefined,
  );
  return points.map(([x, y]) => {
    const i = y * WIDTH + x;
    return Math.min(stroke[i]!, Math.max(free[i]!, word[i]!));
  });
}
const ASPHALT = [70, 75, 90];

it("builds on soil that the network takes for a street, where no edge parts it from the rest", () => {
  const street = box(0, 150, 180, 200);
  expect(
    leftAt(soilSeenAs(street, SOIL), [
      [100, 175],
      [220, 175],
      [64, 175],
    ]),
  ).toEqual([1, 1, 1]);
});

it("builds on darker soil of the same hue that was seen as a street, where it leads nowhere", () => {
  const darker = SOIL.map((level) => level * 0.9);
  expect(leftAt(soilSeenAs(box(100, 150, 180, 200), darker), [[140, 175]])).toEqual([1]);
  expect(leftAt(soilSeenAs(box(0, 150, 180, 200), darker), [[100, 175]])).toEqual([0]);
});

it("leaves the street that is sure and has an edge", () => {
  const street = box(0, 150, 180, 200);
  expect(
    leftAt(soilSeenAs(street, ASPHALT), [
      [100, 175],
      [220, 175],
    ]),
  ).toEqual([0, 1]);
});

it("builds on what is doubted deep in the circle, and not where its edge alone was drawn over that", () => {
  expect(leftAt(soilSeenAs(box(0, 150, 180, 200), ASPHALT, 0.6), [[100, 175]])).toEqual([1]);
  expect(
    leftAt(soilSeenAs(box(0, 80, 65, HEIGHT), ASPHALT, 0.6), [
      [62, 175],
      [100, 175],
    ]),
  ).toEqual([0, 1]);
});

it("builds on specks near its edge that were seen as paving and end inside of it", () => {
  const speck = box(62, 164, 74, 176);
  const seen = { ...soilSeenAs(speck, ASPHALT), street: new Float32Array(speck.length), walk: speck };
  expect(leftAt(seen, [[68, 170]])).toEqual([1]);
});

it("gives what stays a fair rim", () => {
  // A walk whose edge was seen with teeth of three pixels.
  const walk = plane((x, y) => y > 150 + (x % 6 < 3 ? 4 : 0) && y < 200 && x < 180);
  const seen = soilSeenAs(walk, ASPHALT);
  const none = new Float32Array(walk.length);
  const passing = { ...seen, street: none, walk };
  const { stays } = ownOf(PATH, MEANS, { main: lawn, laysGround: true, keepsBeds: true }, passing, undefined);
  const tops = Array.from({ length: 80 }, (_, k) => {
    let y = 100;
    while (!stays[y * WIDTH + 80 + k]) y++;
    return y;
  });
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
});

it("builds on the dark side of a rut inside of it, and keeps the post that leads out of it", () => {
  const seenWith = (top: number, from: number) => {
    // What ends the soil above the dark line: a speck that was seen as nothing, or the wall.
    const speck = box(150, top, 170, top + 3);
    const seen = soilSeenAs(box(0, 0, 0, 0), ASPHALT);
    for (const mask of [seen.ground, seen.soft, seen.lawn])
      for (let i = 0; i < mask.length; i++) if (speck[i]) mask[i] = 0;
    for (let y = from; y < 190; y++)
      for (let x = 159; x < 162; x++)
        seen.picture.data.fill(20, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
    return seen;
  };
  expect(leftAt(seenWith(150, 150), [[160, 170]])).toEqual([1]);
  expect(leftAt(seenWith(0, 60), [[160, 170]])).toEqual([0]);
});

it("builds on a blot of another color in which the network sees no thing, and not on a box", () => {
  const blot = box(130, 150, 160, 180);
  const seenWith = (isThing: boolean) => {
    const seen = soilSeenAs(box(0, 0, 0, 0), ASPHALT);
    const { planes } = seen.shares;
    for (let i = 0; i < blot.length; i++) {
      if (!blot[i]) continue;
      for (const mask of [seen.ground, seen.soft, seen.lawn]) mask[i] = 0;
      seen.picture.data.set([200, 200, 210], i * 3);
      // In the order of `SEEN_CLASSES`: lawn 3, plants 8, other 11.
      planes[11]![i] = isThing ? 0.9 : 0.3;
      planes[3]![i] = 0;
      planes[8]![i] = isThing ? 0.1 : 0.7;
    }
    return seen;
  };
  expect(leftAt(seenWith(false), [[145, 165]])).toEqual([1]);
  expect(leftAt(seenWith(true), [[145, 165]])).toEqual([0]);
});

it("of gravel in the place of a lawn leaves a sidewalk that may be a walk or a street", () => {
  const sidewalk = box(0, 150, 180, 200);
  const seen = soilSeenAs(sidewalk, ASPHALT, 0.5);
  // In the order of `SEEN_CLASSES`: lawn 3, walk 6.
  const [lawnShare, walkShare] = [seen.shares.planes[3]!, seen.shares.planes[6]!];
  for (let i = 0; i < sidewalk.length; i++) if (sidewalk[i]) [lawnShare[i], walkShare[i]] = [0, 0.5];
  const main = { kind: "gravel", use: "area" } as unknown as PlanElement;
  const { stays } = ownOf(PATH, MEANS, { main, laysGround: true, keepsBeds: false }, seen, undefined);
  expect([stays[175 * WIDTH + 100], stays[175 * WIDTH + 220]]).toEqual([1, 0]);
});

it("leaves a walk of which the network is not sure to whoever circles a strip along it", () => {
  // A walk that rises to the right; the stroke covers 10 of its 24 px.
  const line = (x: number) => 190 - 0.3 * x;
  const walk = plane((x, y) => y > line(x) + 20 && y < line(x) + 44);
  const strip = [
    { x: 20, y: line(20) },
    { x: 300, y: line(300) },
    { x: 300, y: line(300) + 30 },
    { x: 20, y: line(20) + 30 },
  ];
  const points = [
    [160, Math.round(line(160) + 8)],
    [160, Math.round(line(160) + 25)],
  ] as const;
  expect(leftAt(soilSeenAs(walk, ASPHALT, 0.55), points, strip)).toEqual([1, 0]);
});

it("builds on pale soil along paving that it was drawn up to, and not on paving that goes on beyond it", () => {
  // The left side of the stroke runs down to the right, over paving that ends at column 100.
  const path = [{ x: 50, y: 100 }, ...PATH.slice(1, 3), { x: 100, y: 230 }];
  const paving = box(0, 80, 100, HEIGHT);
  const withCorner = (look: readonly number[], share: number) => {
    const seen = soilSeenAs(paving, ASPHALT);
    for (let i = 0; i < paving.length; i++) {
      const y = Math.floor(i / WIDTH);
      if (!paving[i] || (i % WIDTH) - 50 < (50 / 130) * (y - 100)) continue;
      // In the order of `SEEN_CLASSES`: lawn 3, street 7.
      [seen.shares.planes[7]![i], seen.shares.planes[3]![i]] = [share, 1 - share];
      for (const [c, level] of look.entries())
        seen.picture.data[i * 3 + c] = level + 40 * (hash01(i, c, 3) - 0.5);
    }
    return leftAt(seen, [[85, 130]], path);
  };
  const pale = SOIL.map((level) => level * 1.6);
  expect(withCorner(pale, 0.65)).toEqual([1]);
  expect(withCorner(pale, 0.95)).toEqual([0]);
  expect(withCorner(ASPHALT, 0.65)).toEqual([0]);
});

it("builds on soil at the foot of a wall that the network takes for the wall, and not on the wall", () => {
  const WALL = [150, 150, 160];
  const foot = box(0, 80, WIDTH, 110);
  const path = [{ x: 60, y: 80 }, { x: 260, y: 80 }, ...PATH.slice(2)];
  const withFoot = (look: readonly number[], share: number) => {
    const seen = soilSeenAs(box(0, 0, 0, 0), ASPHALT);
    const { planes } = seen.shares;
    for (let i = 0; i < 110 * WIDTH; i++) {
      for (const mask of [seen.ground, seen.soft, seen.lawn]) mask[i] = 0;
      seen.house[i] = 1;
      // In the order of `SEEN_CLASSES`: building 1, lawn 3.
      [planes[1]![i], planes[3]![i]] = foot[i] ? [share, 1 - share] : [1, 0];
      for (const [c, level] of (foot[i] ? look : WALL).entries())
        seen.picture.data[i * 3 + c] = level + 40 * (hash01(i, c, 3) - 0.5);
    }
    return leftAt(seen, [[160, 95]], path);
  };
  expect(withFoot(SOIL, 0.6)).toEqual([1]);
  expect(withFoot(SOIL, 0.95)).toEqual([0]);
  expect(withFoot(WALL, 0.6)).toEqual([0]);
});
