import type { ElementKind, HardscapeUse, PlanElement, PlantingStyle } from "#core/elements/element.ts";
import { HEDGE_PLANT_AT } from "#core/elements/hedge.ts";
import { OF_ONE_SIZE, type PaverPattern } from "#core/elements/paver-looks.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { flowersIn, inColor } from "#core/plants/flower-color.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import { PALETTES } from "#core/plants/palettes.ts";
import type { Mention } from "./reading/mention.ts";
import type { SpokenSize } from "./reading/read-size.ts";
import type { DesignStyle } from "./reading/words/style-words.ts";
import { layerOf, settleSize, usableCounts } from "./settle-size.ts";

/** What each whole look plants. */
export const PLANTING_OF: Record<DesignStyle, PlantingStyle> = {
  classic: "classic",
  modern: "modern",
  cottage: "cottage",
  desert: "dry",
  mediterranean: "mediterranean",
  japanese: "japanese",
  native: "native",
  tropical: "classic",
  "low-maintenance": "low-maintenance",
  "low-water": "dry",
  family: "classic",
  entertaining: "modern",
};

/** Looks whose plants no planting style has. */
export const PLANTS_OF: Partial<Record<DesignStyle, readonly SpeciesId[]>> = {
  tropical: ["tropical-hibiscus", "croton", "bird-of-paradise", "foxtail-fern", "liriope"],
};

const PATTERN_OF_USE: Record<HardscapeUse, PaverPattern> = {
  driveway: "herringbone",
  patio: "ashlar",
  walkway: "running-bond",
  area: "ashlar",
};

/** A hedge of this height closes a yard, wherever it stands. Meters: 4 ft. */
const SCREEN_M = 1.2;
const isTall = ({ sizes }: Mention): boolean =>
  sizes.some(({ heightM, bareM }) => (heightM ?? bareM ?? 0) >= SCREEN_M);

/** Looks that say what is planted. */
const LOOKS: ReadonlySet<DesignStyle> = new Set([
  "classic",
  "modern",
  "cottage",
  "desert",
  "mediterranean",
  "japanese",
  "native",
]);

/** A hedge that anybody looks over is clipped box. Meters: 3 ft. */
const CLIPPED_M = 0.92;
const isLow = ({ sizes }: Mention): boolean =>
  sizes.some(({ heightM, bareM }) => (heightM ?? bareM ?? CLIPPED_M * 2) <= CLIPPED_M);

/** Details that follow from the look of the whole design or from the use; words of the text stand above them. */
function impliedDetails(mention: Mention, style: DesignStyle | null): object {
  const { kind, use, details } = mention;
  if (kind === "pavers") {
    const pattern = style === "modern" && use !== "driveway" ? "stack-bond" : PATTERN_OF_USE[use ?? "patio"];
    return {
      use: use ?? "patio",
      pattern,
      colour: style === "modern" ? "grey" : "blend",
    };
  }
  if (kind === "concrete" || kind === "gravel") return use ? { use } : {};
  if (kind === "bed") {
    const planting = details.bed?.style ?? (style ? PLANTING_OF[style] : "classic");
    const dry = planting === "dry" || planting === "mediterranean" || planting === "japanese";
    return {
      style: planting,
      mulch: dry ? "gravel" : planting === "modern" ? "black" : "brown",
      species: mention.species,
    };
  }
  if (kind === "tree") return { species: PALETTES[style ? PLANTING_OF[style] : "classic"].tree };
  if (kind === "hedge" && isLow(mention)) return { species: "boxwood" };
  if (kind === "hedge")
    return mention.place && !isTall(mention) ? { species: HEDGE_PLANT_AT[mention.place] } : {};
  if (kind === "fire-pit") return { seating: style === "entertaining" };
  return {};
}

/** Stones of a size that somebody said lie in a grid, long ones in a running bond, where no other pattern is said; and so wide their joints are. */
function stonesSaid({ sizes, details }: Mention): Partial<Extract<PlanElement, { kind: "pavers" }>> {
  const slab = sizes.findLast((one) => one.slab)?.slab;
  const jointM = sizes.findLast((one) => one.jointM)?.jointM;
  const said = details.pavers?.pattern;
  const usual = slab && slab.longM >= LONG_STONE * slab.wideM ? "running-bond" : "stack-bond";
  return {
    ...(slab ? { slab, pattern: said && OF_ONE_SIZE.has(said) ? said : usual } : {}),
    ...(jointM ? { jointM } : {}),
  };
}
const LONG_STONE = 1.9;

/** A planter of 3 ft and more is a trough. */
const TROUGH_M = 0.9;
const longForm = ({ sizes, details }: Mention): object =>
  details.planter?.form !== "urn" &&
  sizes.some(({ lengthM = 0, widthM = 0, bareM = 0 }) => Math.max(lengthM, widthM, bareM) >= TROUGH_M)
    ? { form: "trough" }
    : {};

/** Kinds whose pieces can be set at a distance that somebody names. */
export const STANDS_IN_A_ROW: ReadonlySet<ElementKind> = new Set(["path-lights", "uplights", "hedge"]);

/** "a row of lilacs, about 30 feet": so far they run. */
const alongIt = ({ bareM, ...size }: SpokenSize): SpokenSize => ({
  ...size,
  ...(bareM === undefined ? {} : { lengthM: bareM }),
});

/** What stays green where nothing may grow as tall as box. */
const LOW_EVERGREENS = ["creeping-juniper", "liriope"] as const;

/** Of a bed's plants those that stay low enough; what is named all the same is told. */
function lowOnes(
  mention: Mention,
  named: readonly SpeciesId[],
  style: DesignStyle | null,
  belowM: number,
): readonly SpeciesId[] {
  const isLow = (id: SpeciesId) => getSpecies(id).heightM <= belowM + 0.02;
  const { grouped = [] } = mention;
  const own = named.filter((id) => !grouped.includes(id));
  const chosen = named.filter((id) => grouped.includes(id));
  const low = chosen.filter(isLow);
  const isGreenLost =
    chosen.some((id) => getSpecies(id).evergreen) && !low.some((id) => getSpecies(id).evergreen);
  const fitting = [...own, ...(isGreenLost ? LOW_EVERGREENS : []), ...low];
  for (const id of own)
    if (!isLow(id)) mention.changes.push(`${capital(nameInSentence(id))} grows taller than that.`);
  if (fitting.length > 0) return fitting;
  const { back, mid, front } =
    PALETTES[mention.details.bed?.style ?? (style ? PLANTING_OF[style] : "classic")];
  return [...new Set([...back, ...mid, ...front])].filter(isLow);
}

/** "a white garden with roses and hydrangeas": one color that was said of a bed is that of its plants, where they have it. */
function inHue({ species, grouped = [], hues = [], huesOfFlowers }: Mention): SpeciesId[] {
  const [hue, other] = new Set(hues);
  // "Purple and white perennials": of those that nobody named the ones that are so.
  if (hue && species.length > 2 && species.every((id) => grouped.includes(id))) {
    const own = species.flatMap((id) => hues.flatMap((one) => inColor(id, one) ?? []));
    return [...new Set([...own, ...flowersIn(hues)])].slice(0, MOST_IN_HUES);
  }
  const hasOwn = species.some((id) => hues.some((one) => inColor(id, one)));
  if (huesOfFlowers && !hasOwn) return [...new Set([...species, ...flowersIn(hues)])];
  return hue && !other ? [...new Set(species.map((id) => inColor(id, hue) ?? id))] : species;
}

/** The parts of a bed that were said of plants that it has. */
function rowsOf(said: NonNullable<Mention["rows"]>, plants: readonly SpeciesId[]): Pick<Bed, "rows"> {
  const rows = Object.fromEntries(Object.entries(said).filter(([id]) => plants.some((one) => one === id)));
  return Object.keys(rows).length > 0 ? { rows } : {};
}
type Bed = Extract<PlanElement, { kind: "bed" }>;

/** As many kinds as a bed has of one color and another. */
const MOST_IN_HUES = 5;

const capital = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`;

/** Fills in what the text left open. `sizeUnused`: a size was named that no yard could hold. */
export function settleElement(
  mention: Mention,
  style: DesignStyle | null,
): { element: PlanElement; sizeUnused: boolean } {
  const kind: ElementKind = mention.kind;
  const { size, unused } = settleSize(kind, mention.plantsOnly ? mention.sizes.map(alongIt) : mention.sizes);
  const apartM = mention.sizes.findLast((one) => one.apartM !== undefined)?.apartM;
  const named = mention.species.length > 0 ? inHue(mention) : flowersIn(mention.hues ?? []);
  const ofLook = kind === "bed" && !mention.cover && style ? (PLANTS_OF[style] ?? []) : [];
  const chosen = named.length > 0 ? named : ofLook;
  const plants = mention.belowM ? lowOnes(mention, chosen, style, mention.belowM) : chosen;
  const species = (kind === "bed" || kind === "planter") && plants.length > 0 ? { species: plants } : {};
  const counts = kind === "bed" ? usableCounts(mention.counts) : {};
  // Beside the door it stands along the house anyway.
  const place = mention.details.planter?.by && mention.place === "along-house" ? undefined : mention.place;
  const isBare =
    mention.cover && plants.length === 0 && !(style && LOOKS.has(style)) && !mention.details.bed?.style;
  const element = {
    kind,
    ...vocabularies[kind].defaults,
    ...impliedDetails(mention, style),
    ...mention.details[kind],
    ...(kind === "pavers" ? stonesSaid(mention) : {}),
    ...(kind === "gravel" || kind === "bed" ? layerOf(kind, mention.sizes) : {}),
    ...(kind === "planter" ? longForm(mention) : {}),
    ...species,
    ...(kind === "bed" && isBare ? { bare: true } : {}),
    ...(Object.keys(counts).length > 0 ? { counts } : {}),
    ...(kind === "bed" && mention.rows ? rowsOf(mention.rows, plants) : {}),
    ...(kind === "bed" && mention.inRow && plants.length === 1 && !mention.rows ? { inRow: true } : {}),
    ...(place ? { place } : {}),
    ...(place && mention.side ? { side: mention.side } : {}),
    ...(size ? { size } : {}),
    ...(apartM && STANDS_IN_A_ROW.has(kind) ? { spacingM: apartM } : {}),
    ...(apartM && kind === "bed" && plants.length > 0
      ? { spacings: Object.fromEntries(plants.map((id) => [id, apartM])) }
      : {}),
  } as PlanElement;
  const isOfPlants = apartM !== undefined && kind === "bed";
  if (isOfPlants && plants.length === 0)
    mention.changes.push("How far apart its plants stand follows from their grown size.");
  if (apartM !== undefined && !isOfPlants && !STANDS_IN_A_ROW.has(kind))
    mention.changes.push("How far apart they stand is the choice of the layout.");
  return { element, sizeUnused: unused };
}
