/**
 * The focal length that a phone writes into its JPEGs, as the 35 mm equivalent. Encoding a photo anew drops it with all the other
 * facts (its place on earth among them), but every measure of the yard follows from it: so it alone is carried over.
 */

/** EXIF lies at the start of a file, whatever the file's size. */
const headBytes = 256 * 1024;

const exifPointerTag = 0x8769;
const focal35Tag = 0xa405;
const shortType = 3;
const longType = 4;

/** Null for files that are no JPEG or do not say. */
export async function readFocal35Mm(file: Blob): Promise<number | null> {
  const view = new DataView(await file.slice(0, headBytes).arrayBuffer());
  try {
    const tiff = findTiff(view);
    if (tiff === null) return null;
    const littleEndian = view.getUint16(tiff) === 0x4949;
    const entry = (directory: number, tag: number): number | null => {
      const count = view.getUint16(tiff + directory, littleEndian);
      for (let i = 0; i < count; i++) {
        const at = tiff + directory + 2 + i * 12;
        if (view.getUint16(at, littleEndian) !== tag) continue;
        const type = view.getUint16(at + 2, littleEndian);
        if (type === shortType) return view.getUint16(at + 8, littleEndian);
        if (type === longType) return view.getUint32(at + 8, littleEndian);
      }
      return null;
    };
    const exif = entry(view.getUint32(tiff + 4, littleEndian), exifPointerTag);
    const focal = exif === null ? null : entry(exif, focal35Tag);
    // 0 stands for "unknown" in EXIF.
    return focal || null;
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

/** The JPEG with an EXIF segment that holds the focal length and nothing else. */
export function withFocal35Mm(jpeg: Blob, focal35Mm: number | null): Blob {
  if (focal35Mm === null) return jpeg;
  const segment = new DataView(new ArrayBuffer(54));
  segment.setUint16(0, 0xffe1);
  segment.setUint16(2, 52);
  segment.setUint32(4, 0x45786966);
  const tiff = 10;
  segment.setUint32(tiff, 0x4d4d002a);
  segment.setUint32(tiff + 4, 8);
  writeDirectory(segment, tiff + 8, exifPointerTag, longType, 26);
  writeDirectory(segment, tiff + 26, focal35Tag, shortType, Math.round(focal35Mm));
  return new Blob([jpeg.slice(0, 2), segment.buffer, jpeg.slice(2)], { type: jpeg.type });
}

/** A directory of one entry, with none after it: 18 bytes. */
function writeDirectory(view: DataView, at: number, tag: number, type: number, value: number): void {
  view.setUint16(at, 1);
  view.setUint16(at + 2, tag);
  view.setUint16(at + 4, type);
  view.setUint32(at + 6, 1);
  if (type === shortType) view.setUint16(at + 10, value);
  else view.setUint32(at + 10, value);
}
