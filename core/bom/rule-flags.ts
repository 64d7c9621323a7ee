import type { ElementKind } from "#core/elements/element.ts";
import { paverStoneIds, paverStones } from "#core/elements/paver-stones.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { Currency } from "#core/pricing/price-row.ts";
import { deckHeightIn, deckRectangle } from "#core/takeoff/deck.ts";
import { LONGEST_SPAN_FT } from "#core/takeoff/formulas/deck-layout.ts";
import { needsGuard } from "#core/takeoff/formulas/stairs.ts";
import { ENGINEERED_WALL_FT } from "#core/takeoff/formulas/wall.ts";
import { measureGround } from "#core/takeoff/measured-ground.ts";
import { wallHeight } from "#core/takeoff/retaining-wall.ts";
import type { BomItem, RuleFlag, RuleFlagCode } from "./bom.ts";

/** Advice by code; words for a contractor, never engineering. */
const FLAG_SENTENCES = {
  "wall-over-4-ft":
    "A retaining wall in this design is over 4 ft high. Please have an engineer design it, and ask your town about a permit.",
  "slope-to-house": "Please let the paving fall away from the house by at least 2% (about ¼ in per foot).",
  "base-missing":
    "There is paving on this list without a compacted base. Please add the base, or check that it is there already.",
  "joist-span":
    "The deck is deeper than one joist of the DCA 6 table can span, so more than one beam is counted. Please have the framing checked.",
  "guard-required":
    "The deck is more than 30 in above the ground, so a railing is counted. Please check your local code.",
  "pool-barrier":
    "A pool needs a barrier around it, commonly 4 ft high with a self-closing gate. Please check your local code.",
  "call-before-you-dig": "Call 811 before you dig. Buried lines are marked free of charge within a few days.",
  "old-prices": "Some prices are older than 14 months. Please ask your suppliers before you sign.",
} satisfies Partial<Record<RuleFlagCode, string>>;

/** In Canada 811 is another service; provinces share one site that takes requests to mark lines. Source: Click Before You Dig. */
const DIG_SENTENCES: Record<Currency, string> = {
  USD: FLAG_SENTENCES["call-before-you-dig"],
  CAD: "Ask for buried lines to be marked before you dig, at clickbeforeyoudig.com.",
};

type RuleCode = keyof typeof FLAG_SENTENCES;
const flag = (code: RuleCode): RuleFlag => ({ code, sentence: FLAG_SENTENCES[code] });

/** Kinds whose work never goes deeper than a rake. */
const SHALLOW: readonly ElementKind[] = ["boulders", "stepping-stones", "fire-pit"];

/** What the design itself asks for, in the country of `currency`. */
export function designFlags(placed: readonly PlacedElement[], currency: Currency): RuleFlag[] {
  const found = new Set<RuleCode>();
  for (const one of placed) {
    const ground = measureGround(one, []);
    const { kind } = one.element;
    // Flags come in the order of the table, each once, however many elements ask for it.
    if (!SHALLOW.includes(kind)) found.add("call-before-you-dig");
    if (one.element.kind === "retaining-wall" && wallHeight(one.element, ground).value > ENGINEERED_WALL_FT)
      found.add("wall-over-4-ft");
    if (kind === "pavers" || kind === "concrete") found.add("slope-to-house");
    if (kind === "pool") found.add("pool-barrier");
    if (kind !== "deck") continue;
    if (deckRectangle(ground).depthFt > LONGEST_SPAN_FT) found.add("joist-span");
    if (needsGuard(deckHeightIn(ground))) found.add("guard-required");
  }
  return toldIn(currency, codeOrder.filter((code) => found.has(code)).map(flag));
}

/** The same advice in the country of `currency`: a bill may move to another one. */
export const toldIn = (currency: Currency, flags: readonly RuleFlag[]): RuleFlag[] =>
  flags.map((one) =>
    one.code === "call-before-you-dig" ? { ...one, sentence: DIG_SENTENCES[currency] } : one,
  );

const codeOrder = Object.keys(FLAG_SENTENCES) as RuleCode[];

/** Families that lie on a compacted base. */
const paved = ["paver-concrete", "ready-mix", ...paverStoneIds.map((stone) => paverStones[stone].item)];

/** What the items ask for, as they stand after any edit. `today` as YYYY-MM-DD; without it no price counts as old. */
export function itemFlags(items: readonly BomItem[], today: string | null): RuleFlag[] {
  const families = new Set(items.map(({ family }) => family));
  const flags: RuleFlag[] = [];
  if (paved.some((family) => families.has(family)) && !families.has("base-crushed-stone")) {
    flags.push(flag("base-missing"));
  }
  const old = items
    .filter(({ matchedMaterial }) => matchedMaterial !== null && isOld(matchedMaterial.asOf, today))
    .map(({ matchedMaterial }) => matchedMaterial!.name);
  if (old.length > 0)
    flags.push({ code: "old-prices", sentence: `${FLAG_SENTENCES["old-prices"]} Old: ${listOf(old)}` });
  for (const currency of new Set(items.flatMap(({ enteredIn }) => enteredIn ?? []))) {
    const names = items.filter(({ enteredIn }) => enteredIn === currency).map(({ name }) => name);
    flags.push({
      code: "entered-in-other-currency",
      sentence: `These prices were entered in ${currency}, and their numbers stayed when the currency changed. Please check them: ${listOf(names)}`,
    });
  }
  return flags;
}

/** Names that one sentence lists. */
const MOST_NAMES = 3;
/** "A, B, C and 2 more." */
function listOf(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const more = unique.length > MOST_NAMES ? ` and ${unique.length - MOST_NAMES} more` : "";
  return `${unique.slice(0, MOST_NAMES).join(", ")}${more}.`;
}

/** Months after which a price is old. Source: the practice of one estimating app; no standard gives a figure. */
const STALE_MONTHS = 14;

/** A price that names its year alone counts from the end of that year, the benefit of the doubt. */
function isOld(asOf: string, today: string | null): boolean {
  // The day does not count.
  const [year, month = "12"] = asOf.split("-");
  if (today === null || !year) return false;
  const [nowYear, nowMonth] = today.split("-");
  return (Number(nowYear) - Number(year)) * 12 + Number(nowMonth) - Number(month) > STALE_MONTHS;
}
