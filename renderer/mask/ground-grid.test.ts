import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { coverGround } from "#tests/support/cover-ground.ts";
import { fillPolygon } from "./fill-polygon.ts";
import { GroundGrid } from "./ground-grid.ts";

const camera = makeCamera(800, 600, { horizonY: 250 });
/** A lawn 6 m wide and 5 m deep that begins 5 m away. */
const corners = [
  { x: -3, z: 5 },
  { x: 3, z: 5 },
  { x: 3, z: 10 },
  { x: -3, z: 10 },
].map((point) => camera.toPhoto(point));
const lawn = fillPolygon(800, 600, corners);
const grid = new GroundGrid(camera, lawn);

describe("the ground grid", () => {
  it("measures a lawn of 6 x 5 m as 30 square metres", () => {
    expect(grid.areaM2).toBeGreaterThan(29.5);
    expect(grid.areaM2).toBeLessThan(30.5);
  });

  const strip = (nearM: number, farM: number, toFarEdge = false) => {
    const on = [
      { x: -3, z: nearM },
      { x: 3, z: nearM },
      { x: 3, z: farM },
      { x: -3, z: farM },
    ].map((point) => camera.toPhoto(point));
    return new GroundGrid(camera, fillPolygon(800, 600, on), { toFarEdge });
  };
  const reach = ({ z0, nz, cellM }: GroundGrid) => z0 + nz * cellM;

  it("reaches a bed that lies far away for the most part, and not the far end of a yard that begins near", () => {
    const bed = strip(28, 40);
    expect(reach(bed)).toBeGreaterThan(36);
    expect(bed.areaM2).toBeGreaterThan(45);
    expect(reach(strip(4, 40))).toBeLessThan(28);
  });

  it("reaches the far end of a yard that is asked for, where its distance is known", () => {
    const asked = strip(4, 36, true);
    expect(reach(asked)).toBeGreaterThan(35.5);
    expect(asked.at(asked.houseDistance, 0, 34)).toBeLessThan(3);
    expect(reach(strip(4, 60, true))).toBeLessThan(28);
  });

  it("knows the distance to the edge, inside and outside", () => {
    expect(grid.at(grid.signedDistance, 0, 7.5)).toBeCloseTo(-2.5, 1);
    expect(grid.at(grid.signedDistance, -2, 7.5)).toBeCloseTo(-1, 1);
    expect(grid.at(grid.signedDistance, 3.5, 7.5)).toBeCloseTo(0.5, 1);
  });

  it("takes the far edge for the house, unless more ground lies behind it", () => {
    expect(grid.at(grid.houseDistance, 0, 8)).toBeCloseTo(2, 1);
    const everything = Float32Array.from(lawn, (_, i) => (i > 300 * 800 ? 1 : 0));
    const open = new GroundGrid(camera, lawn, { ground: everything });
    expect(open.at(open.houseDistance, 0, 8)).toBeGreaterThan(100);
  });

  it("does not take a post that stands free in the lawn, nor its sign, for the house, and does so with a porch", () => {
    /** The lawn without what hides it from `nearM` on, between two x there. */
    const without = (lawn: Float32Array, nearM: number, fromX: number, toX: number) => {
      const [from, to] = [fromX, toX].map((x) => camera.photoX(x, nearM));
      const foot = camera.photoY(0, nearM);
      return lawn.map((cover, i) => (i % 800 > from! && i % 800 < to! && i / 800 < foot ? 0 : cover));
    };
    const post = without(without(lawn, 6, -0.1, 0.1), 8, 0.1, 0.5);
    const free = new GroundGrid(camera, post);
    expect(free.at(free.houseDistance, 0, 6.5)).toBeGreaterThan(2.5);
    const porch = new GroundGrid(camera, without(lawn, 7, -1, 1));
    expect(porch.at(porch.houseDistance, 0, 6.5)).toBeLessThan(0.6);
  });

  it("goes on beyond the frame as the region ends there", () => {
    const wide = fillPolygon(800, 600, [
      { x: -50, y: 400 },
      { x: 850, y: 400 },
      { x: 850, y: 650 },
      { x: -50, y: 650 },
    ]);
    const edge = new GroundGrid(camera, wide);
    const frameX = camera.groundX(800, 450);
    expect(edge.at(edge.signedDistance, frameX, camera.groundZ(450))).toBeLessThan(-0.3);
  });

  it("is a tiny empty grid for an empty region", () => {
    const empty = new GroundGrid(camera, new Float32Array(800 * 600));
    expect(empty.areaM2).toBe(0);
    expect(empty.inside.every((cell) => cell === 0)).toBe(true);
  });

  it("bounds its own size however much ground it holds", () => {
    const all = new Float32Array(800 * 600).fill(1);
    const whole = new GroundGrid(camera, all);
    expect(Math.max(whole.nx, whole.nz)).toBeLessThanOrEqual(641);
  });
});

describe("coverage of the ground", () => {
  const all = new Uint8Array(800 * 600).fill(255);

  it("draws a shape where its polygon lies, edge pixels in part", () => {
    const sdf = (x: number, z: number) => Math.max(Math.abs(x) - 3, Math.abs(z - 7.5) - 2.5);
    const drawn = coverGround(camera, all, sdf);
    let difference = 0;
    lawn.forEach((value, i) => {
      difference += Math.abs(value - drawn[i]!);
    });
    const perimeterPx = 2 * (600 + 200);
    expect(difference).toBeLessThan(0.25 * perimeterPx);
  });

  it("never exceeds the clip, and draws nothing above the horizon", () => {
    const half = new Uint8Array(800 * 600).fill(51);
    const drawn = coverGround(camera, half, () => -100);
    expect(drawn.subarray(0, 250 * 800).every((value) => value === 0)).toBe(true);
    expect(drawn.reduce((most, value) => Math.max(most, value), 0)).toBeCloseTo(0.2, 6);
  });
});
