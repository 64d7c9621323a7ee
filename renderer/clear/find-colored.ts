import type { LooseColor } from "#core/plan/clearing/loose-things.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { isOfColor } from "./is-of-color.ts";
import { grown, pixelPieces, pixelsOf } from "./pixel-pieces.ts";

/** Leaves and the gaps between them are one plant, over so many pixels, where so much of them is of the color. */
const AROUND_PX = 2;
const OF_COLOR = 0.4;
/** Less than this share of the picture is a flower or a leaf; so much of a plant lies in the highlight. */
const SMALLEST = 0.0004;
const INSIDE_SHARE = 0.5;
/** What goes on beyond a highlight is looked for so far, as a share of the width. */
const BEYOND_SHARE = 0.02;
/** Grass is yellowish too: leaves that people call yellow have at least so much red for their green. Stones and mulch of a color are paler than leaves of it, by this share of its brightest channel. */
const YELLOW_RED = 0.95;
const VIVID = 0.5;

const IS_PALE: ReadonlySet<LooseColor> = new Set<LooseColor>(["white", "black", "pink"]);

/** The plants of a color in a highlight (1 inside `drawn`), one mask each, whatever the network took them for. */
export function findColored(seen: Seen, drawn: Float32Array, color: LooseColor): Uint8Array[] {
  return piecesOfLook(seen, drawn, (r, g, b) => {
    if (!isOfColor(color, r, g, b) || IS_PALE.has(color)) return isOfColor(color, r, g, b);
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    return most - least > VIVID * most && (color !== "yellow" || r > YELLOW_RED * g);
  });
}

/** What of a part of the photo (1 inside `drawn`) has certain colors (sRGB levels), one mask for each piece. */
export function piecesOfLook(
  { picture: { data }, width, height }: Seen,
  drawn: Float32Array,
  isOwn: (r: number, g: number, b: number) => boolean,
): Uint8Array[] {
  const near = new Set(grown(pixelsOf(drawn), Math.round(BEYOND_SHARE * width), width, height));
  const own = floatsFrom(drawn, (_, i) =>
    near.has(i) && isOwn(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!) ? 1 : 0,
  );
  const share = boxBlur(own, width, height, AROUND_PX, 1);
  const colored = pixelsOf(share.map((value) => (value > OF_COLOR ? 1 : 0)));
  return pixelPieces(colored, width).flatMap((piece) => {
    const inside = piece.filter((i) => drawn[i] === 1).length;
    if (piece.length < SMALLEST * drawn.length || inside < INSIDE_SHARE * piece.length) return [];
    const mask = new Uint8Array(drawn.length);
    for (const i of piece) mask[i] = 1;
    return [mask];
  });
}
