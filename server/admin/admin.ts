import type { Config } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import type { AdminAnswer } from "./admin-deps.ts";
import { askRunningServer } from "./admin-socket.ts";
import { runCommand } from "./commands.ts";
import { migrateTo } from "./migrate-to.ts";

/** Runs an admin command: through the server that holds the embedded database, else on the database itself. */
export async function administer(config: Config, words: string[]): Promise<AdminAnswer> {
  if (config.database.kind === "embedded") {
    const answer = await askRunningServer(config.dataDir, words);
    if (answer) return answer;
  }
  const [name, ...args] = words;
  if (name === "migrate-to") return migrateTo(config, args);
  const program = await createProgram(config, { log: createLog("silent") });
  try {
    return await runCommand(program.operations, words);
  } finally {
    await program.close();
  }
}
