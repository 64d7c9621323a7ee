// Takes and gives back the lock of a data folder as its parent says, for the tests of what several processes may do.
import { acquireDataLock, DataFolderLocked, type DataLock } from "#server/db/data-lock.ts";

const dir = process.argv[2] ?? "";
let lock: DataLock | undefined;
const say = (words: string) => process.send?.(words);

process.on("message", async (order: "try" | "wait" | "release") => {
  if (order === "release") {
    await lock?.release();
    lock = undefined;
    say("released");
    return;
  }
  try {
    lock = await acquireDataLock(dir, {
      ...(order === "try" ? { waitMs: 0 } : {}),
      onWait: () => say("waiting"),
    });
    say("held");
  } catch (error) {
    say(error instanceof DataFolderLocked ? "refused" : String(error));
  }
});
say("here");
