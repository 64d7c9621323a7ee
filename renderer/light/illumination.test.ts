import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { illuminationOf } from "./illumination.ts";
import { lawnLight } from "./lawn-light.ts";

const WIDTH = 320;
const HEIGHT = 200;
const rect = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const region = new Float32Array(WIDTH * HEIGHT).fill(1);
function photoOf(gray: (x: number, y: number) => readonly [number, number, number]) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set(gray(i % WIDTH, Math.floor(i / WIDTH)), i * 3);
  return { width: WIDTH, height: HEIGHT, data };
}

it("keeps a tree's shadow: the new ground is dark where the old one was", () => {
  const map = illuminationOf(
    photoOf((x) => (x < 160 ? [40, 52, 30] : [90, 118, 66])),
    region,
    rect,
  );
  expect(map[100 * WIDTH + 40]).toBeLessThan(0.4);
  expect(map[100 * WIDTH + 280]).toBeCloseTo(1, 1);
});

it("forgets the mottling of an old lawn", () => {
  const map = illuminationOf(
    photoOf((x, y) => ((Math.floor(x / 20) + Math.floor(y / 20)) % 2 ? [90, 118, 66] : [80, 106, 60])),
    region,
    rect,
  );
  expect(Math.min(...map)).toBeGreaterThan(0.95);
  expect(Math.max(...map)).toBeLessThan(1.05);
});

it("forgets an old shrub, which is black between bright leaves, and not the shadow beside it", () => {
  const map = illuminationOf(
    photoOf((x, y) =>
      x < 60
        ? (Math.floor(x / 4) + Math.floor(y / 4)) % 2
          ? [8, 10, 6]
          : [60, 80, 40]
        : x < 160
          ? [40, 52, 30]
          : [90, 118, 66],
    ),
    region,
    rect,
  );
  expect(map[100 * WIDTH + 25]).toBeGreaterThan(0.9);
  expect(map[100 * WIDTH + 110]).toBeLessThan(0.4);
});

it("does not let an old path shine through: a lawn beside concrete is in the same light", () => {
  const map = illuminationOf(
    photoOf((x) => (x < 160 ? [70, 95, 50] : [190, 186, 178])),
    region,
    rect,
  );
  expect(map[100 * WIDTH + 40]).toBeCloseTo(1, 1);
  expect(map[100 * WIDTH + 280]).toBeCloseTo(1, 1);
});

it("keeps a shadow in the narrow end of a region, where a dark spot in the open is taken for a thing", () => {
  const wedge = region.map((_, i) => (Math.abs((i % WIDTH) - 160) * 12 > Math.floor(i / WIDTH) ? 0 : 1));
  const photo = photoOf((_, y) => (y < 70 ? [40, 40, 40] : [120, 120, 120]));
  expect(illuminationOf(photo, wedge, rect)[20 * WIDTH + 160]).toBeLessThan(0.4);
  const spot = photoOf((x, y) => (Math.hypot(x - 60, y - 120) < 4 ? [40, 40, 40] : [120, 120, 120]));
  expect(illuminationOf(spot, region, rect)[120 * WIDTH + 60]).toBeGreaterThan(0.9);
});

it("leaves a fifth of the light in the deepest shade", () => {
  const map = illuminationOf(
    photoOf((x) => (x < 160 ? [2, 3, 1] : [160, 200, 120])),
    region,
    rect,
  );
  const deepest = map.reduce((least, value) => Math.min(least, value), 1);
  expect(deepest).toBeGreaterThan(0.2);
  expect(deepest).toBeLessThan(0.25);
});

it("has no hard steps and no squares: a round shadow stays round and ends softly", () => {
  const map = illuminationOf(
    photoOf((x, y) => (Math.hypot(x - 160, y - 100) < 40 ? [40, 52, 30] : [110, 140, 80])),
    region,
    rect,
  );
  let steepest = 0;
  for (let i = 1; i < map.length; i++)
    if (i % WIDTH !== 0) steepest = Math.max(steepest, Math.abs(map[i]! - map[i - 1]!));
  expect(steepest).toBeLessThan(0.13);
  const along = (angle: number) => {
    const shade = (far: number) =>
      map[Math.round(100 + far * Math.sin(angle)) * WIDTH + Math.round(160 + far * Math.cos(angle))]!;
    let far = 20;
    while (far < 80 && shade(far) < 0.7) far++;
    return far;
  };
  expect(Math.abs(along(0) - along(Math.PI / 4))).toBeLessThanOrEqual(3);
});

it("keeps the shadow of a trunk on what is surely lawn, yellow in the sun and green in the shadow", () => {
  const photo = photoOf((x, y) => {
    const [r, g, b] = Math.abs(x - 160) < 14 ? [38, 52, 26] : [168, 150, 60];
    const grain = (x + y) % 2 ? 1.35 : 0.65;
    return [r! * grain, g! * grain, b! * grain];
  });
  const seen = { ...seenByHand({ width: WIDTH, height: HEIGHT }, { lawn: region }), picture: photo };
  const map = illuminationOf(photo, region, rect, { lawn: region, lawnLight: lawnLight(seen) });
  expect(map[100 * WIDTH + 160]).toBeLessThan(0.45);
  expect(map[100 * WIDTH + 60]).toBeGreaterThan(0.95);
  expect(illuminationOf(photo, region, rect)[100 * WIDTH + 160]).toBeGreaterThan(0.8);
});

const half = (dark: readonly [number, number, number], lit: readonly [number, number, number]) =>
  illuminationOf(
    photoOf((x) => (x < 160 ? dark : lit)),
    region,
    rect,
    { hard: region },
  );

it("keeps the shade on paving whose sunlit stones are warm and shaded ones blue", () => {
  const map = half([62, 66, 82], [200, 180, 165]);
  expect(map[100 * WIDTH + 40]).toBeLessThan(0.4);
  expect(map[100 * WIDTH + 280]).toBeCloseTo(1, 1);
  const steps = Array.from({ length: 40 }, (_, k) => map[100 * WIDTH + 140 + k]!);
  const between = steps.filter((shade) => shade > 0.45 && shade < 0.9);
  expect(between.length, "the shadow's edge is as sharp as the photo's").toBeLessThan(10);
});

it("keeps the sun on a tenth of a drive that lies in shade for the rest", () => {
  const photo = photoOf((x, y) => (Math.hypot(x - 160, y - 100) < 45 ? [200, 180, 165] : [62, 66, 82]));
  const map = illuminationOf(photo, region, rect, { hard: region });
  expect(map[100 * WIDTH + 160]).toBeCloseTo(1, 1);
  expect(map[100 * WIDTH + 20]).toBeLessThan(0.4);
});

it("leaves no joints of the old slabs on the new ones", () => {
  const slabs = (x: number, y: number, color: readonly [number, number, number]) =>
    x % 40 < 3 || y % 40 < 3 ? ([color[0] / 3, color[1] / 3, color[2] / 3] as const) : color;
  const photo = photoOf((x, y) => slabs(x, y, x < 160 ? [62, 66, 82] : [200, 180, 165]));
  const map = illuminationOf(photo, region, rect, { hard: region });
  const lit = map.filter((_, i) => i % WIDTH > 200);
  expect(Math.min(...lit)).toBeGreaterThan(0.9);
});

it("takes gray mulch beside pale stones for no shadow, and keeps the shadow of a wall on it", () => {
  const isLawn = (x: number) => x >= 160;
  const isStone = (x: number) => x >= 110 && x < 160;
  const photo = photoOf((x, y) =>
    isLawn(x) ? [90, 118, 66] : isStone(x) ? [170, 166, 160] : y < 60 ? [18, 16, 15] : [64, 58, 54],
  );
  const lawn = Float32Array.from(region, (_, i) => (isLawn(i % WIDTH) ? 1 : 0));
  const soft = Float32Array.from(region, (_, i) => (isStone(i % WIDTH) ? 0 : 1));
  const seen = { ...seenByHand({ width: WIDTH, height: HEIGHT }, { lawn }), picture: photo };
  const map = illuminationOf(photo, region, rect, { soft, lawn, lawnLight: lawnLight(seen) });
  expect(map[140 * WIDTH + 60]).toBeGreaterThan(0.9);
  expect(map[15 * WIDTH + 60]).toBeLessThan(0.6);
});

it("forgets the darker patches of a lawn on which no shadow is cast, and keeps a shadow", () => {
  const seenOf = (gray: Parameters<typeof photoOf>[0]) => {
    const seen = { ...seenByHand({ width: WIDTH, height: HEIGHT }, {}), picture: photoOf(gray) };
    seen.lawn.fill(1);
    return seen;
  };
  const lightAt = (gray: Parameters<typeof photoOf>[0], x: number) => {
    const seen = seenOf(gray);
    const light = lawnLight(seen);
    const map = illuminationOf(seen.picture, region, rect, { lawn: seen.lawn, lawnLight: light });
    return map[100 * WIDTH + x]!;
  };
  // Passes from light to half of it and on; in the second photo a sharp shadow keeps a third.
  const patchy = lightAt((x) => [90 - x / 8, 118 - x / 6, 66 - x / 10], 300);
  const shadow = lightAt((x) => (x > 220 ? [52, 68, 38] : [90, 118, 66]), 300);
  expect(patchy).toBeGreaterThan(0.75);
  expect(shadow).toBeLessThan(0.5);
});

it("takes wet soil for no shadow, and keeps a shadow on soil", () => {
  const at = (dark: readonly [number, number, number]) =>
    illuminationOf(
      photoOf((x) => (x < 160 ? dark : [124, 93, 71])),
      region,
      rect,
    )[100 * WIDTH + 60]!;
  // Of one hue with the dry soil; and with the red of the sun gone.
  expect(at([74, 53, 38])).toBeGreaterThan(0.95);
  expect(at([56, 47, 40])).toBeLessThan(0.6);
});
