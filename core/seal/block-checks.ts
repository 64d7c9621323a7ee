/**
 * A check sum of each block of a file, so that a change can be placed. They prove nothing (the signature does): who changes a
 * file on purpose can change them, too.
 */
export type BlockChecks = {
  format: "block-checks";
  version: 1;
  /** Of the part that is described, from the start of the file. */
  bytes: number;
  blockBytes: number;
  /** CRC-32 of each block, 8 hex digits each. */
  crc32: string;
  /** CRC-32 of the above with its commas. */
  own: string;
};

/** Small enough that a block lies in one part of a page, large enough that a file of 3 MB needs 6 kB of sums. */
const BLOCK_BYTES = 4096;

/** CRC-32 as in PNG and ZIP: reflected polynomial 0xEDB88320. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}

const eightDigits = (sum: number) => sum.toString(16).padStart(8, "0");

export function checkBlocks(bytes: Uint8Array): BlockChecks {
  let sums = "";
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES)
    sums += eightDigits(crc32(bytes.subarray(at, at + BLOCK_BYTES)));
  const checks = { bytes: bytes.length, blockBytes: BLOCK_BYTES, crc32: sums };
  return { format: "block-checks", version: 1, ...checks, own: ownSum(checks) };
}

function ownSum({ bytes, blockBytes, crc32: sums }: Pick<BlockChecks, "bytes" | "blockBytes" | "crc32">) {
  const text = `${bytes},${blockBytes},${sums}`;
  return eightDigits(crc32(Uint8Array.from(text, (digit) => digit.charCodeAt(0))));
}

/** The checks in a JSON text; null for a text that is none or that was itself changed. */
export function readBlockChecks(text: string): BlockChecks | null {
  let value: Partial<BlockChecks>;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { bytes, blockBytes, crc32: sums, own } = value;
  if (!bytes || !blockBytes || typeof sums !== "string" || value.format !== "block-checks") return null;
  const blocks = Math.ceil(bytes / blockBytes);
  return ownSum({ bytes, blockBytes, crc32: sums }) === own && sums.length === 8 * blocks
    ? { format: "block-checks", version: 1, bytes, blockBytes, crc32: sums, own }
    : null;
}

/** Bytes `from` to `to` (not included) are not as they were; `byte` is given where all shows that it is one alone. */
export type Change = { from: number; to: number; byte: { at: number; was: number; is: number } | null };

/** What differs from the checks; blocks beside each other are one change. */
export function findChanges(bytes: Uint8Array, checks: BlockChecks): Change[] {
  const found: Change[] = [];
  for (let index = 0; index * checks.blockBytes < checks.bytes; index++) {
    const from = index * checks.blockBytes;
    const to = Math.min(from + checks.blockBytes, checks.bytes);
    const block = bytes.subarray(from, to);
    const wanted = Number.parseInt(checks.crc32.slice(8 * index, 8 * index + 8), 16);
    const sum = crc32(block);
    if (sum === wanted && block.length === to - from) continue;
    const last = found.at(-1);
    if (last?.to === from) {
      last.to = to;
      last.byte = null;
    } else found.push({ from, to, byte: oneByte(block, sum ^ wanted, from) });
  }
  return found;
}

/**
 * The one byte whose change makes this difference of sums. CRC-32 is linear: a changed byte makes the same difference whatever
 * stands around it, and each byte after it takes that one step further. So the steps are undone, until what is left is a single byte's own.
 */
function oneByte(block: Uint8Array, difference: number, start: number): Change["byte"] {
  let left = difference >>> 0;
  for (let at = block.length - 1; at >= 0; at--) {
    const last = UNDO[left >>> 24] ?? 0;
    const before = (((left ^ (TABLE[last] ?? 0)) << 8) | last) >>> 0;
    // Before the byte was read, nothing differed but the byte itself.
    if (before < 256) {
      const is = block[at] ?? 0;
      return { at: start + at, was: is ^ before, is };
    }
    left = before;
  }
  return null;
}

/** Which byte put a table row's first byte there: no two rows share one. */
const UNDO = Uint8Array.from({ length: 256 }, (_, first) => TABLE.findIndex((row) => row >>> 24 === first));
