import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { MESSAGES } from "#contract/messages.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { decodeRgb } from "#server/adapters/image-model/finish-picture.ts";
import {
  type EditRequest,
  type ImageModel,
  ModelBusy,
  ModelRefusal,
  type Spent,
} from "#server/adapters/image-model/image-model.ts";
import {
  type Answering,
  API_KEY,
  asJson,
  fault,
  type ImageModelServer,
  startImageModelServer,
  streamed,
} from "#tests/fakes/image-model-server.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { warmHostedPool } from "#tests/support/warm-threads.ts";
import { createHostedModel } from "./hosted-model.ts";

const PHOTO = new URL("../../../../tests/fixtures/photos/front-double-garage.jpg", import.meta.url);

let server: ImageModelServer;
let model: ImageModel;
let request: EditRequest;
/** For answers without a picture: a lawn on a small photo is laid out in a fraction of the time of a garden. */
let small: EditRequest;
const pool = warmHostedPool();
const openAi = (over: { timeoutMs?: number } = {}) =>
  createHostedModel("openai", {
    ...{ apiKey: API_KEY, baseUrl: server.url, model: "gpt-image-2", pool },
    ...over,
  });
beforeAll(async () => {
  server = await startImageModelServer();
  model = openAi();
  request = await requestOf(240);
  small = { ...(await requestOf(128)), prompt: "a lawn", editHistory: [], areas: [] };
});
async function requestOf(side: number): Promise<EditRequest> {
  const content = await sharp(await readFile(PHOTO))
    .resize(side)
    .jpeg({ quality: 90 })
    .toBuffer();
  const { width, height } = await sharp(content).metadata();
  const corner = (x: number, y: number) => ({ x: x * width, y: y * height });
  return {
    photo: { content, width, height, focal35Mm: null },
    mask: null,
    prompt: "a cottage garden",
    editHistory: ["more lavender"],
    areas: [
      {
        id: "1",
        description: "herringbone patio",
        path: [corner(0.3, 0.75), corner(0.7, 0.75), corner(0.7, 0.95), corner(0.3, 0.95)],
      },
    ],
    viewpoint: "same",
    seed: 1,
    quality: null,
    size: null,
  };
}
afterAll(async () => {
  await model.close();
  await server.close();
});
afterEach(() => {
  server.calls.length = 0;
});

type Seen = { stages: string[]; partials: Uint8Array[]; spent: Spent[] };
const nothingSeen = (): Seen => ({ stages: [], partials: [], spent: [] });
const edit = (over: Partial<EditRequest> = {}, seen = nothingSeen(), signal = new AbortController().signal) =>
  model.edit(
    { ...request, ...over },
    {
      signal,
      onStage: (stage) => seen.stages.push(stage),
      onPartial: (picture) => seen.partials.push(picture),
      onCall: async () => {},
      onUnbilled: () => {},
      onSpent: (spent) => seen.spent.push(spent),
    },
  );

/** Pixels that differ from the photo, inside and outside a box in shares of the picture. */
async function changes(
  content: Uint8Array,
  box: { left: number; top: number; right: number; bottom: number },
) {
  const photo = await decodeRgb(request.photo.content);
  const picture = await decodeRgb(content);
  expect([picture.width, picture.height]).toEqual([photo.width, photo.height]);
  const counted = { inside: 0, outside: 0 };
  for (let at = 0; at < photo.width * photo.height; at++) {
    if ([0, 1, 2].every((c) => photo.data[at * 3 + c] === picture.data[at * 3 + c])) continue;
    const x = (at % photo.width) / photo.width;
    const y = Math.floor(at / photo.width) / photo.height;
    const inside = x > box.left && x < box.right && y > box.top && y < box.bottom;
    counted[inside ? "inside" : "outside"]++;
  }
  return counted;
}
const AREA = { left: 0.28, top: 0.72, right: 0.72, bottom: 0.98 };

describe("the hosted model", () => {
  it("sends photo, mask and prompt as the API wants them, tells what the call cost, and measures what was asked for, so that a bill can be computed", async () => {
    const seen = nothingSeen();
    const edited = await edit({}, seen);
    expect(edited.plan?.placed.map(({ element }) => element.kind)).toContain("pavers");
    expect(edited.measured[0]?.areaM2).toBeGreaterThan(1);
    const [call] = server.calls;
    expect(call).toMatchObject({ model: "gpt-image-2", quality: "medium", stream: true, partialImages: 2 });
    expect(call?.prompt).toMatch(
      /cottage garden[\s\S]*herringbone patio[\s\S]*more lavender[\s\S]*Preserve:/,
    );
    const [width, height] = (call?.size ?? "").split("x").map(Number);
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(request.photo.width / request.photo.height, 1);
    const alpha = await sharp(call?.mask ?? Buffer.alloc(0))
      .extractChannel(3)
      .raw()
      .toBuffer();
    const transparent = alpha.filter((value) => value === 0).length / alpha.length;
    expect(transparent).toBeGreaterThan(0.08);
    expect(transparent).toBeLessThan(0.13);
    // 66 text and 100 image tokens in, 1584 out, at 5, 8 and 30 dollars a million.
    expect(seen.spent).toEqual([
      {
        usage: expect.objectContaining({ output_tokens: 1584 }),
        costMicroUsd: 66 * 5 + 100 * 8 + 1584 * 30,
      },
    ]);
  });

  it("keeps every pixel outside the highlight, also when the model shifted the picture", async () => {
    server.next(streamed({ shift: { x: 9, y: -6 } }));
    const edited = await edit();
    const { inside, outside } = await changes(edited.content, AREA);
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(0.08 * request.photo.width * request.photo.height);
    expect(edited.preservation).toMatchObject({ changedPixels: 0, score: 1 });
  });

  it("without highlights keeps the house and the sky", async () => {
    const edited = await edit({ areas: [] });
    const photo = await decodeRgb(request.photo.content);
    const picture = await decodeRgb(edited.content);
    const { house, sky } = seePhoto(photo);
    const protectedAt = [...house.keys()].filter((at) => Math.max(house[at] ?? 0, sky[at] ?? 0) > 0.5);
    expect(protectedAt.length).toBeGreaterThan(0.3 * house.length);
    const touched = protectedAt.filter((at) =>
      [0, 1, 2].some((c) => photo.data[at * 3 + c] !== picture.data[at * 3 + c]),
    );
    expect(touched).toEqual([]);
    // The ground before the house is the model's.
    const ground = await changes(edited.content, { left: 0, top: 0.85, right: 1, bottom: 1 });
    expect(ground.inside).toBeGreaterThan(0.9 * 0.15 * photo.width * photo.height);
    expect(edited.preservation).toMatchObject({ changedPixels: 0, score: 1 });
  });

  it("keeps what the person brushed out of a highlight, and lets change what was brushed in", async () => {
    const { width, height } = request.photo;
    const stroke = (mode: "add" | "remove", x: number) => ({
      mode,
      radius: 0.04 * width,
      path: [
        { x: x * width, y: 0.8 * height },
        { x: x * width, y: 0.9 * height },
      ],
    });
    const edited = await edit({ brush: [stroke("remove", 0.5), stroke("add", 0.15)] });
    const removed = await changes(edited.content, { left: 0.47, top: 0.8, right: 0.53, bottom: 0.9 });
    expect(removed.inside).toBe(0);
    const added = await changes(edited.content, { left: 0.12, top: 0.8, right: 0.18, bottom: 0.9 });
    expect(added.inside).toBeGreaterThan(0.9 * 0.06 * width * 0.1 * height);
  });

  it("reads the answer of a server that does not stream", async () => {
    server.next(asJson);
    expect((await edit()).preservation.changedPixels).toBe(0);
  });

  it("asks once more when the model painted another house; both calls are accounted for", async () => {
    const seen = nothingSeen();
    server.next(streamed({ everything: true }));
    expect((await edit({}, seen)).preservation.score).toBe(1);
    expect([seen.spent.length, server.calls.length]).toEqual([2, 2]);
  });

  it("says so when the model painted another house twice, and never shows it, not even unfinished", async () => {
    const seen = nothingSeen();
    server.next(streamed({ everything: true }), streamed({ everything: true }));
    await expect(edit({}, seen)).rejects.toMatchObject({
      code: "house_changed",
      sentence: MESSAGES.modelChangedHouse,
    });
    expect([seen.spent.length, server.calls.length, seen.partials]).toEqual([2, 2, []]);
  });

  it("sends no mask for another viewpoint", async () => {
    await edit({ viewpoint: "overhead" });
    expect(server.calls[0]?.mask).toBeNull();
  });

  const refusals: [string, Answering, string, string][] = [
    [
      "a wrong key",
      fault(401, { code: "invalid_api_key", message: "Incorrect API key" }),
      "auth",
      MESSAGES.modelApiKey,
    ],
    ["no quota", fault(429, { code: "insufficient_quota", message: "Quota" }), "quota", MESSAGES.modelQuota],
    [
      "the old word of moderation",
      fault(400, { code: "content_policy_violation", message: "No" }),
      "moderation",
      MESSAGES.modelContentPolicy,
    ],
    [
      "today's word of moderation",
      fault(400, { code: "moderation_blocked", type: "image_generation_user_error", message: "No" }),
      "moderation",
      MESSAGES.modelContentPolicy,
    ],
    [
      "billing",
      fault(400, { code: "billing_hard_limit_reached", message: "Billing" }),
      "billing",
      MESSAGES.modelBilling,
    ],
    [
      "anything else",
      fault(400, { code: "unknown_parameter", message: "Unknown parameter: 'x'." }),
      "refused",
      "Failed to edit image: Unknown parameter: 'x'.",
    ],
    [
      "an answer without a picture",
      (_, r) => void r.writeHead(200, { "content-type": "application/json" }).end('{"data":[]}'),
      "no_image",
      MESSAGES.modelNoImage,
    ],
    [
      "truncated JSON",
      (_, r) => void r.writeHead(200, { "content-type": "application/json" }).end('{"data":[{"b64'),
      "no_image",
      MESSAGES.modelNoImage,
    ],
    [
      "something that is no picture",
      (_, r) =>
        void r
          .writeHead(200, { "content-type": "application/json" })
          .end('{"data":[{"b64_json":"aGVsbG8="}]}'),
      "no_image",
      MESSAGES.modelNoImage,
    ],
    [
      "an address in our own network",
      (_, r) =>
        void r
          .writeHead(200, { "content-type": "application/json" })
          .end('{"data":[{"url":"http://127.0.0.1:1/x.png"}]}'),
      "no_image",
      MESSAGES.modelNoImage,
    ],
    [
      "a fault in mid-stream",
      (_, r) =>
        void r
          .writeHead(200, { "content-type": "text/event-stream" })
          .end('event: error\ndata: {"error":{"code":"moderation_blocked","message":"No"}}\n\n'),
      "moderation",
      MESSAGES.modelContentPolicy,
    ],
  ];
  it.each(
    inTestAll(
      "answers of a hosted engine, drawn around",
      refusals,
      refusals.filter(([answer]) => /^(no quota|truncated JSON|a fault in mid-stream)$/.test(answer)),
    ),
  )("refuses for good on %s", async (_, answer, code, sentence) => {
    server.next(answer);
    const error = await edit(small).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(ModelRefusal);
    expect(error).toMatchObject({ code, sentence });
    expect(server.calls).toHaveLength(1);
  });

  const busy: [string, Answering, number, string][] = [
    [
      "429",
      fault(429, { code: "rate_limit_exceeded", message: "Slow" }, { "retry-after": "7" }),
      7,
      MESSAGES.modelRateLimit,
    ],
    [
      "429 in milliseconds",
      fault(429, { code: "rate_limit_exceeded", message: "Slow" }, { "retry-after-ms": "2500" }),
      2.5,
      MESSAGES.modelRateLimit,
    ],
    [
      "429 without a time",
      fault(429, { code: "rate_limit_exceeded", message: "Slow" }),
      10,
      MESSAGES.modelRateLimit,
    ],
    ["503", fault(503, { code: "model_overloaded", message: "Busy" }), 10, MESSAGES.modelOverloaded],
    [
      "500",
      fault(500, { type: "server_error", message: "The server had an error." }),
      10,
      "Failed to edit image: the image service had a fault",
    ],
    ["a closed connection", (_, r) => void r.socket?.destroy(), 10, MESSAGES.modelOverloaded],
    [
      "a stream that breaks off",
      (_, r) => {
        r.writeHead(200, { "content-type": "text/event-stream" });
        r.write("event: image_edit.partial_image\n", () => r.socket?.destroy());
      },
      1,
      MESSAGES.modelNoImage,
    ],
  ];
  it.each(
    inTestAll(
      "answers of a hosted engine, drawn around",
      busy,
      busy.filter(([answer]) => /^(429|a stream that breaks off)$/.test(answer)),
    ),
  )("is busy on %s, and says until when", async (_, answer, afterS, sentence) => {
    server.next(answer);
    const error = await edit(small).catch((busy: unknown) => busy);
    expect(error).toBeInstanceOf(ModelBusy);
    expect(error).toMatchObject({ afterS, sentence });
  });

  it("stops at its time limit", async () => {
    const hasty = openAi({ timeoutMs: 300 });
    server.next(() => {}); // never answers
    const run = {
      signal: new AbortController().signal,
      onStage: () => {},
      onPartial: () => {},
      onCall: async () => {},
      onUnbilled: () => {},
      onSpent: () => {},
    };
    await expect(hasty.edit(small, run)).rejects.toMatchObject({ code: "timeout" });
  });

  it("stops when the person cancels", async () => {
    const cancelled = new AbortController();
    server.next(() => cancelled.abort(new Error("cancelled")));
    await expect(edit({}, undefined, cancelled.signal)).rejects.toThrow("cancelled");
  });
});
