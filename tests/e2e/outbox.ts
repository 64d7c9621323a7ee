import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import type { ServerPlace } from "#tests/support/running-server.ts";
import { expect } from "./fixtures.ts";

/** Mails to this address that a server without SMTP wrote into its folder, oldest first. */
async function mailsTo(server: ServerPlace, to: string): Promise<Email[]> {
  const folder = join(server.dataDir, "outbox");
  const names = (await readdir(folder)).filter((file) => file.endsWith(".eml")).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  // Most are of other stories.
  const mails = await Promise.all(
    sources.filter((source) => source.includes(to)).map((source) => PostalMime.parse(source)),
  );
  return mails.filter((mail) => mail.to?.[0]?.address === to);
}

/** The newest of what `find` reads in the mails to this address, once there are so many; a new mail takes a moment to lie there. */
export async function inMailTo(
  server: ServerPlace,
  to: string,
  find: (mail: Email) => string | undefined,
  count = 1,
): Promise<string> {
  let found: string[] = [];
  await expect(async () => {
    found = (await mailsTo(server, to)).flatMap((mail) => find(mail) ?? []);
    expect(found.length).toBeGreaterThanOrEqual(count);
  }).toPass();
  return found.at(-1)!;
}
