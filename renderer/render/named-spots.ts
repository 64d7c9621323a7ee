import type { Camera } from "#core/camera/camera.ts";
import { standInsOf } from "#core/plan/clearing/stand-ins.ts";
import { whereaboutsOf } from "#core/plan/clearing/whereabouts.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { removesPlants, removesThings } from "#core/plan/removal-notes.ts";
import { findNamedPlants } from "#renderer/clear/find-named-plants.ts";
import { outlinePlant } from "#renderer/clear/outline-plant.ts";
import { pixelPieces, pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import { weedyGround } from "#renderer/clear/weedy-ground.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Plants of the photo that words name with the place where they stand, and whether something is to come there. */
export type NamedSpot = {
  /** The words that name them, as the note has them. */
  text: string;
  /** Whether the note is of plants that new ones cover, and not of a thing that goes whole. */
  arePlants: boolean;
  /** Each of them, 1 per pixel of `seen`. */
  masks: readonly Uint8Array[];
  /** They lie so low that their pixels are ground: what comes there covers them. */
  areFlat: boolean;
  /** Something is to come where they stand. */
  isTaken: boolean;
};

/** The plants that a plan without a highlight names by their places ("the round tree in front of the garage"). `camera`: for the picture of `seen`. */
export function namedSpots(plan: DesignPlan, said: string, seen: Seen, camera: Camera): NamedSpot[] {
  return plan.notes.flatMap((note): NamedSpot[] => {
    const { text } = note;
    const arePlants = removesPlants([note]);
    if (!arePlants && !removesThings([note])) return [];
    const where = whereaboutsOf(said, text);
    if (!where) return [];
    const plants = findNamedPlants(where, seen, camera).map(({ pixels }) => pixels);
    if (plants.length === 0) return [];
    const areFlat = where.kind === "weeds";
    const masks = areFlat
      ? [weedyGround(plants, seen, camera)]
      : asMasses(
          plants.map((pixels) => (where.kind === "shrub" ? outlinePlant(pixels, seen) : pixels)),
          seen,
        );
    return [{ text, arePlants, areFlat, masks, isTaken: standInsOf(said, text, plan).length > 0 }];
  });
}

/** Whether all plants that a plan takes out are told by their place, size or number: one of them, or some. */
export function meansSome({ notes }: DesignPlan, said: string): boolean {
  const named = notes.filter((note) => removesPlants([note])).map(({ text }) => whereaboutsOf(said, text));
  return (
    named.length > 0 &&
    named.every(
      (where) => where && (!where.many || where.side || where.by || where.dry || where.large || where.color),
    )
  );
}

/** Plants that stand nearer to each other than this share of the picture's width and are seen as plants in between are one mass: all of it goes or none. */
const GAP_SHARE = 0.05;
const PLANT = 0.4;

/** Some plants as masks, those that grow into each other as one, with the leaves between them. */
function asMasses(plants: readonly Int32Array[], seen: Seen): Uint8Array[] {
  const { width, height } = seen;
  const all = maskOf(Int32Array.from(plants.flatMap((pixels) => [...pixels])), seen);
  if (plants.length === 1) return [all];
  const reach = (GAP_SHARE * width) / 2;
  const away = distanceTransform(all, width, height);
  const beyond = distanceTransform(
    bytesFrom(away, (value) => (value > reach ? 1 : 0)),
    width,
    height,
  );
  const mass = all.map((own, i) => (own || (seen.plants[i]! > PLANT && beyond[i]! > reach) ? 1 : 0));
  return pixelPieces(pixelsOf(mass), width).flatMap((piece) =>
    piece.some((i) => all[i]) ? [maskOf(piece, seen)] : [],
  );
}

function maskOf(pixels: Int32Array, { width, height }: Seen): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const i of pixels) mask[i] = 1;
  return mask;
}
