import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hostedRow } from "#contract/engines.ts";
import { askService } from "#server/adapters/image-model/hosted/ask-service.ts";
import { createHostedModel } from "#server/adapters/image-model/hosted/hosted-model.ts";
import type { Order, Service } from "#server/adapters/image-model/hosted/service.ts";
import { readEngines } from "#server/engine-settings.ts";
import { asked, failing, interrupted } from "#tests/fakes/comfyui-wire.ts";
import { type HostedServer, startHostedServer } from "#tests/fakes/hosted-server.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { warmHostedPool } from "#tests/support/warm-threads.ts";
import { fillWorkflow, parseWorkflow } from "./workflow.ts";

const WORKFLOW = new URL("../../../../docs/comfyui-workflow.json", import.meta.url).pathname;
const SLOTS = {
  ...{ photo: "a.png", mask: "b.png", prompt: "gravel", seed: 7, width: 64, height: 48, strength: 0.45 },
};

let server: HostedServer;
let service: Service;
beforeAll(async () => {
  server = await startHostedServer("comfyui");
  service = { ...server.settings, engine: "comfyui", row: hostedRow("comfyui") };
});
afterAll(() => server.close());
afterEach(() => {
  server.calls.length = 0;
});

const size = { width: 64, height: 48 };
const testPicture = async (of: typeof size) => new Uint8Array(await (await photoFile(of)).arrayBuffer());
const order = async (over: Partial<Order> = {}): Promise<Order> => ({
  ...{ prompt: 'gravel, "from edge to edge"\n%seed%', image: await testPicture(size), mark: null, size },
  ...{ quality: null, seed: 7, strength: 1 },
  ...over,
});
const asking = (signal = new AbortController().signal, timeoutMs = 10_000) => ({
  ...{ signal, timeoutMs, onPartial: () => {}, onUnbilled: () => {} },
});

describe("a workflow", () => {
  it("gets file names, words and numbers in their places, and nothing else is touched", () => {
    const workflow = {
      1: {
        class_type: "A",
        inputs: { image: "%photo%", n: "%seed%", text: "%prompt%, at %width%x%height%" },
      },
      2: { class_type: "B", inputs: { of: ["1", 0], share: "%strength%", other: "100%", what: "%what%" } },
    };
    expect(fillWorkflow(workflow, SLOTS)).toEqual({
      1: { class_type: "A", inputs: { image: "a.png", n: 7, text: "gravel, at 64x48" } },
      2: { class_type: "B", inputs: { of: ["1", 0], share: 0.45, other: "100%", what: "%what%" } },
    });
  });

  it("does not take words of a person for a place of its own", () => {
    const workflow = { 1: { class_type: "A", inputs: { text: "%prompt%", more: "a %prompt%" } } };
    const filled = fillWorkflow(workflow, { ...SLOTS, prompt: "%photo% %seed%" });
    expect(filled[1]?.inputs).toEqual({ text: "%photo% %seed%", more: "a %photo% %seed%" });
  });

  it.each([
    ["{", "is no JSON"],
    ['{"nodes": [], "links": []}', "is a drawing of a workflow: save it with Export (API)"],
    ['{"1": {"inputs": {}}}', "is no workflow in API format"],
    ['{"1": {"class_type": "A", "inputs": {"image": "x.png"}}}', "has no place for %photo% and %prompt%"],
  ])("is refused with a reason: %s", (text, reason) => {
    expect(parseWorkflow(text)).toEqual({ ok: false, reason });
  });

  it("is read at start, and its setting is named where it is none", () => {
    const read = (file: string | undefined) =>
      readEngines({ COMFYUI_BASE_URL: "http://127.0.0.1:8188", COMFYUI_WORKFLOW: file }, new Date());
    expect(read(WORKFLOW)).toMatchObject({
      faults: [],
      engines: { comfyui: { workflow: expect.anything() } },
    });
    expect(read(undefined).faults).toEqual(["COMFYUI_WORKFLOW must name a workflow in API format"]);
    expect(read("/nowhere.json").faults).toEqual([
      "COMFYUI_WORKFLOW names /nowhere.json, which cannot be read",
    ]);
    expect(read(import.meta.filename).faults[0]).toMatch(/, which is no JSON$/);
  });
});

it("draws by upload, queue, history and view, and sends seed, strength and words as they are", async () => {
  const answer = await askService(service, await order({ strength: 0.45 }), asking());
  expect(answer).toMatchObject({ picture: expect.any(Uint8Array), costMicroUsd: 0 });
  const [call] = server.calls;
  expect(call).toMatchObject({ prompt: 'gravel, "from edge to edge"\n%seed%', strength: 0.45 });
  // Nothing was marked, so all of it may change.
  expect(call?.mayChange.every((value) => value === 1)).toBe(true);
});

it("says what the workflow says where it is not one that the server can run, or where a node fails", async () => {
  const broken = structuredClone(service.workflow!);
  broken[8]!.class_type = "KSamplerOfNobody";
  await expect(askService({ ...service, workflow: broken }, await order(), asking())).rejects.toMatchObject({
    sentence: "Failed to edit image: Cannot execute because node KSamplerOfNobody does not exist.",
  });
  server.next(failing("CUDA out of memory\n"));
  await expect(askService(service, await order(), asking())).rejects.toMatchObject({
    sentence: "Failed to edit image: CUDA out of memory",
  });
});

it("leaves the queue and stops its own run where nobody waits for it any more", async () => {
  const leaving = new AbortController();
  server.next(asked(() => leaving.abort(new Error("canceled"))));
  await expect(askService(service, await order(), asking(leaving.signal))).rejects.toThrow("canceled");
  await expect.poll(() => interrupted.length).toBe(1);
});

it("is told that much may be painted anew, or little where our own rendering is sent", async () => {
  const model = createHostedModel("comfyui", { ...server.settings, pool: warmHostedPool() });
  const content = await testPicture({ width: 256, height: 192 });
  for (const guided of [false, true])
    await model
      .edit(
        {
          ...{ photo: { content, width: 256, height: 192, focal35Mm: null }, mask: null, prompt: "a lawn" },
          ...{ editHistory: [], areas: [], viewpoint: "same", seed: 3, quality: null, size: null, guided },
        },
        {
          ...asking(),
          ...{ onStage: () => {}, onCall: async () => {}, onSpent: () => {} },
        },
      )
      .catch(() => {});
  const told = server.calls.map(({ strength }) => strength);
  expect([told[0], told.at(-1)]).toEqual([1, 0.45]);
  await model.close();
});
