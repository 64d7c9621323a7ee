import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { groundOfLook } from "./ground-of-look.ts";

const WIDTH = 640;
const HEIGHT = 480;
type Rgb = readonly [number, number, number];
const box = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return Number(x >= left && x < right && y >= top && y < bottom);
  });
/** A mask at a place, in steps of two pixels. */
const at = (mask: Float32Array | null, x: number, y: number) => mask?.[2 * (y * WIDTH + x)];
const GRASS: Rgb = [80, 120, 50];
const GRAY: Rgb = [130, 130, 130];
const YELLOW: Rgb = [200, 170, 110];

/** Ground from row 160 down, in columns of the same width, with a little grain; of one class. */
function ground(
  as: "lawn" | "walk",
  colors: readonly Rgb[],
  more: (x: number, y: number) => Rgb | null = () => null,
) {
  const cover = box(0, 160, WIDTH, HEIGHT);
  const kind = as === "lawn" ? { soft: cover, lawn: cover } : { hard: cover, walk: cover };
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground: cover, ...kind });
  for (let i = 0; i < cover.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const color = more(x, y) ?? colors[Math.floor((x * colors.length) / WIDTH)]!;
    const grain = ((x * 7 + y * 13) % 5) - 2;
    seen.picture.data.set(
      color.map((level) => level + grain),
      i * 3,
    );
  }
  return seen;
}

it("finds the stones that were seen as lawn", () => {
  const found = groundOfLook({ material: "stones", tint: "red" }, ground("lawn", [[190, 140, 120], GRASS]));
  expect(at(found, 60, 160)).toBe(1);
  expect(at(found, 260, 160)).toBe(0);
  expect(at(found, 60, 40)).toBe(0);
});

it("finds stones of no color beside grass", () => {
  const found = groundOfLook({ material: "stones" }, ground("lawn", [GRAY, GRASS]));
  expect(at(found, 60, 160)).toBe(1);
  expect(at(found, 260, 160)).toBe(0);
});

it("leaves the green plants that stand in stones", () => {
  const isPlant = (x: number, y: number) => Math.hypot(x - 120, y - 320) < 16;
  const seen = ground("lawn", [[190, 140, 120], GRASS], (x, y) => (isPlant(x, y) ? [50, 110, 40] : null));
  const found = groundOfLook({ material: "stones" }, seen);
  expect([at(found, 60, 160), at(found, 30, 160)]).toEqual([0, 1]);
});

it("takes no paving for stones of its color", () => {
  const seen = ground("lawn", [[210, 205, 200], GRASS, GRASS, [210, 205, 200]]);
  const walk = box(480, 160, WIDTH, HEIGHT);
  const soft = seen.soft.map((cover, i) => cover - walk[i]!);
  const found = groundOfLook(
    { material: "stones", tint: "light" },
    { ...seen, soft, lawn: soft, hard: walk, walk },
  );
  expect([at(found, 30, 160), at(found, 300, 160)]).toEqual([1, 0]);
});

it("tells paving of one color from the other paving", () => {
  const seen = ground("walk", [YELLOW, GRAY]);
  const yellow = groundOfLook({ material: "paving", tint: "yellow" }, seen);
  expect([at(yellow, 60, 160), at(yellow, 260, 160)]).toEqual([1, 0]);
  const gray = groundOfLook({ material: "paving", tint: "gray" }, seen);
  expect([at(gray, 60, 160), at(gray, 260, 160)]).toEqual([0, 1]);
});

it("takes the pieces on the side that was said", () => {
  const seen = ground("walk", [YELLOW, GRAY, YELLOW]);
  const right = groundOfLook({ material: "paving", tint: "yellow", side: "right" }, seen);
  expect([at(right, 40, 160), at(right, 290, 160)]).toEqual([0, 1]);
});

it("finds nothing where all ground looks alike, and in grass no stones", () => {
  expect(groundOfLook({ material: "paving", tint: "yellow" }, ground("walk", [GRAY]))).toBeNull();
  expect(groundOfLook({ material: "stones" }, ground("lawn", [GRASS, [60, 120, 40]]))).toBeNull();
});

it("leaves the treads of stairs in the same stone", () => {
  // Three treads of 28 rows, each above a dark riser, over a terrace.
  const stairs = (x: number, y: number): Rgb | null => {
    if (x >= 320 || (y < 268 && x >= 160)) return GRAY;
    const step = (y - 160) % 36;
    return y < 268 && step >= 28 ? [70, 58, 40] : null;
  };
  const found = groundOfLook({ material: "paving", tint: "yellow" }, ground("walk", [YELLOW], stairs));
  expect(at(found, 60, 200)).toBe(1);
  expect(at(found, 60, 88)).toBe(0);
});

it("finds red bark that was seen as a drive", () => {
  const seen = ground("lawn", [[190, 60, 35], GRASS, GRASS]);
  const drive = box(0, 160, 213, HEIGHT);
  const soft = seen.soft.map((cover, i) => cover - drive[i]!);
  const found = groundOfLook(
    { material: "mulch", tint: "red" },
    { ...seen, soft, lawn: soft, hard: drive, drive },
  );
  expect([at(found, 30, 160), at(found, 80, 160), at(found, 260, 160)]).toEqual([1, 1, 0]);
  // Up to where the colors meet.
  expect([at(found, 104, 160), at(found, 109, 160)]).toEqual([1, 0]);
});

it("takes the piece that a tree stands in, where words say so", () => {
  const RED: Rgb = [190, 60, 35];
  const seen = ground("lawn", [GRASS], (x, y) => (y > 220 && y < 300 && (x < 200 || x > 440) ? RED : null));
  const plants = box(500, 0, 520, 222);
  const found = (isUnderTree: boolean) =>
    groundOfLook({ material: "mulch", tint: "red" }, { ...seen, plants }, isUnderTree);
  expect([at(found(false), 50, 130), at(found(false), 280, 130)]).toEqual([1, 1]);
  expect([at(found(true), 50, 130), at(found(true), 280, 130)]).toEqual([0, 1]);
});
