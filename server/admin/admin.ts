import type { Config } from "../config.ts";
import { connect } from "../db/connect.ts";
import { askRunningServer } from "./admin-socket.ts";
import { type AdminAnswer, runCommand } from "./commands.ts";

/** Runs an admin command: through the server that holds the embedded database, else on the database itself. */
export async function administer(config: Config, words: string[]): Promise<AdminAnswer> {
  if (config.database.kind === "embedded") {
    const answer = await askRunningServer(config.dataDir, words);
    if (answer) return answer;
  }
  const database = await connect(config.database);
  try {
    return await runCommand({ db: database.db, now: () => new Date(), trialDays: config.trialDays }, words);
  } finally {
    await database.close();
  }
}
