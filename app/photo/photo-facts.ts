/**
 * What a phone writes into its JPEGs about how it looked: the focal length as the 35 mm equivalent, from which every measure of the
 * yard follows, and the direction, for a plan's north arrow. Encoding a photo anew drops all such facts, its place on earth among
 * them: these two alone are carried over.
 */
export type PhotoFacts = {
  focal35Mm: number | null;
  /** Degrees clockwise from true north. */
  headingDeg: number | null;
};

/** EXIF lies at the start of a file, whatever the file's size. */
const HEAD_BYTES = 256 * 1024;

const EXIF_POINTER_TAG = 0x8769;
const FOCAL35_TAG = 0xa405;
const GPS_POINTER_TAG = 0x8825;
const DIRECTION_REF_TAG = 0x10;
const DIRECTION_TAG = 0x11;
const ASCII_TYPE = 2;
const SHORT_TYPE = 3;
const LONG_TYPE = 4;
const RATIONAL_TYPE = 5;
/** "T" for true north. "M" is the compass's own, which is off by up to twenty degrees that nobody tells. */
const TRUE_NORTH = 0x54;

/** Null for what files do not say, and all null for those that are no JPEG. */
export async function readPhotoFacts(file: Blob): Promise<PhotoFacts> {
  const view = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return {
    focal35Mm: readOr(view, (entry) => entry(entry(0, EXIF_POINTER_TAG), FOCAL35_TAG)),
    headingDeg: readOr(view, (entry) => {
      const gps = entry(0, GPS_POINTER_TAG);
      const isTrue = entry(gps, DIRECTION_REF_TAG) === TRUE_NORTH;
      const heading = isTrue ? entry(gps, DIRECTION_TAG) : null;
      return heading !== null && heading < 360 ? heading : null;
    }),
  };
}

/** The value of a tag in a directory (0 = the first one); null where there is none. */
type Entry = (directory: number | null, tag: number) => number | null;

function readOr(view: DataView, read: (entry: Entry) => number | null): number | null {
  try {
    const tiff = findTiff(view);
    if (tiff === null) return null;
    const littleEndian = view.getUint16(tiff) === 0x4949;
    const long = (at: number) => view.getUint32(at, littleEndian);
    // 0 stands for "unknown" in EXIF, and for north in a direction.
    return read((directory, tag) => {
      if (directory === null) return null;
      const start = tiff + (directory || long(tiff + 4));
      const count = view.getUint16(start, littleEndian);
      for (let at = start + 2; at < start + 2 + count * 12; at += 12) {
        if (view.getUint16(at, littleEndian) !== tag) continue;
        const type = view.getUint16(at + 2, littleEndian);
        if (type === ASCII_TYPE) return view.getUint8(at + 8);
        if (type === SHORT_TYPE) return view.getUint16(at + 8, littleEndian) || null;
        if (type === LONG_TYPE) return long(at + 8) || null;
        if (type !== RATIONAL_TYPE) return null;
        const ratio = long(tiff + long(at + 8)) / long(tiff + long(at + 8) + 4);
        return Number.isFinite(ratio) ? ratio : null;
      }
      return null;
    });
  } catch {
    // Offsets that point past the end: a damaged header says nothing.
    return null;
  }
}

/** Where the TIFF header of a JPEG's EXIF segment begins. */
function findTiff(view: DataView): number | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 10 < view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    // "Exif" and two zero bytes.
    if (marker === 0xe1 && view.getUint32(at + 4) === 0x45786966) return at + 10;
    // The picture itself begins: no facts follow.
    if (marker === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Where the three directories and the direction lie behind the TIFF header, and where all ends. */
const FIRST_AT = 8;
const EXIF_AT = 38;
const GPS_AT = 56;
const RATIO_AT = 86;
const TIFF_BYTES = 94;
/** The direction is written in hundredths of a degree. */
const PER_DEGREE = 100;

/** The JPEG with an EXIF segment that holds these facts and nothing else. */
export function withPhotoFacts(jpeg: Blob, { focal35Mm, headingDeg }: PhotoFacts): Blob {
  if (focal35Mm === null && headingDeg === null) return jpeg;
  const tiff = 10;
  const segment = new DataView(new ArrayBuffer(tiff + TIFF_BYTES));
  segment.setUint16(0, 0xffe1);
  segment.setUint16(2, tiff + TIFF_BYTES - 2);
  segment.setUint32(4, 0x45786966);
  segment.setUint32(tiff, 0x4d4d002a);
  segment.setUint32(tiff + 4, FIRST_AT);
  writeDirectory(segment, tiff + FIRST_AT, [
    [EXIF_POINTER_TAG, LONG_TYPE, 1, EXIF_AT],
    [GPS_POINTER_TAG, LONG_TYPE, 1, GPS_AT],
  ]);
  // Short values stand at the start of their four bytes.
  writeDirectory(segment, tiff + EXIF_AT, [[FOCAL35_TAG, SHORT_TYPE, 1, Math.round(focal35Mm ?? 0) << 16]]);
  writeDirectory(
    segment,
    tiff + GPS_AT,
    headingDeg === null
      ? []
      : [
          [DIRECTION_REF_TAG, ASCII_TYPE, 2, TRUE_NORTH << 24],
          [DIRECTION_TAG, RATIONAL_TYPE, 1, RATIO_AT],
        ],
  );
  segment.setUint32(tiff + RATIO_AT, Math.round((headingDeg ?? 0) * PER_DEGREE));
  segment.setUint32(tiff + RATIO_AT + 4, PER_DEGREE);
  return new Blob([jpeg.slice(0, 2), segment.buffer, jpeg.slice(2)], { type: jpeg.type });
}

type DirectoryEntry = readonly [tag: number, type: number, count: number, value: number];

/** A directory with none after it: six bytes, and twelve for each entry. */
function writeDirectory(view: DataView, at: number, entries: readonly DirectoryEntry[]): void {
  view.setUint16(at, entries.length);
  entries.forEach(([tag, type, count, value], k) => {
    const entry = at + 2 + k * 12;
    view.setUint16(entry, tag);
    view.setUint16(entry + 2, type);
    view.setUint32(entry + 4, count);
    view.setUint32(entry + 8, value);
  });
}
