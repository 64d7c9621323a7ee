import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { freeBytes } from "#server/disk-room.ts";

/** Of the write-ahead log, which is written in files of 16 MB. On a full disk hardly anything but the queue writes it. */
const SPARE_SEGMENTS = 2;
/** Four more files fit without a doubt; below it none is made ahead of its time. */
const NEW_FILES_ROOM_BYTES = 64 * 1024 * 1024;
/** A checkpoint writes some small files anew. Without room for them it does what a missing log file does. */
const CHECKPOINT_ROOM_BYTES = 4 * 1024 * 1024;
const LOOK_EVERY_MS = 10_000;

/** Whether a checkpoint is safe now, and with it the end of the database in order. */
export const hasRoomForCheckpoint = async (dir: string): Promise<boolean> =>
  (await freeBytes(dir)) >= CHECKPOINT_ROOM_BYTES;

/**
 * Keeps the next files of the log ready, and the log short. PGlite has no checkpointer: it would add a file for each 16 MB
 * written and reuse none of them until it is closed. And where no next file can be made, or a checkpoint finds no room, it
 * spins for ever inside one query and the whole process with it; every other write on a full disk is refused with an error.
 * `onExhausted` is called when the last file is in use and there is no room for another.
 */
export async function keepSpareLog(
  lite: PGlite,
  dir: string,
  onExhausted: () => void,
): Promise<{ look(): Promise<void>; stop(): void }> {
  let settled = "";
  const current = async () =>
    (await lite.query<{ name: string }>("select pg_walfile_name(pg_current_wal_lsn()) as name")).rows[0]!
      .name;
  const countSpare = async (segment: string) =>
    (await readdir(join(dir, "pg_wal"))).filter((name) => /^[\dA-F]{24}$/.test(name) && name > segment)
      .length;

  /** Files that lie before a checkpoint become the next ones. */
  async function checkpoint(): Promise<void> {
    await lite.exec("checkpoint");
    settled = await current();
  }

  async function look(): Promise<void> {
    const segment = await current();
    if (!(await hasRoomForCheckpoint(dir))) {
      if ((await countSpare(segment)) === 0) onExhausted();
      return;
    }
    if (segment !== settled) await checkpoint();
    if ((await countSpare(segment)) >= SPARE_SEGMENTS || (await freeBytes(dir)) < NEW_FILES_ROOM_BYTES)
      return;
    for (let i = 0; i < SPARE_SEGMENTS; i++) {
      // A file is left only when something stands in it.
      await lite.query("select pg_logical_emit_message(false, 'spare', '')");
      await lite.query("select pg_switch_wal()");
    }
    await checkpoint();
  }

  await look();
  // A look that fails is made again.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
