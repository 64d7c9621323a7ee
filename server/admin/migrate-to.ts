import { parseArgs } from "node:util";
import type { Config } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import type { AdminAnswer } from "./admin-deps.ts";
import { MigrationRefused, migrate } from "./backup/migrate.ts";
import { MIGRATE_USAGE } from "./commands.ts";

/** `https://KEY:SECRET@HOST/BUCKET?region=eu-central-1`, in the manner of a database's address. */
export function parseS3Address(address: string): Extract<Config["storage"], { kind: "s3" }> | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const bucket = url.pathname.slice(1).replace(/\/$/, "");
  if (!/^https?:$/.test(url.protocol) || !url.username || !url.password || !bucket || bucket.includes("/"))
    return null;
  return {
    kind: "s3",
    bucket,
    endpoint: url.origin,
    publicEndpoint: undefined,
    direct: true,
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

const refused = (words: string): AdminAnswer => ({ ok: false, words });

function readOptions(args: string[]): { databaseUrl: string; s3: string | undefined } | null {
  try {
    const { values } = parseArgs({
      args,
      options: { "database-url": { type: "string" }, s3: { type: "string" } },
    });
    return values["database-url"] ? { databaseUrl: values["database-url"], s3: values.s3 } : null;
  } catch {
    return null;
  }
}

/** Opens both installations and carries one over. While it runs it holds the data folder, so no server changes it. */
export async function migrateTo(config: Config, args: string[]): Promise<AdminAnswer> {
  const options = readOptions(args);
  if (!options || !/^postgres(ql)?:\/\//.test(options.databaseUrl))
    return refused(`Usage:\n  ${MIGRATE_USAGE}`);
  if (config.database.kind !== "embedded")
    return refused("This installation is on PostgreSQL already. Backup and restore move it elsewhere.");
  const s3 = options.s3 === undefined ? undefined : parseS3Address(options.s3);
  if (s3 === null) return refused("--s3 must look like https://KEY:SECRET@HOST/BUCKET");
  const log = createLog("silent");
  const source = await createProgram(config, { log });
  try {
    const database = { kind: "postgres" as const, url: options.databaseUrl };
    const target = await createProgram({ ...config, database, storage: s3 ?? config.storage }, { log });
    try {
      const { db, storage, queue } = target.operations;
      const from = source.operations;
      const moved = await migrate(from, { db, queue, storage: s3 ? storage : from.storage });
      const files = s3
        ? `${moved.filesCopied} files copied, ${moved.filesWereThere} were there already`
        : "the files stay where they are";
      const lost =
        moved.missing.length > 0 ? ` ${moved.missing.length} files were missing here already.` : "";
      return {
        ok: true,
        words: [
          `${moved.rows} rows of ${moved.tables} tables ${moved.rowsWereThere ? "were there already" : "carried over"}, ${files}; all counts and checksums agree.${lost}`,
          `Now set DATABASE_URL${s3 ? " and S3_*" : ""}, keep AUTH_SECRET (${config.auth.secret ? "as it is set" : `the text in ${config.auth.secretFile}`}), and start.`,
        ].join("\n"),
      };
    } finally {
      await target.close();
    }
  } catch (error) {
    if (error instanceof MigrationRefused) return refused(error.message);
    throw error;
  } finally {
    await source.close();
  }
}
