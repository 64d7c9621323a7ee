import sharp from "sharp";
import { buildPrompt } from "#core/prompt/build-prompt.ts";
import type { ProbeFinding } from "#server/adapters/image-model/probe.ts";
import { askService } from "./ask-service.ts";
import { encodeMark } from "./encode-mark.ts";
import { toPhotoSize } from "./house-lock.ts";
import { marksOf, sizesOf } from "./model-facts.ts";
import type { Order, Service, Size } from "./service.ts";
import { sizeFor } from "./size-for.ts";

const WANTED: Size = { width: 1024, height: 768 };
/** A channel that differs by more is another color; less is what compressing again does. */
const SAME_BY = 28;
/** On each side of the border between the halves, as a share of the width: a model blends there. */
const BORDER_SHARE = 0.04;
/** A half of which less changed counts as kept. */
const TOUCHED_SHARE = 0.15;
/** One half must change so many times as much as the other, for the mask to have had an effect. */
const CLEARLY = 3;

/** A made-up front yard: sky, a house with windows, lawn with some grain, the same in both halves. */
function madeUpPhoto({ width, height }: Size): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [((2 * x) / width) % 1, y / height];
      const grain = ((x * 37 + y * 91) % 17) - 8;
      const isHouse = u > 0.2 && u < 0.8 && v > 0.3 && v < 0.62;
      const isWindow = isHouse && v > 0.38 && v < 0.52 && ((u > 0.3 && u < 0.42) || (u > 0.58 && u < 0.7));
      const color = isWindow
        ? [60, 70, 90]
        : isHouse
          ? [196, 178, 150]
          : v < 0.5
            ? [150, 185, 225]
            : [88, 128, 62];
      const at = (y * width + x) * 3;
      for (const c of [0, 1, 2]) data[at + c] = color[c]! + (v < 0.3 ? 0 : grain);
    }
  return data;
}

/** Sends one edit, which costs what an edit costs, and compares what came with what was asked for. */
export async function probeService(
  service: Service,
  { signal, timeoutMs, wanted = WANTED }: { signal: AbortSignal; timeoutMs: number; wanted?: Size },
): Promise<ProbeFinding> {
  const { row, model } = service;
  const size = sizeFor(sizesOf(row, model), wanted, null);
  const { width, height } = size;
  const photo = madeUpPhoto(size);
  const isInside = (at: number) => at % width >= width / 2;
  const editable = { ...size, data: photo.slice(0, width * height).map((_, at) => (isInside(at) ? 255 : 0)) };
  const mark = await encodeMark(marksOf(service).region, editable, [], size);
  const prompt = buildPrompt({
    description: "gray gravel with dark green shrubs, from edge to edge",
    ...{ areas: [], viewpoint: "same" as const, editHistory: [], marked: mark?.form ?? null },
  });
  const image = await sharp(photo, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
  const quality = row.qualities[0] ?? null;
  const started = performance.now();
  const asking = { signal, timeoutMs, onPartial: () => {}, onUnbilled: () => {} };
  const order: Order = { prompt, image, mark, size, quality, seed: 1, strength: 1 };
  const answer = await askService(service, order, asking);
  const seconds = (performance.now() - started) / 1000;
  const got = await sharp(answer.picture).metadata();
  const edited = await toPhotoSize(answer.picture, size);
  const border = BORDER_SHARE * width;
  const counts = { inside: { all: 0, changed: 0 }, outside: { all: 0, changed: 0 } };
  for (let at = 0; at < width * height; at++) {
    if (Math.abs((at % width) - width / 2) < border) continue;
    const half = counts[isInside(at) ? "inside" : "outside"];
    half.all++;
    if ([0, 1, 2].some((c) => Math.abs(photo[at * 3 + c]! - edited.data[at * 3 + c]!) > SAME_BY))
      half.changed++;
  }
  const insideChanged = counts.inside.changed / counts.inside.all;
  const outsideChanged = counts.outside.changed / counts.outside.all;
  return {
    mask: verdict(insideChanged, outsideChanged),
    ...{ insideChanged, outsideChanged, sent: size, got: { width: got.width, height: got.height } },
    ...{ seconds, costMicroUsd: answer.costMicroUsd },
  };
}

function verdict(inside: number, outside: number): ProbeFinding["mask"] {
  if (Math.max(inside, outside) < TOUCHED_SHARE) return "nothing changed";
  if (inside > CLEARLY * outside) return "honored";
  return outside > CLEARLY * inside ? "inverted" : "ignored";
}
