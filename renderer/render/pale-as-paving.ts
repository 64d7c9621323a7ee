import { labOf } from "#renderer/light/greens.ts";
import type { Pieces } from "#renderer/mask/find-pieces.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Paving among lawn is lighter than it by so much, and its chroma below this share of the lawn's (CIE Lab). Bare soil is not both. */
const LIGHTER = 12;
const PALER = 0.75;
/** Coverage from which lawn shows the lawn's color. */
const SURE = 0.8;

/** Which pieces of a photo's pixels have the color of paving beside its lawn; only those `asked` for are looked at, the others have not. */
export function paleAsPaving(
  seen: Seen,
  { start, end, piece, sizes }: Pieces,
  asked: readonly boolean[],
): boolean[] {
  const lawn = meanColor();
  const own = sizes.map(() => meanColor());
  const { lab } = labOf(seen);
  for (let i = 0; i < seen.lawn.length; i++) if (seen.lawn[i]! > SURE) lawn.add(lab, i);
  for (let k = 0; k < piece.length; k++)
    if (asked[piece[k]!]) for (let i = start[k]!; i < end[k]!; i++) own[piece[k]!]!.add(lab, i);
  return own.map(
    (color) => color.lightness() > lawn.lightness() + LIGHTER && color.chroma() < PALER * lawn.chroma(),
  );
}

/** The mean of colors of a picture in CIE Lab. */
function meanColor() {
  const sum = [0, 0, 0];
  let count = 0;
  return {
    add: (lab: Float32Array, i: number) => {
      for (let c = 0; c < 3; c++) sum[c]! += lab[i * 3 + c]!;
      count++;
    },
    // CIE Lab: L of the mean, 0 to 100. Without any pixel it is NaN, and compares as not lighter.
    lightness: () => sum[0]! / count,
    // Distance of the mean color from gray.
    chroma: () => Math.hypot(sum[1]!, sum[2]!) / count,
  };
}
