import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import type { DesignDocument, DesignElement } from "#core/design/design-document.ts";
import { findElements, speciesOf } from "#core/design/find-elements.ts";
import { isAlready } from "#core/design/heard/named-thing.ts";
import { PLACE_OF } from "#core/design/move-place.ts";
import type { Direction, Operation } from "#core/design/operation.ts";
import { USUAL_PLANTS } from "#core/design/resize-element.ts";
import { type LaidSize, sizeNow } from "#core/design/usual-size.ts";
import type { Place, PlanElement } from "#core/elements/element.ts";
import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import type { SpokenSize } from "#core/plan/reading/read-size.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { inColor } from "#core/plants/flower-color.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";

/** An element that a change was said of: as it was, null where it is new, and as it is, null where it is gone. */
export type Touched = {
  was: PlanElement | null;
  is: PlanElement | null;
  id: string;
  /** Its sides as they were laid. */
  laid?: LaidSize | undefined;
};

/** What a change made of a design: all that is not as it was, and all that its operations named. */
export type TouchedOnes = { changed: readonly Touched[]; named: readonly Touched[] };

type Data = Parameters<typeof canonicalJson>[0];
const same = (a: unknown, b: unknown): boolean => canonicalJson(a as Data) === canonicalJson(b as Data);

export function touchedOf(
  before: DesignDocument,
  after: DesignDocument,
  operations: readonly Operation[],
): TouchedOnes {
  const now = new Map(after.elements.map((one) => [one.id, one.element]));
  const old = new Map(before.elements.map((one) => [one.id, one.element]));
  const laidAs = new Map(before.elements.map(({ id, laid }) => [id, laid]));
  const changed = [...new Set([...old.keys(), ...now.keys()])]
    .map(
      (id): Touched => ({
        ...{ id, was: old.get(id) ?? null, is: now.get(id) ?? null },
        laid: laidAs.get(id),
      }),
    )
    .filter(({ was, is }) => !same(was, is));
  const named = operations
    .flatMap((one): DesignElement[] =>
      "target" in one && !one.target.it ? findElements(before, one.target) : [],
    )
    .map(({ id, element, laid }): Touched => ({ id, was: element, is: now.get(id) ?? null, laid }));
  return { changed, named };
}

export const plantsOf = (element: PlanElement): readonly string[] =>
  element.kind === "bed"
    ? speciesOf(element)
    : element.kind === "planter"
      ? element.species
      : element.kind === "tree" || element.kind === "hedge"
        ? [element.species]
        : [];

export const hasSpecies = (element: PlanElement, ids: readonly string[]): boolean =>
  plantsOf(element).some((own) => ids.some((id) => own === id || own.startsWith(`${id}-`)));

/** Whether an element is as a describing word says. */
export function showsValue(element: PlanElement, fits: Fits, hue: FlowerColor | null): boolean {
  if (isAlready(element, fits)) return true;
  // Vinyl is white where nobody paints it.
  if (
    element.kind === "fence" &&
    element.style === "vinyl" &&
    !element.color &&
    fits.fence?.color === "white"
  )
    return true;
  const own = fits[element.kind];
  if (hue && plantsOf(element).some((id) => inColor(id as SpeciesId, hue) === id)) return true;
  if (own && Object.keys(own).length === 0 && !hue) return true;
  const { pavers, gravel } = fits;
  if (
    element.kind === "bed" &&
    gravel &&
    element.mulch === "gravel" &&
    (element.stone ?? "river") === gravel.tone
  )
    return true;
  return pavers?.stone !== undefined && element.kind === "pavers" && element.stone === pavers.stone;
}

/** Whether an element has a word as one of its values: "brick" of an edging. */
export function holdsText(element: unknown, word: string): boolean {
  if (typeof element === "string") return element === word;
  return (
    element !== null &&
    typeof element === "object" &&
    Object.values(element).some((one) => holdsText(one, word))
  );
}

/** All numbers of an element that a person may have said. */
function numbersOf(element: PlanElement | null): Record<string, number> {
  if (!element) return {};
  const { spacingM, turnRad, shiftM, grown } = element;
  const own: Record<string, unknown> = {
    ...element.size,
    spacingM,
    turnRad: turnRad && (Math.abs(turnRad) * 180) / Math.PI,
    x: shiftM?.x,
    z: shiftM?.z,
    grown: grown?.byM,
    times: grown?.times,
    ...("counts" in element ? element.counts : {}),
    ...("spacings" in element ? element.spacings : {}),
    ...("seats" in element ? { seats: element.seats } : {}),
    ...("rails" in element ? { rails: element.rails } : {}),
    ...("jointM" in element ? { jointM: element.jointM } : {}),
    ...("depthM" in element ? { depthM: element.depthM } : {}),
  };
  return Object.fromEntries(
    Object.entries(own).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/** Whether a number was said of an element: it has it, or was changed by so much. */
export function showsSize({ was, is, laid }: Touched, said: SpokenSize): boolean {
  const usual: Record<string, number> = was ? { ...sizeNow(was), ...laid } : {};
  const before: Record<string, number> = { ...usual, ...numbersOf(was) };
  const now = numbersOf(is);
  const held = [
    ...Object.values(now),
    ...Object.entries(now).map(
      ([key, one]) => one - (before[key] ?? (OF_NOTHING.has(key) ? 0 : USUAL_PLANTS)),
    ),
    ...Object.values(numbersOf(was)),
    ...(is && "slab" in is && is.slab ? Object.values(is.slab) : []),
  ].filter((one): one is number => typeof one === "number");
  const { about: _, slab, ...sides } = said;
  const wanted = Object.values(sides).filter((one): one is number => typeof one === "number");
  if (slab && wanted.length === 0) return is !== null && "slab" in is && is.slab !== undefined;
  return wanted.every((one) =>
    held.some((own) => [one, one * METERS_PER_FOOT, one / 100].some((meant) => near(Math.abs(own), meant))),
  );
}

/** What is not there before it is said; of a plant there are as many as are usual. */
const OF_NOTHING: ReadonlySet<string> = new Set(["x", "z", "grown", "turnRad"]);

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.02 + 0.01 * Math.abs(b);

/** The places that stand for one another in what people say. */
const ALIKE: Partial<Record<string, readonly Place[]>> = {
  ...Object.fromEntries(Object.entries(PLACE_OF).map(([way, place]) => [way, [place]])),
  border: ["border", "along-fence", "along-walk", "along-driveway", "along-house"],
  back: ["back", "corner"],
  corner: ["corner"],
};

/** Where things stand by their nature. */
const BY_NATURE: Partial<Record<PlanElement["kind"], readonly (Direction | Place)[]>> = {
  "path-lights": ["along-walk"],
  fence: ["border", "along-fence"],
  edging: ["border", "along-bed", "along-walk", "along-driveway"],
  hedge: ["border", "along-fence"],
};

/** Whether an element stands where a place says, or went that way. */
export function showsPlace({ was, is }: Touched, to: Direction | Place): boolean {
  const isThere = (element: PlanElement | null): boolean =>
    element?.place !== undefined && (ALIKE[to] ?? [to]).includes(element.place);
  const isBy = is?.kind === "planter" && is.by !== undefined && (to === "along-house" || to === "house");
  const isMoved =
    was !== null && is !== null && !same([was.shiftM, was.atM, was.turnRad], [is.shiftM, is.atM, is.turnRad]);
  const isByNature = is !== null && (BY_NATURE[is.kind]?.includes(to) ?? false);
  return (
    isByNature ||
    isThere(is) ||
    isThere(was) ||
    isBy ||
    isMoved ||
    (to === "other" && was?.place !== is?.place)
  );
}

/** Whether an element got other sides. */
export const isResized = ({ was, is }: Touched): boolean =>
  !same([sidesOf(was), was?.grown], [sidesOf(is), is?.grown]);
function sidesOf(element: PlanElement | null): object {
  const { count: _, ...sides } = element?.size ?? {};
  return sides;
}

/** What is of stone without a word for which. */
export const OF_STONE = /^(?:stones?|rocks?|pebbles?)$/;
export const isStony = (element: PlanElement): boolean =>
  (element.kind === "gravel" && element.use === "area") ||
  (element.kind === "bed" && element.mulch === "gravel") ||
  element.kind === "boulders" ||
  element.kind === "swale";
