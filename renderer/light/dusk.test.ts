import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { isTakenAtDusk } from "./dusk.ts";
import { lampsOn } from "./evening.ts";

const WIDTH = 320;
const HEIGHT = 240;

describe("a photo taken after sunset", () => {
  /** A sky of so much of the picture and one gray over a ground of another. */
  const isDusk = (skyByte: number, groundByte: number, share = 0.3) => {
    const rows = Math.round(share * HEIGHT);
    const sky = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => Number(i < rows * WIDTH));
    const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { sky, ground: sky.map((one) => 1 - one) });
    seen.picture.data.fill(groundByte).fill(skyByte, 0, rows * WIDTH * 3);
    return isTakenAtDusk(seen);
  };

  it("has a dark sky over dark ground; without a sky it is not known", () => {
    expect(isDusk(110, 60)).toBe(true);
    expect(isDusk(200, 60)).toBe(false);
    expect(isDusk(110, 60, 0.01)).toBe(false);
  });

  it("is not one of a day whose blue sky is as dark", () => {
    expect(isDusk(110, 150)).toBe(false);
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
