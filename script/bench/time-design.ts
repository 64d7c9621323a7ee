/**
 * One cell of the render bench, in a process of its own so that its first run is cold and its peak memory its own:
 * `node time-design.ts DESIGN MEGAPIXELS WARM-UPS RUNS PRACTISED` prints one line of JSON.
 */
import "#server/adapters/image-model/install-network.ts";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { practiceSteps } from "#renderer/render/practice.ts";
import { type Seen, seePhoto } from "#renderer/see/see-photo.ts";
import { encodePng, openPhoto } from "../photo-file.ts";
import { type DesignName, STANDARD_DESIGNS } from "./standard-designs.ts";
import { median, medians, type Times } from "./times.ts";

// libvips would use every core; the stages are compared on one.
sharp.concurrency(1);
sharp.cache(false);

export type Timing = {
  size: string;
  /** Whole pictures, from file to file. */
  cold: Times;
  /** Medians of the runs after the warm-up. */
  warm: Times;
  /** With the photo already seen, as in a live session. */
  live: Times;
  /** Milliseconds that sharp takes to decode and encode this photo. */
  sharpAlone: number;
  /** Peak resident memory of the process, and what it was before the first picture, in MB. */
  peakMb: number;
  idleMb: number;
};

const jpegOf = ({ width, height, data }: { width: number; height: number; data: Uint8Array }) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();

async function once(file: Buffer, prompt: string): Promise<Times> {
  const used = process.cpuUsage();
  const start = performance.now();
  const { photo } = await openPhoto(file);
  const decoded = performance.now();
  const now = () => performance.now();
  const { image, timings } = renderConcept({ photo, prompt, areas: [], viewpoint: "same", seed: 1, now });
  const rendered = performance.now();
  await jpegOf(image);
  const end = performance.now();
  const { user, system } = process.cpuUsage(used);
  return {
    decode: decoded - start,
    ...timings,
    encode: end - rendered,
    total: end - start,
    cpu: (user + system) / 1000,
  };
}

/** A change in a live session: the photo is decoded and seen already, and nothing is encoded. */
function liveChange(photo: RgbImage, seen: Seen, prompt: string): Times {
  const used = process.cpuUsage();
  const start = performance.now();
  const now = () => performance.now();
  const { timings } = renderConcept({ photo, seen, prompt, areas: [], viewpoint: "same", seed: 1, now });
  const total = performance.now() - start;
  const { user, system } = process.cpuUsage(used);
  return { ...timings, total, cpu: (user + system) / 1000 };
}

async function sharpAlone(file: Buffer): Promise<number> {
  const start = performance.now();
  await jpegOf((await openPhoto(file)).photo);
  return performance.now() - start;
}

async function timeDesign(
  name: DesignName,
  pixels: number,
  warmUps: number,
  runs: number,
  practised: boolean,
): Promise<Timing> {
  const { scene, prompt } = STANDARD_DESIGNS[name];
  const path = fileURLToPath(new URL(`../../tests/fixtures/scenes/${scene}/photo.jpg`, import.meta.url));
  const { photo } = await openPhoto(path, pixels);
  const file = await encodePng(photo).jpeg({ quality: 90 }).toBuffer();
  const idleMb = process.resourceUsage().maxRSS / 1024;
  if (practised) for (const _ of practiceSteps());
  const cold = await once(file, prompt);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const warm: Times[] = [];
  const alone: number[] = [];
  const live: Times[] = [];
  const seen = seePhoto(photo);
  for (let k = 0; k < warmUps; k++) {
    await once(file, prompt);
    liveChange(photo, seen, prompt);
  }
  for (let k = 0; k < runs; k++) {
    warm.push(await once(file, prompt));
    live.push(liveChange(photo, seen, prompt));
    alone.push(await sharpAlone(file));
  }
  return {
    size: `${photo.width}x${photo.height}`,
    cold,
    warm: medians(warm),
    live: medians(live),
    sharpAlone: median(alone),
    peakMb,
    idleMb,
  };
}

const [name, size, warmUps, runs, practised] = process.argv.slice(2);
const timing = await timeDesign(
  name as DesignName,
  Number(size) * 1e6,
  Number(warmUps),
  Number(runs),
  practised === "true",
);
console.log(JSON.stringify(timing));
