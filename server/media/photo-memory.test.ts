import { randomFillSync } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync, gunzipSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { createPhotoProcess, MEMORY_MAX_BYTES, type PhotoFailure } from "./photo-process.ts";
import type { PhotoDone } from "./photo-tasks.ts";

const MB = 1024 * 1024;
const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#456" } });
const noise = (side: number) =>
  sharp(randomFillSync(Buffer.alloc(side * side * 3)), { raw: { width: side, height: side, channels: 3 } });
const bytes = (picture: Sharp) => picture.toBuffer();
const fixture = (name: string) => readFile(new URL(`../../tests/fixtures/images/${name}`, import.meta.url));
/** Pictures of one color, made once by the lines beside them: to encode them takes as long as what is tested. */
const made = async (name: string) => gunzipSync(await fixture(`flat/${name}.gz`));

/** 49 million pixels: just below what is taken. */
const LARGE = 7_000;

const PROGRESSIVE = "a JPEG of 49 megapixels, progressive, in full color and turned";

type End = "taken" | "refused";
type Case = [what: string, make: () => Promise<Uint8Array>, ends: End];
/** Of each decoder the picture that takes the most memory, and what is made to be refused. */
const HEAVIEST: Case[] = [
  [
    PROGRESSIVE,
    // flat(LARGE).withMetadata({ orientation: 6 }).jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
    () => made("49-megapixels-progressive.jpg"),
    "taken",
  ],
  [
    "a JPEG of 2,000 scans",
    async () => manyScans(await bytes(flat(2_000).jpeg({ progressive: true }))),
    "refused",
  ],
  [
    "an interlaced PNG of 49 megapixels of 16 bits",
    // flat(LARGE).toColourspace("rgb16").png({ progressive: true, compressionLevel: 1 })
    () => made("49-megapixels-16-bits-interlaced.png"),
    "taken",
  ],
  ["a PNG with a profile of 400 MB", async () => withProfile(await bytes(flat(64).png())), "taken"],
  // flat(LARGE).gif({ effort: 1 })
  ["a flat GIF of 49 megapixels", () => made("49-megapixels.gif"), "taken"],
  [
    "a TIFF of 49 megapixels in large tiles",
    // flat(LARGE).tiff({ compression: "deflate", tile: true, tileWidth: 2_048, tileHeight: 2_048 })
    () => made("49-megapixels-large-tiles.tif"),
    "taken",
  ],
  ["a WebP of 24 megapixels of noise", () => bytes(noise(4_900).webp({ quality: 60, effort: 0 })), "taken"],
  // flat(LARGE).webp({ lossless: true, effort: 0 })
  ["a flat WebP of 49 megapixels", () => made("49-megapixels.webp"), "refused"],
  [
    "a flat AVIF of 15 megapixels of 12 bits",
    // flat(3_980).avif({ effort: 0, bitdepth: 12, chromaSubsampling: "4:4:4" })
    () => made("15-megapixels-12-bits.avif"),
    "taken",
  ],
  // flat(LARGE).avif({ effort: 0 })
  ["a flat AVIF of 49 megapixels", () => made("49-megapixels.avif"), "refused"],
  ["a flat HEIC of 48 megapixels", () => fixture("flat-48-megapixels.heic"), "taken"],
];
/** Others of the same decoders, which take less. */
const LIGHTER: Case[] = [
  ["a flat JPEG of 49 megapixels", () => bytes(flat(LARGE).jpeg()), "taken"],
  ["a JPEG of 49 megapixels of noise", () => bytes(noise(LARGE).jpeg({ quality: 20 })), "taken"],
  ["a flat PNG of 49 megapixels", () => bytes(flat(LARGE).png()), "taken"],
  ["a GIF of 100,000 frames", async () => manyFrames(await bytes(flat(8).gif()), 100_000), "taken"],
  ["a flat WebP of 24 megapixels", () => bytes(flat(4_900).webp({ lossless: true, effort: 0 })), "taken"],
  ["a flat AVIF of 15 megapixels", () => bytes(flat(3_980).avif({ effort: 0 })), "taken"],
];
/** One that is taken, and one whose head says that it is too much. */
const OF_EACH_RUN = [PROGRESSIVE, "a flat AVIF of 49 megapixels"];
const PICTURES = inTestAll(
  "large pictures of each decoder",
  [...HEAVIEST, ...LIGHTER],
  HEAVIEST.filter(([what]) => OF_EACH_RUN.includes(what)),
);

/** Of the processes of this one, the most memory that any holds now. */
async function memoryOfChildren(): Promise<number> {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, "utf8")).trim().split(" ");
  const sizes = children.filter(Boolean).map(async (pid) => {
    const about = await Promise.all(
      ["cmdline", "status"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8")),
    );
    const [command = "", status = ""] = about;
    // Until it runs its own program a process counts the memory of this one.
    if (!command.includes("photo.child")) return 0;
    return Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  });
  return Math.max(0, ...(await Promise.all(sizes.map((size) => size.catch(() => 0)))));
}

// The kernel tells of another process's memory in /proc alone.
describe.runIf(process.platform === "linux")("the memory of the process that decodes", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "yardwright-memory-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** The kernel remembers the most that a process held: one that lives to the end need not be looked at often. */
  const LOOK_MS = 100;
  const LOOK_AT_THE_DYING_MS = 5;

  async function accept(picture: Uint8Array, maxBytes = MEMORY_MAX_BYTES, lookMs = LOOK_MS) {
    await writeFile(join(folder, "in"), picture);
    const photos = createPhotoProcess({ limitMs: 100_000, maxBytes });
    let peakBytes = 0;
    const watching = setInterval(async () => {
      peakBytes = Math.max(peakBytes, await memoryOfChildren());
    }, lookMs);
    try {
      const done = await photos.run({ task: "acceptPhoto", folder, details: [] });
      peakBytes = Math.max(peakBytes, await memoryOfChildren());
      return { done, end: endOf(done), peakBytes };
    } finally {
      clearInterval(watching);
      await photos.close();
    }
  }
  const endOf = (done: PhotoDone | PhotoFailure): string =>
    "failure" in done ? done.failure : done.ok ? "taken" : "refused";

  /** The most memory that each picture of this run took. */
  const peaks = new Map<string, number>();

  it.each(PICTURES)("stays within its limit over %s", async (what, make, ends) => {
    const picture = await make();
    const { done, end, peakBytes } = await accept(picture);
    peaks.set(what, peakBytes);
    if (process.env.TEST_LOG)
      console.error(`${what}: ${picture.length} bytes, ${end}, ${Math.round(peakBytes / MB)} MB`);
    expect([end, done]).toEqual([ends, done]);
    expect(peakBytes).toBeLessThan(MEMORY_MAX_BYTES);
  });

  it("is ended by a picture that wants more, and the next one has a new process", async () => {
    const progressive = await made("49-megapixels-progressive.jpg");
    const maxBytes = 150 * MB;
    const wholeBytes = peaks.get(PROGRESSIVE) ?? (await accept(progressive)).peakBytes;
    const { end, peakBytes } = await accept(progressive, maxBytes, LOOK_AT_THE_DYING_MS);
    expect(end).toBe("too heavy");
    // Between two looks of the watch a decoder goes on: on a busy machine over 100 MB were seen.
    expect(peakBytes).toBeLessThan((maxBytes + wholeBytes) / 2);
    const photos = createPhotoProcess({ limitMs: 100_000, maxBytes });
    const ends: string[] = [];
    for (const picture of [progressive, await bytes(flat(64).jpeg())]) {
      await writeFile(join(folder, "in"), picture);
      ends.push(endOf(await photos.run({ task: "acceptPhoto", folder, details: [] })));
    }
    await photos.close();
    expect(ends).toEqual(["too heavy", "taken"]);
  });

  it("stays within its limit over HEIC and AVIF files with bytes changed anywhere", async () => {
    const whole = [await fixture("quarters.heic"), await bytes(flat(64).avif({ effort: 0 }))];
    const photos = createPhotoProcess({ limitMs: 20_000 });
    let random = 7;
    const upTo = (limit: number) => {
      random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
      return (random >>> 8) % limit;
    };
    try {
      for (let round = 0; round < inTestAll("flipped bytes of HEIC and AVIF", 60, 20); round++) {
        const picture = Uint8Array.from(whole[round % 2] ?? []);
        // Most of what a decoder believes stands in the first half kilobyte.
        for (let i = 0; i <= round % 4; i++)
          picture[12 + upTo(Math.min(picture.length, 600) - 12)] = upTo(256);
        await writeFile(join(folder, "in"), picture);
        const done = await photos.run({ task: "acceptPhoto", folder, details: [] });
        if ("failure" in done) expect(done.failure).toMatch(/^(too heavy|crashed)$/);
        else expect(done.ok || done.code).toEqual(done.ok || expect.stringMatching(/^un/));
      }
    } finally {
      await photos.close();
    }
  });
});

/** The last scan again and again: each is work for the decoder, and none adds a pixel. */
function manyScans(jpeg: Buffer): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([jpeg.subarray(0, last), ...Array<Buffer>(2_000).fill(scan), jpeg.subarray(-2)]);
}

/** The frame between the head and the end, many times. */
function manyFrames(gif: Buffer, times: number): Buffer {
  const head = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const frame = gif.subarray(head, -1);
  return Buffer.concat([gif.subarray(0, head), ...Array<Buffer>(times).fill(frame), gif.subarray(-1)]);
}

function withProfile(png: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from("iCCPhuge\0\0", "latin1"), deflateSync(Buffer.alloc(400 * MB))]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
