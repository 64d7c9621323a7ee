import { workerData } from "node:worker_threads";

export type MemoryWatch = {
  /** 1 while a picture is decoded. */
  busy: Int32Array<SharedArrayBuffer>;
  maxBytes: number;
};

/** A decoder takes a gigabyte in a second: 5 MB in this time. */
const EVERY_MS = 5;

// Ends the process that takes more memory than it may. A thread of its own, because decoding WebAssembly holds the main one; the
// kernel's own limits count what is reserved too, which for V8 is half a gigabyte.
const { busy, maxBytes } = workerData as MemoryWatch;
for (;;) {
  Atomics.wait(busy, 0, 0);
  Atomics.wait(busy, 0, 1, EVERY_MS);
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, "SIGKILL");
}
