/** What a file is, by its first bytes; names and declared types are not asked. */
export type ImageFormat = "jpeg" | "png" | "webp" | "gif" | "tiff" | "heif";

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the ISO base media file format that hold still pictures: AVIF and HEIC share one container. */
const HEIF_BRANDS = new Set(["avif", "avis", "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** Null = none of the formats we take. */
export function sniffImageFormat(bytes: Uint8Array): ImageFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return "gif";
  if (/^(II\*\0|MM\0\*)$/.test(ascii(bytes, 0, 4))) return "tiff";
  if (ascii(bytes, 4, 8) === "ftyp" && HEIF_BRANDS.has(ascii(bytes, 8, 12))) return "heif";
  return null;
}
