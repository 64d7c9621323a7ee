import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { lockHouse } from "#renderer/registration/lock-house.ts";
import { decodeRgb } from "#server/adapters/image-model/finish-picture.ts";
import { lockPicture } from "./house-lock.ts";

const PHOTO = new URL("../../../../tests/fixtures/photos/front-double-garage.jpg", import.meta.url);
const photo = await decodeRgb(
  await sharp(await readFile(PHOTO))
    .resize(480)
    .png()
    .toBuffer(),
);
const { width, height } = photo;
const FRONT_YARD = 0.8;
const editable: Mask = {
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => (at >= FRONT_YARD * width * height ? 255 : 0)),
};
/** The same shapes, painted anew: every pixel of the photo by this much brighter or darker. */
const repainted = (by: number): RgbImage => ({
  ...photo,
  data: Uint8Array.from(photo.data, (value) => Math.min(255, Math.max(0, value + (value < 128 ? by : -by)))),
});

describe("the picture of a model", () => {
  it("is not of this house where most of the protected pixels are painted anew, in the same place too", () => {
    const other = repainted(50);
    expect(lockHouse(photo, other, editable)?.before.score).toBeLessThan(0.5);
    expect(lockPicture(photo, other, editable)).toEqual({ kind: "unfaithful" });
  });

  it("is of this house with a slight tint all over, and keeps the photo's own pixels", () => {
    const locked = lockPicture(photo, repainted(12), editable);
    if (locked.kind !== "locked") throw new Error("the house was not found again");
    expect(locked.modelScore).toBeGreaterThan(0.9);
    const kept = Math.floor(FRONT_YARD * height - 1) * width * 3;
    expect(Buffer.compare(locked.picture.data.subarray(0, kept), photo.data.subarray(0, kept))).toBe(0);
    expect(Buffer.compare(locked.picture.data.subarray(-width), photo.data.subarray(-width))).not.toBe(0);
  });
});
