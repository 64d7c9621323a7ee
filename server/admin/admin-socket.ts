import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { AdminAnswer } from "./admin-deps.ts";

/** The kernel's limit for the address of a socket is 107 bytes; a deep data folder gets a short name elsewhere. */
const LONGEST_PATH = 100;

function socketPath(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\yardwright-${name}`;
  const path = join(dataDir, "admin.sock");
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : join(tmpdir(), `yardwright-${name}.sock`);
}

/**
 * Lets the admin command work beside the process that holds the embedded database. Who may write the socket may use
 * it: the file is its owner's alone, like the database beside it.
 */
export async function openAdminSocket(
  dataDir: string,
  run: (words: string[]) => Promise<AdminAnswer>,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(dataDir);
  const isFile = process.platform !== "win32";
  // Left over from a process that was killed; the lock of the data folder says that no other one lives.
  if (isFile) await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", () => socket.destroy());
    void answer(socket, run).catch(() => socket.destroy());
  });
  server.listen(path);
  await once(server, "listening");
  if (isFile) await chmod(path, 0o600);
  return {
    close: async () => {
      server.close();
      if (isFile) await rm(path, { force: true });
    },
  };
}

async function answer(socket: Socket, run: (words: string[]) => Promise<AdminAnswer>): Promise<void> {
  const words = JSON.parse(await text(socket)) as string[];
  const reply = await run(words).catch(
    (error: unknown): AdminAnswer => ({ ok: false, words: String(error) }),
  );
  socket.end(JSON.stringify(reply));
}

/** Null when no server listens on this data folder. */
export async function askRunningServer(dataDir: string, words: string[]): Promise<AdminAnswer | null> {
  const socket = createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  socket.end(JSON.stringify(words));
  return JSON.parse(await text(socket)) as AdminAnswer;
}
