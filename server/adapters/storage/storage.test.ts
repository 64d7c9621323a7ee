import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3Server } from "#tests/fakes/s3-server.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import { readStored, type Storage } from "./storage.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
async function collect(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

/** What every implementation of the port promises. */
function keepsThePromises(open: () => Promise<{ storage: Storage; close(): Promise<void> }>) {
  let storage: Storage;
  let close: () => Promise<void>;
  beforeAll(async () => ({ storage, close } = await open()));
  afterAll(() => close());

  it("gives back what was put, byte for byte, with the type that the key names", async () => {
    const content = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 31 + (i >> 8)) & 255);
    await storage.put("photos/one.jpg", content);
    const file = await storage.get("photos/one.jpg");
    expect(file).toMatchObject({ contentType: "image/jpeg", bytes: 300_000 });
    await file?.stream.cancel();
    expect(Buffer.compare(await readStored(storage, "photos/one.jpg"), content)).toBe(0);
    expect(await storage.head("photos/one.jpg")).toEqual({ contentType: "image/jpeg", bytes: 300_000 });
  });

  it("takes content piece by piece", async () => {
    const pieces = [new Uint8Array(70_000).fill(1), new Uint8Array(70_000).fill(2)];
    const stream = (async function* () {
      yield* pieces;
    })();
    await storage.put("photos/pieces.jpg", { bytes: 140_000, stream });
    expect(Buffer.compare(await readStored(storage, "photos/pieces.jpg"), Buffer.concat(pieces))).toBe(0);
  });

  it("answers null for what is not there", async () => {
    expect(await storage.get("photos/none.png")).toBeNull();
    expect(await storage.head("photos/none.png")).toBeNull();
    expect(await storage.head("photos/one.jpg/under.png").catch(() => null)).toBeNull();
  });

  it("replaces a key as a whole", async () => {
    await storage.put("a/again.webp", bytes("the first and longer content"));
    await storage.put("a/again.webp", bytes("second"));
    expect(await readStored(storage, "a/again.webp")).toEqual(bytes("second"));
  });

  it("lists by prefix and forgets what was deleted, also when it is deleted twice", async () => {
    for (const key of ["list/a/1.png", "list/a/2.png", "list/b/3.png"]) await storage.put(key, bytes(key));
    expect(await collect(storage, "list/a/")).toEqual(["list/a/1.png", "list/a/2.png"]);
    await storage.delete("list/a/1.png");
    await storage.delete("list/a/1.png");
    expect(await collect(storage, "list/")).toEqual(["list/a/2.png", "list/b/3.png"]);
  });

  it("tells the size of each listed file and when it was written", async () => {
    const before = Date.now();
    await storage.put("told/1.png", bytes("five!"));
    for await (const { key, bytes: size, modifiedAt } of storage.list("told/")) {
      expect([key, size]).toEqual(["told/1.png", 5]);
      // A store counts whole seconds, and rounds as it likes.
      expect(modifiedAt.getTime()).toBeGreaterThanOrEqual(before - 1000);
      expect(modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    }
  });

  it.each([
    "../outside.png",
    "a/../../b.png",
    "/etc/x.png",
    "a//b.png",
    "A.png",
    "a.exe",
    "a\\b.png",
    "a\0.png",
    "",
  ])("refuses %j, which is no key", async (key) => {
    await expect(storage.put(key, bytes("x"))).rejects.toThrow(RangeError);
    await expect(storage.get(key)).rejects.toThrow(RangeError);
    await expect(storage.delete(key)).rejects.toThrow(RangeError);
  });

  it("keeps one of two contents whole when both are put at once", async () => {
    const contents = ["x", "y"].map((letter) => bytes(letter.repeat(200_000)));
    await Promise.all(contents.map((content) => storage.put("race/1.png", content)));
    const kept = await readStored(storage, "race/1.png");
    expect(contents.some((content) => Buffer.compare(content, kept) === 0)).toBe(true);
  });

  it("says that it is ready", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
}

describe("storage on disk", () => {
  const open = async () => {
    const dir = await mkdtemp(join(tmpdir(), "yardwright-disk-"));
    return { storage: createDiskStorage({ dir }), close: () => rm(dir, { recursive: true }), dir };
  };
  keepsThePromises(open);

  it("leaves no half-written file behind and lists none", async () => {
    const { storage, close, dir } = await open();
    await storage.put("a/1.png", bytes("1"));
    expect(await readdir(join(dir, ".unfinished"))).toEqual([]);
    await writeFile(join(dir, ".unfinished", "torn"), "to");
    expect(await collect(storage, "")).toEqual(["a/1.png"]);
    await close();
  });

  it("is not ready when its folder cannot be made", async () => {
    const { close, dir } = await open();
    await writeFile(join(dir, "file"), "");
    await expect(createDiskStorage({ dir: join(dir, "file", "files") }).check()).rejects.toThrow();
    await close();
  });
});

describe("storage on S3", () => {
  const open = async () => {
    const { access, stop } = await startS3Server();
    const storage = createS3Storage(access);
    const close = async () => {
      storage.close();
      await stop();
    };
    return { storage, config: access, close };
  };
  keepsThePromises(open);

  it("is not ready without its bucket", async () => {
    const { config, close } = await open();
    await expect(createS3Storage({ ...config, bucket: "none" }).check()).rejects.toThrow();
    await close();
  });
});
