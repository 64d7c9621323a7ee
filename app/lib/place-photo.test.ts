import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Api } from "./api-type.ts";
import { placePhoto } from "./place-photo.ts";

const photo = new File(["a photo"], "yard.jpg", { type: "image/jpeg" });
const place = {
  url: "https://store.example/p",
  headers: { "Content-Type": "x/y" },
  stagedKey: "staged/p.bin",
};

/** Answers each wish for a place with the next of these, and tells what was asked. */
function apiWith(...uploads: (typeof place | null | Error)[]) {
  const asked: unknown[] = [];
  const api = {
    call: async (...[, input]: unknown[]) => {
      asked.push(input);
      const upload = uploads.shift() ?? null;
      if (upload instanceof Error) throw upload;
      return { success: true, upload };
    },
  } as unknown as Api;
  return { api, asked };
}

describe("placing a photo", () => {
  const store = vi.fn<typeof fetch>();
  beforeEach(() => {
    store.mockReset();
    vi.stubGlobal("fetch", store);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("puts it into the store and answers its key", async () => {
    store.mockResolvedValue(new Response());
    const { api, asked } = apiWith(place);
    expect(await placePhoto(api, photo)).toEqual({ stagedKey: "staged/p.bin" });
    expect(asked).toEqual([{ body: { bytes: 7 } }]);
    expect(store).toHaveBeenCalledWith(
      place.url,
      expect.objectContaining({ method: "PUT", headers: place.headers, body: photo }),
    );
  });

  it.each([
    ["there is no store", null, () => Promise.reject(new Error("not asked"))],
    ["the store cannot be reached", place, () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the store refuses it", place, () => Promise.resolve(new Response(null, { status: 403 }))],
    ["the server knows no such call yet", new Error("404"), () => Promise.reject(new Error("not asked"))],
  ])("answers the photo itself where %s, and does not try again", async (_, upload, answer) => {
    store.mockImplementation(answer);
    const { api, asked } = apiWith(upload, place);
    expect(await placePhoto(api, photo)).toEqual({ image: photo });
    expect(await placePhoto(api, photo)).toEqual({ image: photo });
    expect(asked).toHaveLength(1);
  });

  it("ends where its caller ends, and tries again", async () => {
    const caller = new AbortController();
    store.mockImplementation((_, init) => {
      caller.abort(new Error("no longer wanted"));
      return Promise.reject(init?.signal?.reason);
    });
    const { api } = apiWith(place, place);
    await expect(placePhoto(api, photo, caller.signal)).rejects.toThrow("no longer wanted");
    store.mockResolvedValue(new Response());
    expect(await placePhoto(api, photo)).toEqual({ stagedKey: "staged/p.bin" });
  });
});
