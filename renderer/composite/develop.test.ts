import { describe, expect, it } from "vitest";
import { toLinear } from "#renderer/color/srgb.ts";
import { prepareCanvas } from "./canvas.ts";
import { beforeRollOff, develop } from "./develop.ts";

const WIDTH = 40;
const HEIGHT = 30;
const photo = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, k) => (k * 7919) % 256),
};
const rect = { left: 4, top: 3, right: 30, bottom: 20 };

describe("developing", () => {
  it("gives back the photo where nothing was painted", () => {
    expect(
      develop(photo, prepareCanvas(photo, rect), { grain: 3, softening: 0.3, veil: [0, 0, 0] }, 1).data,
    ).toEqual(photo.data);
  });

  it("gives back a painted pixel's own value without grain and softening, below the shoulder", () => {
    const canvas = prepareCanvas(photo, rect);
    const dark = { ...photo, data: photo.data.map((v) => v >> 1) };
    const darkCanvas = prepareCanvas(dark, rect);
    darkCanvas.painted.fill(1);
    const back = develop(dark, darkCanvas, { grain: 0, softening: 0, veil: [0, 0, 0] }, 1);
    const worst = back.data.reduce((most, v, k) => Math.max(most, Math.abs(v - dark.data[k]!)), 0);
    expect(worst).toBeLessThanOrEqual(1);
    expect(canvas.painted.every((p) => p === 0)).toBe(true);
  });

  it("lays the photo's veil over dark new things and leaves bright ones", () => {
    const level = (light: number, veil: readonly [number, number, number]) => {
      const canvas = prepareCanvas(photo, rect);
      canvas.light.fill(light);
      canvas.painted.fill(1);
      return develop(photo, canvas, { grain: 0, softening: 0, veil }, 1).data[(10 * WIDTH + 10) * 3]!;
    };
    expect(level(0.002, [0.02, 0.02, 0.02])).toBeGreaterThan(level(0.002, [0, 0, 0]) + 25);
    expect(level(0.3, [0.02, 0.02, 0.02])).toBe(level(0.3, [0, 0, 0]));
  });

  it("gives bright light back as it was in the photo", () => {
    for (const value of [0.3, 0.7, 0.8, 0.9]) {
      const canvas = prepareCanvas(photo, rect);
      canvas.light.fill(beforeRollOff(value));
      canvas.painted.fill(1);
      const { data } = develop(photo, canvas, { grain: 0, softening: 0, veil: [0, 0, 0] }, 1);
      expect(Math.abs(toLinear[data[(10 * WIDTH + 10) * 3]!]! - value)).toBeLessThan(0.02);
    }
  });

  it("rolls highlights off: ever brighter light gets brighter but never burns out early", () => {
    const levels = [0.6, 0.8, 1, 1.3, 1.8].map((light) => {
      const canvas = prepareCanvas(photo, rect);
      canvas.light.fill(light);
      canvas.painted.fill(1);
      return develop(photo, canvas, { grain: 0, softening: 0, veil: [0, 0, 0] }, 1).data[
        (10 * WIDTH + 10) * 3
      ]!;
    });
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels[2]).toBeLessThan(250);
    expect(new Set(levels).size).toBe(levels.length);
  });
});
