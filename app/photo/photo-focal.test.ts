import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { focal35MmOf } from "#server/media/photo-exif.ts";
import { readFocal35Mm, withFocal35Mm } from "./photo-focal.ts";

const scene = await readFile(new URL("../../tests/fixtures/scenes/front-ranch/photo.jpg", import.meta.url));
const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#2d5a27" } })
  .jpeg()
  .toBuffer();
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });

/** What the server finds in the same file. */
const asTheServerReads = async (file: Blob) =>
  focal35MmOf((await sharp(await file.arrayBuffer()).metadata()).exif);

describe("the focal length of a photo", () => {
  it("is read as the server reads it", async () => {
    const focal = await readFocal35Mm(blob(scene));
    expect(focal).toBeGreaterThan(10);
    expect(focal).toBe(await asTheServerReads(blob(scene)));
  });

  it("is null where the file does not say", async () => {
    expect(await readFocal35Mm(blob(plain))).toBeNull();
    expect(await readFocal35Mm(new Blob(["no picture"]))).toBeNull();
    expect(await readFocal35Mm(new Blob([]))).toBeNull();
  });

  it("is carried into a new file, which stays a picture", async () => {
    const carried = withFocal35Mm(blob(plain), 26);
    expect(await readFocal35Mm(carried)).toBe(26);
    expect(await asTheServerReads(carried)).toBe(26);
    const { width, format } = await sharp(await carried.arrayBuffer()).metadata();
    expect({ width, format }).toEqual({ width: 8, format: "jpeg" });
  });

  it("leaves a file without one as it is", () => {
    const file = blob(plain);
    expect(withFocal35Mm(file, null)).toBe(file);
  });

  it("survives a header cut off anywhere", async () => {
    for (let length = 0; length < 200; length += 7) {
      await expect(readFocal35Mm(blob(scene.subarray(0, length)))).resolves.not.toBe(0);
    }
  });
});
