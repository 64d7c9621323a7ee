import { describe, expect, it } from "vitest";
import type { Generation } from "#contract/endpoints/generations.ts";
import { createApiClient } from "./api-client.ts";
import { createCredentials } from "./credentials.ts";
import { cancelGeneration, createGeneration, type GenerationRequest } from "./generation.ts";
import { watchGeneration } from "./generation-events.ts";

const request: GenerationRequest = {
  image: new Blob(["photo"], { type: "image/jpeg" }),
  mask: new Blob(["mask"], { type: "image/png" }),
  prompt: "a patio",
  sizes: [],
  brush: [],
  annotations: [{ id: "a", path: [{ x: 1, y: 2 }], description: "pavers" }],
  viewpoint: "same",
  designId: null,
  projectId: 7,
  editHistory: ["darker stone"],
  engine: null,
  seed: 3,
};

const json = (body: unknown, status = 200) => Response.json(body, { status });
const generation = (status: Generation["status"], more: Partial<Generation> = {}) =>
  ({ id: "g1", status, stage: "", progress: 1, ...more }) as Generation;

/** The real client on a network that answers from a list and writes down what it is asked. */
function script(...answers: (Response | Error)[]) {
  const calls: { url: string; init: RequestInit }[] = [];
  const api = createApiClient({
    fetch: async (url, init = {}) => {
      calls.push({ url: String(url), init });
      const answer = answers.shift() ?? new Error(`nothing left to answer ${url}`);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    credentials: createCredentials({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
    exclusively: (work) => work(),
    onExpired: () => {},
    speaksForStored: () => true,
  });
  return { api, calls };
}

const stream = (...events: string[]) =>
  new Response(events.join(""), { headers: { "Content-Type": "text/event-stream" } });
const event = (id: number, name: string, data: unknown) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

describe("asking for a design", () => {
  const good = () => json({ success: true, data: { id: "g1", status: "queued" } }, 202);
  const noStore = () => json({ success: true, upload: null });

  it("sends photo, mask, words and areas as one form", async () => {
    const { api, calls } = script(noStore(), good());
    expect(await createGeneration(api, request, "key-1")).toBe("g1");
    const form = calls.at(-1)?.init.body as FormData;
    expect(await (form.get("image") as File).text()).toBe("photo");
    expect((form.get("mask") as File).name).toBe("mask.png");
    expect(form.has("imageUrl")).toBe(false);
    expect(JSON.parse(form.get("annotations") as string)).toEqual(request.annotations);
    expect(JSON.parse(form.get("editHistory") as string)).toEqual(["darker stone"]);
    expect(form.get("projectId")).toBe("7");
    expect(form.get("seed")).toBe("3");
  });

  it("names an uploaded photo by its address", async () => {
    const { api, calls } = script(good());
    await createGeneration(api, { ...request, image: "/files/p.jpg", mask: null }, "key-1");
    const form = calls.at(-1)?.init.body as FormData;
    expect(form.get("imageUrl")).toBe("/files/p.jpg");
    expect(form.has("image")).toBe(false);
    expect(form.has("mask")).toBe(false);
  });

  it("carries the key that makes a repeat the same design", async () => {
    const { api, calls } = script(noStore(), good());
    await createGeneration(api, request, "key-1");
    expect(new Headers(calls.at(-1)?.init.headers).get("Idempotency-Key")).toBe("key-1");
  });

  it("throws the server's sentence and code when refused", async () => {
    const { api } = script(
      noStore(),
      json({ success: false, message: "No more.", code: "generation_limit" }, 402),
    );
    await expect(createGeneration(api, request, "k")).rejects.toMatchObject({
      code: "generation_limit",
      message: "No more.",
    });
  });

  it("speaks of the network when the network fails", async () => {
    const { api } = script(noStore(), new TypeError("fetch failed"));
    await expect(createGeneration(api, request, "k")).rejects.toMatchObject({
      code: "network",
      message: "Network connection issue. Please check your internet and try again.",
    });
  });
});

describe("following a design", () => {
  const patient = () => {
    const waited: number[] = [];
    return { waited, wait: async (ms: number) => void waited.push(ms) };
  };

  it("tells the progress and answers with the ended design", async () => {
    const { api } = script(
      stream(
        event(1, "progress", { stage: "Looking at the yard", progress: 0.2 }),
        event(2, "partial", { imageUrl: "/files/half.png", index: 0 }),
        event(3, "done", generation("succeeded", { imageUrl: "/files/r.png" })),
      ),
    );
    const heard: unknown[] = [];
    const ended = await watchGeneration(api, "g1", {
      onProgress: (stage, progress) => heard.push([stage, progress]),
      onPartial: (url) => heard.push(url),
    });
    expect(heard).toEqual([["Looking at the yard", 0.2], "/files/half.png"]);
    expect(ended.imageUrl).toBe("/files/r.png");
  });

  it("goes on after the last event heard when the connection breaks", async () => {
    const { wait, waited } = patient();
    const { api, calls } = script(
      stream(event(4, "progress", { stage: "Planting", progress: 0.5 })),
      json({ success: true, data: generation("running") }),
      new TypeError("offline"),
      stream(event(5, "done", generation("succeeded"))),
    );
    await watchGeneration(api, "g1", { wait });
    expect(calls.map((call) => call.url)).toEqual([
      "/api/generations/g1/events",
      "/api/generations/g1",
      "/api/generations/g1/events",
      "/api/generations/g1/events",
    ]);
    expect(new Headers(calls.at(-1)?.init.headers).get("Last-Event-ID")).toBe("4");
    expect(waited).toEqual([500, 1000]);
  });

  it("finds a design that ended while nobody listened", async () => {
    const { api } = script(stream(), json({ success: true, data: generation("failed") }));
    expect((await watchGeneration(api, "g1")).status).toBe("failed");
  });

  it("waits longer and longer, up to 8 seconds, while the server is out of reach", async () => {
    const { wait, waited } = patient();
    const offline = Array.from({ length: 7 }, () => new TypeError("offline"));
    const { api } = script(...offline, stream(event(1, "done", generation("succeeded"))));
    await watchGeneration(api, "g1", { wait });
    expect(waited).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it("gives up on a design that is not there", async () => {
    const gone = () => json({ success: false, message: "Gone.", code: "not_found" }, 404);
    const { api } = script(gone(), gone());
    await expect(watchGeneration(api, "g1")).rejects.toMatchObject({ code: "not_found" });
  });

  it("stops when told to", async () => {
    const stop = new AbortController();
    const { api } = script(stream(event(1, "progress", { stage: "", progress: 0 })));
    const watching = watchGeneration(api, "g1", {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error("stopped")),
      wait: async () => {},
    });
    await expect(watching).rejects.toThrow("stopped");
  });
});

describe("cancelling", () => {
  it("deletes the design", async () => {
    const { api, calls } = script(json({ success: true, data: generation("canceled") }));
    expect((await cancelGeneration(api, "g1")).status).toBe("canceled");
    expect(calls[0]).toMatchObject({ url: "/api/generations/g1", init: { method: "DELETE" } });
  });
});
