import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { openScene } from "#tests/support/open-scene.ts";
import { backlight } from "./backlight.ts";
import { sunSide } from "./sun-side.ts";

/** The side that the renderer of the scene was given. */
const KNOWN = [
  ["slope-deck", "right"],
  ["backyard-fence", "left"],
] as const;

describe("the side of the sun", () => {
  it.each(KNOWN)(
    "is read off the leaves of %s: %s, and the other one in its mirror image",
    async (name, side) => {
      const { photo } = await openScene(name, 640);
      const seen = seePhoto(photo);
      const found = sunSide(seen);
      expect(found.side).toBe(side);
      expect(found.confidence).toBeGreaterThan(0.4);
      const { width } = seen;
      const mirrored = sunSide({
        picture: { ...seen.picture, data: mirror(seen.picture.data, width, 3) },
        ground: mirror(seen.ground, width, 1),
        sky: mirror(seen.sky, width, 1),
      });
      expect(mirrored.side).toBe(side === "left" ? "right" : "left");
      expect(mirrored.confidence).toBeGreaterThan(0.4);
    },
  );

  it("stays open where there are no leaves", () => {
    const [width, height] = [160, 120];
    const none = new Float32Array(width * height);
    const picture = { width, height, data: new Uint8Array(width * height * 3).fill(140) };
    expect(sunSide({ picture, ground: none, sky: none }).confidence).toBe(0);
  });
});

describe("light from behind the house", () => {
  const [width, height] = [320, 240];
  const camera = makeCamera(width, height);
  const wallFoot = Math.round(camera.photoY(0, 9));
  const ground = Float32Array.from({ length: width * height }, (_, i) => (i / width >= wallFoot ? 1 : 0));
  const sky = Float32Array.from({ length: width * height }, (_, i) => (i / width < 20 ? 1 : 0));
  /** Gray ground, `before` bright on the three meters in front of a wall. */
  const yard = (before: number) => {
    const edge = camera.photoY(0, 6);
    const data = new Uint8Array(width * height * 3);
    for (let i = 0; i < width * height; i++) data.fill(i / width < edge ? before : 150, i * 3, i * 3 + 3);
    return { width, height, data };
  };

  it("is told by the wall's shadow on the ground before it", () => {
    expect(backlight(yard(60), camera, ground, sky)).toBeGreaterThan(0.3);
  });

  it("is not told where that ground is as bright as the rest", () => {
    expect(backlight(yard(158), camera, ground, sky)).toBeLessThan(0.05);
  });
});

function mirror<A extends Uint8Array | Float32Array>(plane: A, width: number, channels: number): A {
  const out = plane.slice() as A;
  for (let i = 0; i < plane.length / channels; i++) {
    const x = i % width;
    const from = (i - x + width - 1 - x) * channels;
    for (let c = 0; c < channels; c++) out[i * channels + c] = plane[from + c]!;
  }
  return out;
}
