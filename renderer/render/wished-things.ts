import type { Camera } from "#core/camera/camera.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import {
  countedBefore,
  type LooseKind,
  type LooseWish,
  looseWish,
} from "#core/plan/clearing/loose-things.ts";
import { namesWhatStays } from "#core/plan/clearing/names-what-stays.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { isTree, removesThings } from "#core/plan/removal-notes.ts";
import { chooseLoose, fitsSize } from "#renderer/clear/choose-loose.ts";
import { findLoose, type LooseSeen, thingShares } from "#renderer/clear/find-loose.ts";
import { findOnGround } from "#renderer/clear/find-on-ground.ts";
import { findPlants } from "#renderer/clear/find-plants.ts";
import { type Outlined, outlineCircled } from "#renderer/clear/outline-circled.ts";
import { isUpright, outlineClose } from "#renderer/clear/outline-close.ts";
import { boxOf, pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import { isWholeTree } from "#renderer/clear/replaced-plants.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { viewOf } from "./view.ts";

/** A circle round more than this share of the picture is meant for the ground in it, and not for one thing. */
export const LARGEST_THING = 0.06;
/** Who names loose things alone, and nothing that is to come, means them in a circle up to this share. */
const LARGEST_LOOSE = 0.35;
/** One thing that a circle was drawn closely around may be larger, where it is seen as plants. */
const LARGEST_CLOSE = 0.25;
/** Plants that fill more than this share of a circle are what is to go from it, unless other things in it are more than this share of them. */
const PLANTS_SHARE = 0.25;
const THINGS_SHARE = 0.25;
/** Long narrow things, of which the network sees nothing. */
const THIN: ReadonlySet<LooseKind> = new Set<LooseKind>(["hose"]);
/** Share from which the network sees a loose thing. */
export const SOME_THING = 0.28;

/**
 * What a plan's highlight, or a thing that words name, is to be cleared of: masks of the whole things, 1 per pixel of `seen`, and what stays because
 * it was not found whole. `asked`: it was looked for; without masks it was not found. `areSingle`: each of the masks may go without the others.
 */
export type WishedThings = {
  asked: boolean;
  masks: readonly Uint8Array[];
  stays: readonly Uint8Array[];
  areSingle?: true;
};

/** Things that fill at least this share of a circle are what it was drawn round, whatever it was called. */
const ROUND_THEM = 0.15;
/** Names of all that lies about. */
const COLLECTIVE: ReadonlySet<LooseKind> = new Set<LooseKind>(["clutter", "debris", "tool", "toy"]);
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
  const circle = pixelsOf(inside);
  const isClose = circle.length <= LARGEST_THING * inside.length && isUpright(boxOf(circle, seen.width));
  if (isWholeTree(found.masks, inside, seen.width, isClose)) return found;
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
  const isOne = wishes.every(({ wish }) => isSingle(wish));
  const close = isOne && drawnPx <= LARGEST_CLOSE * inside.length ? outlineClose(inside, seen) : null;
  if (close?.isWhole && mayBeOne(close, drawnPx, seen)) return outlined([close], seen);
  const mayBePlants = wishes.length === 0 && thingPx < THINGS_SHARE * drawnPx;
  const plants = mayBePlants ? findPlants(seen, camera, inside) : [];
  const plantPx = plants.reduce((sum, mask) => sum + pixelsOf(mask).length, 0);
  if (plantPx > PLANTS_SHARE * drawnPx && thingPx < THINGS_SHARE * plantPx)
    return { asked: true, masks: plants, stays: [] };
  const largest = wishes.length > 0 && plan.elements.length === 0 ? LARGEST_LOOSE : LARGEST_THING;
  if (drawnPx === 0 || drawnPx > largest * inside.length) return NOTHING;
  const isThin = wishes.length > 0 && wishes.every(({ wish }) => THIN.has(wish.kind));
  const one = outlined([outlineCircled(inside, thing, seen, { isThin })], seen);
  if (wishes.length === 0 || one.masks.length > 0) return one;
  const several = onGround(inside, seen);
  return several.masks.length > 0 ? several : one;
}

/**
 * What is named of loose things by the notes of a plan, by the text of the note; inside its circle where there is one. Without one a thing is not told
 * by its name alone where the words (`said`) name another that stays.
 */
export function namedThings(
  { notes, keeps }: DesignPlan,
  said: string,
  inside: Float32Array | null,
  seen: Seen,
  camera: Camera,
): Map<string, WishedThings> {
  const normal = normalText(said);
  const wishes = looseWishes(notes).map(({ text, wish }) => {
    const count = wish.count ?? countedBefore(text, normal);
    return { text, wish: count === undefined ? wish : { ...wish, count } };
  });
  const close = inside && wishes.length === 1 ? circledOne(wishes[0]!.wish, inside, seen, camera) : null;
  if (close) return new Map([[wishes[0]!.text, outlined([close], seen)]]);
  const named = wishes.flatMap(({ text, wish }) => {
    if (!inside && !wish.color && namesWhatStays(normal)) return [];
    if (THIN.has(wish.kind)) {
      if (!inside) return [];
      return [{ text, wish, found: [], things: thinThings(inside, seen) }];
    }
    const found = chooseLoose(wish, findLoose(viewOf(seen, camera)), seen, inside);
    const things = outlined(
      found.map((one) => one.outline()),
      seen,
    );
    return found.length > 0 ? [{ text, wish, found, things }] : [];
  });
  // One thing is not both the chairs and the table: which of the names is its own is not known.
  const isOfTwo = ({ text, found }: (typeof named)[number]) =>
    found.some((one) =>
      named.some((other) => other.text !== text && other.found.some((theirs) => shares(theirs, one))),
    );
  const told = named.filter((one) => !isOfTwo(one));
  if (inside) {
    const names = wishes.filter(({ text }) => !told.some((one) => one.text === text));
    const areWhole = told.every(({ things }) => things.masks.length > 0);
    if (names.length === 0 && areWhole && told.every(({ wish }) => !wish.many && !COLLECTIVE.has(wish.kind)))
      return new Map(told.map(({ text, things }) => [text, things]));
    // In a circle it does not matter which is which: what stands on its ground goes, each thing whole, where its size may be that of the name.
    const found = keeps.length > 0 ? [] : findOnGround(inside, seen);
    const byName = wishes.map(({ text, wish }) => ({
      text,
      meant: found.filter((one) => mayBe(one, wish, seen, camera)),
    }));
    const circlePx = inside.reduce((sum, value) => sum + value, 0);
    const isRoundThem = found.reduce((sum, { pixels }) => sum + pixels.length, 0) >= ROUND_THEM * circlePx;
    return new Map(
      byName.map(({ text, meant }) => {
        const isFound = meant.length > 0 && (isRoundThem || isEnough(meant, byName));
        return [text, isFound ? eachOf(meant, seen) : UNFOUND];
      }),
    );
  }
  return new Map(
    named.map((one) => [
      one.text,
      isOfTwo(one) ? { asked: false, masks: [], stays: one.things.masks } : one.things,
    ]),
  );
}

/** Whether a name is of one thing that is no longer than it is wide. */
const isSingle = ({ kind, many }: LooseWish): boolean => !many && !COLLECTIVE.has(kind) && !THIN.has(kind);

/** The one thing that a circle was drawn closely around, by its own edges, where its size may be that of its name; null where it is none. */
function circledOne(wish: LooseWish, inside: Float32Array, seen: Seen, camera: Camera): Outlined | null {
  const circlePx = inside.reduce((sum, value) => sum + value, 0);
  if (!isSingle(wish) || circlePx > LARGEST_THING * inside.length) return null;
  const close = outlineClose(inside, seen);
  return close?.isWhole && mayBe(close, wish, seen, camera) ? close : null;
}

/** Whether the names that may all mean some of these things have a thing each: one cone is not both the bin and the cone. */
function isEnough(meant: readonly Outlined[], byName: readonly { meant: readonly Outlined[] }[]): boolean {
  const rivals = byName.filter((other) => other.meant.some((one) => meant.includes(one)));
  return new Set(rivals.flatMap((other) => other.meant)).size >= rivals.length;
}

/** What stands on the ground of a circle: those of it that were found whole are to go, one by one. */
function onGround(inside: Float32Array, seen: Seen): WishedThings {
  const found = findOnGround(inside, seen);
  return found.length > 0 ? eachOf(found, seen) : UNFOUND;
}

/** Whether what stands in a circle may be what a name says, by its size. */
function mayBe({ pixels }: Outlined, wish: LooseWish, { width }: Seen, camera: Camera): boolean {
  if (COLLECTIVE.has(wish.kind)) return true;
  const box = boxOf(pixels, width);
  const foot = box.bottom + 1;
  if (foot <= camera.horizonY + 2) return false;
  const tallFt = metersToFeet(((foot - box.top) * camera.groundZ(foot)) / camera.focalPx);
  return fitsSize([{ box, tallFt }], wish, width);
}

/** Things that go one by one, each where it was found whole. */
function eachOf(things: readonly Outlined[], seen: Seen): WishedThings {
  const masksOf = (isWhole: boolean) =>
    things.filter((one) => one.isWhole === isWhole).map(({ pixels }) => maskOf(pixels, seen));
  return { asked: true, masks: masksOf(true), stays: masksOf(false), areSingle: true };
}

/** What is long and narrow in a circle: what stands out of the ground along it, else as it is outlined by itself. */
function thinThings(inside: Float32Array, seen: Seen): WishedThings {
  const thin = outlineCircled(inside, thingShares(seen).thing, seen, { isThin: true });
  const own = new Set(thin?.pixels);
  const along = findOnGround(inside, seen).filter((one) => one.pixels.some((i) => own.has(i)));
  return along.some((one) => one.isWhole) ? eachOf(along, seen) : outlined([thin], seen);
}

function maskOf(pixels: Int32Array, { width, height }: Seen): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const i of pixels) mask[i] = 1;
  return mask;
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

/** Whether what was outlined is no more than one thing may be, or else plants. */
function mayBeOne({ pixels }: Outlined, drawnPx: number, { plants }: Seen): boolean {
  const plantPx = pixels.filter((i) => plants[i]! > SOME_PLANT).length;
  return drawnPx <= LARGEST_THING * plants.length || plantPx > PLANTS_SHARE * pixels.length;
}
const SOME_PLANT = 0.4;

/** All of some things where each was found whole; else they stay. */
function outlined(things: readonly ReturnType<typeof outlineCircled>[], seen: Seen): WishedThings {
  const masks = things.flatMap((one) => (one ? [maskOf(one.pixels, seen)] : []));
  const areWhole = things.every((one) => one?.isWhole);
  return areWhole ? { asked: true, masks, stays: [] } : { asked: true, masks: [], stays: masks };
}
