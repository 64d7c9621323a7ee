import { expect, it } from "vitest";
import type { NamedGround } from "#core/plan/named-ground.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findNamedGround } from "./find-named-ground.ts";

const [WIDTH, HEIGHT] = [320, 240];
type Rgb = readonly [number, number, number];
const SOIL: Rgb = [105, 85, 70];
const GRASS: Rgb = [80, 125, 50];
const DARK: Rgb = [52, 46, 42];
const PALE: Rgb = [205, 198, 188];
const WALL: Rgb = [150, 150, 165];

/** A picture in which `colorAt` says the color from row 100 down, over a wall; all of the ground was seen as lawn. */
function yard(colorAt: (x: number, y: number) => Rgb, walk: (x: number, y: number) => boolean = () => false) {
  const plane = (of: (x: number, y: number) => boolean) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Number(of(i % WIDTH, Math.floor(i / WIDTH))));
  const isGround = (_: number, y: number) => y >= 100;
  const ground = plane(isGround);
  const hard = plane((x, y) => isGround(x, y) && walk(x, y));
  const lawn = plane((x, y) => isGround(x, y) && !walk(x, y));
  const house = plane((x, y) => !isGround(x, y));
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, hard, walk: hard, soft: lawn, lawn, house },
  );
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const grain = ((x * 7 + y * 13) % 5) - 2;
    seen.picture.data.set(
      (isGround(x, y) ? colorAt(x, y) : WALL).map((level) => level + grain),
      i * 3,
    );
  }
  return { ...seen, horizonY: 90 };
}
const at = (mask: Float32Array | null, x: number, y: number) => Math.round(mask?.[y * WIDTH + x] ?? 0);
const find = (named: NamedGround, seen: ReturnType<typeof yard>) => findNamedGround(named, seen);

/** Two strips of soil in a lawn: at the wall, and down in front. */
const strips = yard((_, y) => (y < 124 || (y > 180 && y < 205) ? SOIL : GRASS));

it("finds the soil along a wall, and no other soil", () => {
  const found = find({ material: "soil", relations: [{ how: "along", of: "house" }] }, strips);
  expect([at(found, 160, 112), at(found, 160, 192), at(found, 160, 150)]).toEqual([1, 0, 0]);
});

it("finds all soil of one look where no place was said", () => {
  const found = find({ material: "soil" }, strips);
  expect([at(found, 160, 112), at(found, 160, 192)]).toEqual([1, 1]);
});

it("finds the ground on one side of a walk, whichever side of the picture", () => {
  const seen = yard(
    (x) => (x < 100 ? GRASS : x < 150 ? DARK : x < 180 ? PALE : x < 240 ? DARK : GRASS),
    (x) => x >= 150 && x < 180,
  );
  const found = find(
    { material: "mulch", tint: "dark", relations: [{ how: "left-of", of: "paving" }] },
    seen,
  );
  expect([at(found, 125, 170), at(found, 210, 170), at(found, 165, 170)]).toEqual([1, 0, 0]);
});

it("leaves the stepping stones that lie in it", () => {
  const isStone = (x: number, y: number) => x > 150 && x < 170 && y % 40 > 10 && y % 40 < 28;
  const seen = yard((x, y) => (isStone(x, y) ? PALE : x > 110 && x < 210 ? DARK : GRASS));
  const found = find(
    { material: "stones", tint: "dark", relations: [{ how: "around", of: "stepping-stones" }] },
    seen,
  );
  expect([at(found, 130, 180), at(found, 160, 180), at(found, 160, 194), at(found, 60, 180)]).toEqual([
    1, 0, 1, 0,
  ]);
});

it("tells nothing where the photo shows none, or two as likely ones", () => {
  expect(
    find(
      { material: "soil" },
      yard(() => GRASS),
    ),
  ).toBeNull();
  const twins = yard((x) => ((x > 40 && x < 90) || (x > 230 && x < 280) ? SOIL : GRASS));
  expect(find({ material: "soil", relations: [{ how: "along", of: "lawn" }] }, twins)).toBeNull();
});
