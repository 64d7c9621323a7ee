import { type HostedEngine, hostedRow } from "#contract/engines.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { HostedServer } from "#tests/fakes/hosted-server.ts";
import { closesAtOnce, hangs, huge, json, late, pictureAtHalfSize } from "./bad-answers.ts";
import {
  A_DRAWING,
  NO_IMAGE,
  ONE_CALL,
  PASSES,
  PAUSE_MS,
  type ProviderCase,
  SLOW_MS,
  STAYS,
  TIMED_OUT,
} from "./provider-cases.ts";

const SOON = { "retry-after-ms": "500" };
const EDIT_FAILED = "Failed to edit image:";

/** What goes wrong with every service alike, in the words of one. */
export function engineCases(engine: HostedEngine, server: HostedServer): ProviderCase[] {
  const row = hostedRow(engine);
  const good = server.good();
  const otherHouse = server.good({ everything: true });
  return [
    {
      name: "moderation",
      answers: [server.refusal("moderation")],
      sentence: row.address ? MESSAGES.modelContentPolicy : `${EDIT_FAILED} refused: moderation`,
      ...ONE_CALL,
    },
    {
      name: "wrong key",
      answers: [server.refusal("key")],
      sentence: MESSAGES.modelApiKey.replace("OpenAI", row.name),
      ...ONE_CALL,
    },
    {
      name: "not in this country",
      answers: [server.refusal("elsewhere")],
      sentence: `${EDIT_FAILED} refused: elsewhere`,
      ...ONE_CALL,
    },
    {
      name: "429, Retry-After 600",
      answers: [server.refusal("rate", { "retry-after": "600" })],
      sentence: MESSAGES.modelRateLimit,
      ...ONE_CALL,
    },
    { name: "429, passes", answers: [server.refusal("rate", SOON), good], ...PASSES },
    {
      name: "500, stays",
      answers: [server.refusal("broken", SOON)],
      sentence: `${EDIT_FAILED} the image service had a fault`,
      ...STAYS,
    },
    { name: "503, passes", answers: [server.refusal("overloaded", SOON), good], ...PASSES },
    {
      name: "slow",
      answers: [late(SLOW_MS, good)],
      sentence: null,
      calls: 1,
      leastMs: SLOW_MS,
      limitMs: TIMED_OUT.limitMs,
    },
    { name: "hangs", answers: [hangs], ...TIMED_OUT },
    {
      name: "closed before a word, passes",
      answers: [closesAtOnce, good],
      ...PASSES,
      leastMs: PAUSE_MS,
      limitMs: PAUSE_MS + PASSES.limitMs,
    },
    { name: "cut JSON", answers: [json('{"data":[{"b64_json":"iVBORw0')], ...NO_IMAGE },
    { name: "no image", answers: [json("{}")], ...NO_IMAGE },
    { name: "not an image", answers: [server.picture(Buffer.from("<html>no picture</html>"))], ...NO_IMAGE },
    { name: "an image cut short", answers: [server.picture(A_DRAWING.subarray(0, 60))], ...NO_IMAGE },
    {
      name: "wrong size",
      answers: [
        async (call, response) => server.picture(await pictureAtHalfSize(call.image))(call, response),
      ],
      sentence: null,
      ...ONE_CALL,
    },
    {
      name: "another house, stays",
      answers: [otherHouse],
      sentence: MESSAGES.modelChangedHouse,
      calls: 2,
      limitMs: 2 * ONE_CALL.limitMs,
    },
    {
      name: "wrong polarity, stays",
      answers: [server.good({ inverted: true })],
      sentence: MESSAGES.modelChangedHouse,
      calls: 2,
      limitMs: 2 * ONE_CALL.limitMs,
    },
    { name: "another house, passes", answers: [otherHouse, good], ...PASSES },
    {
      name: "price missing",
      answers: [async (call, response) => server.picture(await server.painted(call), false)(call, response)],
      sentence: null,
      ...ONE_CALL,
    },
    { name: "200 MB as JSON", answers: [huge("json")], ...NO_IMAGE },
  ];
}
