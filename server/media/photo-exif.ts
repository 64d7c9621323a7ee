import exifReader from "exif-reader";

/** Focal length as a 35 mm camera would have it: what the angle of view, and so every measure, follows from. */
export function focal35MmOf(exif: Buffer | undefined): number | null {
  if (!exif) return null;
  try {
    const value = exifReader(exif).Photo?.FocalLengthIn35mmFilm;
    // From fisheyes to long telephotos; phones write 13 to 120, and 0 stands for unknown.
    return typeof value === "number" && value >= 8 && value <= 400 ? value : null;
  } catch {
    return null; // a broken EXIF block says nothing, and the picture may still be whole
  }
}
