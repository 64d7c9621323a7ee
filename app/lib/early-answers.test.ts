import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EarlyAnswers, takeEarly } from "./early-answers.ts";

const here = globalThis as { early?: EarlyAnswers };
const asks = (token: string, method = "GET") => ({ method, headers: { Authorization: `Bearer ${token}` } });

describe("an answer that was asked for before the scripts came", () => {
  /** The page began so long ago, whatever the age of the process that runs the test. */
  const now = vi.spyOn(performance, "now");
  beforeEach(() => void now.mockReturnValue(1_000));
  afterEach(() => {
    delete here.early;
    now.mockReset();
  });

  it("goes to the first who asks the same, once", async () => {
    here.early = { token: "one", answers: { "/api/x": Promise.resolve(new Response("early")) } };
    expect(await (await takeEarly("/api/x", asks("one")))?.text()).toBe("early");
    expect(takeEarly("/api/x", asks("one"))).toBeUndefined();
  });

  it("goes to nobody with another token, who asks another thing or changes something", () => {
    here.early = { token: "one", answers: { "/api/x": Promise.resolve(new Response("early")) } };
    expect(takeEarly("/api/y", asks("one"))).toBeUndefined();
    expect(takeEarly("/api/x", asks("one", "DELETE"))).toBeUndefined();
    expect(takeEarly("/api/x", asks("two"))).toBeUndefined();
  });

  it("goes to nobody once it lay for a minute", () => {
    here.early = { token: "one", answers: { "/api/x": Promise.resolve(new Response("early")) } };
    now.mockReturnValue(60_001);
    expect(takeEarly("/api/x", asks("one"))).toBeUndefined();
  });

  it("is none on a page that asked nothing", () => {
    expect(takeEarly("/api/x", asks("one"))).toBeUndefined();
  });
});
