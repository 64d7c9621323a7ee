/**
 * A JPEG without what cameras and programs wrote around it (place, time, maker, thumbnails, comments, whatever follows its end), its
 * compressed picture untouched: every pixel stays as the person's file has it. The color profile stays, for it says what the pixels mean.
 *
 * Null for what must be encoded anew to be upright 8-bit color that every browser shows: turned by its EXIF, gray, CMYK, 12 bits,
 * arithmetic or lossless coding, more scans than an encoder makes, damaged, or no JPEG at all.
 *
 * Markers: ITU-T T.81, table B.1; EXIF: CIPA DC-008, 4.6.
 */
export function withoutMetadata(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  try {
    return copyPicture(file);
  } catch {
    // A length or an offset that points past the end.
    return null;
  }
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const SOF_BASELINE = 0xc0;
const SOF_EXTENDED = 0xc1;
const SOF_PROGRESSIVE = 0xc2;
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
/** Encoders make 1 to 11; each further one costs every browser another pass over the picture. */
const SCANS_MAX = 16;
const ORIENTATION_TAG = 0x0112;
const UPRIGHT = 1;

function copyPicture(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint16(0) !== 0xff00 + SOI) return null;
  const parts: Uint8Array[] = [file.subarray(0, 2)];
  let scans = 0;
  let frames = 0;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    // Any number of fill bytes may stand before a marker.
    while (view.getUint8(at + 1) === 0xff) at++;
    const marker = view.getUint8(at + 1);
    if (marker === EOI) {
      if (scans === 0 || frames !== 1) return null;
      parts.push(file.subarray(at, at + 2));
      return joined(parts);
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > file.length) return null;
    const keep = keeps(view, at, marker);
    if (keep === "encode anew") return null;
    if (marker === SOF_BASELINE || marker === SOF_EXTENDED || marker === SOF_PROGRESSIVE) frames++;
    const next = marker === SOS ? endOfScan(view, end) : end;
    if (marker === SOS && ++scans > SCANS_MAX) return null;
    if (keep === "keep") parts.push(file.subarray(at, next));
    at = next;
  }
}

/** What becomes of the segment that begins at `at`. */
function keeps(view: DataView, at: number, marker: number): "keep" | "drop" | "encode anew" {
  if (TABLES.has(marker) || marker === SOS) return "keep";
  switch (marker) {
    case SOF_BASELINE:
    case SOF_EXTENDED:
    case SOF_PROGRESSIVE:
      // Bits of a sample; number of components.
      return view.getUint8(at + 4) === 8 && view.getUint8(at + 9) === 3 ? "keep" : "encode anew";
    case APP1:
      return isTurned(view, at) ? "encode anew" : "drop";
    case APP0:
      // The JFIF header, without a thumbnail in it.
      return begins(view, at, "JFIF\0") && view.getUint16(at + 2) === 16 ? "keep" : "drop";
    case APP2:
      return begins(view, at, "ICC_PROFILE\0") ? "keep" : "drop";
    case APP14:
      // Says whether three components are YCbCr or RGB.
      return begins(view, at, "Adobe") ? "keep" : "drop";
    default:
      return (marker > APP2 && marker < 0xf0) || marker === 0xfe ? "drop" : "encode anew";
  }
}

function begins(view: DataView, at: number, name: string): boolean {
  for (let k = 0; k < name.length; k++) if (view.getUint8(at + 4 + k) !== name.charCodeAt(k)) return false;
  return true;
}

/** Compressed data goes on over stuffed zeros and restart markers. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}

/** Whether EXIF in this segment says that the picture lies on its side or mirrored. */
function isTurned(view: DataView, at: number): boolean {
  if (!begins(view, at, "Exif\0\0")) return false;
  const tiff = at + 10;
  const order = view.getUint16(tiff);
  if (order !== 0x4949 && order !== 0x4d4d) return true;
  const littleEndian = order === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, littleEndian);
  const entries = view.getUint16(directory, littleEndian);
  for (let k = 0; k < entries; k++) {
    const entry = directory + 2 + k * 12;
    if (view.getUint16(entry, littleEndian) === ORIENTATION_TAG)
      return view.getUint16(entry + 8, littleEndian) > UPRIGHT;
  }
  return false;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
