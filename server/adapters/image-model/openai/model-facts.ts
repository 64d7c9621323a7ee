import type { ModelCapabilities } from "../image-model.ts";

/**
 * What each family of hosted models takes and costs, as documented in 2026-11. Models come and go every few months: an unknown
 * name gets the careful defaults and no cost.
 */
type ModelFacts = {
  /** Any size whose sides divide by 16, within limits; otherwise one of the three fixed sizes. */
  freeSize: boolean;
  /** US dollars per million tokens, which is also micro-dollars per token. */
  price: { textIn: number; imageIn: number; out: number } | null;
  /** Last day of service where it is known, YYYY-MM-DD, for servers whose list does not say. */
  ends?: string;
};

const FAMILIES: [RegExp, ModelFacts][] = [
  [/^gpt-image-2/, { freeSize: true, price: { textIn: 5, imageIn: 8, out: 30 } }],
  [
    /^(gpt-image-1\.5|chatgpt-image-latest)/,
    { freeSize: false, price: { textIn: 5, imageIn: 8, out: 32 }, ends: "2026-12-01" },
  ],
  [/^gpt-image-1-mini/, { freeSize: false, price: null, ends: "2026-12-01" }],
  [/^gpt-image-1$/, { freeSize: false, price: null, ends: "2026-10-23" }],
  [/^dall-e-/, { freeSize: false, price: null, ends: "2026-05-12" }],
];

const factsOf = (model: string): ModelFacts =>
  FAMILIES.find(([name]) => name.test(model))?.[1] ?? { freeSize: false, price: null };

export function endOfService(model: string): Date | null {
  const { ends } = factsOf(model);
  return ends ? new Date(ends) : null;
}

/** Qualities past `high` are new and refused by some servers, so they are not offered. */
export const capabilitiesOf = (model: string): ModelCapabilities => ({
  mask: "alpha",
  sizes: factsOf(model).freeSize ? "any" : "fixed",
  qualities: ["low", "medium", "high"],
  partials: true,
  seeded: false,
  measures: true,
  priced: factsOf(model).price !== null,
});

export type Usage = {
  input_tokens?: number;
  output_tokens?: number;
  input_tokens_details?: { text_tokens?: number; image_tokens?: number };
};

/** All output is billed at the image rate: its details are often missing on edits. */
export function costMicroUsd(model: string, usage: Usage | undefined): number | null {
  const { price } = factsOf(model);
  if (!price || usage?.output_tokens === undefined) return null;
  const image = usage.input_tokens_details?.image_tokens ?? usage.input_tokens ?? 0;
  const text = usage.input_tokens_details?.text_tokens ?? 0;
  return Math.round(text * price.textIn + image * price.imageIn + usage.output_tokens * price.out);
}

const FIXED = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
];
const STEP = 16;
const MIN_PIXELS = 655_360;
const MAX_PIXELS = 8_294_400;
const MAX_SIDE = 3840;
/** More costs more and takes longer; the picture is brought to the photo's own size afterwards. */
const TARGET_PIXELS = 1536 * 1024;
const RATIO_MAX = 3;

type Size = { width: number; height: number };

const isDrawn = (model: string, { width, height }: Size): boolean =>
  factsOf(model).freeSize
    ? width % STEP === 0 &&
      height % STEP === 0 &&
      width * height >= MIN_PIXELS &&
      width * height <= MAX_PIXELS &&
      Math.max(width, height) <= Math.min(MAX_SIDE, RATIO_MAX * Math.min(width, height))
    : FIXED.some((size) => size.width === width && size.height === height);

/** The size to ask for: the `wanted` one ("1536x1024") where the model draws it, else the photo's own proportions. */
export function sizeFor(model: string, photo: Size, wanted: string | null): Size {
  const [wantedWidth = 0, wantedHeight = 0] = (wanted ?? "").split("x").map(Number);
  const asked = { width: wantedWidth, height: wantedHeight };
  if (isDrawn(model, asked)) return asked;
  const ratio = photo.width / photo.height;
  if (!factsOf(model).freeSize) {
    const misfit = (size: Size) => Math.abs(Math.log(size.width / size.height / ratio));
    return FIXED.reduce((best, size) => (misfit(size) < misfit(best) ? size : best));
  }
  const bounded = Math.min(RATIO_MAX, Math.max(1 / RATIO_MAX, ratio));
  const pixels = Math.min(TARGET_PIXELS, Math.max(MIN_PIXELS * 1.05, photo.width * photo.height));
  // Rounding never leaves the limits: up on the short side of the smallest, and 3:1 keeps a step of room.
  const height = Math.max(STEP, Math.round(Math.sqrt(pixels / bounded) / STEP) * STEP);
  const width = Math.min(
    height * RATIO_MAX,
    Math.max(Math.ceil(height / RATIO_MAX / STEP) * STEP, Math.round((height * bounded) / STEP) * STEP),
  );
  return { width, height };
}
