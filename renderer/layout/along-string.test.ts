import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { alongString } from "./along-string.ts";

const camera = makeCamera(640, 480);
/** Points every half meter from one place to another, with teeth. */
const toothed = (z: number, toothM: number) =>
  Array.from({ length: 15 }, (_, k) => ({ x: k / 2 - 3.5, z: z + (k % 2) * toothM }));

describe("a line along a string", () => {
  it("has no teeth that are smaller than a far edge is seen exactly", () => {
    expect(alongString(camera, toothed(13, 0.5))).toHaveLength(2);
    expect(alongString(camera, toothed(4, 0.5)).length).toBeGreaterThan(2);
  });

  it("has no hook at its ends, and keeps its corners", () => {
    const far = { x: 3, z: 6 };
    const hooked = [
      { x: -3, z: 6 },
      { x: 3, z: 6 },
      { x: 3.4, z: 5 },
    ];
    expect(alongString(camera, hooked).at(-1)).toEqual(far);
    const corner = [{ x: -3, z: 6 }, far, { x: 3, z: 3 }];
    expect(alongString(camera, corner)).toHaveLength(3);
  });
});
