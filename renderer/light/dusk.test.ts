import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { isTakenAtDusk } from "./dusk.ts";
import { lampsOn } from "./evening.ts";

const WIDTH = 320;
const HEIGHT = 240;

describe("a photo taken after sunset", () => {
  const skyOf = (byte: number, share: number) => {
    const sky = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Number(i < share * WIDTH * HEIGHT));
    const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { sky });
    seen.picture.data.fill(byte, 0, Math.round(share * WIDTH * HEIGHT) * 3);
    return isTakenAtDusk(seen);
  };

  it("has a dark sky; without any it is not known", () => {
    expect(skyOf(110, 0.3)).toBe(true);
    expect(skyOf(200, 0.3)).toBe(false);
    expect(skyOf(110, 0)).toBe(false);
    expect(skyOf(110, 0.01)).toBe(false);
  });

  it("is lit round new lamps, and stays as it is away from them", () => {
    const camera = makeCamera(WIDTH, HEIGHT);
    const photo = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(60) };
    const ground = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      i / WIDTH > camera.horizonY + 2 ? 255 : 0,
    );
    const { data } = lampsOn(photo, camera, [{ x: 0, z: 6 }], ground, new Uint8Array(WIDTH * HEIGHT));
    const red = (x: number, z: number) =>
      data[(Math.round(camera.photoY(0, z)) * WIDTH + Math.round(camera.photoX(x, z))) * 3]!;
    expect(red(0.3, 6)).toBeGreaterThan(90);
    expect(red(-2.6, 9)).toBeLessThan(64);
    expect(data[0]).toBe(60);
    expect(data.at(-1)).toBe(60);
    expect(photo.data.every((value) => value === 60)).toBe(true);
  });
});
