import type { Camera } from "#core/camera/camera.ts";
import { type LooseKind, type LooseWish, looseWish } from "#core/plan/clearing/loose-things.ts";
import { namesWhatStays } from "#core/plan/clearing/names-what-stays.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { isTree, removesThings } from "#core/plan/removal-notes.ts";
import { chooseLoose, liesIn } from "#renderer/clear/choose-loose.ts";
import { findLoose, type LooseSeen, thingShares } from "#renderer/clear/find-loose.ts";
import { findPlants } from "#renderer/clear/find-plants.ts";
import { outlineCircled } from "#renderer/clear/outline-circled.ts";
import { pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import { isWholeTree } from "#renderer/clear/replaced-plants.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { viewOf } from "./view.ts";

/** A circle round more than this share of the picture is meant for the ground in it, and not for one thing. */
export const LARGEST_THING = 0.06;
/** Who names loose things alone, and nothing that is to come, means them in a circle up to this share. */
const LARGEST_LOOSE = 0.35;
/** Plants that fill more than this share of a circle are what is to go from it, unless other things in it are more than this share of them. */
const PLANTS_SHARE = 0.25;
const THINGS_SHARE = 0.25;
/** Long narrow things, of which the network sees nothing. */
const THIN: ReadonlySet<LooseKind> = new Set<LooseKind>(["hose"]);
/** Share from which the network sees a loose thing. */
export const SOME_THING = 0.28;

/**
 * What a plan's highlight, or a thing that words name, is to be cleared of: masks of the whole things, 1 per pixel of `seen`, and what stays because
 * it was not found whole. `asked`: it was looked for; without masks it was not found.
 */
export type WishedThings = { asked: boolean; masks: readonly Uint8Array[]; stays: readonly Uint8Array[] };

/** Things that fill at least this share of a circle are what it was drawn round. */
const ROUND_THEM = 0.15;
const UNFOUND: WishedThings = { asked: true, masks: [], stays: [] };
const NOTHING: WishedThings = { asked: false, masks: [], stays: [] };

/** What the circle of a plan (1 inside) holds that is to go. */
export function circledThings(
  plan: DesignPlan,
  inside: Float32Array,
  seen: Seen,
  camera: Camera,
): WishedThings {
  if (!clearsCircle(plan)) return NOTHING;
  const found = thingsIn(inside, plan, seen, camera);
  if (!plan.notes.some((note) => removesThings([note]) && isTree(note.text))) return found;
  // A tree of which crown or trunk alone is found stays whole.
  if (isWholeTree(found.masks, inside, seen.width)) return found;
  const stays = [...found.masks, ...findPlants(seen, camera, inside)];
  return { asked: stays.length > 0, masks: [], stays };
}

/** Whether all that a circle holds is to go. Where something is to come in it, only the things that are named are to. */
const clearsCircle = ({ elements, notes }: DesignPlan): boolean =>
  removesThings(elements.length > 0 ? notes.filter(({ text }) => !looseWish(text)) : notes);

/** The plants that fill a circle, or whatever things it is drawn round. */
function thingsIn(inside: Float32Array, plan: DesignPlan, seen: Seen, camera: Camera): WishedThings {
  const drawnPx = inside.reduce((sum, value) => sum + value, 0);
  const { thing } = thingShares(seen);
  const thingPx = inside.reduce((sum, value, i) => sum + (value && thing[i]! > SOME_THING ? 1 : 0), 0);
  const wishes = looseWishes(plan.notes);
  const mayBePlants = wishes.length === 0 && thingPx < THINGS_SHARE * drawnPx;
  const plants = mayBePlants ? findPlants(seen, camera, inside) : [];
  const plantPx = plants.reduce((sum, mask) => sum + pixelsOf(mask).length, 0);
  if (plantPx > PLANTS_SHARE * drawnPx && thingPx < THINGS_SHARE * plantPx)
    return { asked: true, masks: plants, stays: [] };
  const largest = wishes.length > 0 && plan.elements.length === 0 ? LARGEST_LOOSE : LARGEST_THING;
  if (drawnPx === 0 || drawnPx > largest * inside.length) return NOTHING;
  const isThin = wishes.length > 0 && wishes.every(({ wish }) => THIN.has(wish.kind));
  return outlined([outlineCircled(inside, thing, seen, { isThin })], seen);
}

/**
 * What is named of loose things by the notes of a plan, by the text of the note; inside its circle where there is one. Without one a thing is not told
 * by its name alone where the words (`said`) name another that stays.
 */
export function namedThings(
  { notes }: DesignPlan,
  said: string,
  inside: Float32Array | null,
  seen: Seen,
  camera: Camera,
): Map<string, WishedThings> {
  const named = looseWishes(notes).flatMap(({ text, wish }) => {
    if (!inside && !wish.color && namesWhatStays(normalText(said))) return [];
    if (THIN.has(wish.kind)) {
      if (!inside) return [];
      const thin = outlineCircled(inside, thingShares(seen).thing, seen, { isThin: true });
      return [{ text, found: [], things: outlined([thin], seen) }];
    }
    const found = chooseLoose(wish, findLoose(viewOf(seen, camera)), seen, inside);
    const things = outlined(
      found.map((one) => one.outline()),
      seen,
    );
    return found.length > 0 ? [{ text, found, things }] : [];
  });
  // One thing is not both the chairs and the table: which of the names is its own is not known.
  const isOfTwo = ({ text, found }: (typeof named)[number]) =>
    found.some((one) =>
      named.some((other) => other.text !== text && other.found.some((theirs) => shares(theirs, one))),
    );
  const told = named.filter((one) => !isOfTwo(one));
  if (inside) {
    // In a circle it does not matter which is which: what else stands loose there is what the other names are of.
    const known = told.flatMap(({ found }) => found);
    const names = looseWishes(notes).filter(({ text }) => !told.some((one) => one.text === text));
    const rest = findLoose(viewOf(seen, camera)).filter(
      (one) => liesIn(one, inside) && !known.some((other) => shares(other, one)),
    );
    const circlePx = inside.reduce((sum, value) => sum + value, 0);
    const restPx = rest.reduce((sum, { core }) => sum + core.length, 0);
    const isRoundThem = names.length > 0 && restPx >= ROUND_THEM * circlePx;
    const things = isRoundThem
      ? outlined(
          rest.map((one) => one.outline()),
          seen,
        )
      : UNFOUND;
    return new Map([
      ...told.map(({ text, things: own }) => [text, own] as const),
      ...names.map(({ text }) => [text, things] as const),
    ]);
  }
  return new Map(
    named.map((one) => [
      one.text,
      isOfTwo(one) ? { asked: false, masks: [], stays: one.things.masks } : one.things,
    ]),
  );
}

function shares(one: LooseSeen, other: LooseSeen): boolean {
  const own = new Set(one.core);
  return other.core.some((i) => own.has(i));
}

/** What the notes of a plan name of loose things that are to go. */
const looseWishes = (notes: DesignPlan["notes"]): { text: string; wish: LooseWish }[] =>
  notes
    .filter((note) => removesThings([note]))
    .flatMap(({ text }) => {
      const wish = looseWish(text);
      return wish ? [{ text, wish }] : [];
    });

/** All of some things where each was found whole; else they stay. */
function outlined(
  things: readonly ReturnType<typeof outlineCircled>[],
  { width, height }: Seen,
): WishedThings {
  const masks = things.flatMap((one) => {
    if (!one) return [];
    const mask = new Uint8Array(width * height);
    for (const i of one.pixels) mask[i] = 1;
    return [mask];
  });
  const areWhole = things.every((one) => one?.isWhole);
  return areWhole ? { asked: true, masks, stays: [] } : { asked: true, masks: [], stays: masks };
}
