import type { PhotoPart } from "#core/plan/clearing/where-words.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

type Plane = "garage" | "house" | "drive" | "walk" | "street" | "standing";
/**
 * Where the photo shows its parts: planes of `Seen`, or boxes of its doors and openings; `else`: what is taken for it where it is not seen.
 */
const SHOWN_BY: Record<
  PhotoPart,
  { planes?: readonly Plane[]; boxes?: "doors" | "openings"; else?: PhotoPart }
> = {
  garage: { planes: ["garage"], else: "drive" },
  door: { boxes: "doors", else: "house" },
  window: { boxes: "openings", else: "house" },
  house: { planes: ["house"] },
  drive: { planes: ["drive"] },
  walk: { planes: ["walk"], else: "drive" },
  patio: { planes: ["walk"] },
  street: { planes: ["street"] },
  pool: {},
  fence: {},
};
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** A door is so many times higher than wide. */
const DOOR_TALL = 2.1;

/** How far each pixel lies from a part of the photo, pixels of `seen`; null where the photo shows none. */
export function awayFromPart(seen: Seen, part: PhotoPart): Float32Array | null {
  const known = partsOf(seen);
  if (!known.has(part)) known.set(part, awayFrom(seen, part));
  return known.get(part)!;
}

const partsOf = oncePer((_: Seen) => new Map<PhotoPart, Float32Array | null>());

function awayFrom(seen: Seen, part: PhotoPart): Float32Array | null {
  const { width, height } = seen;
  const mask = maskOfPart(seen, part);
  if (mask.includes(1)) return distanceTransform(mask, width, height);
  const other = SHOWN_BY[part].else;
  return other ? awayFromPart(seen, other) : null;
}

/** 1 where a part of the photo is seen. */
function maskOfPart(seen: Seen, part: PhotoPart): Uint8Array {
  const { planes = [], boxes } = SHOWN_BY[part];
  const mask = bytesFrom(seen.ground, (_, i) => (planes.some((name) => seen[name][i]! > INSIDE) ? 1 : 0));
  const found =
    boxes === "openings"
      ? seen.openings
      : boxes === "doors"
        ? seen.doors.map((door) => ({ ...door, top: door.foot - DOOR_TALL * (door.right - door.left) }))
        : [];
  for (const { left, right, top, foot } of found)
    for (let y = Math.max(0, Math.floor(top)); y <= Math.min(seen.height - 1, foot); y++)
      mask.fill(
        1,
        y * seen.width + Math.max(0, Math.floor(left)),
        y * seen.width + Math.min(seen.width, Math.floor(right) + 1),
      );
  return mask;
}
