import { createHash, X509Certificate } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

export type SealKeyConfig = {
  /** A PKCS #12 file with key and certificate of one's own. */
  p12File: string | undefined;
  p12Password: string;
  /** Where the key lies that is made where there is no such file. */
  keyFile: string;
};

/** Plain data, so that it travels to the thread that signs. */
export type SealKey = { certificateSha256: string } & (
  | { kind: "p12"; content: Uint8Array; password: string }
  | { kind: "own"; privateKeyPem: string; certificate: Uint8Array }
);

/**
 * The key that seals: configured, or made once and kept beside the data. Several machines must share one, so with PostgreSQL it is
 * configured.
 * @throws Error where the file cannot be read or the password does not open it.
 */
export async function loadSealKey(config: SealKeyConfig, name: string, now: Date): Promise<SealKey> {
  if (config.p12File) return readP12(config.p12File, config.p12Password);
  const kept = await readKept(config.keyFile);
  if (kept) return kept;
  const { makeSealKey } = await import("./make-seal-key.ts");
  await mkdir(dirname(config.keyFile), { recursive: true });
  try {
    await writeFile(config.keyFile, await makeSealKey(name, now), { mode: 0o600, flag: "wx" });
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const made = await readKept(config.keyFile);
  if (!made) throw new Error(`${config.keyFile} cannot be read`);
  return made;
}

async function readKept(file: string): Promise<SealKey | null> {
  try {
    const text = await readFile(file, "utf8");
    const certificate = new Uint8Array(new X509Certificate(text).raw);
    return { kind: "own", privateKeyPem: text, certificate, certificateSha256: sha256(certificate) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

async function readP12(file: string, password: string): Promise<SealKey> {
  const content = new Uint8Array(await readFile(file));
  const { P12Signer } = await import("@libpdf/core");
  const { certificate } = await P12Signer.create(content, password).catch((cause) => {
    throw new Error("SIGNING_P12 could not be opened: is SIGNING_P12_PASSWORD its password?", { cause });
  });
  return { kind: "p12", content, password, certificateSha256: sha256(certificate) };
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
