import { afterEach, describe, expect, it } from "vitest";
import { type EarlyAnswers, takeEarly } from "./early-answers.ts";

const here = globalThis as { early?: EarlyAnswers };
const asks = (token: string, method = "GET") => ({ method, headers: { Authorization: `Bearer ${token}` } });

describe("an answer that was asked for before the scripts came", () => {
  afterEach(() => {
    delete here.early;
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

  it("is none on a page that asked nothing", () => {
    expect(takeEarly("/api/x", asks("one"))).toBeUndefined();
  });
});
