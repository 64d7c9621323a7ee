import { elementTitle } from "#core/design/element-title.ts";
import { type HandChange, handSentence } from "#core/design/hand-change.ts";
import { handChoices, isChosen } from "#core/design/hand-choices.ts";
import type { ElementKind, HardscapeUse, PlanElement } from "#core/elements/element.ts";

type Tier = "good" | "better" | "best";
export const TIER_ORDER: readonly Tier[] = ["good", "better", "best"];

/** What something is in each option. Null = as the design has it. */
type Rule = { what: string } & Record<Tier, string | null>;
/** What elements are made of, by the labels of `handChoices`. */
type MaterialRow = Rule & { label: string };

/** Paved ground by what it is for, in the order of our catalog's prices. Porcelain on sand carries no cars. */
const STONES: Record<HardscapeUse, MaterialRow> = {
  patio: { what: "Patios", label: "stone", good: "concrete pavers", better: "porcelain", best: "bluestone" },
  walkway: {
    ...{ what: "Walkways", label: "stone" },
    ...{ good: "concrete pavers", better: "porcelain", best: "bluestone" },
  },
  area: {
    ...{ what: "Other paving", label: "stone" },
    ...{ good: "concrete pavers", better: "porcelain", best: "bluestone" },
  },
  driveway: { what: "Driveways", label: "stone", good: "concrete pavers", better: null, best: "granite" },
};

/** What else is sold in three grades, each with its own price. Kinds that are not here are the same in each option. */
const MATERIALS: Partial<Record<ElementKind, MaterialRow>> = {
  "stepping-stones": {
    what: "Stepping stones",
    label: "material",
    good: "concrete",
    better: null,
    best: "flagstone",
  },
  "retaining-wall": {
    what: "Retaining walls",
    label: "material",
    good: "block",
    better: null,
    best: "stone",
  },
  edging: { what: "Edging", label: "material", good: "steel", better: "brick", best: "stone" },
  steps: { what: "Steps", label: "material", good: "concrete", better: null, best: "stone" },
  lawn: { what: "Lawns", label: "surface", good: "seed", better: "sod", best: "sod" },
};

/** Plants: how large they are drawn; null = as the catalogue sells them. Lights: taken out, as they are, put in. */
const TIERS = {
  good: { title: "Good", plants: "young plants", lights: "none" },
  better: { title: "Better", plants: null, lights: "as they are" },
  best: { title: "Best", plants: "mature plants", lights: "some" },
} as const satisfies Record<Tier, { title: string; plants: string | null; lights: string }>;

const PLANTED: readonly ElementKind[] = ["bed", "tree", "hedge", "raised-bed", "planter"];
/** Where lights along a way make sense. */
const WAYS: readonly HardscapeUse[] = ["walkway", "driveway"];

/** All rules, for people to read before they are applied. */
export const tierRules: readonly Rule[] = [
  ...Object.values(STONES),
  ...Object.values(MATERIALS),
  {
    what: "Beds, trees and hedges",
    good: TIERS.good.plants,
    better: TIERS.better.plants,
    best: TIERS.best.plants,
  },
  {
    what: "Path lights",
    good: "taken out",
    better: null,
    best: "added along a walkway or driveway, where there are none",
  },
];

export type TierOption = { id: Tier; title: string; changes: string[] };

type Element = { id: string; element: PlanElement };

/**
 * Good, better and best of one design: for each the sentences that change it, to be added to its history and drawn like any other
 * change. What a sentence would leave as it is, is not said.
 */
export const threeOptions = (elements: readonly Element[]): TierOption[] =>
  TIER_ORDER.map((tier) => ({
    id: tier,
    title: TIERS[tier].title,
    changes: [
      ...elements.flatMap((one) => materialChange(one, tier) ?? []),
      ...plantChange(elements, tier),
      ...lightChange(elements, tier),
    ],
  }));

/** Options of which each is another design than those before it. */
export const distinctOptions = (options: readonly TierOption[]): TierOption[] =>
  options.filter(
    ({ changes }, nth) =>
      !options.slice(0, nth).some((before) => before.changes.join("\n") === changes.join("\n")),
  );

const rowOf = (element: PlanElement): MaterialRow | undefined =>
  element.kind === "pavers" ? STONES[element.use] : MATERIALS[element.kind];

function materialChange(one: Element, tier: Tier): string | null {
  const row = rowOf(one.element);
  const option = row?.[tier];
  if (!row || !option) return null;
  const choices: readonly { label: string; options: readonly { label: string; details: object }[] }[] =
    handChoices[one.element.kind];
  const found = choices
    .find(({ label }) => label === row.label)
    ?.options.find(({ label }) => label === option);
  if (!found) throw new RangeError(`${one.element.kind} has no ${row.label} ${option}`);
  if (isSame(one.element, found.details)) return null;
  const change: HandChange = { kind: "choose", label: row.label, option };
  return handSentence(elementTitle(one), change);
}

/** A stone is the same whatever its pattern and color are: a good design keeps its herringbone. */
const isSame = (element: PlanElement, details: object): boolean =>
  element.kind === "pavers" && "stone" in details
    ? element.stone === details.stone
    : isChosen(element, details);

function plantChange(elements: readonly Element[], tier: Tier): string[] {
  const { plants } = TIERS[tier];
  return plants && elements.some(({ element }) => PLANTED.includes(element.kind)) ? [plants] : [];
}

function lightChange(elements: readonly Element[], tier: Tier): string[] {
  const lit = elements.filter(({ element }) => element.kind === "path-lights");
  switch (TIERS[tier].lights) {
    case "none":
      return lit.map((one) => handSentence(elementTitle(one), { kind: "remove" }));
    case "as they are":
      return [];
    case "some": {
      const way = elements.find(({ element }) => "use" in element && WAYS.includes(element.use));
      return lit.length === 0 && way ? ["add path lights"] : [];
    }
  }
}
