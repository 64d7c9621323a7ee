import type { PlanElement, RequestedSize } from "#core/elements/element.ts";
import { STANDS_IN_A_ROW } from "#core/plan/settle-element.ts";
import { alikeIn, isMeant, speciesOf } from "./find-elements.ts";
import type { Target } from "./operation.ts";
import { isRun, withSides } from "./resize-element.ts";
import type { LaidSize } from "./usual-size.ts";

export const counts = (
  old: { counts?: Record<string, number> },
  more: Record<string, number> | undefined,
): { counts?: Record<string, number> } =>
  Object.keys({ ...old.counts, ...more }).length > 0 ? { counts: { ...old.counts, ...more } } : {};

/** Mulch that a bed has where nobody says which. */
const UNCHOSEN: ReadonlySet<string> = new Set(["brown", "soil"]);

/** Without a plant: from beds and planters that plant alone, and whole where it is a tree or a hedge. */
export function withoutSpecies(element: PlanElement, target: Target): PlanElement | null {
  if (element.kind === "planter")
    return { ...element, species: element.species.filter((id) => !isMeant(target, id)) };
  if (element.kind !== "bed") return null;
  const left = speciesOf(element).filter((id) => !isMeant(target, id));
  const { counts: wanted, ...bed } = element;
  if (left.length === 0) {
    // A mulch that was chosen stays without the plant; the usual one came with it.
    const { rows: _rows, inRow: _inRow, ...ground } = bed;
    return UNCHOSEN.has(element.mulch) ? null : { ...ground, species: [], bare: true };
  }
  const kept = Object.entries(wanted ?? {}).filter(([id]) => !isMeant(target, id));
  return { ...bed, species: left, ...(kept.length > 0 ? { counts: Object.fromEntries(kept) } : {}) };
}

/** The count of one plant of a bed is its own; every other size is the element's. */
export function sized(
  element: PlanElement,
  wanted: RequestedSize,
  target: Target,
  laid?: LaidSize,
): PlanElement {
  if (element.kind === "bed" && (target.species || element.species.length === 1) && wanted.count) {
    const ids = speciesOf(element).filter((id) => !target.species || isMeant(target, id));
    const all = Object.fromEntries(ids.map((id) => [id, wanted.count!]));
    return { ...element, species: speciesOf(element), counts: { ...element.counts, ...all } };
  }
  // "3 bushes are enough": of a bed those plants that are counted, and never the bed.
  if (
    element.kind === "bed" &&
    wanted.count &&
    (target.group || target.it || target.kind === "bed" || target.element)
  ) {
    const ids = Object.keys(element.counts ?? {});
    const [first] = ids.toSorted((a, b) => element.counts![b]! - element.counts![a]!);
    return first ? { ...element, counts: { ...element.counts, [first]: wanted.count } } : element;
  }
  const { grown, ...rest } = element;
  // "16 ft across": what is round is as long as it is wide.
  const isAcross =
    "shape" in element && element.shape === "round" && (wanted.lengthM ?? wanted.widthM) !== undefined;
  const { lengthM: _, widthM: __, ...round } = element.size ?? {};
  const size = isAcross ? withSides(round, wanted) : withSides(element.size, wanted, laid);
  // A run that is longer by so much stays so while only its height is said.
  const isLength = isRun(element.kind) && (wanted.lengthM ?? wanted.widthM ?? wanted.areaM2) !== undefined;
  return isLength || !grown ? ({ ...rest, size } as PlanElement) : { ...element, size };
}

/** A bed or a planter with another plant in a plant's place; null for what is replaced as a whole. */
export function replanted(old: PlanElement, element: PlanElement, target: Target): PlanElement | null {
  const { species } = target;
  if (species === undefined) return null;
  if (old.kind === "planter" && element.kind !== "planter") {
    const young = speciesIn(element);
    const others = old.species.flatMap((id) => (isMeant(target, id) ? young : [id]));
    return young.length > 0 ? { ...old, species: [...new Set(others)] } : null;
  }
  // Another plant in a hedge leaves it a hedge.
  if (old.kind === "hedge" && element.kind === "bed" && element.species.length === 1)
    return { ...old, species: element.species[0]! };
  if (old.kind !== "bed" || element.kind !== "bed") return null;
  if (element.species.length === 0 && element.style === old.style) return null;
  const young = element.species.length > 0 ? element.species : [alikeIn(element.style, species)];
  const swapped = speciesOf(old).flatMap((id) => (isMeant(target, id) ? young : [id]));
  const { counts: _, ...uncounted } = old;
  const rest = withoutSpecies(old, target) ?? uncounted;
  // As many come as there were, where nobody says how many.
  const many = Object.entries(old.counts ?? {}).find(([id]) => isMeant(target, id))?.[1];
  const as =
    many !== undefined && young.length === 1 && !element.counts ? { [young[0]!]: many } : element.counts;
  return {
    ...rest,
    species: [...new Set(swapped)],
    ...counts(rest as { counts?: Record<string, number> }, as),
  } as PlanElement;
}

/** The plants that a tree, a hedge or a bed is of. */
const speciesIn = (element: PlanElement): string[] =>
  element.kind === "bed" || element.kind === "planter"
    ? element.species
    : element.kind === "tree" || element.kind === "hedge"
      ? [element.species]
      : [];

/** What stands at a distance that can be said: things in a row, and the plants of a bed. */
export const hasSpacing = ({ kind }: PlanElement): boolean => STANDS_IN_A_ROW.has(kind) || kind === "bed";

/** Lights every few feet along a line are as many as it holds. */
function spacedLights(element: Extract<PlanElement, { kind: "path-lights" }>, everyM: number): PlanElement {
  const { size: { count: _, ...size } = {}, ...rest } = element;
  return { ...rest, ...(Object.keys(size).length > 0 ? { size } : {}), spacingM: everyM };
}

/** At another distance from one to the next: of a bed the plants that are meant, or all of them. */
export function spaced(element: PlanElement, target: Target, everyM: number): PlanElement {
  if (element.kind === "path-lights") return spacedLights(element, everyM);
  if (element.kind !== "bed") return hasSpacing(element) ? { ...element, spacingM: everyM } : element;
  const ids = speciesOf(element).filter((id) => !target.species || isMeant(target, id));
  return {
    ...element,
    spacings: { ...element.spacings, ...Object.fromEntries(ids.map((id) => [id, everyM])) },
  };
}
