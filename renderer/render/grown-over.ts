import type { Camera } from "#core/camera/camera.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { removesPlants, removesThings } from "#core/plan/removal-notes.ts";
import { groundOfLow, namesLow } from "#renderer/clear/low-growth.ts";
import { pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { WishedThings } from "./wished-things.ts";

/** What lies flat on its ground. */
const FLAT =
  /^(?:.* )?(?:leaf|leaves|rocks?|stones?|pebbles?|gravel|mulch|bark|chips?|debris|litter|dirt|straw|needles|clippings)$/;
/** What covers more than this share of a highlight, and is seen as plants in more than this share of it, has overgrown its ground. */
const GROWN_OVER = 0.5;
const INSIDE = 0.5;

/** What goes from the highlight of a plan (`inside`: 1 there): plants, and what was found otherwise. */
type Going = {
  plan: DesignPlan;
  inside: Float32Array | null;
  shrubs: readonly Uint8Array[];
  things: WishedThings;
};

/** Things that lie flat go from their highlight alone: what is seen as plants beyond it was not meant. */
export function withinFlat(
  plan: DesignPlan,
  things: WishedThings,
  inside: Float32Array,
  seen: Seen,
): WishedThings {
  if (!isFilled(plan) || !isFlat(plan) || !things.masks.every(hasOvergrown(inside, seen))) return things;
  return { ...things, masks: things.masks.map((mask) => mask.map((own, i) => (inside[i] ? own : 0))) };
}

/**
 * 1 where ground lies behind low growth, dead leaves and whatever else covers a highlight in which a bed comes that fills it; null where nothing of that kind goes.
 * `camera`: for the picture of `seen`.
 */
export function groundGrownOver(going: readonly Going[], seen: Seen, camera: Camera): Uint8Array | null {
  const grounds = going.flatMap(({ plan, inside, shrubs, things }) => {
    if (!inside || !isFilled(plan)) return [];
    const covers = things.masks.filter(hasOvergrown(inside, seen));
    if (isFlat(plan)) return covers;
    const growth = [...(isOfLow(plan) ? shrubs : []), ...covers];
    return growth.length > 0 ? [groundOfLow(growth, seen, camera)] : [];
  });
  if (grounds.length === 0) return null;
  const firstRow = Math.max(0, Math.ceil(camera.horizonY + 1)) * seen.width;
  return grounds[0]!.map((_, i) => (i >= firstRow && grounds.some((ground) => ground[i]) ? 1 : 0));
}

/** Whether a bed comes that fills its highlight. */
const isFilled = ({ elements }: DesignPlan): boolean =>
  elements.some(({ kind, size, atM }) => kind === "bed" && !size && !atM);

/** Whether the plants that go from a highlight are low growth. */
function isOfLow({ notes }: DesignPlan): boolean {
  const going = notes.filter((note) => removesPlants([note]));
  return going.length > 0 && going.every(({ text }) => namesLow(text));
}

/** Whether all that goes from a highlight lies flat. */
function isFlat({ notes }: DesignPlan): boolean {
  const going = notes.filter((note) => removesPlants([note]) || removesThings([note]));
  return going.length > 0 && going.every(({ text }) => FLAT.test(text));
}

const hasOvergrown =
  (inside: Float32Array, { plants }: Seen) =>
  (mask: Uint8Array): boolean => {
    const own = pixelsOf(mask);
    const plantPx = own.filter((i) => plants[i]! > INSIDE).length;
    const circledPx = own.filter((i) => inside[i]).length;
    return plantPx > GROWN_OVER * own.length && circledPx > GROWN_OVER * pixelsOf(inside).length;
  };
