import { describe, expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { screenLine, stripLine } from "./strip-line.ts";

const { camera } = bareSite();
const { widthPx, heightPx } = camera;

/** A highlight from 20% to 80% of the width, between two rows. */
const highlight = (top: number, foot: number, [from, to] = [0.2, 0.8]) =>
  Float32Array.from({ length: widthPx * heightPx }, (_, i) => {
    const [u, row] = [i % widthPx, Math.floor(i / widthPx)];
    return u >= from! * widthPx && u < to! * widthPx && row >= top && row < foot ? 1 : 0;
  });
const rowAt = (zM: number) => Math.round(camera.photoY(0, zM));

describe("the line that a highlight draws for a fence", () => {
  it("is the middle of a strip on the ground", () => {
    const { line, heightM } = stripLine(camera, highlight(rowAt(8.5), rowAt(7.5)))!;
    expect(heightM).toBeNull();
    for (const { z } of line) expect(Math.abs(z - 8)).toBeLessThan(0.15);
    expect(line[0]!.x).toBeLessThan(-1);
    expect(line.at(-1)!.x).toBeGreaterThan(1);
  });

  it("is the foot of what a strip was drawn over, and as high as that", () => {
    const [foot, top] = [rowAt(8), Math.round(camera.photoY(1.2, 8))];
    const { line, heightM } = stripLine(camera, highlight(top, foot))!;
    expect(heightM).toBeCloseTo(1.2, 1);
    for (const { z } of line) expect(Math.abs(z - 8)).toBeLessThan(0.15);
  });

  it("is the lower edge of a highlight round things, as high as that, and none round open ground", () => {
    const [foot, top] = [rowAt(6), Math.round(camera.photoY(1.1, 6))];
    const round = highlight(top, foot, [0.4, 0.6]);
    expect(stripLine(camera, round)).toBeNull();
    const nothing = new Float32Array(round.length);
    const { line, heightM, hides } = screenLine(camera, round, nothing)!;
    expect(hides).toBe(true);
    expect(heightM).toBeCloseTo(1.1, 1);
    for (const { z } of line) expect(Math.abs(z - 6)).toBeLessThan(0.15);
    expect(
      screenLine(
        camera,
        round,
        nothing.map(() => 1),
      ),
    ).toBeNull();
  });

  it("faces whoever looks where a round circle only seems to lead away", () => {
    const [left, right] = [0.4 * widthPx, 0.6 * widthPx];
    const [top, foot] = [Math.round(camera.photoY(1.1, 6)), rowAt(6)];
    const climbs = Float32Array.from({ length: widthPx * heightPx }, (_, i) => {
      const [u, row] = [i % widthPx, Math.floor(i / widthPx)];
      const across = (u - left) / (right - left);
      // Its foot climbs to the left by a tenth of its width.
      const ends = foot - (1 - across) * 0.1 * (right - left);
      return across >= 0 && across < 1 && row >= top && row < ends ? 1 : 0;
    });
    const { line, heightM } = screenLine(camera, climbs, new Float32Array(climbs.length))!;
    expect(Math.abs(line[0]!.z - line.at(-1)!.z)).toBeLessThan(0.01);
    expect(heightM).toBeGreaterThan(1);
  });

  it("goes on beyond the edge of the picture where the highlight does", () => {
    const strip = (...sides: [number, number]) =>
      stripLine(camera, highlight(rowAt(8.5), rowAt(7.5), sides))!;
    const columnOf = ({ x, z }: { x: number; z: number }) => camera.photoX(x, z) / widthPx;
    expect(columnOf(strip(0, 0.8).line[0]!)).toBeLessThan(-0.02);
    expect(columnOf(strip(0, 0.8).line.at(-1)!)).toBeLessThan(0.8);
    expect(columnOf(strip(0.2, 1).line.at(-1)!)).toBeGreaterThan(1.02);
  });

  it("is none for a highlight that is no strip, or one above the horizon", () => {
    expect(stripLine(camera, highlight(rowAt(12), rowAt(3)))).toBeNull();
    expect(stripLine(camera, highlight(0, 10))).toBeNull();
    expect(stripLine(camera, new Float32Array(widthPx * heightPx))).toBeNull();
  });
});
