import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { withoutMetadata } from "./without-metadata.ts";

const noise = Uint8Array.from({ length: 96 * 64 * 3 }, (_, i) => (i * 7919 + (i >> 5)) & 255);
const picture = () => sharp(noise, { raw: { width: 96, height: 64, channels: 3 } });
const bytes = async (made: Sharp) => new Uint8Array(await made.toBuffer());
const pixels = (content: Uint8Array) => sharp(content).raw().toBuffer();
const join = (...parts: (Uint8Array | number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
/** Behind the start marker. */
const insert = (jpeg: Uint8Array, ...segment: number[]) => join(jpeg.slice(0, 2), segment, jpeg.slice(2));

describe("a JPEG without metadata", () => {
  it.each([
    ["baseline", () => picture().jpeg()],
    ["progressive", () => picture().jpeg({ progressive: true })],
    ["4:2:0", () => picture().jpeg({ chromaSubsampling: "4:2:0" })],
    ["with a wide color profile", () => picture().withIccProfile("p3").jpeg()],
  ])("has the same pixels: %s", async (_name, make) => {
    const file = await bytes(make());
    const kept = withoutMetadata(file);
    expect(kept).not.toBeNull();
    expect(Buffer.compare(await pixels(kept!), await pixels(file))).toBe(0);
  });

  it("has no place, no comment, no thumbnail and nothing behind its end", async () => {
    const placed = await bytes(
      picture()
        .withExif({ IFD0: { Make: "Maker" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 39/1 0/1" } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
        .jpeg(),
    );
    const commented = insert(placed, 0xff, 0xfe, 0, 8, ...Buffer.from("secret"));
    const file = join(commented, Buffer.from("<script>behind the end</script>"));
    const kept = withoutMetadata(file)!;
    const text = Buffer.from(kept).toString("latin1");
    expect(text).not.toMatch(/Exif|Maker|xmpmeta|secret|script/);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(Buffer.compare(await pixels(kept), await pixels(file))).toBe(0);
  });

  it("keeps the color profile", async () => {
    const file = await bytes(picture().withIccProfile("p3").jpeg());
    expect((await sharp(withoutMetadata(file)!).metadata()).icc).toEqual((await sharp(file).metadata()).icc);
  });

  it("keeps one that its EXIF calls upright", async () => {
    expect(withoutMetadata(await bytes(picture().withMetadata({ orientation: 1 }).jpeg()))).not.toBeNull();
  });

  it.each([
    ["turned", () => picture().withMetadata({ orientation: 6 }).jpeg()],
    ["gray", () => picture().toColourspace("b-w").jpeg()],
    ["CMYK", () => picture().toColourspace("cmyk").jpeg()],
    ["a PNG", () => picture().png()],
  ])("is not made of what must be encoded anew: %s", async (_name, make) => {
    expect(withoutMetadata(await bytes(make()))).toBeNull();
  });

  it("is not made of a file that is cut short anywhere, or whose lengths lie", async () => {
    const file = await bytes(picture().jpeg());
    for (let length = 0; length < file.length; length += 13)
      expect(withoutMetadata(file.slice(0, length)), `${length} bytes`).toBeNull();
    expect(withoutMetadata(insert(file, 0xff, 0xed, 0xff, 0xff))).toBeNull();
    expect(withoutMetadata(insert(file, 0xff, 0xe1, 0, 10, ...Buffer.from("Exif\0\0II")))).toBeNull();
  });

  it("is not made of one with more scans than encoders make", async () => {
    const file = await bytes(picture().jpeg({ progressive: true }));
    const scan = Buffer.from(file).indexOf(Buffer.from([0xff, 0xda]));
    const next = Buffer.from(file).indexOf(Buffer.from([0xff, 0xc4]), scan);
    const copies = Array.from({ length: 20 }, () => file.slice(scan, next));
    expect(withoutMetadata(join(file.slice(0, scan), ...copies, file.slice(scan)))).toBeNull();
  });
});
