import sharp from "sharp";
import { MESSAGES } from "#contract/messages.ts";
import { type Answering, fault, streamed } from "#tests/fakes/image-model-server.ts";
import {
  anotherSize,
  closesAtOnce,
  closesInMidStream,
  drips,
  hangs,
  hangsInMidStream,
  huge,
  json,
  late,
  pictureOf,
} from "./bad-answers.ts";

/**
 * How long one call may take in this harness; the product waits 180 s. The services paint in this process, too, and on a busy machine
 * (load 12 on two cores) a good picture took more than 8 s to be painted and sent, which said nothing of the product.
 */
export const CALL_LIMIT_MS = 20_000;
/** What a slow service takes: well within the limit. */
export const SLOW_MS = 4_000;
/** What surrounds a call: the photo prepared, the house put back, the queue's poll, a busy machine. */
const AROUND_MS = 8_000;
/** The adapter's own pause where the provider names none, and the poll of the queue. */
export const PAUSE_MS = 10_000;

export type ProviderCase = {
  name: string;
  /** One call each; the last one answers all that follow. */
  answers: Answering[];
  /** The sentence of the failure; null = a design. */
  sentence: string | null;
  calls: number;
  /** After so many calls five minutes have passed, the longest that a person is kept waiting. */
  patienceEndsAfter?: number;
  /** Retried no sooner than the provider asked. */
  leastMs?: number;
  limitMs: number;
};

const good = streamed();
/** The library's header in milliseconds; the queue counts in whole seconds. */
const SOON = { "retry-after-ms": "500" };

const moderation = fault(400, {
  code: "moderation_blocked",
  type: "image_generation_user_error",
  message: "Your request was rejected by the safety system.",
});
const unauthorised = fault(401, { code: "invalid_api_key", message: "Incorrect API key provided." });
const forbidden = fault(403, {
  code: "unsupported_country_region_territory",
  message: "Country, region, or territory not supported.",
});
const rateLimited = (headers: Record<string, string>) =>
  fault(429, { code: "rate_limit_exceeded", message: "Rate limit reached." }, headers);
const broken = fault(500, { type: "server_error", message: "The server had an error." }, SOON);
const overloaded = fault(503, { code: "model_overloaded", message: "That model is overloaded." }, SOON);

export const ONE_CALL = { calls: 1, limitMs: AROUND_MS };
export const TIMED_OUT = {
  sentence: MESSAGES.generationTimedOut,
  calls: 1,
  limitMs: CALL_LIMIT_MS + AROUND_MS,
};
export const NO_IMAGE = { sentence: MESSAGES.modelNoImage, ...ONE_CALL };
/** The fault stays: tried again once, and then the person's patience is over. */
export const STAYS = { calls: 2, patienceEndsAfter: 2, limitMs: 2 * AROUND_MS };
/** The fault goes away: the person sees nothing of it but a short wait. */
export const PASSES = { sentence: null, calls: 2, limitMs: 2 * AROUND_MS };

export const A_DRAWING = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#777" } })
  .png()
  .toBuffer();

export const PROVIDER_CASES: ProviderCase[] = [
  { name: "400 moderation", answers: [moderation], sentence: MESSAGES.modelContentPolicy, ...ONE_CALL },
  { name: "401", answers: [unauthorised], sentence: MESSAGES.modelApiKey, ...ONE_CALL },
  {
    name: "403",
    answers: [forbidden],
    sentence: "Failed to edit image: Country, region, or territory not supported.",
    ...ONE_CALL,
  },
  {
    name: "429, Retry-After 600",
    answers: [rateLimited({ "retry-after": "600" })],
    sentence: MESSAGES.modelRateLimit,
    ...ONE_CALL,
  },
  {
    name: "429, Retry-After 2, passes",
    answers: [rateLimited({ "retry-after": "2" }), good],
    ...PASSES,
    leastMs: 2_000,
  },
  {
    name: "429, no Retry-After, stays",
    answers: [rateLimited({})],
    sentence: MESSAGES.modelRateLimit,
    ...STAYS,
    leastMs: PAUSE_MS,
    limitMs: PAUSE_MS + STAYS.limitMs,
  },
  {
    name: "500, stays",
    answers: [broken],
    sentence: "Failed to edit image: the image service had a fault",
    ...STAYS,
  },
  { name: "500, passes", answers: [broken, good], ...PASSES },
  { name: "503, stays", answers: [overloaded], sentence: MESSAGES.modelOverloaded, ...STAYS },
  { name: "503, passes", answers: [overloaded, good], ...PASSES },
  {
    name: "slow",
    answers: [late(SLOW_MS, good)],
    sentence: null,
    calls: 1,
    leastMs: SLOW_MS,
    limitMs: CALL_LIMIT_MS + AROUND_MS,
  },
  { name: "hangs", answers: [hangs], ...TIMED_OUT },
  { name: "hangs in mid-stream", answers: [hangsInMidStream], ...TIMED_OUT },
  { name: "drips for ever", answers: [drips], ...TIMED_OUT },
  {
    name: "closed in mid-stream, stays",
    answers: [closesInMidStream],
    sentence: MESSAGES.modelNoImage,
    ...STAYS,
  },
  { name: "closed in mid-stream, passes", answers: [closesInMidStream, good], ...PASSES },
  {
    name: "closed before a word, passes",
    answers: [closesAtOnce, good],
    ...PASSES,
    leastMs: PAUSE_MS,
    limitMs: PAUSE_MS + PASSES.limitMs,
  },
  { name: "truncated JSON", answers: [json('{"created":1,"data":[{"b64_json":"iVBORw0')], ...NO_IMAGE },
  {
    name: "truncated JSON in an event",
    answers: [
      (_, response) =>
        void response
          .writeHead(200, { "content-type": "text/event-stream" })
          .end('event: image_edit.completed\ndata: {"b64_json":"iVBORw0\n\n'),
    ],
    ...NO_IMAGE,
  },
  { name: "no image", answers: [json('{"created":1,"data":[]}')], ...NO_IMAGE },
  { name: "an empty body", answers: [json("")], ...NO_IMAGE },
  { name: "wrong size", answers: [anotherSize], sentence: null, ...ONE_CALL },
  {
    name: "another picture of a wrong size",
    answers: [pictureOf(A_DRAWING)],
    sentence: MESSAGES.modelChangedHouse,
    calls: 2,
    limitMs: 2 * AROUND_MS,
  },
  { name: "not an image", answers: [pictureOf(Buffer.from("<html>no picture</html>"))], ...NO_IMAGE },
  { name: "an image cut short", answers: [pictureOf(A_DRAWING.subarray(0, 60))], ...NO_IMAGE },
  { name: "200 MB as JSON", answers: [huge("json")], ...NO_IMAGE },
  { name: "200 MB in one event", answers: [huge("event")], ...NO_IMAGE },
];
