/**
 * `npm run verify -- file.pdf [picture ...]`: whether a sealed proposal is unchanged, and whether pictures are those that it names. `--certificate SHA256` names the certificate that must
 * have sealed it; without, it is the one in DATA_DIR. Exits with 0 = unchanged and sealed by that certificate, 1 = changed, 2 = cannot be told.
 */
import { createHash, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { sealTools } from "#app/lib/seal-tools.ts";
import { describeSeal, pictureNamed, type SealWords } from "#contract/seal-words.ts";
import { verifySeal } from "#core/seal/verify-seal.ts";

const EXIT = { good: 0, bad: 1, unknown: 2 } satisfies Record<SealWords["verdict"], number>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { certificate: { type: "string" } },
});
const [path, ...pictures] = positionals;
if (!path) {
  console.error("Usage: npm run verify -- file.pdf [picture ...] [--certificate SHA256]");
  process.exit(EXIT.unknown);
}

async function read(name: string) {
  try {
    return new Uint8Array(await readFile(name));
  } catch {
    console.error(`${name} cannot be read.`);
    return process.exit(EXIT.unknown);
  }
}

/** The certificate of the key that a server on this machine made. */
async function ownCertificate(): Promise<string | null> {
  if (values.certificate) return values.certificate.toLowerCase();
  const file = join(process.env.DATA_DIR || "data", "seal-key.pem");
  const text = await readFile(file, "utf8").catch(() => null);
  return text && createHash("sha256").update(new X509Certificate(text).raw).digest("hex");
}

const report = await verifySeal(await read(path), sealTools);
const { verdict, title, sentences, places, facts } = describeSeal(report, await ownCertificate());
console.log(`${basename(path)}: ${title}`);
for (const sentence of sentences) console.log(sentence);
for (const place of places) console.log(`  ${place}`);
if (facts.length > 0) console.log("");
const width = Math.max(0, ...facts.map(([name]) => name.length));
for (const [name, value] of facts) console.log(`${name.padEnd(width)}  ${value}`);

let exit = EXIT[verdict];
if (report.state === "unchanged")
  for (const picture of pictures) {
    const hash = createHash("sha256")
      .update(await read(picture))
      .digest("hex");
    const named = pictureNamed(report.record, hash);
    console.log(
      `${basename(picture)}: ${named ? `unchanged, ${named}` : "not one of the record's pictures"}`,
    );
    if (!named) exit = EXIT.bad;
  }
process.exitCode = exit;
