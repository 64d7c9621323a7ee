import type { PlanElement, PlantAge } from "#core/elements/element.ts";
import type { PaverColor } from "#core/elements/paver-looks.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { findSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { inColor } from "#core/plants/flower-color.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import type { DesignElement } from "./design-document.ts";
import { nameOf } from "./element-title.ts";
import { isMeant, speciesOf } from "./find-elements.ts";
import type { SetDetails, Shade, Target } from "./operation.ts";
import { targetWords } from "./target-words.ts";

/** A new element where an old one stood: its place, and its size where the two are of one sort. */
export function standingFor(old: PlanElement, element: PlanElement, keepsUse = false): PlanElement {
  const use = "use" in old ? old.use : old.kind === "stepping-stones" ? "walkway" : undefined;
  const isSurface = "use" in old && "use" in element;
  const keepsSize =
    old.kind === element.kind || isSurface || (old.kind === "fence" && element.kind === "hedge");
  const keepsPlants =
    old.kind === "bed" &&
    element.kind === "bed" &&
    element.species.length === 0 &&
    element.style === old.style;
  return {
    ...(keepsPlants ? { ...old, mulch: element.mulch } : element),
    ...(keepsUse && use && "use" in element ? { use } : {}),
    ...(old.place && !element.place ? { place: old.place } : {}),
    ...(old.size && !element.size && keepsSize ? { size: old.size } : {}),
  } as PlanElement;
}

/** A step is seen at once: `renderer/textures/paver-palette.test.ts` measures each. Nothing is darker than red and charcoal. */
const DARKER: Record<PaverColor, PaverColor> = {
  sand: "tan",
  tan: "blend",
  blend: "charcoal",
  red: "red",
  grey: "charcoal",
  charcoal: "charcoal",
};
const LIGHTER: Record<PaverColor, PaverColor> = {
  charcoal: "grey",
  grey: "sand",
  blend: "tan",
  red: "tan",
  tan: "sand",
  sand: "sand",
};

/** One step darker or lighter, for what has shades to choose from. */
function shaded(element: PlanElement, shade: Shade): PlanElement {
  const isDarker = shade === "darker";
  if (element.kind === "pavers") return { ...element, colour: (isDarker ? DARKER : LIGHTER)[element.colour] };
  if (element.kind === "gravel") {
    const darker = {
      white: "cream",
      cream: "tan",
      tan: "grey",
      river: "grey",
      grey: "black",
      red: "black",
      black: "black",
    } as const;
    const lighter = {
      black: "grey",
      red: "tan",
      grey: "tan",
      tan: "cream",
      river: "tan",
      cream: "white",
      white: "white",
    } as const;
    return { ...element, tone: (isDarker ? darker : lighter)[element.tone] };
  }
  if (element.kind === "deck" || element.kind === "pergola") {
    const darker = {
      white: "cedar",
      cedar: "brown",
      grey: "brown",
      redwood: "brown",
      brown: "black",
      black: "black",
    } as const;
    const lighter = {
      black: "brown",
      brown: "cedar",
      redwood: "cedar",
      grey: "cedar",
      cedar: "cedar",
      white: "white",
    } as const;
    return { ...element, wood: (isDarker ? darker : lighter)[element.wood] } as PlanElement;
  }
  if (element.kind === "bed") return { ...element, mulch: isDarker ? "black" : "brown" };
  return element;
}

export function detailed(
  element: PlanElement,
  { fits, species, hue, shade, age, seats, target }: SetDetails & { target: Target },
): PlanElement {
  let next = element;
  if (shade) next = shaded(next, shade);
  if (age) next = aged(next, age, target);
  if (species && (next.kind === "hedge" || next.kind === "tree")) next = { ...next, species };
  if (seats && next.kind === "fire-pit") next = { ...next, seating: true, seats };
  // "Red" of a bed is said of its flowers, where they can be so.
  const isInBloom = next.kind === "bed" && next.species.some((id) => inColor(id as SpeciesId, hue ?? "red"));
  if (isInBloom && hue && !target.species) return colored(next, hue, target);
  // "red roses" are no red mulch.
  const own = next.kind === "bed" && target.species && hue ? undefined : fits[next.kind];
  if (hue && !(own && Object.keys(own).length > 0)) next = colored(next, hue, target);
  // "terracotta": in that material's own color.
  if (next.kind === "planter" && fits.planter?.material && !fits.planter.colour) {
    const { colour: _, ...rest } = next;
    return { ...rest, ...fits.planter };
  }
  // "Natural wood": paint belongs to the fence that was there.
  const fence = fits.fence;
  const isOtherFence =
    next.kind === "fence" &&
    fence?.style !== undefined &&
    !fence.color &&
    (fence.style !== next.style || Object.keys(fence).length === 1);
  if (next.kind === "fence" && isOtherFence) {
    const { color: _, ...rest } = next;
    return { ...rest, ...fence };
  }
  // A ring of stones is round.
  const isSquared =
    next.kind === "pavers" && next.pattern === "circular" && fits.pavers?.shape === "rectangle";
  if (own && Object.keys(own).length > 0)
    return {
      ...next,
      ...(isSquared ? { pattern: vocabularies.pavers.defaults.pattern } : {}),
      ...own,
    } as PlanElement;
  if ("use" in next && fits.pavers?.stone)
    return standingFor(next, {
      kind: "pavers",
      ...vocabularies.pavers.defaults,
      ...fits.pavers,
      use: next.use,
    });
  // "stamped concrete for the patio": another material of the same use.
  if ("use" in next && fits.concrete && "finish" in fits.concrete)
    return standingFor(next, { kind: "concrete", finish: "broom", ...fits.concrete, use: next.use });
  return next;
}

/** Plants in the variety that has a color, where there is one. */
function colored(element: PlanElement, hue: FlowerColor, target: Target): PlanElement {
  const inHue = (id: string): string => inColor(id as SpeciesId, hue) ?? id;
  if (element.kind === "tree" || element.kind === "hedge")
    return { ...element, species: inHue(element.species) };
  if (element.kind !== "bed") return element;
  const next = (id: string): string => (!target.species || isMeant(target, id) ? inHue(id) : id);
  if (element.species.every((id) => next(id) === id)) return element;
  const counts = Object.entries(element.counts ?? {}).map(([id, count]) => [next(id), count] as const);
  return {
    ...element,
    species: [...new Set(element.species.map(next))],
    ...(counts.length > 0 ? { counts: Object.fromEntries(counts) } : {}),
  };
}

/** All of an element's plants young or grown up; of a bed one species alone where that is named. */
function aged(element: PlanElement, age: PlantAge, target: Target): PlanElement {
  if (element.kind !== "bed" || target.species === undefined) {
    const { ages: _, ...rest } = element;
    return { ...rest, age } as PlanElement;
  }
  const meant = speciesOf(element).filter((id) => isMeant(target, id));
  return { ...element, ages: { ...element.ages, ...Object.fromEntries(meant.map((id) => [id, age])) } };
}

/** Whether all plants that are asked to be grown up are drawn so already: without an age they are. */
export const areGrown = (found: readonly DesignElement[], { age }: SetDetails): boolean =>
  age === "mature" && found.every(({ element }) => !element.ages && (element.age ?? age) === age);

/** Why nothing came of a detail: everything is so already, or this cannot be drawn of it. */
export function unchangedWords(
  found: readonly DesignElement[],
  operation: SetDetails & { target: Target },
): string {
  const { fits, hue, target } = operation;
  const [{ element }] = found as [DesignElement];
  const name = target.element ? nameOf(element) : targetWords(target);
  const own = found.flatMap((one) => Object.entries(fits[one.element.kind] ?? {}));
  const isSo = own.length > 0 || operation.shade || operation.age || operation.seats || operation.species;
  if (isSo) return `The ${name} is that way already.`;
  const plant =
    target.species ?? (element.kind === "tree" || element.kind === "hedge" ? element.species : null);
  const drawn = plant && hue ? findSpecies(plant)?.bloom?.colour : undefined;
  if (plant && hue && inColor(plant as SpeciesId, hue) === plant) return `The ${name} is that way already.`;
  if (target.it) return "Nothing in this design can be drawn that way.";
  if (plant && drawn)
    return `“${hue}” is left out: ${nameInSentence(plant)} is drawn in ${drawn.replace("-", " ")}.`;
  return `The ${name} cannot be drawn that way: tap it in the picture to see what can be chosen for it.`;
}
