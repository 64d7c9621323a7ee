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
