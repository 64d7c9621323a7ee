import type { PlanElement, PlantAge } from "#core/elements/element.ts";
import type { PaverColor } from "#core/elements/paver-looks.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { isMeant, speciesOf } from "./find-elements.ts";
import type { SetDetails, Shade, Target } from "./operation.ts";

/** A new element where an old one stood: its place, and its size where the two are of one sort. */
export function standingFor(old: PlanElement, element: PlanElement, keepsUse = false): PlanElement {
  const use = "use" in old ? old.use : old.kind === "stepping-stones" ? "walkway" : undefined;
  const isSurface = "use" in old && "use" in element;
  const keepsSize =
    old.kind === element.kind || isSurface || (old.kind === "fence" && element.kind === "hedge");
  return {
    ...element,
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
    const darker = { white: "tan", tan: "grey", river: "grey", grey: "grey" } as const;
    const lighter = { grey: "tan", tan: "white", river: "tan", white: "white" } as const;
    return { ...element, tone: (isDarker ? darker : lighter)[element.tone] };
  }
  if (element.kind === "deck" || element.kind === "pergola") {
    const darker = {
      white: "cedar",
      cedar: "brown",
      grey: "brown",
      redwood: "brown",
      brown: "brown",
    } as const;
    const lighter = {
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
  { fits, species, shade, age, seats, target }: SetDetails & { target: Target },
): PlanElement {
  let next = element;
  if (shade) next = shaded(next, shade);
  if (age) next = aged(next, age, target);
  if (species && (next.kind === "hedge" || next.kind === "tree")) next = { ...next, species };
  if (seats && next.kind === "fire-pit") next = { ...next, seating: true, seats };
  const own = fits[next.kind];
  if (own && Object.keys(own).length > 0) return { ...next, ...own } as PlanElement;
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

/** All of an element's plants young or grown up; of a bed one species alone where that is named. */
function aged(element: PlanElement, age: PlantAge, target: Target): PlanElement {
  if (element.kind !== "bed" || target.species === undefined) {
    const { ages: _, ...rest } = element;
    return { ...rest, age } as PlanElement;
  }
  const meant = speciesOf(element).filter((id) => isMeant(target, id));
  return { ...element, ages: { ...element.ages, ...Object.fromEntries(meant.map((id) => [id, age])) } };
}
