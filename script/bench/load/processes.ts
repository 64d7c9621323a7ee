import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export type Started = {
  /** Null for a process that does not listen. */
  url: string | null;
  stop(): Promise<void>;
};

/** A script as a process of its own, once it says that it is ready. */
export async function startProcess(script: string[], environment: Record<string, string>): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, script, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: "test", LOG_LEVEL: "error", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  const url = await new Promise<string | null>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${script.join(" ")} ended with ${code}`)));
    createInterface({ input: child.stdout! }).on("line", (line) => {
      const port = /is ready: http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
      else if (line.includes("worker is ready")) resolve(null);
    });
  });
  return {
    url,
    stop: async () => {
      process.off("exit", endWithUs);
      const exit = once(child, "exit");
      if (child.kill("SIGTERM")) await exit;
    },
  };
}
