import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { fbm } from "#renderer/math/noise.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { type Alignment, alignmentDistance, IDENTITY } from "./alignment.ts";
import { bringBack } from "./bring-back.ts";
import { lockHouse } from "./lock-house.ts";
import { measurePreservation } from "./preservation.ts";
import { registerPicture } from "./register-picture.ts";

const WIDTH = 480;
const HEIGHT = 360;

/** Brightness of an endless scene with a wall, windows and texture, so that any crop of it can be drawn exactly. */
function scene(x: number, y: number): number {
  const texture = fbm(x / 9 + 40, y / 9 + 40, 3, 5) * 90 + fbm(x / 60 + 90, y / 60 + 90, 2, 9) * 80;
  const window = Math.abs(((x + 1000) % 97) - 48) < 17 && Math.abs(((y + 1000) % 83) - 40) < 21 ? -45 : 0;
  return 60 + texture + window;
}

function draw(at: (x: number, y: number) => readonly [number, number, number]): RgbImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const level = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) data.set(at(x, y).map(level), (y * WIDTH + x) * 3);
  return { width: WIDTH, height: HEIGHT, data };
}

const gray = (value: number) => [value, value * 0.95, value * 0.9] as const;
const photo = draw((x, y) => gray(scene(x, y)));

/** The lower 45 % may change. */
const editable: Mask = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    Math.floor(i / WIDTH) > HEIGHT * 0.55 ? 255 : 0,
  ),
};

/** The scene as a model gives it back: moved, zoomed, its yard repainted, exposure and contrast a little off. */
const modelOutput = ({ scale, dx, dy }: Alignment, gain = 1, offset = 0): RgbImage =>
  draw((u, v) => {
    const x = (u - (WIDTH - 1) / 2 - dx) / scale + (WIDTH - 1) / 2;
    const y = (v - (HEIGHT - 1) / 2 - dy) / scale + (HEIGHT - 1) / 2;
    if (y > HEIGHT * 0.55) return [40 + 60 * fbm(u / 5, v / 5, 2, 77), 130, 50];
    return gray(gain * scene(x, y) + offset);
  });

const alignment = fc.record({
  scale: fc.double({ min: 0.95, max: 1.05, noNaN: true }),
  dx: fc.double({ min: -24, max: 24, noNaN: true }),
  dy: fc.double({ min: -24, max: 24, noNaN: true }),
});

/** The corners of what is recovered: there the search runs out of places first. With gain and offset. */
const FARTHEST: [Alignment, number, number][] = [
  [{ scale: 0.95, dx: -24, dy: 24 }, 0.85, 15],
  [{ scale: 1.05, dx: 24, dy: 24 }, 1.15, -15],
  [{ scale: 0.95, dx: 24, dy: -24 }, 1, 0],
  [{ scale: 1.05, dx: -24, dy: -24 }, 1, 0],
];

describe("registerPicture", () => {
  it("finds that nothing moved in the photo itself", () => {
    const found = registerPicture(photo, photo, editable)!;
    expect(alignmentDistance(found.alignment, IDENTITY, WIDTH, HEIGHT)).toBeLessThan(0.01);
    expect(found.correlation).toBeGreaterThan(0.999);
    expect(found.agreeing).toBeGreaterThan(0.99);
  });

  it("recovers every shift to 24 px and scale from 0.95 to 1.05 within half a pixel", () => {
    fc.assert(
      fc.property(
        alignment,
        fc.double({ min: 0.85, max: 1.15, noNaN: true }),
        fc.double({ min: -15, max: 15, noNaN: true }),
        (moved, gain, offset) => {
          const found = registerPicture(photo, modelOutput(moved, gain, offset), editable);
          expect(found && alignmentDistance(found.alignment, moved, WIDTH, HEIGHT)).toBeLessThan(0.5);
        },
      ),
      { examples: FARTHEST, numRuns: inTestAll("moves at random", 25, 8) },
    );
  });

  it("is not pulled away by a repainted patch of the protected part", () => {
    const moved = { scale: 1.02, dx: 7.3, dy: -4.6 };
    const output = modelOutput(moved);
    for (let y = 40; y < 120; y++)
      for (let x = 60; x < 160; x++) output.data.set([200, 60, 60], (y * WIDTH + x) * 3);
    const found = registerPicture(photo, output, editable)!;
    expect(alignmentDistance(found.alignment, moved, WIDTH, HEIGHT)).toBeLessThan(0.5);
    expect(found.agreeing).toBeLessThan(0.97);
  });

  it("says so when the other picture shows something else", () => {
    const other = draw((x, y) => gray(255 * fbm(x / 7 + 300, y / 7 + 500, 3, 321)));
    expect(registerPicture(photo, other, editable)).toBeNull();
  });

  it("says so when nothing is protected or the protected part is blank", () => {
    const all: Mask = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(255) };
    const blank = draw(() => [128, 128, 128]);
    expect(registerPicture(photo, photo, all)).toBeNull();
    expect(registerPicture(blank, blank, editable)).toBeNull();
  });
});

describe("bringBack", () => {
  it("leaves a picture that did not move as it is, byte for byte", () => {
    expect(bringBack(photo, IDENTITY).data).toEqual(photo.data);
  });

  it("moves whole pixels without loss", () => {
    const back = bringBack(photo, { scale: 1, dx: 3, dy: 2 });
    const from = ((50 + 2) * WIDTH + 60 + 3) * 3;
    const to = (50 * WIDTH + 60) * 3;
    expect(back.data.slice(to, to + 300)).toEqual(photo.data.slice(from, from + 300));
  });
});

describe("measurePreservation", () => {
  it("counts the protected pixels beyond the tolerance and no others", () => {
    const changed: RgbImage = { width: WIDTH, height: HEIGHT, data: Uint8Array.from(photo.data) };
    changed.data[3 * 10] = photo.data[3 * 10]! ^ 0x40;
    changed.data[3 * 11 + 2] = photo.data[3 * 11 + 2]! + 1;
    changed.data[3 * (WIDTH * HEIGHT - 1)] = 255 - photo.data[3 * (WIDTH * HEIGHT - 1)]!;
    const protectedPixels = editable.data.filter((value) => value === 0).length;
    expect(measurePreservation(photo, changed, editable, 0)).toEqual({
      protectedPixels,
      changedPixels: 2,
      score: (protectedPixels - 2) / protectedPixels,
    });
    expect(measurePreservation(photo, changed, editable, 1).changedPixels).toBe(1);
  });
});

describe("lockHouse", () => {
  it("gives back the photo's own bytes outside the editable region, whatever the model did there", () => {
    const locked = lockHouse(photo, modelOutput({ scale: 0.97, dx: -11.4, dy: 6.2 }, 0.95, 6), editable)!;
    expect(measurePreservation(photo, locked.image, editable, 0).score).toBe(1);
    expect(locked.before.score).toBeGreaterThan(0.95);
    const inside = ((HEIGHT - 10) * WIDTH + 100) * 3;
    expect(locked.image.data[inside + 1]).toBe(130);
  });

  it("gives nothing when the pictures cannot be registered", () => {
    expect(
      lockHouse(
        photo,
        draw((x) => gray(x % 7 < 3 ? 20 : 220)),
        editable,
      ),
    ).toBeNull();
  });
});
