/**
 * How long a concept picture takes, per stage, on one core, warm: median of five after one run that fills the caches. Beside it what
 * sharp alone takes to decode and encode the same photo. Wall time; a busy machine is told by the load beside it.
 */
import { availableParallelism, cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { renderConcept } from "#renderer/render/concept.ts";
import { encodePng, openPhoto } from "../photo-file.ts";

// libvips would use every core; the stages are compared on one.
sharp.concurrency(1);

const RUNS = 5;
const PIXELS = [0.25e6, 1e6];
const PHOTO = fileURLToPath(new URL("../../tests/fixtures/yards/front-ranch.jpg", import.meta.url));
const TEXT =
  "New lawn with curved mulch beds along the house planted with shrubs, ornamental grasses and perennials, and a Japanese maple";
const STAGES = ["decode", "region", "plan", "render", "composite", "encode", "total"] as const;
type Times = Record<string, number>;

async function once(file: string | Buffer): Promise<Times> {
  const start = performance.now();
  const { photo } = await openPhoto(file);
  const decoded = performance.now();
  const { image, timings } = renderConcept({
    photo,
    prompt: TEXT,
    areas: [],
    viewpoint: "same",
    seed: 1,
    now: () => performance.now(),
  });
  const rendered = performance.now();
  await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const end = performance.now();
  return { ...timings, decode: decoded - start, encode: end - rendered, total: end - start };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(
  pixels: number,
): Promise<{ size: string; stages: Times; cold: number; sharpAlone: number }> {
  const { photo } = await openPhoto(PHOTO, pixels);
  const file = await encodePng(photo).jpeg({ quality: 90 }).toBuffer();
  const cold = (await once(file)).total!;
  const runs: Times[] = [];
  const alone: number[] = [];
  for (let k = 0; k < RUNS; k++) {
    runs.push(await once(file));
    const start = performance.now();
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer();
    alone.push(performance.now() - start);
  }
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  const stages = Object.fromEntries(
    [...names].map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
  );
  return { size: `${photo.width}x${photo.height}`, stages, cold, sharpAlone: median(alone) };
}

const results = [];
for (const pixels of PIXELS) results.push(await measure(pixels));

const ms = (value: number | undefined) => `${Math.round(value ?? 0)}`.padStart(8);
const parts = Object.keys(results[0]!.stages).filter((name) => name.includes("."));
console.log(
  `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}`,
);
console.log(`load ${loadavg()[0]!.toFixed(1)}; milliseconds, median of ${RUNS}, warm, one core\n`);
console.log(`${"stage".padEnd(18)}${results.map(({ size }) => size.padStart(10)).join("")}`);
for (const stage of STAGES) {
  console.log(`${stage.padEnd(20)}${results.map(({ stages }) => ms(stages[stage])).join("  ")}`);
  for (const part of parts.filter((name) => name.startsWith(`${stage}.`))) {
    console.log(`  ${part.padEnd(18)}${results.map(({ stages }) => ms(stages[part])).join("  ")}`);
  }
}
console.log(`${"first run (cold)".padEnd(20)}${results.map(({ cold }) => ms(cold)).join("  ")}`);
console.log(`${"sharp alone".padEnd(20)}${results.map(({ sharpAlone }) => ms(sharpAlone)).join("  ")}`);
