import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PhotoDone, PhotoTask } from "./photo-tasks.ts";

/** How a task ended that has no answer: `crashed` is the decoder's fault, `broken` our own. */
export type PhotoFailure = {
  failure: "too slow" | "too heavy" | "crashed" | "broken" | "closed";
  because: string;
};

export type PhotoProcess = {
  /** One task at a time is the caller's part. */
  run(task: PhotoTask): Promise<PhotoDone | PhotoFailure>;
  close(): Promise<void>;
};

/**
 * Above the largest picture that is taken, a HEIC of 50 megapixels (0.49 GB), and beside the 320 MB of an idle server still below the 1 GB that
 * deploy/kubernetes gives it.
 */
export const MEMORY_MAX_BYTES = 576 * 1024 * 1024;
/** What a picture left behind; WebAssembly gives nothing back. A new process takes 0.2 s. */
const KEEP_BELOW_BYTES = 192 * 1024 * 1024;

/** Of what a process printed: enough for the stack of the error that ended it. */
const SAID_MAX_CHARS = 2_000;

/** Decodes in a process that is killed when it takes too long or too much memory, with whatever the picture does to it. */
export function createPhotoProcess(limits: { limitMs: number; maxBytes?: number }): PhotoProcess {
  let child: ChildProcess | null = null;
  let closed = false;
  let said = "";

  function start(): ChildProcess {
    const script = fileURLToPath(new URL("./photo.child.ts", import.meta.url));
    const started = spawn(process.execPath, [script, String(limits.maxBytes ?? MEMORY_MAX_BYTES)], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      // Nothing of ours: it has no use for keys and secrets. Fewer arenas of malloc hold less of what was freed.
      env: { MALLOC_ARENA_MAX: "2" },
      windowsHide: true,
    });
    started.on("error", () => {}); // told by the task's own listener
    said = "";
    // Not into our own log: decoders print what strangers make them print.
    started.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-SAID_MAX_CHARS);
    });
    return started;
  }

  const end = (one: ChildProcess) => {
    if (child === one) child = null;
    one.kill("SIGKILL");
  };

  /** An idle process never keeps the server alive. */
  const hold = (one: ChildProcess, held: boolean) => {
    if (held) {
      one.ref();
      one.channel?.ref();
    } else {
      one.unref();
      one.channel?.unref();
    }
  };

  return {
    run(task) {
      if (closed) return Promise.resolve({ failure: "closed", because: "" });
      child ??= start();
      const one = child;
      hold(one, true);
      return new Promise((resolve) => {
        const settle = (answer: PhotoDone | PhotoFailure) => {
          clearTimeout(limit);
          one.off("message", onMessage).off("exit", onExit).off("error", onError);
          if ("failure" in answer || answer.heldBytes > KEEP_BELOW_BYTES) end(one);
          else hold(one, false);
          resolve(answer);
        };
        const onMessage = (answer: unknown) => settle(answer as PhotoDone);
        const fail = (failure: PhotoFailure["failure"], because = said) => settle({ failure, because });
        const onExit = (_: number | null, signal: NodeJS.Signals | null) => {
          if (closed) fail("closed");
          else if (signal === "SIGKILL") fail("too heavy");
          else fail(signal === null ? "broken" : "crashed");
        };
        const onError = (error: Error) => fail("broken", error.message);
        const limit = setTimeout(() => fail("too slow"), limits.limitMs);
        one.on("message", onMessage).once("exit", onExit).once("error", onError);
        one.send(task, () => {}); // what cannot be sent ends with the process
      });
    },
    async close() {
      closed = true;
      if (child) end(child);
    },
  };
}
