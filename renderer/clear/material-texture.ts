import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { EDGE_PX, LEAST_WALL_PX } from "./materials-around.ts";
import { oddTexture } from "./odd-texture.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";
import { shiftMap } from "./shift-map.ts";
import { unlike } from "./shifts.ts";
import { tileWall } from "./tile-wall.ts";

/** Texture is shown around this gray, a level. */
const GRAY = 128;
/** A difference counts no more than this, squared levels of three colors. */
const MOST_UNLIKE = 3 * 45 * 45;

/** The pixels that show the texture of a material for each of a part; null where too little of it is seen. */
export function textureOf(
  task: Incomplete,
  mask: Uint8Array,
  light: readonly Float32Array[],
  own: Int32Array,
  isWall: boolean,
): Int32Array | null {
  const { picture } = task;
  const all = pixelsOf(mask);
  if (all.length < LEAST_WALL_PX) return null;
  const flat = withoutLight(task, mask, light);
  const isOwn = new Uint8Array(mask.length);
  for (const i of own) isOwn[i] = 1;
  const even = isWall ? evenOf(mask, flat.data, picture.width) : mask;
  const alone = {
    ...task,
    picture: flat,
    hole: isOwn,
    unknown: bytesFrom(mask, (one, i) => (one || isOwn[i] ? 0 : 1)),
    kinds: innerOf(even, picture),
    shown: mask,
    wanted: bytesFrom(mask, () => 1),
  };
  const pieces = shiftMap(alone);
  const tiled = isWall ? tileWall(alone, alone.kinds, own) : null;
  // With little that is odd the rest of it shows the material as well.
  if (!pieces && !tiled && pixelsOf(even).length > MOSTLY_EVEN * all.length)
    return shiftMap({ ...alone, kinds: innerOf(mask, picture) })?.source ?? null;
  if (!pieces || !tiled) return pieces?.source ?? null;
  return seamsOf(alone, tiled, own) < seamsOf(alone, pieces.source, own) ? tiled : pieces.source;
}

/** How unlike a fill is where its pieces meet each other and the rim, squared levels of three colors, as a mean over all of it; a row up or down is no seam. */
function seamsOf(
  { picture: { width, data }, hole }: Incomplete,
  source: Int32Array,
  own: Int32Array,
): number {
  let sum = 0;
  for (const i of own)
    for (const by of [1, width]) {
      const [goesOn, next] = [source[i]! + by, hole[i + by] ? source[i + by]! : i + by];
      if (next === goesOn) continue;
      const rows = [goesOn - width, goesOn, goesOn + width].filter((o) => o >= 0 && o < hole.length);
      if (next < hole.length) sum += Math.min(...rows.map((o) => unlike(data, next, o, MOST_UNLIKE)));
    }
  return sum / own.length;
}
/** The picture with the texture of a material alone, around a gray. */
export function withoutLight(
  { picture }: Incomplete,
  mask: Uint8Array,
  light: readonly Float32Array[],
): RgbImage {
  const data = new Uint8Array(picture.data);
  for (const i of pixelsOf(mask))
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = clamp(GRAY + picture.data[i * 3 + c]! - light[c]![i]!, 0, 255);
  return { ...picture, data };
}

/** From this share on that is even what is odd is taken as well where the rest does not fit. An assumption. */
const MOSTLY_EVEN = 0.85;
/** Without what is odd there must be left of a material at least this share. */
const LEAST_EVEN = 0.4;

/** What of a material shows its texture alone; all of it where that is too little. `data`: without its light, sRGB around a gray. */
export function evenOf(mask: Uint8Array, data: Uint8Array, width: number): Uint8Array {
  const residual = floatsFrom(mask, (one, i) =>
    one ? (data[i * 3]! + data[i * 3 + 1]! + data[i * 3 + 2]!) / 3 - GRAY : 0,
  );
  const odd = oddTexture(mask, residual, width);
  const even = bytesFrom(mask, (one, i) => (one && !odd[i] ? 1 : 0));
  const left = pixelsOf(even).length;
  return left >= LEAST_WALL_PX && left >= LEAST_EVEN * pixelsOf(mask).length ? even : mask;
}

/** What of a material lies not at its edge; all of it where that is too little. */
export function innerOf(mask: Uint8Array, { width, height }: Incomplete["picture"]): Uint8Array {
  const toEdge = distanceTransform(
    bytesFrom(mask, (one) => 1 - one),
    width,
    height,
  );
  const inner = bytesFrom(mask, (one, i) => (one && toEdge[i]! > EDGE_PX ? 1 : 0));
  return pixelsOf(inner).length >= LEAST_WALL_PX ? inner : mask;
}
