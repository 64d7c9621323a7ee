import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/**
 * A backup is a plain tar (POSIX ustar) whose last entry holds the SHA-256 of every other one, in the form that
 * `sha256sum --check` reads: any machine can open it and check it without us.
 */
const CHECKSUMS = "SHA256SUMS";

const BLOCK = 512;
/** Eleven octal digits. */
const ENTRY_MAX_BYTES = 8 ** 11 - 1;

/** A backup that cannot be trusted, in words for the person at the terminal. */
export class BackupDamaged extends Error {}

type Content = Uint8Array | AsyncIterable<Uint8Array>;

const padding = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK;

function headerOf(name: string, bytes: number): Buffer {
  // A long path is split at a slash: its folder has a field of its own.
  const cut = name.length > 100 ? name.indexOf("/", name.length - 101) : -1;
  const [prefix, base] = cut < 0 ? ["", name] : [name.slice(0, cut), name.slice(cut + 1)];
  if (base.length > 100 || prefix.length > 155 || bytes > ENTRY_MAX_BYTES)
    throw new RangeError(`the entry ${name} (${bytes} bytes) does not fit into an archive`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, "0")}\0`;
  header.write(base, 0, "utf8");
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(" ".repeat(8), 148);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(prefix, 345, "utf8");
  header.write(`${octal(sumOf(header), 7)} `, 148);
  return header;
}

const sumOf = (header: Uint8Array) => header.reduce((sum, byte) => sum + byte, 0);

/** Writes entries one after another; nothing is held in memory but their checksums. */
export function createArchiveWriter(file: FileHandle) {
  const sums: string[] = [];
  const write = async (content: Uint8Array) => {
    let done = 0;
    while (done < content.byteLength) done += (await file.write(content, done)).bytesWritten;
  };
  async function add(name: string, bytes: number, content: Content): Promise<void> {
    await write(headerOf(name, bytes));
    const hash = createHash("sha256");
    let written = 0;
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk);
      written += chunk.byteLength;
      await write(chunk);
    }
    if (written !== bytes) throw new Error(`${name} has ${written} bytes where ${bytes} were told`);
    await write(Buffer.alloc(padding(bytes)));
    sums.push(`${hash.digest("hex")}  ${name}\n`);
  }
  return {
    add,
    /** The checksums and the end mark. */
    async finish(): Promise<void> {
      const text = Buffer.from(sums.join(""));
      await add(CHECKSUMS, text.byteLength, text);
      await write(Buffer.alloc(2 * BLOCK));
    },
  };
}

export type ArchiveEntry = { name: string; bytes: number; content: AsyncIterable<Uint8Array> };

/**
 * The entries in their order; what is not read of one is passed over.
 * @throws BackupDamaged when it is no archive of ours or ends too soon.
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const file = await open(path, "r");
  try {
    let position = 0;
    for (;;) {
      const header = await readExactly(file, position, BLOCK);
      if (header.every((byte) => byte === 0)) return;
      const text = (from: number, length: number) => {
        const field = header.subarray(from, from + length);
        const end = field.indexOf(0);
        return field.subarray(0, end < 0 ? length : end).toString("utf8");
      };
      const told = Number.parseInt(text(148, 8), 8);
      header.fill(" ", 148, 156);
      if (text(257, 5) !== "ustar" || told !== sumOf(header))
        throw new BackupDamaged("This file is not a backup of Yardwright, or it is damaged.");
      const bytes = Number.parseInt(text(124, 12), 8);
      const prefix = text(345, 155);
      const name = prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
      yield { name, bytes, content: readRange(file, position + BLOCK, bytes) };
      position += BLOCK + bytes + padding(bytes);
    }
  } finally {
    await file.close();
  }
}

async function readExactly(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await file.read(buffer, 0, bytes, position);
  if (bytesRead < bytes) throw new BackupDamaged("The backup is cut off: its end is missing.");
  return buffer;
}

async function* readRange(file: FileHandle, from: number, bytes: number): AsyncGenerator<Uint8Array> {
  const piece = 1024 * 1024;
  for (let at = 0; at < bytes; at += piece)
    yield await readExactly(file, from + at, Math.min(piece, bytes - at));
}

/** One that is known to be small. */
export async function readWhole(entry: ArchiveEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Reads all of it once, before anything is done with it.
 * @throws BackupDamaged when a byte of it is not as it was written.
 */
export async function verifyArchive(path: string): Promise<void> {
  const found = new Map<string, string>();
  let listed: string | null = null;
  for await (const entry of readArchive(path)) {
    if (entry.name === CHECKSUMS) {
      listed = (await readWhole(entry)).toString("utf8");
      continue;
    }
    const hash = createHash("sha256");
    for await (const chunk of entry.content) hash.update(chunk);
    found.set(entry.name, hash.digest("hex"));
  }
  if (listed === null) throw new BackupDamaged("The backup is cut off: its checksums are missing.");
  for (const line of listed.trimEnd().split("\n")) {
    const [sum = "", name = ""] = line.split("  ");
    if (found.get(name) !== sum)
      throw new BackupDamaged(`The backup is damaged: ${name} is not as it was written.`);
    found.delete(name);
  }
  const [foreign] = found.keys();
  if (foreign !== undefined) throw new BackupDamaged(`The backup is damaged: ${foreign} has no checksum.`);
}
