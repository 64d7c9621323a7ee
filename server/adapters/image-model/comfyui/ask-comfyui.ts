import { createHash, randomUUID } from "node:crypto";
import sharp from "sharp";
import { noImage, readBytes, readJson, send } from "#server/adapters/image-model/hosted/call.ts";
import { pollUntil } from "#server/adapters/image-model/hosted/poll.ts";
import type { Ask, Order, Service } from "#server/adapters/image-model/hosted/service.ts";
import { modelEditFailed, translateFault } from "#server/adapters/image-model/hosted/translate-fault.ts";
import { ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { fillWorkflow } from "./workflow.ts";

type Uploaded = { name?: unknown; subfolder?: unknown };
type Queued = { prompt_id?: unknown };
type Shown = { filename?: string; subfolder?: string; type?: string };
type Entry = {
  status?: { status_str?: string; messages?: [string, { exception_message?: string }][] };
  outputs?: Record<string, { images?: Shown[] }>;
};
type Places = { queue_running?: unknown[][] };

/** ComfyUI: photo and mask are uploaded, the workflow is queued with them in its places, and its first picture is fetched. */
export const askComfyUi: Ask = async (service, order, { signal }) => {
  const { workflow } = service;
  if (!workflow) throw new ModelRefusal("unavailable", modelEditFailed("it has no workflow"));
  const name = randomUUID();
  const photo = await upload(service, order.image, `${name}-photo.png`, signal);
  const mask = await upload(service, await maskOf(order), `${name}-mask.png`, signal);
  const { prompt, seed, strength, size } = order;
  const filled = fillWorkflow(workflow, { photo, mask, prompt, seed, strength, ...size });
  const queued = (await post(
    service,
    "prompt",
    { prompt: filled, client_id: name },
    signal,
  )) as Queued | null;
  const id = queued?.prompt_id;
  if (typeof id !== "string") throw noImage();
  try {
    const entry = await watch(service, id, signal);
    const images = Object.values(entry.outputs ?? {}).flatMap((output) => output.images ?? []);
    const shown = images.find(({ type }) => type === "output") ?? images[0];
    if (!shown?.filename) throw noImage();
    const { filename, subfolder = "", type = "output" } = shown;
    const address = `${service.baseUrl}/view?${new URLSearchParams({ filename, subfolder, type })}`;
    const response = await send(service, address, { headers: headersOf(service) }, signal);
    return { picture: await readBytes(response), usage: null };
  } catch (error) {
    if (signal.aborted) await giveUp(service, id).catch(() => {});
    throw translateFault(error, service.row.name);
  }
};

const headersOf = ({ apiKey }: Service): Record<string, string> =>
  apiKey ? { authorization: `Bearer ${apiKey}` } : {};

async function post(service: Service, path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  const headers = { ...headersOf(service), "content-type": "application/json" };
  const call = { method: "POST", headers, body: JSON.stringify(body) };
  return readJson(await send(service, `${service.baseUrl}/${path}`, call, signal));
}

/** A workflow cannot do without a file for each of its places. */
async function maskOf({ mark, size }: Order): Promise<Uint8Array> {
  if (mark) return mark.content;
  return sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
}

/** The name by which a workflow loads it. */
async function upload(
  service: Service,
  content: Uint8Array,
  filename: string,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(content)], { type: "image/png" }), filename);
  form.set("type", "input");
  form.set("overwrite", "true");
  const call = { method: "POST", headers: headersOf(service), body: form };
  const response = await send(service, `${service.baseUrl}/upload/image`, call, signal);
  const { name, subfolder } = ((await readJson(response)) ?? {}) as Uploaded;
  if (typeof name !== "string") throw noImage(new Error("an upload without a name"));
  return typeof subfolder === "string" && subfolder ? `${subfolder}/${name}` : name;
}

const watch = (service: Service, id: string, signal: AbortSignal): Promise<Entry> =>
  pollUntil(
    async () => {
      const address = `${service.baseUrl}/history/${encodeURIComponent(id)}`;
      const response = await send(service, address, { headers: headersOf(service) }, signal);
      return ((await readJson(response)) as Record<string, Entry> | null)?.[id];
    },
    (entry): entry is Entry => {
      if (entry?.status?.status_str === "error")
        throw new ModelRefusal("refused", modelEditFailed(whyOf(entry)));
      return entry !== undefined;
    },
    signal,
  );

const WHY_MAX = 200;

const whyOf = ({ status }: Entry): string =>
  (status?.messages ?? [])
    .flatMap(([, told]) => told?.exception_message?.trim() ?? [])
    .join(" ")
    .slice(0, WHY_MAX) || "the workflow failed";

const GIVE_UP_MS = 5_000;

/** Nobody waits for it any more: it leaves the queue, and is stopped where it is the one that runs. */
async function giveUp(service: Service, id: string): Promise<void> {
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  const headers = { ...headersOf(service), "content-type": "application/json" };
  const tell = (path: string, body: object) =>
    send(
      service,
      `${service.baseUrl}/${path}`,
      { method: "POST", headers, body: JSON.stringify(body) },
      signal,
    );
  await tell("queue", { delete: [id] });
  const response = await send(service, `${service.baseUrl}/queue`, { headers: headersOf(service) }, signal);
  const { queue_running: running = [] } = ((await readJson(response)) ?? {}) as Places;
  // Without this it would stop somebody else's picture: older servers stop whatever runs.
  if (running.some((place) => place[1] === id)) await tell("interrupt", { prompt_id: id });
}

/** Tells workflows apart where only the file's content changed. */
export const workflowMark = (service: Pick<Service, "workflow">): string =>
  service.workflow
    ? createHash("sha256").update(JSON.stringify(service.workflow)).digest("hex").slice(0, 12)
    : "";
