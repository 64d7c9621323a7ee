import { SealFault } from "./der.ts";

/** A value of a PDF (ISO 32000-1, 7.3). Strings are their bytes, names begin with "/", a reference names an object. */
export type PdfValue = number | boolean | null | string | Uint8Array | PdfReference | PdfValue[] | PdfDict;
export type PdfReference = { object: number };
export type PdfDict = Map<string, PdfValue>;

export type Pdf = {
  bytes: Uint8Array;
  /** Where each object begins, the newest of each number. */
  offsets: ReadonlyMap<number, number>;
  trailer: PdfDict;
};

/**
 * Opens the files that our sealer writes: tables of objects as text, the newest first, no encryption. Other files have a seal of nobody we know.
 * @throws SealFault
 */
export function openPdf(bytes: Uint8Array): Pdf {
  const last = lastIndexOf(bytes, "startxref");
  if (last === null) throw new SealFault("no table of objects", bytes.length);
  const offsets = new Map<number, number>();
  const seen = new Set<number>();
  let trailer: PdfDict | null = null;
  let at: PdfValue | undefined = readValue(bytes, last + "startxref".length).value;
  while (at !== undefined) {
    if (typeof at !== "number" || seen.has(at)) throw new SealFault("no table of objects", last);
    seen.add(at);
    const dict = readTable(bytes, at, offsets);
    trailer ??= dict;
    at = dict.get("/Prev");
  }
  return { bytes, offsets, trailer: trailer ?? new Map() };
}

/** One table and the trailer below it; adds the objects that no newer table has. */
function readTable(bytes: Uint8Array, start: number, offsets: Map<number, number>): PdfDict {
  const words = wordsFrom(bytes, start);
  if (words.next() !== "xref") throw new SealFault("no table of objects", start);
  for (let word = words.next(); word !== "trailer"; word = words.next()) {
    const first = wholeNumber(word, start);
    const count = wholeNumber(words.next(), start);
    for (let i = 0; i < count; i++) {
      const [offset, , used] = [words.next(), words.next(), words.next()];
      if (used === "n" && !offsets.has(first + i)) offsets.set(first + i, wholeNumber(offset, start));
    }
  }
  const { value } = readValue(bytes, words.at());
  if (!(value instanceof Map)) throw new SealFault("no trailer", start);
  return value;
}

function wholeNumber(word: string, at: number): number {
  if (!/^\d{1,10}$/.test(word)) throw new SealFault("no number", at);
  return Number(word);
}

/** Words between white space, one after the other. */
function wordsFrom(bytes: Uint8Array, start: number) {
  let at = start;
  return {
    at: () => at,
    next(): string {
      at = skipSpace(bytes, at);
      const from = at;
      while (at < bytes.length && !isSpace(bytes[at]) && at - from < 20) at++;
      if (at === from) throw new SealFault("the file ends too early", at);
      return textOf(bytes, from, at);
    },
  };
}

/** What an object holds; null for one that is not there. @throws SealFault */
export function pdfObject(pdf: Pdf, value: PdfValue | undefined): PdfValue {
  if (!isReference(value)) return value ?? null;
  const offset = pdf.offsets.get(value.object);
  return offset === undefined ? null : readObject(pdf.bytes, offset).value;
}

/** @throws SealFault for what is no dictionary. */
export function pdfDict(pdf: Pdf, value: PdfValue | undefined): PdfDict {
  const found = pdfObject(pdf, value);
  if (!(found instanceof Map)) throw new SealFault("no dictionary");
  return found;
}

/** Where the bytes of a stream lie, as they stand in the file. @throws SealFault */
export function pdfStream(pdf: Pdf, value: PdfValue | undefined): { dict: PdfDict; bytes: Uint8Array } {
  const offset = isReference(value) ? pdf.offsets.get(value.object) : undefined;
  if (offset === undefined) throw new SealFault("no stream");
  return readStream(pdf.bytes, offset, (length) => pdfObject(pdf, length));
}

/** The stream of the object that begins here. @throws SealFault */
export function readStream(
  bytes: Uint8Array,
  offset: number,
  lengthOf: (value: PdfValue | undefined) => PdfValue = (value) => value ?? null,
): { dict: PdfDict; bytes: Uint8Array } {
  const { value: dict, end } = readObject(bytes, offset);
  const word = skipSpace(bytes, end);
  if (!(dict instanceof Map) || textOf(bytes, word, word + 6) !== "stream")
    throw new SealFault("no stream", offset);
  const length = lengthOf(dict.get("/Length"));
  let from = word + 6;
  if (bytes[from] === 13) from++;
  if (bytes[from] === 10) from++;
  if (typeof length !== "number" || length < 0 || from + length > bytes.length)
    throw new SealFault("a stream is cut off", offset);
  return { dict, bytes: bytes.subarray(from, from + length) };
}

function readObject(bytes: Uint8Array, offset: number): Read {
  const words = wordsFrom(bytes, offset);
  wholeNumber(words.next(), offset);
  wholeNumber(words.next(), offset);
  if (words.next() !== "obj") throw new SealFault("no object", offset);
  return readValue(bytes, words.at());
}

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === "object" &&
  value !== null &&
  !(value instanceof Map) &&
  !(value instanceof Uint8Array) &&
  !Array.isArray(value);

type Read = { value: PdfValue; end: number };

/** Deeper than any file of ours; a file made to exhaust the stack ends here. */
const DEPTH = 20;

/** @throws SealFault */
function readValue(bytes: Uint8Array, start: number, depth = 0): Read {
  const at = skipSpace(bytes, start);
  if (depth > DEPTH || at >= bytes.length) throw new SealFault("no value", at);
  const mark = String.fromCharCode(bytes[at] ?? 0);
  if (mark === "/") {
    const end = endOfWord(bytes, at + 1);
    return { value: textOf(bytes, at, end), end };
  }
  if (mark === "<" && bytes[at + 1] === 60) return readDict(bytes, at + 2, depth);
  if (mark === "<") return readHex(bytes, at);
  if (mark === "(") return readString(bytes, at);
  if (mark === "[") return readList(bytes, at + 1, depth);
  const end = endOfWord(bytes, at);
  const word = textOf(bytes, at, end);
  if (/^\d{1,10}$/.test(word)) {
    const reference = /^\s+\d{1,5}\s+R(?![^\s/<>[\]()])/.exec(textOf(bytes, end, end + 20));
    if (reference) return { value: { object: Number(word) }, end: end + reference[0].length };
  }
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return { value: Number(word), end };
  if (word in WORDS) return { value: WORDS[word] ?? null, end };
  throw new SealFault("no value", at);
}

const WORDS: Record<string, boolean | null> = { true: true, false: false, null: null };

function readDict(bytes: Uint8Array, start: number, depth: number): Read {
  const value: PdfDict = new Map();
  let at = skipSpace(bytes, start);
  while (textOf(bytes, at, at + 2) !== ">>") {
    const key = readValue(bytes, at, depth + 1);
    if (typeof key.value !== "string") throw new SealFault("no name in a dictionary", at);
    const held = readValue(bytes, key.end, depth + 1);
    value.set(key.value, held.value);
    at = skipSpace(bytes, held.end);
  }
  return { value, end: at + 2 };
}

function readList(bytes: Uint8Array, start: number, depth: number): Read {
  const value: PdfValue[] = [];
  let at = skipSpace(bytes, start);
  while (bytes[at] !== 93) {
    const item = readValue(bytes, at, depth + 1);
    value.push(item.value);
    at = skipSpace(bytes, item.end);
  }
  return { value, end: at + 1 };
}

function readHex(bytes: Uint8Array, start: number): Read {
  let end = start + 1;
  while (end < bytes.length && bytes[end] !== 62) end++;
  const digits = textOf(bytes, start + 1, end).replaceAll(/\s/g, "");
  if (/[^0-9a-f]/i.test(digits) || end >= bytes.length) throw new SealFault("no hex", start);
  const even = digits.length % 2 ? `${digits}0` : digits;
  const value = Uint8Array.from({ length: even.length / 2 }, (_, i) =>
    Number.parseInt(even.slice(2 * i, 2 * i + 2), 16),
  );
  return { value, end: end + 1 };
}

/** A string in brackets; escapes stay as they stand, for nothing here reads one that has any. */
function readString(bytes: Uint8Array, start: number): Read {
  let open = 0;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 92) at++;
    else if (byte === 40) open++;
    else if (byte === 41 && --open === 0) return { value: bytes.subarray(start + 1, at), end: at + 1 };
  }
  throw new SealFault("a string does not end", start);
}

const isSpace = (byte: number | undefined) =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 0 || byte === 12;

function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && isSpace(bytes[at])) at++;
  return at;
}

/** White space or one of ()<>[]/% ends a word. */
function endOfWord(bytes: Uint8Array, start: number): number {
  let at = start;
  while (
    at < bytes.length &&
    !isSpace(bytes[at]) &&
    !"()<>[]/%".includes(String.fromCharCode(bytes[at] ?? 0))
  )
    at++;
  return at;
}

/** Bytes as characters of the same number. */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let at = from; at < Math.min(to, bytes.length); at++) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}

/** Where a text stands last; null = nowhere. */
export function lastIndexOf(bytes: Uint8Array, text: string, before = bytes.length): number | null {
  for (let at = Math.min(before, bytes.length) - text.length; at >= 0; at--) {
    let i = 0;
    while (i < text.length && bytes[at + i] === text.charCodeAt(i)) i++;
    if (i === text.length) return at;
  }
  return null;
}
