import { describe, expect, it } from "vitest";
import { hash01 } from "#renderer/math/random.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { meantGround } from "./meant-ground.ts";

const WIDTH = 320;
const HEIGHT = 240;
type Test = (x: number, y: number) => boolean;
const maskOf = (test: Test) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Number(test(i % WIDTH, Math.floor(i / WIDTH))));
const box =
  (left: number, top: number, right: number, bottom: number): Test =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;

const GRASS = [95, 130, 70];
const SLAB = [150, 148, 140];
const BRICK = [150, 90, 70];

/** A lawn with surfaces in it, each in its color; `standing`: what stands there. */
function photoOf(surfaces: readonly { test: Test; color: readonly number[] }[], standing?: Test): Seen {
  const ground = maskOf(() => true);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, soft: ground, lawn: ground, ...(standing ? { standing: maskOf(standing) } : {}) },
  );
  for (let i = 0; i < ground.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const color = surfaces.find(({ test }) => test(x, y))?.color ?? GRASS;
    for (const [c, level] of color.entries())
      seen.picture.data[i * 3 + c] = level + 16 * (hash01(i, c, 3) - 0.5);
  }
  return seen;
}
const at = (mask: Float32Array | null, x: number, y: number) => mask?.[y * WIDTH + x];

describe("a stroke that was drawn roughly round a slab", () => {
  const slab = box(80, 80, 240, 180);
  /** Falls short of the left and the lower edge of the slab by 10 pixels and goes over its right edge by 8. */
  const stroke = maskOf(box(90, 82, 248, 170));

  it("is the slab, up to its edges", () => {
    const meant = meantGround(stroke, photoOf([{ test: slab, color: SLAB }]));
    expect([at(meant, 85, 120), at(meant, 160, 174), at(meant, 160, 120)]).toEqual([1, 1, 1]);
    expect([at(meant, 70, 120), at(meant, 160, 190)]).toEqual([0, 0]);
  });

  it("leaves the lawn that it was drawn over", () => {
    const meant = meantGround(stroke, photoOf([{ test: slab, color: SLAB }]));
    expect([at(meant, 245, 120), at(meant, 236, 120)]).toEqual([0, 1]);
  });

  it("leaves what goes on farther than people miss", () => {
    const walk = box(0, 110, 80, 130);
    const meant = meantGround(stroke, photoOf([{ test: (x, y) => slab(x, y) || walk(x, y), color: SLAB }]));
    expect([at(meant, 40, 120), at(meant, 160, 174)]).toEqual([0, 1]);
  });

  it("ends at an edging of another color", () => {
    const edging = box(80, 174, 240, 180);
    const meant = meantGround(
      stroke,
      photoOf([
        { test: edging, color: BRICK },
        { test: slab, color: SLAB },
      ]),
    );
    expect([at(meant, 160, 178), at(meant, 160, 170)]).toEqual([0, 1]);
  });

  it("goes on to the frame where that is near", () => {
    const meant = meantGround(
      maskOf(box(84, 82, 300, 176)),
      photoOf([{ test: box(80, 80, WIDTH, 180), color: SLAB }]),
    );
    expect([at(meant, 312, 120), at(meant, 312, 190)]).toEqual([1, 0]);
  });

  it("goes on behind a post", () => {
    const post = box(158, 150, 162, 176);
    const surfaces = [
      { test: post, color: [30, 30, 30] },
      { test: slab, color: SLAB },
    ];
    const meant = meantGround(stroke, photoOf(surfaces, post));
    expect([at(meant, 160, 173), at(meant, 85, 120)]).toEqual([1, 1]);
  });
});

it("is as it was drawn where it has the edges of its surface", () => {
  const slab = box(80, 80, 240, 180);
  expect(meantGround(maskOf(slab), photoOf([{ test: slab, color: SLAB }]))).toBeNull();
});

it("is as it was drawn on ground that goes on all around", () => {
  expect(meantGround(maskOf(box(100, 90, 220, 170)), photoOf([]))).toBeNull();
});

it("is as it was drawn round two surfaces", () => {
  const surfaces = [
    { test: box(80, 80, 160, 180), color: SLAB },
    { test: box(160, 80, 240, 180), color: [40, 40, 44] },
  ];
  const meant = meantGround(maskOf(box(100, 90, 250, 170)), photoOf(surfaces));
  expect(at(meant, 245, 120) ?? 0).toBe(0);
});
