/** Bytes that are not what a seal of ours has at that place. `at` counts from the start of what was read. */
export class SealFault extends Error {
  override name = "SealFault";
  readonly at: number | null;
  constructor(message: string, at: number | null = null) {
    super(message);
    this.at = at;
  }
}

/** One value of DER (X.690): `bytes` is the whole of it, `content` what is inside, `start` where it begins in what was read. */
export type DerNode = { tag: number; bytes: Uint8Array; content: Uint8Array; start: number };

/** The tags that signatures use, X.690 section 8. */
export const TAG = {
  integer: 0x02,
  bitString: 0x03,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  /** `[0]` and `[1]`, holding other values. */
  context0: 0xa0,
  context1: 0xa1,
} as const;

/**
 * Reads one value, and only what DER allows: tags of one byte, the shortest form of each length, everything inside the bytes given.
 * A reader that forgives would let bytes change unnoticed.
 * @throws SealFault
 */
export function readDer(bytes: Uint8Array, start = 0): DerNode {
  const tag = bytes[start];
  const first = bytes[start + 1];
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f)
    throw new SealFault("no DER value", start);
  let length = first;
  let from = start + 2;
  if (first & 0x80) {
    const count = first & 0x7f;
    length = 0;
    for (let i = 0; i < count; i++) length = length * 256 + (bytes[from + i] ?? 0);
    const shortest =
      count >= 1 && count <= 4 && (count === 1 ? length >= 0x80 : length >= 256 ** (count - 1));
    if (!shortest) throw new SealFault("a DER length is not in its shortest form", start);
    from += count;
  }
  if (from + length > bytes.length) throw new SealFault("a DER value is cut off", start);
  return {
    tag,
    bytes: bytes.subarray(start, from + length),
    content: bytes.subarray(from, from + length),
    start,
  };
}

/** The values inside one; their `start` counts in the same bytes as the parent's. @throws SealFault */
export function derChildren(node: DerNode): DerNode[] {
  const found: DerNode[] = [];
  const inside = node.start + node.bytes.length - node.content.length;
  for (let at = 0; at < node.content.length; ) {
    const child = readDer(node.content, at);
    found.push({ ...child, start: inside + at });
    at += child.bytes.length;
  }
  return found;
}

/** The values inside one that must have this tag. @throws SealFault */
export function derParts(node: DerNode | undefined, tag: number): DerNode[] {
  if (node?.tag !== tag) throw new SealFault(`no value with the tag ${tag}`, node?.start ?? null);
  return derChildren(node);
}

/** Puts a value together from its contents. */
export function writeDer(tag: number, ...parts: Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const count: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) count.unshift(rest % 256);
  const head = length < 0x80 ? [tag, length] : [tag, 0x80 | count.length, ...count];
  return joinBytes(Uint8Array.from(head), ...parts);
}

export function joinBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Where two differ first; null = they are equal. */
export function firstDifference(a: Uint8Array, b: Uint8Array): number | null {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return i;
  return a.length === b.length ? null : shared;
}

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => firstDifference(a, b) === null;

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Two digits a byte; what is no digit becomes 0. */
export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
