import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** The line by which an installed package names its holders: of its license file, else the author of its package.json. */
export function readCopyright(path: string): string | null {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) return null;
  for (const file of readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort()) {
    const lines = readFileSync(join(folder, file), "utf8").split(/\r?\n/);
    const line = lines.find((one) => /^\W*copyright\b.*[a-z]{3}/i.test(one) && !NO_HOLDER.test(one));
    if (line) return line.trim().replace(/^[^\w©(]+/, "");
  }
  const { author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    author?: string | { name?: string };
  };
  const name = typeof author === "string" ? author : author?.name;
  return name ? `Author: ${name}` : null;
}

/** Lines of license texts that speak of copyright and name nobody: Apache's template and its terms, the FSF's own text. */
const NO_HOLDER =
  /\[yyyy\]|\{yyyy\}|copyright (owner|license|notice|holder|statement)|Free Software Foundation/i;
