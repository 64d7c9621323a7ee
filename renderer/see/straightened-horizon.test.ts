import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { seePhoto } from "./see-photo.ts";
import { straightenedHorizon } from "./straightened-horizon.ts";

const width = 300;
const height = 200;

/** A house between two rows, on ground and before sky. */
function houseBetween(top: number, foot: number) {
  const inRows = (from: number, to: number) =>
    Float32Array.from({ length: width * height }, (_, i) => (i >= from * width && i < to * width ? 1 : 0));
  return { sky: inRows(0, top), house: inRows(top, foot), ground: inRows(foot, height) };
}

describe("the horizon of a straightened photo", () => {
  it("lies where a lens at eye level sees a house of 5.5 m, when the middle would make it a hut", () => {
    // 110 rows of house are 5.5 m, so the 1.6 m up to the lens are 32.
    const row = straightenedHorizon(100, { width, height }, houseBetween(50, 160));
    expect(Math.abs(row - (160 - 32))).toBeLessThan(1.5);
  });

  it("stays where it is for a house that can be, and moves little for one that hardly can be", () => {
    const movedBy = (top: number) =>
      straightenedHorizon(100, { width, height }, houseBetween(top, 140)) - 100;
    // 120 rows over a lens of 1.6 m at 40 rows: 4.8 m.
    expect(movedBy(20)).toBe(0);
    const moves = [24, 27, 30, 34, 38, 42, 46, 50, 54].map(movedBy);
    for (const [k, move] of moves.entries()) {
      expect(move).toBeGreaterThan(moves[k - 1] ?? 0);
      expect(move - (moves[k - 1] ?? 0)).toBeLessThan(5);
    }
  });

  // Measured by hand: where the foot of the door is, and 1.6 m of its 2.13 m (garage) above it.
  it.each([
    ["front-double-garage", 0.576],
    ["modern-front-lawn", 0.6],
  ])("is found in %s", async (name, share) => {
    const file = new URL(`../../tests/fixtures/photos/${name}.jpg`, import.meta.url).pathname;
    const { data, info } = await sharp(file)
      .resize(640)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { horizonY } = seePhoto({ width: info.width, height: info.height, data });
    expect(Math.abs(horizonY / info.height - share)).toBeLessThan(0.04);
  });
});
