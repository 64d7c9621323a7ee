import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photoFactsOf } from "#server/media/photo-exif.ts";
import { readPhotoFacts, withPhotoFacts } from "./photo-facts.ts";

const scene = await readFile(new URL("../../tests/fixtures/scenes/front-ranch/photo.jpg", import.meta.url));
const canvas = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#2d5a27" } });
const plain = await canvas().jpeg().toBuffer();
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
const nothing = { focal35Mm: null, headingDeg: null };

/** A photo from 43.65 degrees north, looking this way. */
const looking = (direction: string, reference: string) =>
  canvas()
    .withExif({
      IFD2: { FocalLengthIn35mmFilm: "26" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "43/1 39/1 0/1",
        GPSImgDirectionRef: reference,
        GPSImgDirection: direction,
      },
    })
    .jpeg()
    .toBuffer();

/** What the server finds in the same file. */
const asTheServerReads = async (file: Blob) =>
  photoFactsOf((await sharp(await file.arrayBuffer()).metadata()).exif);

describe("the facts of a photo", () => {
  it("are read as the server reads them", async () => {
    const facts = await readPhotoFacts(blob(scene));
    expect(facts.focal35Mm).toBeGreaterThan(10);
    expect(facts).toEqual(await asTheServerReads(blob(scene)));
    const south = blob(await looking("36100/200", "T"));
    expect(await readPhotoFacts(south)).toEqual({ focal35Mm: 26, headingDeg: 180.5 });
    expect(await asTheServerReads(south)).toEqual({ focal35Mm: 26, headingDeg: 180.5 });
  });

  it.each([
    ["a compass that does not tell true north", "90/1", "M"],
    ["a direction of no number", "0/0", "T"],
    ["a direction past the full circle", "400/1", "T"],
  ])("have no direction with %s", async (_, direction, reference) => {
    const file = blob(await looking(direction, reference));
    expect(await readPhotoFacts(file)).toEqual({ focal35Mm: 26, headingDeg: null });
    expect(await asTheServerReads(file)).toEqual({ focal35Mm: 26, headingDeg: null });
  });

  it("are null where the file does not say", async () => {
    expect(await readPhotoFacts(blob(plain))).toEqual(nothing);
    expect(await readPhotoFacts(new Blob(["no picture"]))).toEqual(nothing);
    expect(await readPhotoFacts(new Blob([]))).toEqual(nothing);
  });

  it.each([
    { focal35Mm: 26, headingDeg: 271.25 },
    { focal35Mm: 26, headingDeg: null },
    { focal35Mm: null, headingDeg: 0 },
  ])("are carried into a new file, which stays a picture: %o", async (facts) => {
    const carried = withPhotoFacts(blob(plain), facts);
    expect(await readPhotoFacts(carried)).toEqual(facts);
    expect(await asTheServerReads(carried)).toEqual(facts);
    const { width, format, exif } = await sharp(await carried.arrayBuffer()).metadata();
    expect({ width, format }).toEqual({ width: 8, format: "jpeg" });
    expect(exif!.length).toBeLessThan(110);
  });

  it("leave a file without any as it is", () => {
    const file = blob(plain);
    expect(withPhotoFacts(file, nothing)).toBe(file);
  });

  it("survive a header cut off anywhere", async () => {
    for (let length = 0; length < 200; length += 7) {
      await expect(readPhotoFacts(blob(scene.subarray(0, length)))).resolves.not.toContain(0);
    }
  });
});
