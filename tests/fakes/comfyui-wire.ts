import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Answering, EditCall } from "./image-model-server.ts";

type Node = { class_type?: unknown; inputs?: Record<string, unknown> };

/** Nodes that the fake has, with the inputs that each cannot do without. */
const NODES: Record<string, readonly string[]> = {
  CheckpointLoaderSimple: ["ckpt_name"],
  LoadImage: ["image"],
  LoadImageMask: ["image", "channel"],
  CLIPTextEncode: ["clip", "text"],
  VAEEncode: ["pixels", "vae"],
  SetLatentNoiseMask: ["samples", "mask"],
  KSampler: ["model", "positive", "negative", "latent_image", "seed", "steps", "cfg", "denoise"],
  VAEDecode: ["samples", "vae"],
  SaveImage: ["images", "filename_prefix"],
};

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answering =>
  (_, response) =>
    void response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));

const fault = (status: number, type: string, message: string, headers: Record<string, string> = {}) =>
  answer(status, { error: { type, message, details: "", extra_info: {} }, node_errors: {} }, headers);

/** What is uploaded, queued, kept and looked at, of all fakes together: ids are never the same. */
const uploads = new Map<string, Buffer>();
const jobs = new Map<string, { picture: Buffer; isAsked: boolean; failure?: string; onAsked?: () => void }>();
export const interrupted: string[] = [];

async function readUpload(request: IncomingMessage): Promise<Answering> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  const image = form.get("image");
  if (!(image instanceof File) || !image.name) return answer(400, null);
  for (const name of form.keys())
    if (!["image", "type", "overwrite", "subfolder"].includes(name)) return answer(400, null);
  uploads.set(image.name, Buffer.from(await image.arrayBuffer()));
  return answer(200, { name: image.name, subfolder: "", type: "input" });
}

/** The call after the checks of the original: nodes that are known, inputs that are there, files that were uploaded. */
async function readPrompt(request: IncomingMessage): Promise<EditCall | Answering> {
  const refuse = (details: string) =>
    fault(400, "prompt_outputs_failed_validation", `Prompt outputs failed validation: ${details}`);
  const body = JSON.parse((await buffer(request)).toString()) as Record<string, unknown>;
  if (!body.prompt) return fault(400, "no_prompt", "No prompt provided");
  const nodes = Object.values(body.prompt as Record<string, Node>);
  for (const { class_type: type, inputs = {} } of nodes) {
    const needed = NODES[String(type)];
    if (!needed) return fault(400, "invalid_prompt", `Cannot execute because node ${type} does not exist.`);
    const missing = needed.find((name) => inputs[name] === undefined);
    if (missing) return refuse(`Required input is missing: ${missing}`);
  }
  const inputsOf = (type: string) => nodes.find((node) => node.class_type === type)?.inputs ?? {};
  const [loaded, masked, sampler] = ["LoadImage", "LoadImageMask", "KSampler"].map(inputsOf);
  const image = uploads.get(String(loaded?.image));
  const mask = uploads.get(String(masked?.image));
  if (!image || !mask) return refuse("Invalid image file");
  if (!Number.isInteger(sampler?.seed))
    return refuse("Failed to convert an input value to a INT value: seed");
  const denoise = Number(sampler?.denoise);
  if (!(denoise > 0 && denoise <= 1)) return refuse("Value not in range: denoise");
  const [photo, about] = await Promise.all([sharp(image).metadata(), sharp(mask).metadata()]);
  if (about.width !== photo.width || about.height !== photo.height) return refuse("mask of another size");
  const red = await sharp(mask).removeAlpha().extractChannel(0).raw().toBuffer();
  return {
    ...{ model: "", size: `${photo.width}x${photo.height}`, quality: null, markup: null },
    ...{ stream: false, partialImages: 0, image, mask },
    prompt: String(inputsOf("CLIPTextEncode").text),
    mayChange: red.map((value) => (value > 127 ? 1 : 0)),
    strength: denoise,
  };
}

const STATUS = { moderation: 400, key: 401, rate: 429, broken: 500, overloaded: 503, elsewhere: 403 };

/** Queued as ever, and failed where it is run. */
export const failing =
  (failure: string): Answering =>
  (call, response) => {
    const id = randomUUID();
    jobs.set(id, { picture: Buffer.alloc(0), isAsked: false, failure });
    return answer(200, { prompt_id: id, number: 1, node_errors: {} })(call, response);
  };

/** Queued, and asked for before it is done. */
export const asked =
  (onAsked: () => void): Answering =>
  (call, response) => {
    const id = randomUUID();
    jobs.set(id, { picture: Buffer.alloc(0), isAsked: false, onAsked });
    return answer(200, { prompt_id: id, number: 1, node_errors: {} })(call, response);
  };

/** ComfyUI's routes: uploads, the queue, the history and the pictures. The mask is read by its red channel, white = edit. */
export const comfyui = {
  base: "",
  hasKey: () => true,
  async read(request: IncomingMessage, path: string): Promise<EditCall | Answering> {
    if (path === "/upload/image") return readUpload(request);
    if (request.method === "POST" && path === "/prompt") return readPrompt(request);
    return fault(404, "not_found", "Not Found");
  },
  reply(content: Buffer): Answering {
    const id = randomUUID();
    jobs.set(id, { picture: content, isAsked: false });
    return answer(200, { prompt_id: id, number: jobs.size, node_errors: {} });
  },
  refusal: (kind: keyof typeof STATUS, headers: Record<string, string>): Answering =>
    fault(STATUS[kind], "invalid_prompt", `refused: ${kind}`, headers),
  /** What is asked beside the call itself; false = it is none of that. */
  async serve(request: IncomingMessage, url: URL, response: ServerResponse): Promise<boolean> {
    const send = (body: unknown) =>
      void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    const id = /^\/history\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (id) {
      const job = jobs.get(id);
      // Under way the first time that it is asked for.
      const isReady = job?.isAsked ?? false;
      job?.onAsked?.();
      if (job) job.isAsked = true;
      const failure = job?.failure;
      if (failure) {
        const told = ["execution_error", { exception_message: failure, exception_type: "RuntimeError" }];
        const status = { status_str: "error", completed: false, messages: [told] };
        send({ [id]: { outputs: {}, status } });
        return true;
      }
      const images = [{ filename: `${id}.png`, subfolder: "", type: "output" }];
      const status = { status_str: "success", completed: true, messages: [] };
      send(isReady ? { [id]: { outputs: { 10: { images } }, status } } : {});
    } else if (url.pathname === "/view") {
      const picture = jobs.get(url.searchParams.get("filename")?.replace(/\.png$/, "") ?? "")?.picture;
      if (picture) response.writeHead(200, { "content-type": "image/png" }).end(picture);
      else response.writeHead(404).end();
    } else if (url.pathname === "/queue" && request.method === "GET")
      send({ queue_running: [...jobs.keys()].slice(-1).map((one) => [0, one]), queue_pending: [] });
    else if (url.pathname === "/queue") response.writeHead(200).end();
    else if (url.pathname === "/interrupt") {
      interrupted.push((JSON.parse((await buffer(request)).toString()) as { prompt_id: string }).prompt_id);
      response.writeHead(200).end();
    } else return false;
    return true;
  },
};
