import { describe, expect, it } from "vitest";
import { vnoise } from "#renderer/math/noise.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { readLawnTexture, STEPS_PER_LOG } from "./lawn-texture.ts";
import { coversLawn } from "./lay-lawn.ts";
import { LawnQuilt } from "./quilt-lawn.ts";

const WIDTH = 320;
const HEIGHT = 200;
const rect = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
type Color = readonly [number, number, number];

/** Blades in noise of a few pixels, in shade right of column 200, and something even without blades right of column 260. */
function yard(color: Color) {
  const masks = { lawn: new Float32Array(WIDTH * HEIGHT), soft: new Float32Array(WIDTH * HEIGHT).fill(1) };
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, masks);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      const isLawn = x < 260;
      masks.lawn[i] = isLawn ? 1 : 0;
      const blade = isLawn ? 0.75 + 0.5 * vnoise(x * 0.7, y * 0.7, 3) : 1;
      const light = blade * (x >= 200 && isLawn ? 0.6 : 1);
      seen.picture.data.set(
        color.map((c) => c * light),
        i * 3,
      );
    }
  }
  return seen;
}

const green: Color = [96, 128, 60];
const straw: Color = [190, 165, 110];
function read(color: Color) {
  const seen = yard(color);
  return readLawnTexture(seen.picture, seen, rect);
}

function deviation(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

describe("a lawn's texture", () => {
  it("keeps half of the lawn's patches and nothing of the shade on it, which lies on the new one anyway", () => {
    const shadeAt = (color: (x: number) => Color) => {
      const seen = yard(green);
      seen.ground.fill(1);
      for (let i = 0; i < WIDTH * HEIGHT; i++) {
        const blade = 0.75 + 0.5 * vnoise((i % WIDTH) * 0.7, Math.floor(i / WIDTH) * 0.7, 3);
        if (i % WIDTH < 260)
          seen.picture.data.set(
            color(i % WIDTH).map((c) => c * blade),
            i * 3,
          );
      }
      const { shade } = readLawnTexture(seen.picture, seen, rect)!;
      const column = (x: number) => {
        let sum = 0;
        for (let y = 40; y < 160; y++) sum += shade[y * WIDTH + x]!;
        return sum / 120 / STEPS_PER_LOG;
      };
      return column(80) - column(180);
    };
    // sRGB 0.84 of a value is two thirds of its light: -0.4 in the logarithm.
    expect(shadeAt((x) => (x < 130 ? green : [81, 108, 50]))).toBeCloseTo(0.18, 1);
    expect(Math.abs(shadeAt((x) => (x < 130 ? [120, 128, 60] : [46, 60, 40])))).toBeLessThan(0.1);
  });

  it("has little of the streaks of a worn lawn, neither of their color nor of their light", () => {
    const seen = yard(green);
    const isStreak = (y: number) => Math.floor(y / 5) % 2 === 0;
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const blade = 0.75 + 0.5 * vnoise(x * 0.7, y * 0.7, 3);
      if (x < 200)
        seen.picture.data.set(
          (isStreak(y) ? [120, 140, 66] : green).map((c) => c * blade),
          i * 3,
        );
    }
    const texture = readLawnTexture(seen.picture, seen, rect)!;
    const differs = (plane: Int8Array) => {
      let sum = 0;
      for (let y = 40; y < 160; y++)
        for (let x = 40; x < 160; x++) sum += (isStreak(y) ? 1 : -1) * plane[y * WIDTH + x]!;
      return sum / (60 * 120) / STEPS_PER_LOG;
    };
    expect(differs(texture.red)).toBeLessThan(0.18);
    expect(differs(texture.light)).toBeLessThan(0.18);
  });

  it("holds blades and no light: its mean is next to nothing", () => {
    const { light } = read(green)!;
    let sum = 0;
    for (let y = 40; y < 160; y++) for (let x = 40; x < 160; x++) sum += light[y * WIDTH + x]!;
    expect(Math.abs(sum / 120 / 120 / STEPS_PER_LOG)).toBeLessThan(0.04);
  });

  it("is no clumpier than sod where the old lawn is", () => {
    const clumps = (by: number) => {
      const seen = yard(green);
      for (let i = 0; i < WIDTH * HEIGHT; i++) {
        const clump = 1 + by * (vnoise((i % WIDTH) * 0.5, Math.floor(i / WIDTH) * 0.5, 6) - 0.5);
        const color = green.map((c) => c * clump);
        if (seen.lawn[i]! > 0) seen.picture.data.set(color, i * 3);
      }
      const { light } = readLawnTexture(seen.picture, seen, rect)!;
      return deviation(
        Array.from(light.subarray(100 * WIDTH, 110 * WIDTH)).filter((_, k) => k % WIDTH < 190),
      );
    };
    // A far clumpier old lawn makes no clumpier new one.
    expect(clumps(1.5) / clumps(0.9)).toBeLessThan(1.2);
  });

  it("is read off a green lawn whose blades shine in low sun, and off none with leaves on it", () => {
    const spotted = (spot: Color) => {
      const seen = yard(green);
      for (let i = 0; i < WIDTH * HEIGHT; i++)
        if (seen.lawn[i]! > 0 && i % 5 === 0) seen.picture.data.set(spot, i * 3);
      return readLawnTexture(seen.picture, seen, rect)!.sure[100 * WIDTH + 100];
    };
    expect(spotted([215, 225, 90])).toBeGreaterThan(200);
    expect(spotted([225, 160, 60])).toBe(0);
  });

  it("is read off no lawn that lies under pale leaves all over: each is like its surroundings", () => {
    const seen = yard([118, 122, 70]);
    for (let i = 0; i < WIDTH * HEIGHT; i++)
      if (seen.lawn[i]! > 0 && i % 5 < 3) seen.picture.data.set([150, 134, 74], i * 3);
    expect(readLawnTexture(seen.picture, seen, rect)?.sure[100 * WIDTH + 100] ?? 0).toBe(0);
  });

  it("is read off no dormant lawn: straw painted green would look like moss", () => {
    expect(read(straw)).toBeNull();
  });
});

describe("a quilt of it", () => {
  it("has the contrast of the photo's own lawn where the photo shows none", () => {
    const texture = read(green)!;
    const quilt = new LawnQuilt(texture, 3);
    const own: number[] = [];
    const laid: number[] = [];
    for (let y = 60; y < 140; y++) {
      for (let x = 264; x < 318; x++) {
        expect(quilt.read(x, y)).toBe(true);
        laid.push(quilt.mixed.light);
        own.push(texture.light[y * WIDTH + x - 200]! / STEPS_PER_LOG);
      }
    }
    expect(deviation(laid) / deviation(own)).toBeGreaterThan(0.8);
    expect(deviation(laid) / deviation(own)).toBeLessThan(1.25);
  });

  it("lies without bands where its tiles are lighter at their top than at their foot", () => {
    const texture = read(green)!;
    for (let i = 0; i < texture.light.length; i++)
      texture.light[i] = texture.light[i]! + 20 * Math.sin((2 * Math.PI * Math.floor(i / WIDTH)) / 16);
    const quilt = new LawnQuilt(texture, 3);
    const rows = Array.from({ length: 64 }, (_, k) => {
      let sum = 0;
      for (let x = 264; x < 318; x++) {
        quilt.read(x, 60 + k);
        sum += quilt.mixed.light / 54;
      }
      return sum;
    });
    expect(deviation(rows)).toBeLessThan(0.06);
  });

  it("is laid on all of a lawn or on none: not in patches between drawn blades", () => {
    const everywhere = new Uint8Array(WIDTH * HEIGHT).fill(255);
    expect(coversLawn(everywhere, rect, read(green)!, 3)).toBe(true);
    const torn = read(green)!;
    for (let y = 0; y < HEIGHT; y++) if (y % 40 > 6) torn.sure.fill(0, y * WIDTH, (y + 1) * WIDTH);
    expect(coversLawn(everywhere, rect, torn, 3)).toBe(false);
  });

  it("has the nearest blades where rows like this one show no lawn, if far ones will do", () => {
    const bare = read(green)!;
    bare.sure.fill(0, 0, 130 * WIDTH);
    expect(new LawnQuilt(bare, 3).read(100, 20)).toBe(false);
    expect(new LawnQuilt(bare, 3, true).read(100, 20)).toBe(true);
  });

  it("lays the same blades for the same seed and others for another", () => {
    const texture = read(green)!;
    const row = (seed: number) => {
      const quilt = new LawnQuilt(texture, seed);
      return Array.from({ length: 50 }, (_, x) => {
        quilt.read(264 + x, 100);
        return quilt.mixed.light;
      });
    };
    expect(row(1)).toEqual(row(1));
    expect(row(1)).not.toEqual(row(2));
  });
});
