import { expect, it } from "vitest";
import { answerEvents, STREAMS_MAX } from "./event-stream.ts";

function open(accountId: string, hangUp = new AbortController()) {
  const answer = answerEvents({ accountId }, hangUp.signal, async function* (ended) {
    await new Promise((resolve) => ended.addEventListener("abort", resolve));
    yield* [];
  });
  return { answer, hangUp };
}

it("one person reads so many streams at once and no more, and has room again when one ends", async () => {
  const streams = Array.from({ length: STREAMS_MAX }, () => open("dana"));
  expect(() => open("dana")).toThrow("Too many");
  const other = open("ben");
  streams[0]!.hangUp.abort();
  await streams[0]!.answer.text();
  const next = open("dana");
  expect(() => open("dana")).toThrow();
  // Who closes the connection leaves a place too.
  await streams[1]!.answer.body!.cancel();
  await new Promise((resolve) => setImmediate(resolve));
  const last = open("dana");
  for (const { hangUp } of [...streams, other, next, last]) hangUp.abort();
});
