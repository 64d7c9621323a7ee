import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import type { MemoryWatch } from "./memory-watch.worker.ts";
import { PHOTO_TASKS, type PhotoDone, type PhotoTask } from "./photo-tasks.ts";

// The process in which pictures of strangers are decoded. It may be killed at any moment, by itself too.

sharp.cache(false);
// Each thread of libvips holds strips of its own.
sharp.concurrency(1);
// When the machine runs out of memory the kernel takes this process and not the server.
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {}); // Linux alone has it
process.on("disconnect", () => process.exit());

const busy = new Int32Array(new SharedArrayBuffer(4));
const watch: MemoryWatch = { busy, maxBytes: Number(argv[2]) };
new Worker(new URL("./memory-watch.worker.ts", import.meta.url), { workerData: watch }).unref();

process.on("message", async (task: PhotoTask) => {
  Atomics.store(busy, 0, 1);
  Atomics.notify(busy, 0);
  const done = await run(task);
  Atomics.store(busy, 0, 0);
  process.send?.(done);
});

async function run({ task, folder, details }: PhotoTask): Promise<PhotoDone> {
  try {
    const work = PHOTO_TASKS[task] as (content: Uint8Array, ...details: unknown[]) => Promise<object>;
    const facts: Record<string, unknown> = {};
    const files: string[] = [];
    for (const [name, value] of Object.entries(await work(await readFile(join(folder, "in")), ...details))) {
      if (!(value instanceof Uint8Array)) {
        facts[name] = value;
        continue;
      }
      await writeFile(join(folder, name), value);
      files.push(name);
    }
    return { ok: true, facts, files, heldBytes: process.memoryUsage.rss() };
  } catch (error) {
    const known =
      error instanceof AppError ? error : new AppError("internal", MESSAGES.unexpected, { cause: error });
    const { code, userMessage: message, cause } = known;
    const because = cause instanceof Error ? (cause.stack ?? cause.message) : "";
    return { ok: false, code, message, because, heldBytes: process.memoryUsage.rss() };
  }
}
