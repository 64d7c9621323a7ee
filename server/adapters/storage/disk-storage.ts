import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { requireWritable } from "#server/disk-room.ts";
import type { Storage } from "./storage.ts";
import { contentTypeOf, isStorageKey } from "./storage-key.ts";

/** Half-written files live here, on the same file system as the finished ones, so that a rename is atomic. */
const UNFINISHED = ".unfinished";

const isMissing = (error: unknown) =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A rename is on the disk for certain only when its folder was flushed too. Windows knows no such thing. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export function createDiskStorage(config: { dir: string }): Storage {
  const pathOf = (key: string) => {
    contentTypeOf(key); // refuses what is no key before it becomes a path
    return join(config.dir, key);
  };

  return {
    async put(key, content) {
      const path = pathOf(key);
      const unfinished = join(config.dir, UNFINISHED, randomUUID());
      await mkdir(dirname(path), { recursive: true });
      await mkdir(dirname(unfinished), { recursive: true });
      try {
        const file = await open(unfinished, "wx");
        try {
          await file.writeFile(content instanceof Uint8Array ? content : content.stream);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await flushFolder(dirname(path));
    },

    async get(key) {
      const path = pathOf(key);
      const file = await orNull(open(path, "r"));
      if (!file) return null;
      const { size } = await file.stat();
      const stream = Readable.toWeb(createReadStream(path, { fd: file, autoClose: true }));
      return { contentType: contentTypeOf(key), bytes: size, stream: stream as ReadableStream<Uint8Array> };
    },

    async head(key) {
      const found = await orNull(stat(pathOf(key)));
      return found && { contentType: contentTypeOf(key), bytes: found.size };
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list(prefix) {
      const names = (await orNull(readdir(config.dir, { recursive: true, withFileTypes: true }))) ?? [];
      for (const entry of names) {
        const key = relative(config.dir, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
        if (!entry.isFile() || !isStorageKey(key) || !key.startsWith(prefix)) continue;
        const found = await orNull(stat(join(config.dir, key)));
        if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
      }
    },

    directUrl: async () => null,
    directUpload: async () => null,
    directOrigin: null,

    async check() {
      await mkdir(config.dir, { recursive: true });
      await requireWritable(config.dir);
    },
  };
}
