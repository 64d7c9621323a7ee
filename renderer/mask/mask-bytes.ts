/** Coverage 0..1 as bytes 0..255. */
export function coverageToBytes(cover: Float32Array): Uint8Array {
  const bytes = new Uint8Array(cover.length);
  // + 0.5: cut off to a whole byte, it rounds to the nearest.
  for (let i = 0; i < bytes.length; i++) bytes[i] = cover[i]! * 255 + 0.5;
  return bytes;
}

/** A table: a division per byte of a large photo costs more. */
const shareOf = Float32Array.from({ length: 256 }, (_, byte) => byte / 255);

/** Bytes 0..255 as coverage 0..1, for computing with. */
export function bytesToCoverage(bytes: Uint8Array): Float32Array {
  const cover = new Float32Array(bytes.length);
  writeCoverage(bytes, cover, 0);
  return cover;
}

/** The same, written to `cover` from `at` on. */
export function writeCoverage(bytes: Uint8Array, cover: Float32Array, at: number): void {
  for (let i = 0, o = at; i < bytes.length; i++, o++) cover[o] = shareOf[bytes[i]!]!;
}

/** The same times `whole`, from `at` on in both planes. */
export function writeCoveragePart(
  bytes: Uint8Array,
  whole: Float32Array,
  cover: Float32Array,
  at: number,
): void {
  for (let i = 0, o = at; i < bytes.length; i++, o++)
    if (whole[o] !== 0) cover[o] = shareOf[bytes[i]!]! * whole[o]!;
}
