import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { hostedRow } from "#contract/engines.ts";
import { API_KEY, type ImageModelServer, startImageModelServer } from "#tests/fakes/image-model-server.ts";
import { serviceWarnings } from "./service-warnings.ts";

const TODAY = new Date("2026-11-21");

let server: ImageModelServer;
beforeAll(async () => {
  server = await startImageModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.models.length = 0;
});

const warnings = (model: string, { apiKey = API_KEY, baseUrl = server.url } = {}) =>
  serviceWarnings({ engine: "openai", row: hostedRow("openai"), apiKey, baseUrl, model }, TODAY);

const CHANGE = "Please set OPENAI_IMAGE_MODEL to another model.";

it("says nothing of a model that is listed and stays", async () => {
  server.models.push({ id: "gpt-image-2" }, { id: "later", shutdown_date: "2027-06-01" });
  expect(await warnings("gpt-image-2")).toEqual([]);
  expect(await warnings("later")).toEqual([]);
});

it("says when a model ends within a month, and when it has ended, by the list's date or else by ours", async () => {
  server.models.push(
    { id: "soon", shutdown_date: "2026-12-04" },
    { id: "over", shutdown_date: "2026-11-21" },
    { id: "gpt-image-1.5" },
    { id: "gpt-image-1" },
  );
  expect(await warnings("soon")).toEqual([
    `The image model soon goes out of service on 2026-12-04, in 13 days. ${CHANGE}`,
  ]);
  expect(await warnings("over")).toEqual([
    `The image model over went out of service on 2026-11-21. ${CHANGE}`,
  ]);
  expect(await warnings("gpt-image-1.5")).toEqual([
    `The image model gpt-image-1.5 goes out of service on 2026-12-01, in 10 days. ${CHANGE}`,
  ]);
  expect(await warnings("gpt-image-1")).toEqual([
    `The image model gpt-image-1 went out of service on 2026-10-23. ${CHANGE}`,
  ]);
});

it("says where nobody can be asked that a model is not known, or when it ends", async () => {
  const about = (engine: "gemini" | "vllm", model: string) =>
    serviceWarnings(
      { engine, row: hostedRow(engine), apiKey: API_KEY, baseUrl: "http://127.0.0.1:9", model },
      new Date("2027-03-01"),
    );
  expect(await about("gemini", "gemini-9")).toEqual([
    "Google Gemini: this release does not know the image model gemini-9, its price or how it marks; probe it.",
  ]);
  expect(await about("gemini", "gemini-2.5-flash-image")).toEqual([
    "The image model gemini-2.5-flash-image goes out of service on 2027-03-15, in 14 days. Please set GEMINI_IMAGE_MODEL to another model.",
  ]);
  expect(await about("vllm", "whatever")).toEqual([]);
});

it("says that a model is not listed, that a key is refused and that nobody answers", async () => {
  expect(await warnings("gpt-image-9")).toEqual([
    `${server.url} does not list the image model gpt-image-9. ${CHANGE}`,
  ]);
  expect(await warnings("gpt-image-2", { apiKey: "sk-wrong" })).toEqual([
    `${server.url} could not be asked for the image model gpt-image-2: it answered 401.`,
  ]);
  expect(await warnings("gpt-image-2", { baseUrl: "http://127.0.0.1:9/v1" })).toEqual([
    "http://127.0.0.1:9/v1 could not be asked for the image model gpt-image-2: it does not answer.",
  ]);
});
