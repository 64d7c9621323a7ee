import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import sharp from "sharp";
import { type LookCall, type LookReply, readLookCall, sees } from "./vision-call.ts";

export const API_KEY = "sk-test-key-of-the-fake";

/** What one call sent, after the checks of the original. */
export type EditCall = {
  model: string;
  prompt: string;
  size: string;
  quality: string | null;
  image: Buffer;
  mask: Buffer | null;
  markup: Buffer | null;
  /** By the pixels of the photo that came, 1 = it may change; as this service reads what marks it. */
  mayChange: Uint8Array;
  stream: boolean;
  partialImages: number;
  /** How much may be painted anew, where the service is told. */
  strength?: number;
};

export type Answering = (call: EditCall, response: ServerResponse) => Promise<void> | void;

/** A row of the model list; the original gives `shutdown_date` to models that end. */
export type ListedModel = { id: string; shutdown_date?: string };

export type ImageModelServer = {
  /** Base address, as OPENAI_BASE_URL takes it. */
  url: string;
  calls: EditCall[];
  /** What `GET /models` lists; tests may change it. */
  models: ListedModel[];
  /** How the next calls are answered, one after the other; when none is left, a faithful edit is streamed. */
  next(...answers: Answering[]): void;
  /** How every call is answered from now on when `next` says nothing. */
  always(answer: Answering): void;
  /** What the vision model was asked. */
  looks: LookCall[];
  /** What it answers next; when none is left, it sees nothing new. */
  nextLook(...replies: LookReply[]): void;
  close(): Promise<void>;
};

const FIELDS = new Set([
  "model",
  "prompt",
  "image",
  "image[]",
  "mask",
  "markup",
  "n",
  "size",
  "quality",
  "background",
  "output_format",
  "output_compression",
  "input_fidelity",
  "stream",
  "partial_images",
  "user",
  "moderation",
]);

/** What the fields may hold. */
const VALUES: Record<string, RegExp> = {
  n: /^([1-9]|10)$/,
  quality: /^(low|medium|high|auto)$/,
  background: /^(transparent|opaque|auto)$/,
  output_format: /^(png|jpeg|webp)$/,
  output_compression: /^(\d\d?|100)$/,
  stream: /^(true|false)$/,
  partial_images: /^[0-3]$/,
};

export const fault =
  (
    status: number,
    error: { code?: string | null; type?: string; message: string },
    headers: Record<string, string> = {},
  ): Answering =>
  (_, response) => {
    response.writeHead(status, {
      "content-type": "application/json",
      "x-request-id": "req_fake",
      ...headers,
    });
    response.end(
      JSON.stringify({ error: { type: "invalid_request_error", param: null, code: null, ...error } }),
    );
  };

const badRequest = (code: string, message: string) => fault(400, { code, message });

const USAGE = {
  total_tokens: 1750,
  input_tokens: 166,
  output_tokens: 1584,
  input_tokens_details: { text_tokens: 66, image_tokens: 100 },
};

export type Repaint = {
  /** How the whole picture drifts, in pixels of the model's picture. */
  shift?: { x: number; y: number };
  /** Unfinished: the new part is a flat color yet, and all of it is soft. */
  unfinished?: boolean;
  /** Paints all of it anew, so that it is another house. */
  everything?: boolean;
  /** Reads what marks the region the other way round: paints what must stay, and keeps the rest. */
  inverted?: boolean;
};

/** What a good model does: repaints where it may, and recompresses the rest a little. */
export async function repaint(
  call: Pick<EditCall, "image" | "mayChange">,
  { shift = { x: 0, y: 0 }, everything = false, inverted = false, unfinished = false }: Repaint = {},
): Promise<Buffer> {
  const { data: photo, info } = await sharp(call.image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const out = Buffer.alloc(photo.length);
  for (let y = 0, to = 0; y < height; y++) {
    const row = Math.min(height - 1, Math.max(0, y - shift.y)) * width;
    for (let x = 0; x < width; x++, to += 3) {
      const from = row + Math.min(width - 1, Math.max(0, x - shift.x));
      const painted = everything ? ((x >> 4) ^ (y >> 4)) & 1 : (call.mayChange[from] === 1) !== inverted;
      const grain = unfinished ? 0 : (x * 7 + y * 13) % 24;
      out[to] = painted ? 60 + grain : everything ? 200 : photo[from * 3]!;
      out[to + 1] = painted ? 140 + grain : everything ? 200 : photo[from * 3 + 1]!;
      out[to + 2] = painted ? 50 + grain : everything ? 200 : photo[from * 3 + 2]!;
    }
  }
  const drawn = sharp(out, { raw: { width, height, channels: 3 } });
  return sharp(
    await (unfinished ? drawn.blur(1.2) : drawn).jpeg({ quality: unfinished ? 80 : 92 }).toBuffer(),
  )
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The original sends fewer unfinished pictures than were asked for where it is done sooner. Each is registered, as the finished one is. */
const PARTIALS_SENT = 1;

/** Streams an unfinished picture where some were asked for and, when `until` has come, the finished one, as the original does. */
export const streamed =
  (change: Repaint = {}, until?: Promise<void>): Answering =>
  async (call, response) => {
    const partials = Math.min(call.partialImages, PARTIALS_SENT);
    const painted = async (unfinished: boolean) =>
      (await repaint(call, { ...change, unfinished })).toString("base64");
    const [partial, finished] = await Promise.all([partials > 0 ? painted(true) : "", painted(false)]);
    const about = {
      created_at: 1,
      size: call.size,
      quality: "medium",
      background: "opaque",
      output_format: "png",
    };
    const send = (event: string, data: object) =>
      response.write(`event: ${event}\ndata: ${JSON.stringify({ type: event, ...about, ...data })}\n\n`);
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    for (let index = 0; index < partials; index++)
      send("image_edit.partial_image", { b64_json: partial, partial_image_index: index });
    await until;
    send("image_edit.completed", { b64_json: finished, usage: USAGE });
    response.end();
  };

/** One JSON body, from a server that does not stream. */
export const asJson: Answering = async (call, response) => {
  const b64_json = (await repaint(call)).toString("base64");
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ created: 1, data: [{ b64_json }], usage: USAGE }));
};

/**
 * Speaks the images-edit call, the chat call with pictures and the model list of the OpenAI API over loopback and refuses what the original refuses: unknown
 * fields and values, a missing model, a mask without alpha or of another size, sizes that the model does not draw.
 */
export async function startImageModelServer(): Promise<ImageModelServer> {
  const calls: EditCall[] = [];
  const queue: Answering[] = [];
  let usual: Answering = streamed();
  const looks: LookCall[] = [];
  const replies: LookReply[] = [];
  const models: ListedModel[] = [{ id: "gpt-image-2" }, { id: "gpt-image-1.5", shutdown_date: "2026-12-01" }];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://here").pathname;
    if (request.headers.authorization !== `Bearer ${API_KEY}`)
      return fault(401, { code: "invalid_api_key", message: "Incorrect API key provided." })(
        {} as EditCall,
        response,
      );
    if (request.method === "GET" && path === "/v1/models") {
      response.writeHead(200, { "content-type": "application/json" });
      const data = models.map((model) => ({ object: "model", created: 1, owned_by: "openai", ...model }));
      return response.end(JSON.stringify({ object: "list", data }));
    }
    if (request.method === "POST" && path === "/v1/chat/completions") {
      const look = await readLookCall(request);
      if ("fault" in look) return badRequest("invalid_value", look.fault)({} as EditCall, response);
      looks.push(look);
      return (replies.shift() ?? sees([]))(response);
    }
    if (request.method !== "POST" || path !== "/v1/images/edits")
      return fault(404, { message: `Unknown request URL: ${path}` })({} as EditCall, response);
    const read = await readCall(request);
    if (typeof read === "function") return read({} as EditCall, response);
    calls.push(read);
    await (queue.shift() ?? usual)(read, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    models,
    next: (...answers) => void queue.push(...answers),
    always: (answer) => {
      usual = answer;
    },
    looks,
    nextLook: (...more) => void replies.push(...more),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** What drawn outlines go around: all that cannot be reached from the edge of the picture without crossing one. */
function insideOf(ink: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  const inside = new Uint8Array(width * height).fill(1);
  const open: number[] = [];
  const reach = (at: number) => {
    if (inside[at] === 0 || ink[at]! > 0) return;
    inside[at] = 0;
    open.push(at);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(y * width + x);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < width * (height - 1)) reach(at + width);
  }
  return inside;
}

/** The call, or the refusal that the original answers. */
export async function readCall(request: IncomingMessage): Promise<EditCall | Answering> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers["content-type"] ?? "";
  const form = await new Response(Buffer.concat(chunks), { headers: { "content-type": type } }).formData();
  for (const name of form.keys())
    if (!FIELDS.has(name)) return badRequest("unknown_parameter", `Unknown parameter: '${name}'.`);
  const text = (name: string) => (typeof form.get(name) === "string" ? (form.get(name) as string) : null);
  const file = async (name: string) => {
    const value = form.get(name);
    return value instanceof Blob ? Buffer.from(await value.arrayBuffer()) : null;
  };
  for (const [name, allowed] of Object.entries(VALUES)) {
    const value = text(name);
    if (value !== null && !allowed.test(value))
      return badRequest("invalid_value", `Invalid value for '${name}': '${value}'.`);
  }
  const [model, prompt, size] = [text("model"), text("prompt"), text("size") ?? "auto"];
  if (!model) return badRequest("missing_required_parameter", "Missing required parameter: 'model'.");
  if (model.startsWith("gpt-image-2") && form.has("input_fidelity"))
    return badRequest("invalid_value", "The model does not support the 'input_fidelity' parameter.");
  if (!prompt || prompt.length > 32_000) return badRequest("invalid_value", "Invalid prompt.");
  const image = (await file("image")) ?? (await file("image[]"));
  if (!image) return badRequest("missing_required_parameter", "Missing required parameter: 'image'.");
  const picture = await sharp(image).metadata();
  const mask = await file("mask");
  if (mask) {
    const about = await sharp(mask).metadata();
    if (mask.length > 4 * 1024 * 1024 || about.format !== "png" || !about.hasAlpha)
      return badRequest(
        "invalid_image_file",
        "Invalid mask image format - mask image missing alpha channel.",
      );
    if (about.width !== picture.width || about.height !== picture.height)
      return badRequest("invalid_mask_image_size", "Mask and image sizes must match.");
  }
  const markup = await file("markup");
  if (markup) {
    const about = await sharp(markup).metadata();
    if (!/^gpt-image-2\.[56]-/.test(model) || mask || about.format !== "png" || !about.hasAlpha)
      return badRequest("invalid_value", "Invalid 'markup'.");
    if (about.width !== picture.width || about.height !== picture.height)
      return badRequest("invalid_value", "Markup and image sizes must match.");
  }
  const [width = 0, height = 0] = size.split("x").map(Number);
  const free = model.startsWith("gpt-image-2");
  const pixels = width * height;
  const fits = free
    ? width % 16 === 0 &&
      height % 16 === 0 &&
      pixels >= 655_360 &&
      pixels <= 8_294_400 &&
      width <= 3 * height &&
      height <= 3 * width
    : ["1024x1024", "1536x1024", "1024x1536"].includes(size);
  if (size !== "auto" && !fits) return badRequest("invalid_value", `Invalid size '${size}'.`);
  return {
    model,
    prompt,
    size,
    quality: text("quality"),
    image,
    mask,
    markup,
    mayChange: mask
      ? (await sharp(mask).extractChannel(3).raw().toBuffer()).map((alpha) => (alpha === 0 ? 1 : 0))
      : markup
        ? insideOf(await sharp(markup).extractChannel(3).raw().toBuffer(), picture)
        : new Uint8Array(picture.width * picture.height).fill(1),
    stream: text("stream") === "true",
    partialImages: Number(text("partial_images") ?? 0),
  };
}
