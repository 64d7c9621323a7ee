import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import type { Random } from "../random.ts";

/** A file that somebody sends as a photo. `size`: what a right answer stores, where the file is a picture after all. */
export type HostileImage = { name: string; content: Uint8Array; size?: { width: number; height: number } };

const HEIC = new URL("../../../tests/fixtures/images/", import.meta.url);

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = crcTable[(crc ^ byte) & 255]! ^ (crc >>> 8);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return out;
}

/** A PNG that claims a size; its data is `rows` rows of zeros, pressed to nearly nothing. */
function pngOf(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(rows * (width * 3 + 1)), { level: 9 })),
    pngChunk("IEND", new Uint8Array()),
  ]);
}

const WIDTH = 60;
const HEIGHT = 40;
const picture = () => sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#6a8f4a" } });
const UPRIGHT = { width: WIDTH, height: HEIGHT };

/** Two hundred files: every trick that a decoder has to survive, and pictures that are odd but right. */
export async function hostileImages(random: Random): Promise<HostileImage[]> {
  const encoded: Record<string, Buffer> = {
    jpeg: await picture().jpeg().toBuffer(),
    png: await picture().png().toBuffer(),
    webp: await picture().webp().toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
    gif: await picture().gif().toBuffer(),
    tiff: await picture().tiff().toBuffer(),
    heic: await readFile(new URL("quarters.heic", HEIC)).catch(() => Buffer.alloc(0)),
  };
  const formats = Object.entries(encoded).filter(([, content]) => content.length > 0);
  const files: HostileImage[] = [...(await oddButRight(encoded)), ...bombs(), ...noPictures(encoded)];
  for (const [format, content] of formats)
    for (const share of [0.02, 0.2, 0.5, 0.9, 0.99])
      files.push({
        name: `${format} cut at ${share}`,
        content: content.subarray(0, Math.floor(content.length * share)),
      });
  while (files.length < 200) {
    const [format, content] = random.pick(formats);
    const damaged = Buffer.from(content);
    for (let k = 0; k < 1 + random.below(12); k++)
      damaged[12 + random.below(damaged.length - 12)] = random.below(256);
    files.push({ name: `${format} with flipped bytes ${files.length}`, content: damaged });
  }
  return files;
}

async function oddButRight(encoded: Record<string, Buffer>): Promise<HostileImage[]> {
  const files: HostileImage[] = [];
  for (let orientation = 1; orientation <= 8; orientation++) {
    const turned = orientation >= 5;
    files.push({
      name: `EXIF orientation ${orientation}`,
      content: await picture().withMetadata({ orientation }).jpeg().toBuffer(),
      size: turned ? { width: HEIGHT, height: WIDTH } : UPRIGHT,
    });
  }
  const one = sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } });
  for (const format of ["jpeg", "png", "webp", "gif", "tiff"] as const)
    files.push({
      name: `1x1 ${format}`,
      content: await one.clone().toFormat(format).toBuffer(),
      size: { width: 1, height: 1 },
    });
  const deep = sharp(new Uint16Array(WIDTH * HEIGHT * 3).fill(40_000), { raw: { ...UPRIGHT, channels: 3 } });
  const still = await picture().png().toBuffer();
  const frames = await sharp([still, still, still], { join: { animated: true } })
    .gif()
    .toBuffer();
  files.push(
    { name: "CMYK JPEG", content: await picture().toColourspace("cmyk").jpeg().toBuffer(), size: UPRIGHT },
    {
      name: "16-bit PNG",
      content: await deep.clone().toColourspace("rgb16").png().toBuffer(),
      size: UPRIGHT,
    },
    {
      name: "16-bit TIFF",
      content: await deep.clone().toColourspace("rgb16").tiff().toBuffer(),
      size: UPRIGHT,
    },
    { name: "grey JPEG", content: await picture().greyscale().jpeg().toBuffer(), size: UPRIGHT },
    { name: "PNG with alpha", content: await picture().ensureAlpha(0.4).png().toBuffer(), size: UPRIGHT },
    { name: "palette PNG", content: await picture().png({ palette: true }).toBuffer(), size: UPRIGHT },
    {
      name: "progressive JPEG",
      content: await picture().jpeg({ progressive: true }).toBuffer(),
      size: UPRIGHT,
    },
    { name: "animated GIF", content: frames, size: UPRIGHT },
    {
      name: "animated WebP",
      content: await sharp(frames, { animated: true }).webp().toBuffer(),
      size: UPRIGHT,
    },
    {
      name: "JPEG with a page behind it",
      content: Buffer.concat([encoded.jpeg!, Buffer.from("<html><script>alert(1)</script>")]),
      size: UPRIGHT,
    },
    {
      name: "PNG with an archive behind it",
      content: Buffer.concat([encoded.png!, Buffer.from("PK\x05\x06"), Buffer.alloc(18)]),
      size: UPRIGHT,
    },
    { name: "very wide", content: pngOf(16_000, 1, 1), size: { width: 16_000, height: 1 } },
  );
  return files;
}

/** Small files that unpack to gigabytes. */
const bombs = (): HostileImage[] => [
  { name: "30,000 x 30,000 in words alone", content: pngOf(30_000, 30_000, 1) },
  { name: "30,000 x 3,000, all there", content: pngOf(30_000, 3_000, 3_000) },
  { name: "2^31 wide", content: pngOf(1, 1, 1).fill(0x7f, 16, 20) },
  { name: "no width", content: pngOf(0, 5, 1) },
  {
    name: "SVG of a million rectangles",
    content: svg('<pattern id="a" width="1" height="1"/>'.repeat(5_000)),
  },
  {
    name: "SVG of nested uses",
    content: svg(
      '<g id="a"/>'.concat(
        ...[..."bcdefgh"].map((c, i) => `<g id="${c}">${`<use href="#${"abcdefg"[i]}"/>`.repeat(10)}</g>`),
      ),
    ),
  },
];

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000">${inside}</svg>`);

const noPictures = (encoded: Record<string, Buffer>): HostileImage[] => [
  { name: "nothing", content: new Uint8Array() },
  { name: "one byte", content: new Uint8Array([0xff]) },
  { name: "text", content: Buffer.from("a photo of a yard") },
  { name: "PDF", content: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF") },
  { name: "zip", content: Buffer.from("PK\x03\x04".padEnd(60, "\0")) },
  { name: "program", content: Buffer.from("\x7fELF\x02\x01\x01".padEnd(200, "\0"), "latin1") },
  { name: "SVG with script", content: svg("<script>alert(1)</script>") },
  { name: "SVG that reads a file", content: svg('<image href="file:///etc/passwd" width="9" height="9"/>') },
  {
    name: "SVG with an entity",
    content: Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    ),
  },
  {
    name: "a page that begins like a GIF",
    content: Buffer.from("GIF89a/*<script>*/=alert(1)//".padEnd(80, " ")),
  },
  { name: "JPEG of markers alone", content: Buffer.from([0xff, 0xd8, 0xff, 0xd9]) },
  {
    name: "JPEG with an endless comment",
    content: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(200)]),
  },
  { name: "WebP of no size", content: Buffer.from("RIFF\x04\0\0\0WEBP", "latin1") },
  {
    name: "AVIF box that holds itself",
    content: Buffer.concat([
      encoded.avif!.subarray(0, 32),
      Buffer.from([0, 0, 0, 0, 0x6d, 0x65, 0x74, 0x61]),
    ]),
  },
  { name: "more than 20 MB", content: Buffer.concat([encoded.jpeg!, Buffer.alloc(21 * 1024 * 1024)]) },
];
