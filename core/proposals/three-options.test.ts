import { describe, expect, it } from "vitest";
import { priceElement } from "#core/bom/price-element.ts";
import { applyOperation } from "#core/design/apply-operation.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import { designOf } from "#core/design/design-of.ts";
import { readChanges } from "#core/design/read-changes.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { TIER_ORDER, threeOptions, tierRules } from "./three-options.ts";

const PROMPT =
  "a herringbone brick patio, a stone walkway, a planting bed with hydrangea, a paper birch and path lights";
const designed = (prompt: string, changes: string[] = []) => designOf({ prompt, areas: [], changes });
const optionOf = (document: DesignDocument, id: string) =>
  threeOptions(document.elements).find((option) => option.id === id)!;
const kindOf = <K extends ElementKind>(document: DesignDocument, kind: K) =>
  document.elements.map(({ element }) => element).filter((element) => element.kind === kind) as Extract<
    PlanElement,
    { kind: K }
  >[];

describe("three options of one design", () => {
  const { document } = designed(PROMPT);

  it("are sentences that are read without a word left over, for every kind and use there is", () => {
    const kinds = Object.keys(vocabularies) as ElementKind[];
    const uses = ["patio", "walkway", "driveway", "area"];
    const elements = kinds.flatMap((kind, at) =>
      uses.map((use, nth) => {
        const { defaults } = vocabularies[kind];
        const element = { kind, ...defaults, ...("use" in defaults ? { use } : {}) } as PlanElement;
        if (element.kind === "tree" || element.kind === "hedge") element.species = "boxwood";
        if (element.kind === "bed") element.species = ["boxwood"];
        return { id: `${kind}-${at * uses.length + nth + 1}`, element };
      }),
    );
    const options = threeOptions(elements);
    expect(options.map(({ id, title }) => [id, title])).toEqual([
      ["good", "Good"],
      ["better", "Better"],
      ["best", "Best"],
    ]);
    for (const { changes } of options)
      for (const change of changes) {
        const { operations, unread } = readChanges(change);
        expect([change, unread, operations.length > 0]).toEqual([change, [], true]);
      }
  });

  it("pave in concrete, in porcelain and in natural stone", () => {
    const stones = TIER_ORDER.map((tier) => {
      const after = designed(PROMPT, optionOf(document, tier).changes).document;
      return kindOf(after, "pavers").map(({ stone }) => stone);
    });
    expect(stones[0]).toEqual(kindOf(document, "pavers").map(() => undefined));
    expect(stones[1]).toEqual(kindOf(document, "pavers").map(() => "porcelain"));
    expect(stones[2]).toEqual(kindOf(document, "pavers").map(() => "bluestone"));
  });

  it.each([
    "a paver patio",
    "a paver walkway",
    "a paver driveway",
    "stepping stones",
    "a retaining wall",
    "steel edging",
    "concrete steps",
    "a new lawn",
  ])("cost more from one to the next: %s", (prompt) => {
    const from = designed(prompt).document;
    const costs = TIER_ORDER.map((tier) => {
      const { elements } = designed(prompt, optionOf(from, tier).changes).document;
      const placed = elements.map(({ element }) => placeRectangle(element, 16, 10));
      return priceElement(placed, { measured: EXACTLY })!.cents;
    });
    expect(costs).toEqual([...costs].sort((one, other) => one - other));
    expect(costs[2]).toBeGreaterThan(costs[0]!);
  });

  it("say their rules in words, for all that they change", () => {
    const rule = (what: string) => tierRules.find((one) => one.what === what);
    expect(rule("Driveways")).toMatchObject({ good: "concrete pavers", better: null, best: "granite" });
    expect(rule("Beds, trees and hedges")).toMatchObject({ better: null, best: "mature plants" });
    const said = tierRules.flatMap(({ good, better, best }) => [good, better, best]);
    for (const { changes } of threeOptions(document.elements))
      for (const change of changes)
        expect([
          change,
          said.some((words) => words && change.endsWith(words)) || /light/.test(change),
        ]).toEqual([change, true]);
  });

  it("plant young and grown plants, and leave the middle as it is", () => {
    const ages = TIER_ORDER.map((tier) => {
      const after = designed(PROMPT, optionOf(document, tier).changes).document;
      return [...kindOf(after, "bed"), ...kindOf(after, "tree")].map(({ age }) => age);
    });
    expect(ages).toEqual([
      ["young", "young"],
      [undefined, undefined],
      ["mature", "mature"],
    ]);
  });

  it("take lights out of the first and put some into the last, along a way", () => {
    const lights = (prompt: string) =>
      TIER_ORDER.map((tier) => {
        const { document: before } = designed(prompt);
        const after = designed(prompt, optionOf(before, tier).changes).document;
        return kindOf(after, "path-lights").length;
      });
    expect(lights(PROMPT)).toEqual([0, 1, 1]);
    expect(lights("a concrete paver walkway")).toEqual([0, 0, 1]);
    expect(lights("a concrete paver patio")).toEqual([0, 0, 0]);
  });

  it("say nothing that would change nothing: applied twice they are the same design", () => {
    for (const tier of TIER_ORDER) {
      let after = document;
      for (const change of optionOf(document, tier).changes)
        for (const operation of readChanges(change).operations)
          after = applyOperation(after, operation, change).document;
      const again = optionOf(after, tier).changes.filter((change) => !change.endsWith("plants"));
      expect([tier, again]).toEqual([tier, []]);
    }
  });
});
