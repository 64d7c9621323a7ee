import exifReader from "exif-reader";

export type PhotoFacts = {
  /** Focal length as a 35 mm camera would have it: what the angle of view, and so every measure, follows from. */
  focal35Mm: number | null;
  /** Where the camera looked, degrees clockwise from true north: draws a plan's north arrow, and does not tell the place. */
  headingDeg: number | null;
};

/** From fisheyes to long telephotos; phones write 13 to 120, and 0 stands for unknown. */
const isFocal = (value: unknown): value is number => typeof value === "number" && value >= 8 && value <= 400;
const isHeading = (value: unknown): value is number => typeof value === "number" && value >= 0 && value < 360;

/** What a camera wrote about how it looked. Where it looked counts by true north alone: a compass's own is off by up to 20 degrees. */
export function photoFactsOf(exif: Buffer | undefined): PhotoFacts {
  const facts: PhotoFacts = { focal35Mm: null, headingDeg: null };
  if (!exif) return facts;
  try {
    const { Photo, GPSInfo } = exifReader(exif);
    const heading = GPSInfo?.GPSImgDirection;
    if (isFocal(Photo?.FocalLengthIn35mmFilm)) facts.focal35Mm = Photo.FocalLengthIn35mmFilm;
    if (GPSInfo?.GPSImgDirectionRef?.startsWith("T") && isHeading(heading)) facts.headingDeg = heading;
  } catch {
    // A broken EXIF block says nothing, and the picture may still be whole.
  }
  return facts;
}
