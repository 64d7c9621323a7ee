import { type BlockChecks, type Change, findChanges, readBlockChecks } from "./block-checks.ts";
import { checkCms, type SignedBy } from "./check-cms.ts";
import { checkRecord, type RecordFault } from "./check-record.ts";
import { bytesOfHex, hexOf, joinBytes, readDer, SealFault, sameBytes } from "./der.ts";
import { embeddedFile, type FilePart, nameParts } from "./name-part.ts";
import {
  lastIndexOf,
  openPdf,
  type Pdf,
  type PdfReference,
  pdfDict,
  pdfObject,
  pdfStream,
  readStream,
  textOf,
} from "./pdf-objects.ts";
import type { TimeStamp } from "./read-time-stamp.ts";
import type { SealTools } from "./seal-tools.ts";

/** The files that a sealed proposal holds. */
export const RECORD_FILE = "proposal.json";
export const CHECKS_FILE = "block-checks.json";

/** Bytes `from` to `to` (not included) are not what was sealed; `byte` where all shows that it is one alone. */
export type SealChange = {
  part:
    | FilePart
    /** What the sealer added: tables, the check sums, the frame of the signature. */
    | { kind: "seal" }
    | { kind: "signature" }
    /** Written behind the end of what was sealed. */
    | { kind: "added" }
    /** The end of the file, which is not there. */
    | { kind: "missing" };
  from: number;
  to: number;
  byte: Change["byte"];
};

export type SealReport =
  | { state: "not-pdf" }
  /** A PDF that our sealer did not make, or of which not even that can be told any more. */
  | { state: "no-seal" }
  | { state: "changed"; changes: SealChange[] }
  /** As it was sealed, and yet its record does not agree with itself: not a record of ours. */
  | { state: "contradicts"; faults: RecordFault[]; signer: Signer }
  | {
      state: "unchanged";
      signer: Signer;
      /** What the clock of the sealing computer said, ISO 8601; null where it cannot be read. */
      sealedAt: string | null;
      timeStamp: TimeStamp | null;
      /** The canonical JSON, and what it says. */
      recordText: string;
      record: unknown;
      recordSha256: string;
    };

/** Who holds the key: nobody vouches for the name of a certificate that issued itself. */
export type Signer = { name: string; selfIssued: boolean; certificateSha256: string };

/**
 * Reads a sealed PDF: is each byte as it was sealed, by which key, and what does the record say. Nothing is asked of a server.
 * A file of ours is unchanged only if all of it is covered: the hash of everything around the signature, the signature itself, and
 * the spelling of the signature (see `checkCms`).
 */
export async function verifySeal(bytes: Uint8Array, tools: SealTools): Promise<SealReport> {
  const marks = [RECORD_FILE, CHECKS_FILE].filter((name) => lastIndexOf(bytes, `(${name})`) !== null);
  if (marks.length === 0)
    return { state: lastIndexOf(bytes, "%PDF-", 1024) === null ? "not-pdf" : "no-seal" };
  const changes: SealChange[] = [];
  const signature = attempt(() => findSignature(bytes), changes, { from: bodyEnd(bytes), to: bytes.length });
  const signed = signature && (await readSigned(bytes, signature, tools, changes));
  const isSealed = signature && signed ? await matches(bytes, signature, signed, tools) : false;
  if (signature && (isSealed || isCutOff(bytes))) changes.push(...lengthChange(bytes, signature.end));
  if (!isSealed) changes.push(...(await placeChanges(bytes, signature, tools, changes.length > 0)));
  if (changes.length > 0 || !signed || !signature) return { state: "changed", changes };
  return readRecord(bytes, signature, signed, tools);
}

/** Where the signature's hex stands, its angle brackets not included, and where the sealed file ends. */
type SignatureFrame = { hexFrom: number; hexTo: number; end: number };

function attempt<T>(read: () => T, changes: SealChange[], place: { from: number; to: number }): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SealFault)) throw error;
    changes.push({ part: { kind: "seal" }, ...place, byte: null });
    return null;
  }
}

/** The last byte range of the file: what was added to a sealed file later has none of its own, or it would hold the seal's bytes. */
function findSignature(bytes: Uint8Array): SignatureFrame {
  const at = lastIndexOf(bytes, "/ByteRange [0 ");
  const found =
    at === null
      ? null
      : /^\/ByteRange \[0 (\d{1,10}) +(\d{1,10}) +(\d{1,10}) *\]/.exec(textOf(bytes, at, at + 60));
  if (!found) throw new SealFault("no byte range", at);
  const [before, after, rest] = found.slice(1).map(Number) as [number, number, number];
  const isFrame = before < after && after <= bytes.length && bytes[before] === 60 && bytes[after - 1] === 62;
  if (!isFrame || (at ?? 0) > before) throw new SealFault("the byte range does not fit", at);
  return { hexFrom: before + 1, hexTo: after - 1, end: after + rest };
}

/** Whether the last line of a PDF is missing. */
const isCutOff = (bytes: Uint8Array) => textOf(bytes, bytes.length - 7, bytes.length).trim() !== "%%EOF";

/** What stands behind the end of what was sealed, or is missing there. */
function lengthChange(bytes: Uint8Array, end: number): SealChange[] {
  if (bytes.length > end) return [{ part: { kind: "added" }, from: end, to: bytes.length, byte: null }];
  return bytes.length < end ? [{ part: { kind: "missing" }, from: bytes.length, to: end, byte: null }] : [];
}

async function readSigned(
  bytes: Uint8Array,
  { hexFrom, hexTo }: SignatureFrame,
  tools: SealTools,
  changes: SealChange[],
): Promise<SignedBy | null> {
  const fault = (from = hexFrom, to = hexTo): null => {
    changes.push({ part: { kind: "signature" }, from, to, byte: null });
    return null;
  };
  const hex = textOf(bytes, hexFrom, hexTo);
  const wrong = hex.search(/[^0-9A-F]/);
  if (wrong >= 0) return fault(hexFrom + wrong, hexFrom + wrong + 1);
  try {
    const padded = bytesOfHex(hex);
    const cms = readDer(padded).bytes;
    const spare = hex.slice(2 * cms.length).search(/[^0]/);
    const after = hexFrom + 2 * cms.length + spare;
    // Where the signature says that it is shorter, all behind it looks wrong.
    if (spare >= 0 && isPadding(hex.slice(2 * cms.length + spare + 1))) return fault(after, after + 1);
    if (spare >= 0) return fault();
    return await checkCms(cms, tools);
  } catch (error) {
    if (!(error instanceof SealFault)) throw error;
    return fault();
  }
}

const isPadding = (hex: string) => /^0*$/.test(hex);

/** Whether the bytes around the signature are those that it was made for. */
async function matches(
  bytes: Uint8Array,
  { hexFrom, hexTo, end }: SignatureFrame,
  { digest, fileDigest }: SignedBy,
  tools: SealTools,
): Promise<boolean> {
  const covered = joinBytes(bytes.subarray(0, hexFrom - 1), bytes.subarray(hexTo + 1, end));
  return sameBytes(await tools.digest(digest, covered), fileDigest);
}

/** Where the file is not what it was, by its own check sums; the seal's own part has none. */
async function placeChanges(
  bytes: Uint8Array,
  signature: SignatureFrame | null,
  tools: SealTools,
  hasOther: boolean,
): Promise<SealChange[]> {
  const checks = await findChecks(bytes, tools);
  const changed = checks ? findChanges(bytes, checks) : [];
  if (changed.length > 0) {
    const partAt = nameParts(bytes);
    return changed.map((change) => ({ ...change, part: partAt(change.byte?.at ?? change.from) }));
  }
  if (hasOther) return [];
  const from = checks?.bytes ?? bodyEnd(bytes);
  return [{ part: { kind: "seal" }, from, to: signature?.end ?? bytes.length, byte: null }];
}

/** Where the part that the sealer added begins: behind the first end of the file. */
function bodyEnd(bytes: Uint8Array): number {
  const last = lastIndexOf(bytes, "%%EOF");
  const first = last === null ? null : lastIndexOf(bytes, "%%EOF", last);
  return first === null ? 0 : first + "%%EOF\n".length;
}

/** Looked for without any table, which may be what changed: the check sums are the last file that was embedded. */
async function findChecks(bytes: Uint8Array, tools: SealTools): Promise<BlockChecks | null> {
  for (let at = lastIndexOf(bytes, " obj"); at !== null; at = lastIndexOf(bytes, " obj", at)) {
    if (at < bodyEnd(bytes) - 20) return null;
    const text = await embeddedText(bytes, at, tools);
    const checks = text && readBlockChecks(text);
    if (checks) return checks;
  }
  return null;
}

async function embeddedText(bytes: Uint8Array, at: number, tools: SealTools): Promise<string | null> {
  const line = /(\d{1,10} \d{1,5})$/.exec(textOf(bytes, Math.max(0, at - 16), at));
  try {
    const stream = readStream(bytes, at - (line?.[0].length ?? 0));
    return tools.decodeText(await unpacked(stream, tools));
  } catch {
    // Whatever it is, it is not the check sums.
    return null;
  }
}

async function unpacked(
  { dict, bytes }: ReturnType<typeof readStream>,
  tools: SealTools,
): Promise<Uint8Array> {
  const filter = dict.get("/Filter");
  if (filter === undefined) return bytes;
  if (filter !== "/FlateDecode" || dict.has("/DecodeParms")) throw new SealFault("packed in a way not known");
  return tools.inflate(bytes);
}

/** What an unchanged file says. */
async function readRecord(
  bytes: Uint8Array,
  signature: SignatureFrame,
  { signer, timeStamp }: SignedBy,
  tools: SealTools,
): Promise<SealReport> {
  const by: Signer = {
    name: signer.name,
    selfIssued: signer.selfIssued,
    certificateSha256: hexOf(await tools.digest("SHA-256", signer.der)),
  };
  try {
    const pdf = openPdf(bytes);
    const root = pdfDict(pdf, pdf.trailer.get("/Root"));
    const content = await unpacked(pdfStream(pdf, requireFile(pdf, root)), tools);
    const recordText = tools.decodeText(content);
    const checked = await checkRecord(recordText, tools);
    if (checked.faults.length > 0) return { state: "contradicts", faults: checked.faults, signer: by };
    const sealedAt = sealedAtIn(pdf, signature);
    const recordSha256 = hexOf(await tools.digest("SHA-256", content));
    const { record } = checked;
    return { state: "unchanged", signer: by, sealedAt, timeStamp, recordText, record, recordSha256 };
  } catch {
    // Sealed by a key, but not by our sealer: it leads to no record.
    return { state: "contradicts", faults: ["unreadable"], signer: by };
  }
}

function requireFile(pdf: Pdf, root: ReturnType<typeof pdfDict>): PdfReference {
  const found = embeddedFile(pdf, root, RECORD_FILE);
  if (!found) throw new SealFault("no record");
  return found;
}

/** `D:20261122150405Z` of the signature that the file's form names, which must be the one that was checked. */
function sealedAtIn(pdf: Pdf, { hexFrom }: SignatureFrame): string | null {
  const form = pdfDict(pdf, pdfDict(pdf, pdf.trailer.get("/Root")).get("/AcroForm"));
  const fields = pdfObject(pdf, form.get("/Fields"));
  if (!Array.isArray(fields) || fields.length !== 1) throw new SealFault("not one signature");
  const dict = pdfDict(pdf, pdfDict(pdf, fields[0]).get("/V"));
  const range = dict.get("/ByteRange");
  if (!Array.isArray(range) || range[1] !== hexFrom - 1) throw new SealFault("another signature");
  const moment = dict.get("/M");
  const text = moment instanceof Uint8Array ? String.fromCharCode(...moment) : "";
  const found = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z/.exec(text);
  return found ? `${found.slice(1, 4).join("-")}T${found.slice(4).join(":")}.000Z` : null;
}
