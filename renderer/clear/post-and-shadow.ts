import type { Seen } from "#renderer/see/see-photo.ts";
import { boxOf, grown, pixelPieces } from "./pixel-pieces.ts";

/** Ground is in the shadow of a thing below this share of the brightness that ground has in its row. */
const DARK = 0.78;
/** A shadow begins at the lowest part of a thing, and reaches this many of its heights aside and down. */
const SHADOW_FROM = 0.25;
const SHADOW_ASIDE = 1.5;
const SHADOW_DOWN = 0.35;
const SHADOW_GAP_PX = 1;
/** A darkness larger than the thing itself by this factor is the shade of something else. */
const SHADOW_MOST = 0.9;
const INSIDE = 0.5;
/** Up to this share the network sees no thing. */
const SURELY_NOT = 0.12;

/** What is so many times taller than wide is a post, and goes on up and down as long as it is so unlike what lies beside it, levels. */
const POST = 2;
const POST_UNLIKE = 60;
const POST_BESIDE_PX = [3, 5, 7];
/** It ends where so many rows are not, and reaches no farther than this share of its height. */
const POST_GAP = 3;
const POST_REACH = 0.8;

/** What is much taller than wide goes on up and down between its edges. */
export function alongPost(pixels: Int32Array, { picture: { data }, width, height }: Seen): Int32Array {
  const { left, right, top, bottom } = boxOf(pixels, width);
  const tall = bottom + 1 - top;
  const more: number[] = [];
  for (const step of [-1, 1]) {
    // The post alone near this end: a board or a box on it is wider.
    const end = usualRow(pixels, width, step < 0 ? top : bottom, tall / 6);
    if (tall < POST * (right + 1 - left)) continue;
    let gap = 0;
    const first = step < 0 ? top - 1 : bottom + 1;
    for (let k = 0; k < POST_REACH * tall && gap < POST_GAP; k++) {
      const y = first + step * k;
      if (y < 0 || y >= height) break;
      const levels = (x: number) => {
        const i = (y * width + Math.min(width - 1, Math.max(0, x))) * 3;
        return [data[i]!, data[i + 1]!, data[i + 2]!];
      };
      const middle = levels(Math.round((end.left + end.right) / 2));
      const isUnlike = (beside: number[]) =>
        beside.reduce((sum, level, c) => sum + Math.abs(level - middle[c]!), 0) > POST_UNLIKE;
      const goesOn = POST_BESIDE_PX.every(
        (away) => isUnlike(levels(end.left - away)) && isUnlike(levels(end.right + away)),
      );
      gap = goesOn ? 0 : gap + 1;
      if (goesOn) for (let x = end.left; x <= end.right; x++) more.push(y * width + x);
    }
  }
  return Int32Array.from(new Set([...pixels, ...more]));
}

/** The usual first and last column of the rows that lie so near to one. */
function usualRow(
  pixels: Int32Array,
  width: number,
  row: number,
  near: number,
): { left: number; right: number } {
  const ends = new Map<number, { left: number; right: number }>();
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (Math.abs(y - row) > near) continue;
    const own = ends.get(y) ?? { left: x, right: x };
    ends.set(y, { left: Math.min(own.left, x), right: Math.max(own.right, x) });
  }
  const middle = (all: number[]) => all.sort((a, b) => a - b)[all.length >> 1]!;
  const rows = [...ends.values()];
  return { left: middle(rows.map(({ left }) => left)), right: middle(rows.map(({ right }) => right)) };
}

/**
 * Dark ground that begins at the foot of a thing; none where all around is dark. `isNear`: 1 where it is looked for; `thing`: how sure the network is
 * of one, 0 to 1 per pixel.
 */
export function shadowOf(
  own: Int32Array,
  isNear: Uint8Array,
  thing: Float32Array,
  { picture, ground, width, height }: Seen,
): number[] {
  const { left, right, top, bottom } = boxOf(own, width);
  const tall = bottom + 1 - top;
  const [from, to] = [
    Math.max(0, Math.round(left - SHADOW_ASIDE * tall)),
    Math.min(width - 1, Math.round(right + SHADOW_ASIDE * tall)),
  ];
  const first = Math.round(bottom - SHADOW_FROM * tall);
  const last = Math.min(height - 1, Math.round(bottom + SHADOW_DOWN * tall) + 2);
  const level = (i: number) => picture.data[i * 3]! + picture.data[i * 3 + 1]! + picture.data[i * 3 + 2]!;
  const isOwn = new Set(own);
  const dark: number[] = [];
  for (let y = first; y <= last; y++) {
    const lit: number[] = [];
    for (let x = from; x <= to; x++) {
      const i = y * width + x;
      if (isNear[i] && ground[i]! > INSIDE && !isOwn.has(i) && thing[i]! < SURELY_NOT) lit.push(level(i));
    }
    const usual = lit.sort((a, b) => a - b)[Math.floor(lit.length / 2)];
    if (usual === undefined) continue;
    for (let x = from; x <= to; x++) {
      const i = y * width + x;
      if (isNear[i] && ground[i]! > INSIDE / 2 && !isOwn.has(i) && level(i) < DARK * usual) dark.push(i);
    }
  }
  // Blades of grass stand between the parts of a shadow.
  const isDark = new Set(dark);
  const joined = pixelPieces(
    grown(Int32Array.from([...own, ...dark]), SHADOW_GAP_PX, width, height),
    width,
  ).filter((piece) => piece.some((i) => isOwn.has(i)));
  const shade = joined.flatMap((piece) => [...piece].filter((i) => isDark.has(i)));
  return shade.length > SHADOW_MOST * own.length ? [] : shade;
}
