import type { Camera } from "#core/camera/camera.ts";
import { clearThings } from "#renderer/clear/clear-things.ts";
import { hiddenByNew } from "#renderer/clear/hidden-by-new.ts";
import { grown, pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import { isCircledWhole, topRows, wallBelow, withoutWall } from "#renderer/clear/replaced-plants.ts";
import { type StandingPlants, soilAtFeet } from "#renderer/clear/soil-at-feet.ts";
import { withSoil } from "#renderer/clear/soil-under.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { MOST_RAISED } from "#renderer/layout/raised-to-hide.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Old plants of a highlight (1 per pixel of `seen` each) behind which nothing could be completed, and how high those stand closed that come there, meters. */
export type Standing = { masks: readonly Uint8Array[]; inside: Float32Array; heightM: number };

type Pictured = { photo: RgbImage; seen: Seen; cleared: Uint8Array | null };

/**
 * Old plants that cannot be taken out whole: new ones are to stand before them, on the soil at their feet. What will still be seen above these is
 * taken out alone, which is less to complete. `hides`: per highlight the row in each column up to which something is to be hidden.
 */
export function hideStanding(
  { photo, seen, cleared }: Pictured,
  standing: readonly (Standing | null)[],
  camera: Camera,
): Pictured & { hides: (Float32Array | null)[] } {
  const { width, height } = seen;
  let now: Pictured = { photo, seen, cleared };
  const hides = standing.map((one): Float32Array | null => {
    if (!one || one.masks.length === 0) return null;
    const isWhole = (mask: Uint8Array) => isCircledWhole(mask, one.inside, width);
    const nearPx = Math.round(NEAR_SHARE * width);
    const near = new Set(grown(pixelsOf(one.inside), nearPx, width, height));
    const whole = one.masks.filter(isWhole);
    const feet = one.masks.filter((mask) => !isWhole(mask));
    const mostM = MOST_RAISED * one.heightM;
    const covered = hiddenByNew(whole, mostM, seen, camera);
    // The upper part of a plant goes alone only where nothing of the lower one will be seen.
    const tops = whole.flatMap((mask) => {
      const own = pixelsOf(mask);
      const isHidden = own.filter((i) => covered[i]).length >= MOSTLY_HIDDEN * own.length;
      const isCircled = own.filter((i) => near.has(i)).length >= MOSTLY_CIRCLED * own.length;
      return isHidden && isCircled && !fillsPicture(mask)
        ? [mask.map((value, i) => (covered[i] ? 0 : value))]
        : [];
    });
    const gone = clearThings(now.photo, now.seen, {
      plants: tops,
      things: [],
      around: whole,
      hidden: covered,
    });
    const rest = (masks: readonly Uint8Array[]) =>
      masks.map((mask) => mask.map((own, i) => (gone?.filled[i] ? 0 : own)));
    const walls = feet.flatMap((mask) => wallBelow(mask, one.inside, now.seen) ?? []);
    const onWalls = withoutWall(feet, walls, now.seen);
    // Of what goes on aside only what stands behind the circle was meant.
    const across = topRows([bytesFrom(one.inside, (cover) => cover)], width);
    const behind = (masks: readonly Uint8Array[], asidePx = 0) => {
      const isBehind = across.map((_, x) =>
        across.slice(Math.max(0, x - asidePx), x + asidePx + 1).some((row) => row < height) ? 1 : 0,
      );
      return masks.map((mask) => mask.map((own, i) => own & isBehind[i % width]!));
    };
    // What was circled of them, down to their feet, is low where new ones will hide it, whatever stands behind.
    // A tree that grows among them stays above the height up to which they are hidden.
    const walled =
      walls.length > 0
        ? behind(rest(onWalls)).map((mask) => hiddenByNew([mask], mostM, now.seen, camera))
        : [];
    const [low, tall]: [Uint8Array[], Uint8Array[]] = [[], []];
    for (const mask of behind(rest(whole))) {
      const circled = mask.map((own, i) => (i / width >= across[i % width]! - nearPx ? own : 0));
      const own = pixelsOf(circled);
      const isHidden = own.filter((i) => covered[i]).length >= ALL_HIDDEN * own.length;
      if (isHidden && !fillsPicture(mask)) low.push(circled);
      else tall.push(mask);
    }
    // Crowns of the new ones at the ends of the circle hang over what goes on there.
    const under = walls.length > 0 ? behind(rest(onWalls), Math.round(CROWN_SHARE * width)) : [];
    const ground = crownsOver(gone?.seen ?? now.seen, under);
    const { seen: shown, isBefore } = onSoil(ground, { walled, low, tall }, walls, camera);
    now = {
      photo: gone?.photo ?? now.photo,
      cleared: unionOf(now.cleared, gone?.cleared ?? null),
      seen: shown,
    };
    // What stands free before a whole plant hides it no better when it is larger.
    return topRows(isBefore && !gone ? [] : rest([...whole, ...feet]), width);
  });
  return { ...now, hides };
}

/** New plants stand before what covers more than this share of the picture, and never in its place: too little of what is behind it is known. An assumption. */
const MOST_SHARE = 0.24;
const fillsPicture = (mask: Uint8Array): boolean => pixelsOf(mask).length > MOST_SHARE * mask.length;

/** A plant that was circled whole ends so near to its circle, as a share of the picture's width. */
const NEAR_SHARE = 0.015;
/** Of a plant that new ones are to hide they hide at least this share. Assumption. */
const MOSTLY_HIDDEN = 0.35;
/** Behind a wall the crowns of new plants hang so far over what goes on beside their circle, as a share of the picture's width. */
const CROWN_SHARE = 0.06;
/** New plants that hide at least this share of an old one stand where it stands, others before it. Assumption. */
const ALL_HIDDEN = 0.7;
/** And of it lies in its circle at least this share: what is more goes on as another plant. Assumption. */
const MOSTLY_CIRCLED = 0.85;

/** What is seen where the crowns of new plants hang over old ones that stay (1 per pixel each): these are no nearer than what is beside them. */
function crownsOver(seen: Seen, under: readonly Uint8Array[]): Seen {
  if (under.length === 0) return seen;
  const completed = under.reduce((all, mask) => unionOf(all, mask)!, seen.completed ?? null);
  return { ...seen, completed: completed! };
}

/**
 * Plants that stay for new ones to hide (`walled`, `low`) or to stand before (`tall`; `isBefore`: before all of them): soil at their feet, and above it nothing is built, nor on the walls before them, nor on what is seen over them and is
 * no ground.
 */
function onSoil(
  seen: Seen,
  plants: StandingPlants,
  walls: readonly Uint8Array[],
  camera: Camera,
): { seen: Seen; isBefore: boolean } {
  const masks = [...plants.walled, ...plants.low, ...plants.tall];
  if (masks.length === 0) return { seen, isBefore: false };
  const { width, height } = seen;
  const own = new Uint8Array(width * height);
  for (const mask of masks) for (const i of pixelsOf(mask)) own[i] = 1;
  const { soil, feet: around } = soilAtFeet(plants, seen, camera);
  const left = seen.left?.slice() ?? new Uint8Array(own.length);
  for (const i of grown(pixelsOf(own), RIM_PX, width, height)) if (!around[i]) left[i] = 1;
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y >= 0 && !own[y * width + x]) y--;
    for (let i = y * width + x; i >= 0; i -= width) if (seen.ground[i]! <= INSIDE && !around[i]) left[i] = 1;
  }
  for (const wall of walls) for (const i of pixelsOf(wall)) left[i] = 1;
  const feet = seen.feet ? around.map((one, i) => one | seen.feet![i]!) : around;
  return { seen: { ...withSoil(seen, soil), left, feet }, isBefore: !soil.includes(1) };
}
/** The rim of a plant is half of what is behind it, pixels. */
const RIM_PX = 4;
/** Coverage from which a pixel is ground. */
const INSIDE = 0.5;

function unionOf(one: Uint8Array | null, other: Uint8Array | null): Uint8Array | null {
  if (!one || !other) return one ?? other;
  return one.map((value, i) => value | other[i]!);
}
