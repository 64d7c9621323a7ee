import { describe, expect, it } from "vitest";
import { seededRandom } from "#renderer/math/random.ts";
import { EMPTY_DEPTH, Frame } from "./frame.ts";

const wholeFrame = () => new Frame({ left: 0, top: 0, right: 100, bottom: 80 }, 1);
type Triangle = readonly [corners: readonly number[], rounded: boolean];

/** Draws a triangle of one color. */
function fill(
  frame: Frame,
  [corners, rounded]: Triangle,
  [red, green, blue] = [1, 1, 1] as readonly [number, number, number],
) {
  if (frame.fillLeaf(Float64Array.from(corners), rounded)) frame.addColor(red, green, blue);
}
const drawn = (frame: Frame) => frame.depth.filter((z) => z < EMPTY_DEPTH).length;

describe("Frame", () => {
  it("covers as many samples as the triangle has area", () => {
    const random = seededRandom(4);
    for (let i = 0; i < 50; i++) {
      const [ax, bx, cx] = [random.next() * 100, random.next() * 100, random.next() * 100] as const;
      const [ay, by, cy] = [random.next() * 80, random.next() * 80, random.next() * 80] as const;
      const frame = wholeFrame();
      fill(frame, [[ax, ay, 5, bx, by, 5, cx, cy, 5], false]);
      const area = Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
      const edge = Math.hypot(bx - ax, by - ay) + Math.hypot(cx - bx, cy - by) + Math.hypot(ax - cx, ay - cy);
      // Only samples along the edges are in doubt.
      expect(Math.abs(drawn(frame) - area)).toBeLessThan(2 + edge * 0.15);
    }
  });

  it("covers two thirds of a rounded triangle, beside the edge opposite its control point", () => {
    for (const [bx, by] of [
      [40, 75],
      [40, 5],
    ] as const) {
      const frame = wholeFrame();
      fill(frame, [[10, 40, 5, bx, by, 5, 70, 40, 5], true]);
      const area = (60 * Math.abs(by - 40)) / 2;
      expect(Math.abs(drawn(frame) / ((area * 2) / 3) - 1)).toBeLessThan(0.03);
      // Half-way up stands the top of the curve: samples below it are drawn, beyond it not.
      const top = 40 + (by - 40) / 2;
      const toEdge = by > 40 ? -2 : 2;
      expect(frame.depth[Math.floor(top + toEdge) * 100 + 40]).toBe(5);
      expect(frame.depth[Math.floor(top - toEdge) * 100 + 40]).toBe(EMPTY_DEPTH);
    }
  });

  it("fills two triangles that share an edge without a gap", () => {
    const frame = wholeFrame();
    fill(frame, [[10.3, 10.7, 5, 60.1, 12.2, 5, 58.4, 61.9, 5], false]);
    fill(frame, [[10.3, 10.7, 5, 58.4, 61.9, 5, 12.6, 60.3, 5], false]);
    for (let y = 20; y < 55; y++) {
      for (let x = 20; x < 55; x++) expect(frame.depth[y * 100 + x]).toBe(5);
    }
  });

  it("keeps what is nearer, whatever the order of drawing", () => {
    const near: Triangle = [[10, 10, 3, 70, 10, 3, 40, 60, 3], false];
    const far: Triangle = [[10, 30, 8, 70, 30, 8, 40, 5, 8], false];
    const one = wholeFrame();
    fill(one, near, [1, 0, 0]);
    fill(one, far, [0, 1, 0]);
    const other = wholeFrame();
    fill(other, far, [0, 1, 0]);
    fill(other, near, [1, 0, 0]);
    const colors = (frame: Frame) =>
      Array.from(frame.depth, (z, o) => (z < EMPTY_DEPTH ? frame.colorAt(o) : null));
    expect(colors(other)).toEqual(colors(one));
    expect(one.colorAt(25 * 100 + 40)).toEqual([1, 0, 0]);
  });

  it("tells of a triangle behind another that none of it is seen", () => {
    const frame = wholeFrame();
    fill(frame, [[10, 10, 3, 70, 10, 3, 40, 60, 3], false]);
    expect(frame.fillLeaf(Float64Array.of(30, 15, 4, 50, 15, 4, 40, 25, 4), false)).toBe(false);
    expect(frame.fillLeaf(Float64Array.of(30, 15, 2, 50, 15, 2, 40, 25, 2), false)).toBe(true);
  });

  it("draws nothing outside and does not wrap round the edges", () => {
    const frame = new Frame({ left: 20, top: 30, right: 40, bottom: 50 }, 2);
    fill(frame, [[0, 0, 5, 30, 0, 5, 0, 50, 5], false]);
    expect(drawn(frame)).toBe(0);
    fill(frame, [[-500, -500, 5, 900, -500, 5, -500, 900, 5], false]);
    expect(drawn(frame)).toBe(frame.width * frame.height);
  });

  it("lays half-covered pixels half over the photo", () => {
    const frame = new Frame({ left: 1, top: 1, right: 3, bottom: 3 }, 2);
    // The left column of samples of pixel (1, 1), in sample coordinates of the whole photo.
    fill(frame, [[2, 2, 5, 3, 2, 5, 3, 4, 5], false], [1, 0.5, 0]);
    fill(frame, [[2, 2, 5, 3, 4, 5, 2, 4, 5], false], [1, 0.5, 0]);
    const rect = { left: 0, top: 0, right: 4, bottom: 4 };
    const canvas = { rect, width: 4, light: new Float32Array(48).fill(0.2), painted: new Uint8Array(16) };
    frame.resolveOnto(canvas);
    expect([...canvas.light.subarray(15, 18)].map((v) => v.toFixed(4))).toEqual([
      "0.6000",
      "0.3500",
      "0.1000",
    ]);
    expect(canvas.painted.indexOf(1)).toBe(5);
    expect(canvas.painted.reduce((sum, p) => sum + p, 0)).toBe(1);
    expect(canvas.light[0]).toBeCloseTo(0.2, 6);
  });

  it("keeps what is behind the limit of a pixel out, unless it covers what stands there", () => {
    const shown = (covers: boolean) => {
      const frame = new Frame({ left: 0, top: 0, right: 4, bottom: 4 }, 1);
      frame.beginOwner(0, covers);
      fill(frame, [[0, 0, 5, 8, 0, 5, 0, 8, 5], false]);
      const rect = { left: 0, top: 0, right: 4, bottom: 4 };
      const canvas = { rect, width: 4, light: new Float32Array(48), painted: new Uint8Array(16) };
      frame.resolveOnto(canvas, { read: (_row, from, to, out) => out.fill(3, 0, to - from) });
      return canvas.painted.reduce((sum, p) => sum + p, 0);
    };
    expect(shown(false)).toBe(0);
    expect(shown(true)).toBeGreaterThan(8);
  });
});
