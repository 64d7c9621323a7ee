import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { HostedEngine } from "#contract/engines.ts";
import { comfyui } from "./comfyui-wire.ts";
import {
  type Answering,
  API_KEY,
  type EditCall,
  fault as openAiFault,
  readCall,
} from "./image-model-server.ts";

/** What a service refuses or fails with, in nobody's words yet. */
export type Refusal = "moderation" | "key" | "rate" | "broken" | "overloaded" | "elsewhere";

/** How one service reads a call and words its answers, stated apart from the product's own table. */
export type Wire = {
  /** Under the fake's address, as PREFIX_BASE_URL takes it. */
  base: string;
  hasKey(request: IncomingMessage): boolean;
  /** The call after the checks of the original, or what it refuses. */
  read(request: IncomingMessage, path: string): Promise<EditCall | Answering>;
  /** A finished picture; `keep` puts it behind an address of the fake. */
  reply(content: Buffer, keep: (content: Buffer) => string, priced: boolean): Answering;
  refusal(kind: Refusal, headers: Record<string, string>, keep: (content: Buffer) => string): Answering;
  /** What is asked beside the call itself; false = it is none of that. */
  serve?(request: IncomingMessage, url: URL, response: ServerResponse): Promise<boolean>;
};

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answering =>
  (_, response) =>
    void response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));

const STATUS: Record<Refusal, number> = {
  moderation: 400,
  key: 401,
  rate: 429,
  broken: 500,
  overloaded: 503,
  elsewhere: 403,
};

const isAllWhite = async (content: Buffer) =>
  (await sharp(content).stats()).channels.every(({ min }) => min === 255);

/** Black and white, of the photo's size, without alpha; answers where it may change, or what is wrong with it. */
async function readBlackAndWhite(
  mask: Buffer,
  image: Buffer,
  editsWhite: boolean,
): Promise<Uint8Array | string> {
  const [about, photo] = await Promise.all([sharp(mask).metadata(), sharp(image).metadata()]);
  if (about.hasAlpha) return "The mask must be black and white, without an alpha channel.";
  if (about.width !== photo.width || about.height !== photo.height)
    return "The mask must have the size of the image.";
  const grey = await sharp(mask).extractChannel(0).raw().toBuffer();
  if (grey.some((value) => value !== 0 && value !== 255)) return "The mask must be black and white.";
  return grey.map((value) => ((value === 255) === editsWhite ? 1 : 0));
}

async function everywhere(image: Buffer) {
  const { width, height } = await sharp(image).metadata();
  return new Uint8Array(width * height).fill(1);
}

const call = (over: Pick<EditCall, "image" | "mayChange" | "prompt"> & Partial<EditCall>): EditCall => ({
  ...{ model: "", size: "", quality: null, mask: null, markup: null, stream: false, partialImages: 0 },
  ...over,
});

async function readForm(request: IncomingMessage) {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  const files = async (name: string) =>
    Promise.all(
      form
        .getAll(name)
        .flatMap((value) =>
          value instanceof Blob ? [value.arrayBuffer().then((bytes) => Buffer.from(bytes))] : [],
        ),
    );
  return { names: [...new Set(form.keys())], text, files };
}

const hasBearerKey = ({ headers }: IncomingMessage) => headers.authorization === `Bearer ${API_KEY}`;
/** Of a server that is started without keys. */
const takesAnyKey = () => true;

/** A server of one's own: takes its fields and no others, reads masks its own way, words faults its own way. */
const ownServer = (own: {
  hasKey(request: IncomingMessage): boolean;
  image: string;
  mask: string;
  fields: readonly string[];
  mayChange(mask: Buffer, image: Buffer): Promise<Uint8Array | string>;
  fault(status: number, message: string): unknown;
}): Wire => ({
  base: "/v1",
  hasKey: own.hasKey,
  read: async (request, path) => {
    const refuse = (message: string) => json(422, own.fault(422, message));
    if (path !== "/v1/images/edits") return json(404, own.fault(404, "Not Found"));
    const { names, text, files } = await readForm(request);
    const unknown = names.find((name) => ![own.image, own.mask, ...own.fields].includes(name));
    if (unknown) return refuse(`Unknown field ${unknown}`);
    const [image] = await files(own.image);
    const [mask] = await files(own.mask);
    const [width = 0, height = 0] = (text("size") ?? "").split("x").map(Number);
    if (!image || !text("prompt") || !(width > 0 && height > 0)) return refuse("Field required");
    const mayChange = mask ? await own.mayChange(mask, image) : await everywhere(image);
    if (typeof mayChange === "string") return refuse(mayChange);
    const model = text("model") ?? "";
    return call({
      model,
      prompt: text("prompt") ?? "",
      size: text("size") ?? "",
      image,
      mask: mask ?? null,
      mayChange,
    });
  },
  reply: (content) => json(200, { created: 1, data: [{ b64_json: content.toString("base64") }] }),
  refusal: (kind, headers) => json(STATUS[kind], own.fault(STATUS[kind], `refused: ${kind}`), headers),
});

const base64Picture = (value: unknown): Buffer | null =>
  typeof value === "string" && /^[A-Za-z0-9+/]+=*$/.test(value) ? Buffer.from(value, "base64") : null;

type Inline = { text?: string; inlineData?: { mimeType?: string; data?: string } };

const gemini: Wire = {
  base: "/v1beta",
  hasKey: (request) => request.headers["x-goog-api-key"] === API_KEY,
  read: async (request, path) => {
    const refuse = (message: string) =>
      json(400, { error: { code: 400, message, status: "INVALID_ARGUMENT" } });
    const model = /^\/v1beta\/models\/([\w.-]+):generateContent$/.exec(path)?.[1];
    if (!model) return json(404, { error: { code: 404, message: "Not found", status: "NOT_FOUND" } });
    const body = JSON.parse((await buffer(request)).toString()) as {
      contents?: { parts?: Inline[] }[];
      generationConfig?: { responseModalities?: string[]; imageConfig?: { imageSize?: string } };
    };
    const unknown = Object.keys(body).find((name) => !["contents", "generationConfig"].includes(name));
    if (unknown) return refuse(`Unknown name "${unknown}"`);
    const { responseModalities, imageConfig } = body.generationConfig ?? {};
    if (!responseModalities?.includes("IMAGE")) return refuse("responseModalities must include IMAGE");
    if (imageConfig?.imageSize && !/^[124]K$/.test(imageConfig.imageSize)) return refuse("Invalid imageSize");
    const parts = body.contents?.[0]?.parts ?? [];
    const pictures = parts.flatMap(({ inlineData }) =>
      inlineData?.mimeType === "image/png" ? (base64Picture(inlineData.data) ?? []) : [],
    );
    const prompt = parts.find(({ text }) => text)?.text ?? "";
    const [image, marked] = pictures;
    if (!image || !prompt) return refuse("contents is not specified");
    // It reads the second picture as its prompt says: white may change.
    const mayChange = marked ? await readBlackAndWhite(marked, image, true) : await everywhere(image);
    if (typeof mayChange === "string") return refuse(mayChange);
    return call({ model, prompt, image, mask: marked ?? null, mayChange });
  },
  reply: (content, _, priced) =>
    json(200, {
      candidates: [
        {
          finishReason: "STOP",
          content: {
            role: "model",
            parts: [
              { text: "Here it is." },
              { inlineData: { mimeType: "image/png", data: content.toString("base64") } },
            ],
          },
        },
      ],
      ...(priced ? { usageMetadata: { promptTokenCount: 600, candidatesTokenCount: 1_120 } } : {}),
    }),
  refusal: (kind, headers) => {
    if (kind === "moderation") return json(200, { candidates: [{ finishReason: "IMAGE_SAFETY" }] });
    const status = kind === "key" ? 400 : STATUS[kind];
    const reason = kind === "key" ? [{ reason: "API_KEY_INVALID" }] : [];
    return json(status, { error: { code: status, message: `refused: ${kind}`, details: reason } }, headers);
  },
};

const bfl: Wire = {
  base: "/v1",
  hasKey: (request) => request.headers["x-key"] === API_KEY,
  read: async (request, path) => {
    const refuse = (message: string) =>
      json(422, { detail: [{ loc: ["body"], msg: message, type: "value_error" }] });
    const model = /^\/v1\/(flux-[\w.-]+)$/.exec(path)?.[1];
    if (!model) return json(404, { detail: "Not Found" });
    const body = JSON.parse((await buffer(request)).toString()) as Record<string, unknown>;
    const isFill = model === "flux-pro-1.0-fill";
    const fields = isFill
      ? ["prompt", "image", "mask", "output_format"]
      : ["prompt", "input_image", "input_image_2", "width", "height", "output_format"];
    const unknown = Object.keys(body).find((name) => !fields.includes(name));
    if (unknown) return refuse(`Extra inputs are not permitted: ${unknown}`);
    const image = base64Picture(body[isFill ? "image" : "input_image"]);
    const mask = base64Picture(body[isFill ? "mask" : "input_image_2"]);
    if (!image || (isFill && !mask) || typeof body.prompt !== "string") return refuse("Field required");
    const mayChange = mask ? await readBlackAndWhite(mask, image, true) : await everywhere(image);
    if (typeof mayChange === "string") return refuse(mayChange);
    return call({ model, prompt: body.prompt, image, mask, mayChange });
  },
  reply: (content, keep, priced) => async (one, response) => {
    const sample = keep(content);
    const task = { id: "task", status: "Ready", result: { sample }, ...(priced ? { cost: 5 } : {}) };
    const pending = Buffer.from(JSON.stringify({ ...task, status: "Pending", result: null }));
    const ready = Buffer.from(JSON.stringify(task));
    const polling_url = keep(Buffer.concat([Buffer.from("poll\n"), pending, Buffer.from("\n"), ready]));
    return json(200, { id: "task", polling_url })(one, response);
  },
  refusal: (kind, headers, keep) => {
    if (kind !== "moderation") return json(STATUS[kind], { detail: `refused: ${kind}` }, headers);
    const task = JSON.stringify({ id: "task", status: "Request Moderated", result: null });
    return json(200, { id: "task", polling_url: keep(Buffer.from(`poll\n${task}`)) });
  },
};

const ideogram: Wire = {
  base: "",
  hasKey: (request) => request.headers["api-key"] === API_KEY,
  read: async (request, path) => {
    const refuse = (message: string) => json(400, { message });
    const model = /^\/v2\/image\/precise-edit\/([\w-]+)$/.exec(path)?.[1];
    if (!model) return json(404, { message: "Not found" });
    const { names, text, files } = await readForm(request);
    const unknown = names.find((name) => !["prompt", "image", "mask", "quality"].includes(name));
    if (unknown) return refuse(`Unknown field ${unknown}`);
    const [image] = await files("image");
    const [mask] = await files("mask");
    const prompt = text("prompt");
    const quality = text("quality");
    if (!image || !prompt) return refuse("image and prompt are required");
    if (quality && !["low", "medium", "high"].includes(quality)) return refuse("Invalid quality");
    if (
      mask &&
      ((await isAllWhite(mask)) || (await sharp(mask).stats()).channels.every(({ max }) => max === 0))
    )
      return refuse("The mask needs both colors.");
    const mayChange = mask ? await readBlackAndWhite(mask, image, false) : await everywhere(image);
    if (typeof mayChange === "string") return refuse(mayChange);
    return call({ model, prompt, quality, image, mask: mask ?? null, mayChange });
  },
  reply: (content, keep) => (one, response) =>
    json(200, { created: "2026-11-22", data: [{ url: keep(content), is_image_safe: true }] })(one, response),
  refusal: (kind, headers) =>
    kind === "moderation"
      ? json(200, { data: [{ url: null, is_image_safe: false }] })
      : json(STATUS[kind], { message: `refused: ${kind}` }, headers),
};

const OPENAI_WORDS: Record<Refusal, { code: string; type?: string }> = {
  moderation: { code: "moderation_blocked", type: "image_generation_user_error" },
  key: { code: "invalid_api_key" },
  rate: { code: "rate_limit_exceeded" },
  broken: { code: "server_error" },
  overloaded: { code: "model_overloaded" },
  elsewhere: { code: "unsupported_country_region_territory" },
};

const USAGE = {
  input_tokens: 166,
  output_tokens: 1584,
  input_tokens_details: { text_tokens: 66, image_tokens: 100 },
};

const openai: Wire = {
  base: "/v1",
  hasKey: hasBearerKey,
  read: (request) => readCall(request),
  reply: (content, _, priced) =>
    json(200, { data: [{ b64_json: content.toString("base64") }], ...(priced ? { usage: USAGE } : {}) }),
  refusal: (kind, headers) =>
    openAiFault(STATUS[kind], { ...OPENAI_WORDS[kind], message: `refused: ${kind}` }, headers),
};

export const WIRES: Record<HostedEngine, Wire> = {
  openai,
  gemini,
  bfl,
  ideogram,
  vllm: ownServer({
    hasKey: takesAnyKey,
    image: "image",
    mask: "mask_image",
    fields: [
      "model",
      "prompt",
      "n",
      "size",
      "output_format",
      "seed",
      "num_inference_steps",
      "guidance_scale",
    ],
    mayChange: (mask, image) => readBlackAndWhite(mask, image, true),
    fault: (_, detail) => ({ detail }),
  }),
  sdcpp: ownServer({
    hasKey: takesAnyKey,
    image: "image[]",
    mask: "mask",
    fields: ["model", "prompt", "n", "size"],
    mayChange: (mask, image) => readBlackAndWhite(mask, image, true),
    fault: (_, error) => ({ error }),
  }),
  litellm: ownServer({
    hasKey: hasBearerKey,
    image: "image",
    mask: "mask",
    fields: ["model", "prompt", "n", "size"],
    mayChange: async (mask) => {
      if (!(await sharp(mask).metadata()).hasAlpha) return "Invalid mask image format.";
      return (await sharp(mask).extractChannel(3).raw().toBuffer()).map((alpha) => (alpha === 0 ? 1 : 0));
    },
    fault: (status, message) => ({ error: { message, code: String(status), type: "None", param: "None" } }),
  }),
  comfyui,
};
