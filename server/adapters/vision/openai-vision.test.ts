import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_KEY, type ImageModelServer, startImageModelServer } from "#tests/fakes/image-model-server.ts";
import { around, type LookReply, says, sees } from "#tests/fakes/vision-call.ts";
import { createOpenAiVision } from "./openai-vision.ts";
import { VisionFailure } from "./vision.ts";

let server: ImageModelServer;
let pictures: { before: Uint8Array; after: Uint8Array };
beforeAll(async () => {
  server = await startImageModelServer();
  const jpeg = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
  pictures = { before: await jpeg("#567"), after: await jpeg("#465") };
});
afterAll(() => server.close());

const look = (apiKey = API_KEY, timeoutMs = 5_000) =>
  createOpenAiVision({ apiKey, baseUrl: server.url, visionModel: "gpt-vision", timeoutMs }).look(pictures);

const seat = { kind: "fire-pit", words: "round stone fire pit", outline: around(0.5, 0.8) };

it("sends both pictures and a strict schema, and gives what fits it", async () => {
  server.nextLook(sees([seat]));
  expect(await look()).toEqual([seat]);
  expect(server.looks.at(-1)).toEqual({
    model: "gpt-vision",
    pictures: [
      { width: 60, height: 40 },
      { width: 60, height: 40 },
    ],
  });
  expect(await look()).toEqual([]);
});

it("takes a share that is a little off for the edge of the picture", async () => {
  server.nextLook(sees([{ ...seat, outline: around(0.99, 1, 0.05) }]));
  const [seen] = await look();
  expect(Math.max(...(seen?.outline ?? []).flatMap(({ x, y }) => [x, y]))).toBe(1);
});

it.each<[string, LookReply, string]>([
  ["text that is no JSON", says({ content: "I see a lovely garden." }), "no JSON"],
  ["truncated JSON", says({ content: '{"elements":[{"kind":"lawn"' }, "length"), "ended with length"],
  ["a refusal", says({ content: null, refusal: "I can't help with that." }), "refused"],
  ["a filtered answer", says({ content: "" }, "content_filter"), "ended with content_filter"],
  ["another shape", says({ content: '{"items":[]}' }), "does not fit the schema"],
  ["an unknown kind", sees([{ ...seat, kind: "helipad" }]), "does not fit the schema"],
  ["sizes and prices that nobody asked for", sees([{ ...seat, areaSqFt: 900 }]), "does not fit the schema"],
  [
    "pixels in place of shares",
    sees([{ ...seat, outline: around(512, 400, 50) }]),
    "does not fit the schema",
  ],
  [
    "an outline of two points",
    sees([{ ...seat, outline: seat.outline.slice(2) }]),
    "does not fit the schema",
  ],
  ["a thousand elements", sees(Array.from({ length: 1000 }, () => seat)), "does not fit the schema"],
  ["words without end", sees([{ ...seat, words: "gravel ".repeat(5000) }]), "does not fit the schema"],
  [
    "a prototype to be polluted",
    says({ content: '{"elements":[],"__proto__":{"polluted":true}}' }),
    "does not fit the schema",
  ],
  [
    "no choice",
    (response) => void response.writeHead(200, { "content-type": "application/json" }).end('{"choices":[]}'),
    "ended with nothing",
  ],
  [
    "a refused request",
    (response) => void response.writeHead(400, { "content-type": "application/json" }).end("{}"),
    "answered 400",
  ],
])("fails on %s", async (_, reply, words) => {
  server.nextLook(reply);
  const error = await look().catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(VisionFailure);
  expect((error as VisionFailure).message).toContain(words);
  expect("polluted" in {}).toBe(false);
});

it("fails on a wrong key, on nobody there, and on an answer that takes too long", async () => {
  await expect(look("sk-wrong")).rejects.toThrow("the vision model answered 401");
  server.nextLook(() => {}); // never answers
  await expect(look(API_KEY, 200)).rejects.toThrow("the vision model took too long");
  const away = createOpenAiVision({ apiKey: API_KEY, baseUrl: "http://127.0.0.1:9/v1", visionModel: "x" });
  await expect(away.look(pictures)).rejects.toThrow("the vision model does not answer");
});
