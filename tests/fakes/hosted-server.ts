import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type HostedEngine, hostedRow } from "#contract/engines.ts";
import type { Workflow } from "#server/adapters/image-model/comfyui/workflow.ts";
import type { EngineSettings } from "#server/adapters/image-model/hosted/service.ts";
import workflow from "../../docs/comfyui-workflow.json" with { type: "json" };
import { json, type Refusal, WIRES } from "./hosted-wires.ts";
import {
  type Answering,
  API_KEY,
  type EditCall,
  type Repaint,
  repaint,
  streamed,
} from "./image-model-server.ts";
import { MASK_READINGS, type MaskReading } from "./mask-readings.ts";

export type HostedServer = {
  url: string;
  /** What somebody sets up who uses it. */
  settings: EngineSettings;
  calls: EditCall[];
  /** What GET /models lists where there is such a call. */
  models: { id: string }[];
  /** How the next calls are answered; when none is left, a faithful edit. */
  next(...answers: Answering[]): void;
  always(answer: Answering): void;
  /** A faithful edit, or one that is changed on purpose. */
  good(change?: Repaint): Answering;
  /** What a faithful edit paints. */
  painted(call: EditCall): Promise<Buffer>;
  /** This content where the picture should be; without a price where the service tells one. */
  picture(content: Buffer, priced?: boolean): Answering;
  refusal(kind: Refusal, headers?: Record<string, string>): Answering;
  close(): Promise<void>;
};

/** The one that the documents show. */
const WORKFLOW: Workflow = workflow;

/** A service on loopback that is as strict as the original is documented to be; `reads` = it reads masks in another way than it says. */
export async function startHostedServer(
  engine: HostedEngine,
  { reads }: { reads?: MaskReading } = {},
): Promise<HostedServer> {
  const wire = WIRES[engine];
  const calls: EditCall[] = [];
  const models: { id: string }[] = [];
  const queue: Answering[] = [];
  /** Pictures behind addresses, and the two answers of a task that is polled. */
  const kept = new Map<string, Buffer>();
  const keep = (content: Buffer) => {
    const path = `/kept/${kept.size}`;
    kept.set(path, content);
    return `${origin}${path}`;
  };
  const good =
    (change?: Repaint): Answering =>
    async (one, response) => {
      if (one.stream) return streamed(change)(one, response);
      return wire.reply(await repaint(one, change), keep, true)(one, response);
    };
  let usual = good();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://here");
    const path = url.pathname;
    if (await wire.serve?.(request, url, response)) return;
    const found = kept.get(path);
    if (found) return sendKept(path, found, response);
    if (!wire.hasKey(request)) return wire.refusal("key", {}, keep)({} as EditCall, response);
    if (request.method === "GET" && path === `${wire.base}/models`)
      return json(200, { data: models })({} as EditCall, response);
    const read = await wire.read(request, path);
    if (typeof read === "function") return read({} as EditCall, response);
    if (reads && read.mask) read.mayChange = await MASK_READINGS[reads](read.mask, read.image);
    calls.push(read);
    await (queue.shift() ?? usual)(read, response);
  });
  /** A task is pending the first time that it is asked for, and then ready. */
  function sendKept(path: string, content: Buffer, response: ServerResponse): void {
    if (content.subarray(0, 5).toString() !== "poll\n") {
      response.writeHead(200, { "content-type": "image/png" }).end(content);
      return;
    }
    const [, pending = "", ready] = content.toString().split("\n");
    if (ready) kept.set(path, Buffer.from(`poll\n${ready}`));
    response.writeHead(200, { "content-type": "application/json" }).end(pending);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const url = `${origin}${wire.base}`;
  return {
    url,
    settings: {
      ...{ apiKey: API_KEY, baseUrl: url, model: hostedRow(engine).defaultModel ?? "qwen-image-edit-2511" },
      ...(engine === "comfyui" ? { workflow: WORKFLOW } : {}),
    },
    calls,
    models,
    next: (...answers) => void queue.push(...answers),
    always: (answer) => {
      usual = answer;
    },
    good,
    painted: (call) => repaint(call),
    picture: (content, priced = true) => wire.reply(content, keep, priced),
    refusal: (kind, headers = {}) => wire.refusal(kind, headers, keep),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
