import type { MarkForm } from "#core/prompt/mark-forms.ts";
import { BUILT_IN_ENGINE } from "./built-in-engine.ts";

/** What speaks with a service; `built-in` is our own renderer, in this program. */
export type Protocol = "built-in" | "openai" | "gemini" | "bfl" | "ideogram" | "comfyui";

/** US dollars. Tokens: per million, which is also micro-dollars per token. */
export type Price =
  | { kind: "tokens"; textIn: number; imageIn: number; out: number }
  | { kind: "output-tokens"; out: number; pictureUsd: number }
  | { kind: "picture"; usd: number }
  | { kind: "quality"; usd: Record<string, number> }
  /** On one's own machine. */
  | { kind: "free" };

/** What may be asked for. `free`: any size within limits, sides that divide by `step`; pixels are width times height. */
export type Sizes =
  | {
      kind: "free";
      step: number;
      minPixels: number;
      maxPixels: number;
      maxSide: number;
      /** Long side by short side. */
      maxRatio: number;
    }
  | { kind: "fixed"; sizes: readonly { width: number; height: number }[] };

export type ModelRow = {
  /** A dated snapshot of it ("name-2026-04-21") counts as the same. */
  name: string;
  price: Price | null;
  /** First day out of service (UTC), YYYY-MM-DD. */
  ends?: string;
  /** Where it differs from its engine. */
  sizes?: Sizes;
  marks?: MarkForm;
  /** How highlights are marked, where that is not how other regions are: outlines cannot say "everything but the house". */
  marksAreas?: MarkForm;
};

/** The names of the form's fields, and what a server that speaks OpenAI's images API takes of it. */
export type OpenAiDialect = {
  mask: "mask" | "mask_image";
  image: "image" | "image[]";
  /** Fields beside model, prompt, n, size, photo and mask. */
  takes: readonly ("quality" | "output_format" | "stream" | "partial_images")[];
  /** Answers GET /models, so that a name can be looked up before it is used. */
  listsModels: boolean;
};

export type HostedRow = {
  /** As people read it. */
  name: string;
  /** The settings begin with it: PREFIX_API_KEY, PREFIX_BASE_URL, PREFIX_IMAGE_MODEL, PREFIX_MASK. */
  prefix: string;
  /** Null = somebody's own server: its address is a setting. */
  address: string | null;
  needsKey: boolean;
  /** Where nothing is set; null = must be named. */
  defaultModel: string | null;
  models: readonly ModelRow[];
  marks: MarkForm;
  sizes: Sizes;
  qualities: readonly string[];
  partials: boolean;
  /** How long a picture usually takes, in seconds, where somebody has said it. */
  usualS: readonly [number, number] | null;
  /** Pictures are fetched from hosts of this domain; null = from the server that was asked alone. */
  resultDomain: string | null;
  /** Where these facts come from, and when they were read. */
  source: string;
} & ({ protocol: "openai"; dialect: OpenAiDialect } | { protocol: Exclude<Protocol, "openai" | "built-in"> });

type BuiltInRow = { name: string; protocol: "built-in" };

const OPENAI_SIZES: Sizes = {
  kind: "free",
  step: 16,
  minPixels: 655_360,
  maxPixels: 8_294_400,
  maxSide: 3840,
  maxRatio: 3,
};
const THREE_SIZES: Sizes = {
  kind: "fixed",
  sizes: [
    { width: 1024, height: 1024 },
    { width: 1536, height: 1024 },
    { width: 1024, height: 1536 },
  ],
};
/** Nothing is documented but that the result has the size of the photo that was sent. */
const anySize = (maxPixels: number, maxSide: number): Sizes => ({
  kind: "free",
  step: 16,
  minPixels: 0,
  maxPixels,
  maxSide,
  maxRatio: Number.POSITIVE_INFINITY,
});
const OPENAI_PRICE: Price = { kind: "tokens", textIn: 5, imageIn: 8, out: 30 };
const OWN_SERVER = {
  address: null,
  needsKey: false,
  defaultModel: null,
  models: [],
  sizes: anySize(8_294_400, 3840),
  qualities: [],
  partials: false,
  usualS: null,
  resultDomain: null,
} as const;

/**
 * What draws: one row each, from which the contract, the settings, the spending, the worker, the screens and the documents follow
 * (`npm run engine-docs`). `auto` takes the first hosted row that is set up. A fact that nobody documented is null or left out.
 */
const ENGINES = {
  [BUILT_IN_ENGINE]: { name: "Built-in renderer", protocol: "built-in" },
  openai: {
    name: "OpenAI",
    protocol: "openai",
    prefix: "OPENAI",
    address: "https://api.openai.com/v1",
    needsKey: true,
    defaultModel: "gpt-image-2",
    models: [
      { name: "gpt-image-2.6-flare", price: OPENAI_PRICE, sizes: OPENAI_SIZES, marksAreas: "drawn-outlines" },
      {
        name: "gpt-image-2.6-sunburst",
        price: OPENAI_PRICE,
        sizes: OPENAI_SIZES,
        marksAreas: "drawn-outlines",
      },
      { name: "gpt-image-2.5-flare", price: OPENAI_PRICE, sizes: OPENAI_SIZES },
      { name: "gpt-image-2.5-sunburst", price: OPENAI_PRICE, sizes: OPENAI_SIZES },
      { name: "gpt-image-2", price: OPENAI_PRICE, sizes: OPENAI_SIZES },
      {
        name: "gpt-image-1.5",
        price: { ...OPENAI_PRICE, out: 32 },
        ends: "2026-12-01",
      },
      {
        name: "chatgpt-image-latest",
        price: { ...OPENAI_PRICE, out: 32 },
        ends: "2026-12-01",
      },
      { name: "gpt-image-1-mini", price: null, ends: "2026-12-01" },
      { name: "gpt-image-1", price: null, ends: "2026-10-23" },
      { name: "dall-e-2", price: null, ends: "2026-05-12" },
      { name: "dall-e-3", price: null, ends: "2026-05-12" },
    ],
    marks: "alpha-0-edits",
    // An unknown name gets the sizes that every model draws.
    sizes: THREE_SIZES,
    // Past `high` they are new and refused by some servers, so they are not offered.
    qualities: ["low", "medium", "high"],
    partials: true,
    usualS: null,
    resultDomain: null,
    dialect: {
      mask: "mask",
      image: "image",
      takes: ["quality", "output_format", "stream", "partial_images"],
      listsModels: true,
    },
    source: "developers.openai.com, image guides and deprecations, 2026-11-21",
  },
  gemini: {
    name: "Google Gemini",
    protocol: "gemini",
    prefix: "GEMINI",
    address: "https://generativelanguage.googleapis.com/v1beta",
    needsKey: true,
    defaultModel: "gemini-nano-banana-2.1",
    models: [
      { name: "gemini-nano-banana-2.1", price: { kind: "output-tokens", out: 30, pictureUsd: 0.034 } },
      { name: "gemini-3-pro-image", price: null },
      { name: "gemini-3.1-flash-image", price: null, ends: "2026-10-29" },
      { name: "gemini-2.5-flash-image", price: null, ends: "2027-03-15" },
    ],
    marks: "second-picture",
    sizes: anySize(1_572_864, 4096),
    qualities: [],
    partials: false,
    usualS: [15, 40],
    resultDomain: null,
    source: "ai.google.dev, models.generateContent; docs.laozhang.ai nano-banana-2-1-image, 2026-11-21",
  },
  bfl: {
    name: "Black Forest Labs",
    protocol: "bfl",
    prefix: "BFL",
    address: "https://api.bfl.ai/v1",
    needsKey: true,
    defaultModel: "flux-pro-1.0-fill",
    models: [
      // Per megapixel, and what is sent has 1.5 at most.
      { name: "flux-pro-1.0-fill", price: { kind: "picture", usd: 0.075 } },
      { name: "flux-2-klein-4b", price: { kind: "picture", usd: 0.015 }, marks: "second-picture" },
      { name: "flux-2-pro", price: { kind: "picture", usd: 0.045 }, marks: "second-picture" },
      { name: "flux-2-flex", price: { kind: "picture", usd: 0.1 }, marks: "second-picture" },
      { name: "flux-2-max", price: { kind: "picture", usd: 0.1 }, marks: "second-picture" },
    ],
    marks: "white-edits",
    sizes: anySize(4_000_000, 2048),
    qualities: [],
    partials: false,
    usualS: null,
    resultDomain: "bfl.ai",
    source: "docs.bfl.ai, FLUX.1 Fill and FLUX.2, pricing; fal.ai fill price, 2026-11-21",
  },
  ideogram: {
    name: "Ideogram",
    protocol: "ideogram",
    prefix: "IDEOGRAM",
    address: "https://api.ideogram.ai",
    needsKey: true,
    defaultModel: "ideogram-4-5",
    models: [
      { name: "ideogram-4-5", price: { kind: "quality", usd: { low: 0.03, medium: 0.06, high: 0.22 } } },
    ],
    marks: "black-edits",
    sizes: anySize(33_000_000, 8192),
    qualities: ["low", "medium", "high"],
    partials: false,
    usualS: [28, 40],
    resultDomain: "ideogram.ai",
    source: "developer.ideogram.ai, precise-edit and masked-edits; runware.ai prices, 2026-11-22",
  },
  vllm: {
    ...OWN_SERVER,
    name: "vLLM-Omni",
    protocol: "openai",
    prefix: "VLLM",
    marks: "white-edits",
    dialect: { mask: "mask_image", image: "image", takes: ["output_format"], listsModels: false },
    source: "docs.vllm.ai, vLLM-Omni, Image Edit API, 2026-11-22",
  },
  sdcpp: {
    ...OWN_SERVER,
    name: "stable-diffusion.cpp",
    protocol: "openai",
    prefix: "SDCPP",
    // It is started with one model and ignores the name.
    defaultModel: "sd-server",
    marks: "white-edits",
    dialect: { mask: "mask", image: "image[]", takes: [], listsModels: false },
    source: "leejet/stable-diffusion.cpp, examples/server/api.md, 2026-11",
  },
  litellm: {
    ...OWN_SERVER,
    name: "LiteLLM",
    protocol: "openai",
    prefix: "LITELLM",
    // As the provider behind it: LITELLM_MASK says it where that is not OpenAI.
    marks: "alpha-0-edits",
    dialect: { mask: "mask", image: "image", takes: [], listsModels: false },
    source: "docs.litellm.ai, image_edits, 2026-11",
  },
  comfyui: {
    ...OWN_SERVER,
    name: "ComfyUI",
    protocol: "comfyui",
    prefix: "COMFYUI",
    // The workflow's file decides what draws.
    defaultModel: "workflow",
    marks: "white-edits",
    source: "docs.comfy.org, server routes; comfyanonymous/ComfyUI, server.py, 2026-11",
  },
} as const satisfies Record<typeof BUILT_IN_ENGINE, BuiltInRow> & Record<string, HostedRow | BuiltInRow>;

export type Engine = keyof typeof ENGINES;
export type HostedEngine = Exclude<Engine, typeof BUILT_IN_ENGINE>;

export const ENGINE_NAMES = Object.keys(ENGINES) as [Engine, ...Engine[]];
export const HOSTED_ENGINES = ENGINE_NAMES.filter(
  (engine): engine is HostedEngine => engine !== BUILT_IN_ENGINE,
);

export const hostedRow = (engine: HostedEngine): HostedRow => ENGINES[engine];

/** As people read it. */
export const engineName = (engine: Engine): string => ENGINES[engine].name;
