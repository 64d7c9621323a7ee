import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { encodeWithin, fitWithin, isPicture, keepWithin, splitBySize } from "./photo-fit.ts";

describe("bringing a photo to size", () => {
  it("makes the longest side 1920", () => {
    expect(fitWithin({ width: 4032, height: 3024 })).toEqual({ width: 1920, height: 1440 });
    expect(fitWithin({ width: 3024, height: 4032 })).toEqual({ width: 1440, height: 1920 });
  });

  it("never enlarges", () => {
    expect(fitWithin({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
  });

  it("keeps a pixel of the thinnest picture", () => {
    expect(fitWithin({ width: 20_000, height: 2 })).toEqual({ width: 1920, height: 1 });
  });
});

/** A stand-in encoder whose files weigh the picture's area times its quality. */
function weighing(bytesPerPixel: number) {
  const tried: [number, number][] = [];
  const encode = async (longestPx: number, quality: number) => {
    tried.push([longestPx, quality]);
    return { size: longestPx * longestPx * quality * bytesPerPixel } as Blob;
  };
  return { encode, tried };
}

describe("encoding within a weight", () => {
  it("takes the first, finest encoding when it is light enough", async () => {
    const { encode, tried } = weighing(0.1);
    await encodeWithin(encode);
    expect(tried).toEqual([[1920, 0.92]]);
  });

  it("gets coarser before it gets smaller", async () => {
    const { encode, tried } = weighing(1.6);
    const blob = await encodeWithin(encode);
    expect(tried).toEqual([
      [1920, 0.92],
      [1920, 0.85],
      [1920, 0.75],
      [1920, 0.65],
    ]);
    expect(blob.size).toBeLessThanOrEqual(4 * 1024 * 1024);
  });

  it("gets smaller when no quality is light enough", async () => {
    const { encode, tried } = weighing(4);
    const blob = await encodeWithin(encode);
    expect(tried.at(-1)?.[0]).toBeLessThan(1920);
    expect(blob.size).toBeLessThanOrEqual(4 * 1024 * 1024);
  });
});

describe("keeping the person's own file", () => {
  const file = (type: string, bytes = 10) => new Blob([new Uint8Array(bytes)], { type });

  it("is for JPEG of at most the weight alone, and only when it can be read", async () => {
    expect(await keepWithin(file("image/png"))).toBeNull();
    expect(await keepWithin(file("image/jpeg", 11), 10)).toBeNull();
    expect(await keepWithin(file("image/jpeg"))).toBeNull();
    const photo = await readFile(
      new URL("../../tests/fixtures/photos/modern-front-lawn.jpg", import.meta.url),
    );
    const kept = await keepWithin(new Blob([photo], { type: "image/jpeg" }));
    expect(kept?.size).toBeGreaterThan(photo.length * 0.9);
    expect(kept?.size).toBeLessThanOrEqual(photo.length);
  });
});

describe("files over 20 MB", () => {
  it("are counted and left out; exactly 20971520 bytes are fine", () => {
    const files = [{ size: 20_971_520 }, { size: 20_971_521 }, { size: 1 }];
    expect(splitBySize(files)).toEqual({ taken: [files[0], files[2]], tooLarge: 1 });
  });
});

describe("what counts as a picture", () => {
  it("is any image type, and HEIC that comes without one", () => {
    expect(isPicture({ type: "image/avif", name: "a" })).toBe(true);
    expect(isPicture({ type: "", name: "IMG_0012.HEIC" })).toBe(true);
    expect(isPicture({ type: "application/pdf", name: "a.pdf" })).toBe(false);
    expect(isPicture({ type: "", name: "notes.txt" })).toBe(false);
  });
});
