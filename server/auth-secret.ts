import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * The key that signs tokens and file addresses: configured, or made once and kept beside the data. Several machines
 * must share one, so with PostgreSQL it is configured.
 */
export async function loadAuthSecret(config: {
  secret: string | undefined;
  secretFile: string;
}): Promise<string> {
  if (config.secret) return config.secret;
  try {
    return (await readFile(config.secretFile, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const secret = randomBytes(48).toString("base64url");
  await mkdir(dirname(config.secretFile), { recursive: true });
  try {
    await writeFile(config.secretFile, secret, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code === "EEXIST")
      return (await readFile(config.secretFile, "utf8")).trim();
    throw error;
  }
}
