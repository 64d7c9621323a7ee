import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { UPLOAD_MAX_BYTES } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { decodeRgb } from "#server/adapters/image-model/finish-picture.ts";
import { createPhotoReader } from "./photo-reader.ts";
import { makeThumbnail } from "./thumbnail.ts";

const photos = createPhotoReader();
afterAll(() => photos.close());
const accept = (content: Uint8Array) => photos.acceptPhoto("dana", content);

/** 160x120: red, green / blue, yellow. */
const quarter = (background: string, left: number, top: number) => ({
  input: { create: { width: 80, height: 60, channels: 3 as const, background } },
  left,
  top,
});
const PICTURE = await sharp({ create: { width: 160, height: 120, channels: 3, background: "#c81e1e" } })
  .composite([quarter("#1ea01e", 80, 0), quarter("#1e1ec8", 0, 60), quarter("#dcc828", 80, 60)])
  .png()
  .toBuffer();
const quarters = () => sharp(PICTURE);

async function cornerColors(content: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels);
    if (r > 150 && g > 150) return "yellow";
    return r > g && r > b ? "red" : g > b ? "green" : "blue";
  };
  const [right, bottom] = [info.width - 8, info.height - 8];
  return [at(8, 8), at(right, 8), at(8, bottom), at(right, bottom)];
}

const UPRIGHT = ["red", "green", "blue", "yellow"];

describe("accepting a photo", () => {
  const formats: [string, () => Promise<Uint8Array>, string][] = [
    ["JPEG", () => quarters().jpeg().toBuffer(), "jpg"],
    ["PNG", () => quarters().png().toBuffer(), "png"],
    ["WebP", () => quarters().webp().toBuffer(), "jpg"],
    ["AVIF", () => quarters().avif({ effort: 0 }).toBuffer(), "jpg"],
    ["GIF", () => quarters().gif().toBuffer(), "png"],
    ["TIFF", () => quarters().tiff().toBuffer(), "jpg"],
    ["HEIC", () => readFile(new URL("../../tests/fixtures/images/quarters.heic", import.meta.url)), "jpg"],
    ["16-bit PNG", () => quarters().toColourspace("rgb16").png().toBuffer(), "png"],
    ["CMYK JPEG", () => quarters().toColourspace("cmyk").jpeg().toBuffer(), "jpg"],
  ];
  it.each(formats)("takes %s", async (_name, make, ending) => {
    const photo = await accept(await make());
    expect(photo).toMatchObject({ width: 160, height: 120, ending });
    expect(await cornerColors(photo.content)).toEqual(UPRIGHT);
    expect(await sharp(photo.content).metadata()).toMatchObject({
      space: "srgb",
      depth: "uchar",
      channels: 3,
    });
  });

  it("keeps a PNG's pixels exactly", async () => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) & 255));
    const png = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    const stored = await sharp((await accept(png)).content)
      .raw()
      .toBuffer();
    expect(Buffer.compare(stored, noise)).toBe(0);
  });

  it.each(["420", "444"])("keeps a JPEG's pixels exactly, %s", async (sampling) => {
    const chromaSubsampling = `${sampling[0]}:${sampling[1]}:${sampling[2]}`;
    const file = await quarters().blur(3).jpeg({ quality: 71, chromaSubsampling }).toBuffer();
    const raw = (content: Uint8Array) => sharp(content).raw().toBuffer();
    const { content } = await accept(file);
    expect(Buffer.compare(await raw(content), await raw(file))).toBe(0);
  });

  it("turns the pixels of a wide color profile into those of sRGB where they are read", async () => {
    const wide = await quarters().withIccProfile("p3").jpeg({ quality: 95 }).toBuffer();
    const { content } = await accept(wide);
    const { data } = await decodeRgb(content);
    expect([...data.subarray(0, 3)].map((value, k) => Math.abs(value - [200, 30, 30][k]!) < 6)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("turns orientation %i upright", async (orientation) => {
    // How the sensor saw it: turned so that the tag turns it back.
    const apply: Record<number, (s: Sharp) => Sharp> = {
      1: (s) => s,
      2: (s) => s.flop(),
      3: (s) => s.rotate(180),
      4: (s) => s.flip(),
      5: (s) => s.rotate(270).flop(),
      6: (s) => s.rotate(270),
      7: (s) => s.rotate(90).flop(),
      8: (s) => s.rotate(90),
    };
    const seen = await (apply[orientation] ?? ((s) => s))(quarters()).png().toBuffer();
    const tagged = await sharp(seen).withMetadata({ orientation }).jpeg().toBuffer();
    const photo = await accept(tagged);
    expect([photo.width, photo.height]).toEqual([160, 120]);
    expect(await cornerColors(photo.content)).toEqual(UPRIGHT);
  });

  // A JPEG is kept as it came but for that; everything else is encoded newly.
  it.each(["jpeg", "png", "webp"] as const)(
    "removes the location of a %s and keeps focal length and direction beside the picture",
    async (format) => {
      const tagged = await quarters()
        .withExif({
          IFD2: { FocalLengthIn35mmFilm: "26" },
          IFD3: {
            GPSLatitudeRef: "N",
            GPSLatitude: "43/1 39/1 0/1",
            GPSImgDirectionRef: "T",
            GPSImgDirection: "181/2",
          },
        })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(tagged).metadata()).exif?.includes("N\0")).toBe(true);
      const photo = await accept(tagged);
      expect(photo).toMatchObject({ focal35Mm: 26, headingDeg: 90.5 });
      const stored = await sharp(photo.content).metadata();
      expect([stored.exif, stored.xmp, stored.iptc]).toEqual([undefined, undefined, undefined]);
    },
  );

  it("gives the same upload the same fingerprint and another one another", async () => {
    const one = await quarters().jpeg().toBuffer();
    const [first, again, other] = await Promise.all([
      accept(one),
      accept(one),
      accept(await quarters().flop().jpeg().toBuffer()),
    ]);
    expect(again.sha256).toBe(first.sha256);
    expect(other.sha256).not.toBe(first.sha256);
  });

  it("takes the first frame of an animation", async () => {
    const frames = await sharp(
      [await quarters().png().toBuffer(), await quarters().flop().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    expect(await cornerColors((await accept(frames)).content)).toEqual(UPRIGHT);
  });

  it("lays transparent pictures on white", async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const { data } = await sharp((await accept(clear)).content)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it("refuses what is larger than 20 MB", async () => {
    await expect(accept(new Uint8Array(UPLOAD_MAX_BYTES + 1))).rejects.toMatchObject({
      code: "payload_too_large",
    });
  });

  it.each([
    ["text", "just text"],
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ["PDF", "%PDF-1.7\n"],
    ["a video", "\0\0\0\x18ftypmp42\0\0\0\0"],
    ["nothing", ""],
  ])("refuses %s as no image", async (_name, text) => {
    await expect(accept(Buffer.from(text, "latin1"))).rejects.toMatchObject({
      code: "unsupported_media_type",
    });
  });

  it.each([
    ["a JPEG cut short", async () => (await quarters().jpeg().toBuffer()).subarray(0, 500)],
    [
      "a PNG cut short",
      async () => (await quarters().png({ compressionLevel: 0 }).toBuffer()).subarray(0, 900),
    ],
    ["a JPEG of its first bytes alone", async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      "a HEIC cut short",
      async () =>
        (await readFile(new URL("../../tests/fixtures/images/quarters.heic", import.meta.url))).subarray(
          0,
          700,
        ),
    ],
  ])("refuses %s as undecodable", async (_name, make) => {
    await expect(accept(await make())).rejects.toMatchObject({ code: "unprocessable" });
  });

  it("refuses a small file that unpacks to too many pixels", async () => {
    await expect(accept(pngHeader(30_000, 30_000))).rejects.toMatchObject({
      code: "unprocessable",
      userMessage: "This image has too many pixels. Please use one of at most 50 megapixels.",
    });
  });

  it("gives up on a file that takes too long, which would be taken with more time, and takes the next one", async () => {
    // A hundred kilobytes that unpack to just below the limit of pixels.
    const bomb = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: "#456" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const hasty = createPhotoReader({ limitMs: 150 });
    const patient = createPhotoReader();
    try {
      await expect(hasty.acceptPhoto("dana", bomb)).rejects.toMatchObject({
        code: "unprocessable",
        userMessage: MESSAGES.imageTooSlow,
      });
      expect(await patient.acceptPhoto("dana", bomb)).toMatchObject({ width: 7_000, height: 7_000 });
      expect(await patient.acceptPhoto("dana", PICTURE)).toMatchObject({ width: 160, height: 120 });
    } finally {
      await Promise.all([hasty.close(), patient.close()]);
    }
  }, 60_000);
});

it("turns away who would wait too long, and says when to come again", async () => {
  const slow = await sharp({ create: { width: 4_900, height: 4_900, channels: 3, background: "#456" } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  const impatient = createPhotoReader({ waitMs: 20 });
  try {
    // Whichever is written to the disk first has the turn.
    const both = ["dana", "robin"].map((person) => impatient.acceptPhoto(person, slow));
    const [taken, refused] = (await Promise.allSettled(both)).sort((a) =>
      a.status === "fulfilled" ? -1 : 1,
    );
    expect(taken).toMatchObject({ status: "fulfilled", value: { width: 4_900 } });
    expect(refused).toMatchObject({
      reason: { code: "unavailable", userMessage: MESSAGES.uploadsBusy, retryAfterS: 5 },
    });
  } finally {
    await impatient.close();
  }
});

describe("a thumbnail", () => {
  it("is a WebP that fits 480 pixels and keeps the shape", async () => {
    const large = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#456" } })
      .jpeg()
      .toBuffer();
    expect(await sharp(await makeThumbnail(large)).metadata()).toMatchObject({
      format: "webp",
      width: 480,
      height: 360,
    });
  });

  it("never enlarges", async () => {
    const small = await quarters().jpeg().toBuffer();
    expect(await sharp(await makeThumbnail(small)).metadata()).toMatchObject({
      width: 160,
      height: 120,
    });
  });
});

/** A PNG that says its size and holds next to nothing. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(16)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
