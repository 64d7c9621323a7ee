import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { fenceOfPhoto } from "./find-named-run.ts";
import { findOldFence, withoutFence } from "./find-old-fence.ts";

const WIDTH = 320;
const HEIGHT = 240;
const size = WIDTH * HEIGHT;
const camera = makeCamera(WIDTH, HEIGHT, { horizonY: 90 });
const FOOT = 170;
const FENCE_Z = camera.groundZ(FOOT);
const HIGH_M = 0.9;

/** A lawn with a fence across it, 0.9 m high, from one column to another; `open`: columns without a fence. */
function yard(from: number, to: number, open = (_x: number) => false) {
  const ground = new Float32Array(size);
  const standing = new Float32Array(size);
  const top = camera.photoY(HIGH_M, FENCE_Z);
  for (let i = 0; i < size; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isFence = x >= from && x < to && y >= top && y < FOOT && !open(x);
    if (isFence) standing[i] = 1;
    else if (y >= 120) ground[i] = 1;
  }
  return seenByHand({ width: WIDTH, height: HEIGHT }, { ground, soft: ground.slice(), standing });
}

type Point = { x: number; z: number };
const all = new Float32Array(size).fill(1);

describe("a fence that a new one takes the place of", () => {
  it("is found where it stands, as high as it is", () => {
    const { runs, heightM } = findOldFence(yard(40, 280), camera, all)!;
    expect(runs).toHaveLength(1);
    for (const { z } of runs[0]!) expect(Math.abs(z - FENCE_Z)).toBeLessThan(0.15);
    expect(runs[0]![0].x).toBeCloseTo(camera.groundX(40, FOOT), 0);
    expect(runs[0]![1].x).toBeCloseTo(camera.groundX(280, FOOT), 0);
    expect(heightM).toBeGreaterThan(HIGH_M);
    expect(heightM).toBeLessThan(HIGH_M + 0.15);
  });

  it("keeps its gate open", () => {
    const gate = (x: number) => x > 130 && x < 190;
    expect(findOldFence(yard(20, 300, gate), camera, all)!.runs).toHaveLength(2);
  });

  it("runs from end to end of a highlight that was drawn along it where pickets are seen, and keeps its gate", () => {
    const [top, gap] = [camera.photoY(HIGH_M, FENCE_Z), (x: number) => x < 90 || (x > 130 && x < 190)];
    const along = all.map((_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return x >= 40 && x < 300 && y > top - 8 && y < FOOT + 6 ? 1 : 0;
    });
    // Pickets four pixels apart, but for where it is even.
    const runsOf = (isEven: (x: number) => boolean) => {
      const data = new Uint8Array(size * 3).fill(90);
      for (let i = 0; i < size; i++) if (i % 4 < 2 && !isEven(i % WIDTH)) data.fill(220, i * 3, i * 3 + 3);
      const picture = { width: WIDTH, height: HEIGHT, data };
      return findOldFence({ ...yard(40, 300, gap), picture }, camera, along)!.runs;
    };
    const runs = runsOf(() => false);
    expect(runs).toHaveLength(1);
    expect(runs[0]![0].x).toBeCloseTo(camera.groundX(40, FOOT), 0);
    expect(runsOf((x) => x > 130 && x < 190)).toHaveLength(2);
  });

  it("leaves the pole of a sign that stands before it", () => {
    const seen = yard(40, 280);
    const data = new Uint8Array(size * 3).fill(90);
    for (let i = 0; i < size; i++) if (Math.abs((i % WIDTH) - 120) < 2) data.fill(200, i * 3, i * 3 + 3);
    const found = findOldFence({ ...seen, picture: { width: WIDTH, height: HEIGHT, data } }, camera, all)!;
    const at = (x: number) => (FOOT - 6) * WIDTH + x;
    expect([found.poles[at(120)], found.body[at(120)]]).toEqual([1, 0]);
    expect([found.poles[at(150)], found.body[at(150)]]).toEqual([0, 1]);
  });

  it("turns where it turns: each side runs along its own foot, as high as it is seen", () => {
    // The longer side leads away to the right, the other faces the camera.
    const footAt = (x: number) => (x < 140 ? 200 : 200 - (x - 140) * 0.45);
    const topAt = (x: number) => camera.photoY(HIGH_M, camera.groundZ(footAt(x)));
    const seen = yard(0, 0);
    for (let i = 0; i < size; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      if (x >= 40 && x < 290 && y >= topAt(x) && y < footAt(x))
        [seen.standing[i], seen.ground[i], seen.soft[i]] = [1, 0, 0];
    }
    const { runs, heightM, ends } = findOldFence(seen, camera, all)!;
    expect(runs).toHaveLength(2);
    const [[a, corner], [next, end]] = runs as [[Point, Point], [Point, Point]];
    expect(Math.abs(a.z - corner.z)).toBeLessThan(0.1);
    expect(Math.hypot(corner.x - next.x, corner.z - next.z)).toBeLessThan(0.3);
    expect(end.z).toBeCloseTo(camera.groundZ(footAt(289)), 0);
    for (const share of ends!.flat()) expect(Math.abs(share * heightM - HIGH_M)).toBeLessThan(0.15);
  });

  it("is as high at each end as the photo shows it, where the camera does not know that the ground rises", () => {
    const seen = yard(0, 0);
    const [footAt, topAt] = [(x: number) => 200 - 0.1 * x, (x: number) => 120 + 0.02 * x];
    for (let i = 0; i < size; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      if (y >= topAt(x) && y < footAt(x)) [seen.standing[i], seen.ground[i], seen.soft[i]] = [1, 0, 0];
    }
    const { heightM, ends } = findOldFence(seen, camera, all)!;
    const highAt = (x: number) => camera.heightAt(topAt(x), camera.groundZ(footAt(x)));
    expect(ends).toHaveLength(1);
    expect(ends![0]![0] * heightM).toBeCloseTo(highAt(0), 1);
    expect(ends![0]![1] * heightM).toBeCloseTo(highAt(319), 1);
    expect(Math.abs(highAt(0) - highAt(319))).toBeGreaterThan(0.2);
  });

  it("has no poles where gaps between its boards meet other things above and below it", () => {
    const seen = yard(40, 280);
    const data = new Uint8Array(size * 3).fill(90);
    for (let i = 0; i < size; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      if (Math.abs(x - 120) < 2) data.fill(y < FOOT ? 200 : 140, i * 3, i * 3 + 3);
    }
    const found = findOldFence({ ...seen, picture: { width: WIDTH, height: HEIGHT, data } }, camera, all)!;
    expect(found.poles.includes(1)).toBe(false);
  });

  it("is only what lies inside the highlight", () => {
    const left = all.map((_, i) => (i % WIDTH < 160 ? 1 : 0));
    const { runs } = findOldFence(yard(20, 300), camera, left)!;
    expect(runs[0]![1].x).toBeLessThan(0.3);
  });

  it("leaves ground at its foot and nothing that stands", () => {
    const seen = yard(40, 280);
    const open = withoutFence(seen, findOldFence(seen, camera, all)!);
    expect(open.standing.includes(1)).toBe(false);
    expect(open.ground[(FOOT - 2) * WIDTH + 160]).toBe(1);
  });

  it("is none of a photo without a highlight that shows but a piece of it", () => {
    expect(fenceOfPhoto(yard(40, 280), camera)!.runs).toHaveLength(1);
    expect(fenceOfPhoto(yard(40, 100), camera)).toBeNull();
  });

  it("is none where nothing stands", () => {
    expect(findOldFence(yard(0, 0), camera, all)).toBeNull();
  });
});
