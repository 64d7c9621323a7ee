import { expect, it } from "vitest";
import { parsePlan } from "#core/plan/parse-plan.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";
import { renderConcept } from "./concept.ts";
import { tellOutcomes } from "./tell.ts";

it("announces nothing that found no ground to stand on", () => {
  const plan = parsePlan("Charcoal paver driveway and a lawn. Keep the oak.");
  const lawn = plan.elements.filter(({ kind }) => kind === "lawn");
  const outcomes = lawn.map((element) => ({ element, outcome: { placed: true } as const }));
  const said = tellOutcomes(plan, outcomes).map(({ sentence }) => sentence);
  expect(said).toEqual(["Lawn.", "Kept as it is: oak."]);
  expect(plan.notes).toHaveLength(3);
});

it("says of nothing that it makes room where nothing that was to come found any", () => {
  const plan = parsePlan("Replace the gravel with a lavender bed");
  const [element] = plan.elements;
  const said = (outcome: Outcome) =>
    tellOutcomes(plan, [{ element: element!, outcome }]).map(({ sentence }) => sentence);
  expect(said({ placed: true })).toContain("Makes room: gravel.");
  expect(said({ placed: false, sentence: "No room." })).toEqual(["No room."]);
});

it("lists of a whole look only what was placed, and tells the rest", () => {
  const plan = parsePlan("Make it a zen garden");
  const outcomes = plan.elements.map((element) => ({
    element,
    outcome:
      element.kind === "gravel"
        ? ({ placed: true } as const)
        : ({ placed: false, sentence: `No ${element.kind}.` } as const),
  }));
  expect(tellOutcomes(plan, outcomes).map(({ status, sentence }) => [status, sentence])).toEqual([
    ["placed", "Japanese look: white gravel area."],
    ["told", "No bed."],
    ["told", "No boulders."],
    ["told", "No stepping-stones."],
    ["told", "No tree."],
  ]);
});

it("says nothing of a bed of a look that found no room where another bed of it did", () => {
  const plan = parsePlan("desert landscape");
  const island = plan.elements.findLast(({ kind }) => kind === "bed");
  const outcomes = plan.elements.map((element) => ({
    element,
    outcome:
      element === island ? ({ placed: false, sentence: "No island." } as const) : ({ placed: true } as const),
  }));
  expect(tellOutcomes(plan, outcomes).filter(({ status }) => status === "told")).toEqual([]);
});

it("says of a photo without a yard that there is none, and of nothing that it was placed", () => {
  const [width, height] = [120, 90];
  const photo = { width, height, data: new Uint8Array(width * height * 3).fill(230) };
  const { notes } = renderConcept({ photo, prompt: "Zen garden", areas: [], viewpoint: "same", seed: 1 });
  expect(notes.map(({ sentence }) => sentence)).toEqual([
    "The yard could not be made out in this photo. Circle it, and try again.",
  ]);
});
