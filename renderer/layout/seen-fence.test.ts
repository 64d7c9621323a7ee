import { describe, expect, it } from "vitest";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { seenFence } from "./seen-fence.ts";

const FENCE_Z = 10;

/** A yard that is seen up to a far edge, with a fence 1 m high across the picture at 10 m, and a gate in it. */
function yardBefore(edgeZ: (x: number) => number, isGate = (_x: number) => false) {
  const site = bareSite();
  const { camera } = site;
  const { widthPx } = camera;
  const clip = new Float32Array(site.clip.length);
  const fences = new Float32Array(site.clip.length);
  for (let i = 0; i < clip.length; i++) {
    const column = (i % widthPx) + 0.5;
    const row = Math.floor(i / widthPx) + 0.5;
    const z = row > camera.horizonY ? camera.groundZ(row) : Number.POSITIVE_INFINITY;
    if (z < edgeZ(camera.groundX(column, row))) clip[i] = 1;
    const isFence = row < camera.photoY(0, FENCE_Z) && row > camera.photoY(1, FENCE_Z);
    if (isFence && !isGate(((column - widthPx / 2) * FENCE_Z) / camera.focalPx)) fences[i] = 1;
  }
  return { ...site, clip, fences, grid: new GroundGrid(camera, clip) };
}

describe("a line along a fence that the photo shows", () => {
  it("is straight and keeps to the fence where the yard before it is seen to bend away", () => {
    const [run, ...more] = seenFence(
      yardBefore((x) => (x < -2 ? 9.4 + (x + 2) * 1.5 : 9.4)),
      0.4,
      1,
    )!;
    expect(more).toEqual([]);
    for (const { z } of run!) expect(Math.abs(z - 9)).toBeLessThan(0.3);
    expect(run!.at(-1)!.x).toBeGreaterThan(2);
  });

  it("is open at a gate", () => {
    const runs = seenFence(
      yardBefore(
        () => 9.6,
        (x) => Math.abs(x) < 0.8,
      ),
      0.4,
      1,
    )!;
    expect(runs).toHaveLength(2);
    for (const run of runs) for (const { x } of run) expect(Math.abs(x)).toBeGreaterThan(0.6);
  });

  it("goes on where only the foot of the fence is told from the house behind it, if that is not most of it", () => {
    const yard = yardBefore(() => 9.6);
    const { camera } = yard;
    const lowFrom = (fromM: number) => {
      const column = camera.photoX(fromM, FENCE_Z);
      return yard.fences.map((cover, i) =>
        i % camera.widthPx > column && Math.floor(i / camera.widthPx) < camera.photoY(0.4, FENCE_Z)
          ? 0
          : cover,
      );
    };
    const [run] = seenFence({ ...yard, fences: lowFrom(0) }, 0.4, 1)!;
    expect(run!.at(-1)!.x).toBeGreaterThan(3);
    expect(seenFence({ ...yard, fences: lowFrom(-20) }, 0.4, 1)).toBeNull();
  });

  it("is open at a walk, and not before a door behind the fence", () => {
    const yard = yardBefore(() => 9.6);
    // Within 2 m of a door everything counts as a way.
    const beforeDoor = seenFence({ ...yard, hardDistance: (x) => Math.abs(x) - 2 }, 0.4, 1)!;
    expect(beforeDoor).toHaveLength(1);
    const { camera } = yard;
    const hard = yard.hard.map((_, i) => {
      const column = i % camera.widthPx;
      return Math.abs(column - camera.widthPx / 2) < 20 && Math.floor(i / camera.widthPx) > camera.horizonY
        ? 1
        : 0;
    });
    expect(seenFence({ ...yard, hard }, 0.4, 1)).toHaveLength(2);
  });

  it("is none without a fence", () => {
    expect(seenFence({ ...yardBefore(() => 9.6), fences: new Float32Array(640 * 480) }, 0.4, 1)).toBeNull();
  });
});
