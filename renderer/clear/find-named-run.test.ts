import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { fenceInStrip, fenceOfPhoto, wallInStrip } from "./find-named-run.ts";

const WIDTH = 320;
const HEIGHT = 240;
const size = WIDTH * HEIGHT;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const FOOT = 190;
const WALK = 194;
const HIGH_M = 0.9;
const TOP = Math.round(camera.photoY(HIGH_M, camera.groundZ(FOOT)));

/** A lawn behind a sidewalk, with a rail fence before it of which the network sees nothing: two rails and a post every 60 pixels. */
function railFence(isThere = true) {
  const [soft, walk, ground] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const data = new Uint8Array(size * 3);
  for (let i = 0; i < size; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (y >= 100) ground[i] = 1;
    if (y >= 100 && y < WALK) soft[i] = 1;
    if (y >= WALK) walk[i] = 1;
    const isRail = [TOP, TOP + 30].some((row) => y >= row && y < row + 4);
    const isPost = (x + 10) % 60 < 5 && y >= TOP && y < FOOT;
    const gray = isThere && (isRail || isPost) ? 40 : y >= WALK ? 170 : 120;
    data.fill(gray, i * 3, i * 3 + 3);
  }
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft, walk, hard: walk.slice() });
  return { ...seen, picture: { width: WIDTH, height: HEIGHT, data } };
}

const strip = (from: number, to: number, top = TOP - 8, foot = FOOT + 4) =>
  Float32Array.from({ length: size }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= from && x < to && y >= top && y < foot ? 1 : 0;
  });

describe("a fence that words name and the network does not see", () => {
  it("is found by its rails and posts along the sidewalk, from frame to frame", () => {
    const { runs, heightM } = fenceOfPhoto(railFence(), camera)!;
    expect(runs).toHaveLength(1);
    const [a, b] = runs[0]!;
    expect(camera.photoX(a.x, a.z)).toBeLessThan(3);
    expect(camera.photoX(b.x, b.z)).toBeGreaterThan(WIDTH - 3);
    for (const { x, z } of runs[0]!) {
      expect(Math.abs(camera.photoY(0, z) - FOOT)).toBeLessThan(8);
      expect(Math.abs(x)).toBeLessThan(10);
    }
    expect(heightM).toBeGreaterThan(HIGH_M - 0.1);
    expect(heightM).toBeLessThan(HIGH_M + 0.4);
  });

  it("is not where the lawn meets the sidewalk without one", () => {
    expect(fenceOfPhoto(railFence(false), camera)).toBeNull();
  });

  it("hides all of the old one in the strip that was drawn along it", () => {
    const { runs, heightM } = fenceInStrip(railFence(), camera, strip(20, 300))!;
    const [a, b] = runs[0]!;
    expect(camera.photoX(a.x, a.z)).toBeLessThan(24);
    expect(camera.photoX(b.x, b.z)).toBeGreaterThan(296);
    for (const { z } of runs[0]!) {
      expect(camera.photoY(0, z)).toBeGreaterThan(FOOT - 1);
      expect(camera.photoY(heightM, z)).toBeLessThan(TOP + 1);
    }
  });

  it("leaves the pole of a sign that is seen through it, and takes no edge above it for one", () => {
    const seen = railFence();
    const data = new Uint8Array(seen.picture.data);
    for (let i = 0; i < size; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const isPole = Math.abs(x - 140) < 2;
      const isBeyond = Math.abs(x - 202) < 2 && (y < TOP - 4 || y > FOOT);
      if (isPole || isBeyond) data.fill(230, i * 3, i * 3 + 3);
    }
    const { poles } = fenceInStrip({ ...seen, picture: { ...seen.picture, data } }, camera, strip(20, 300))!;
    const at = (x: number) => (FOOT - 6) * WIDTH + x;
    expect([poles[at(140)], poles[at(202)]]).toEqual([1, 0]);
  });

  it("is none in a highlight that is no strip", () => {
    expect(fenceInStrip(railFence(), camera, strip(20, 80))).toBeNull();
  });
});

it("a wall fills the strip that was drawn round it, however low it is", () => {
  const { runs, heightM } = wallInStrip(railFence(), camera, strip(0, WIDTH, FOOT - 20, FOOT))!;
  for (const { z } of runs[0]!) expect(Math.abs(camera.photoY(0, z) - FOOT)).toBeLessThan(3);
  expect(heightM).toBeGreaterThan(0.15);
  expect(heightM).toBeLessThan(0.4);
});
