import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { buildPrompt, PROMPT_MAX, type PromptInput } from "./build-prompt.ts";
import { MARK_FORMS, type MarkForm, UNMARKED } from "./mark-forms.ts";

const markForms = Object.keys(MARK_FORMS) as MarkForm[];

const plain: PromptInput = {
  description: "a charcoal paver driveway",
  areas: [],
  viewpoint: "same",
  editHistory: [],
  marked: null,
};

const RUNS = inTestAll("prompts at random", 100, 15);

const words = fc.string({ unit: "grapheme", maxLength: 60 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const box = fc.record({ left: share, top: share, width: share, height: share });
const anyInput: fc.Arbitrary<PromptInput> = fc.record({
  description: words,
  areas: fc.array(fc.record({ description: words, box }), { maxLength: 10 }),
  viewpoint: fc.constantFrom("same", "birds-eye", "overhead"),
  editHistory: fc.array(words, { maxLength: 20 }),
  marked: fc.constantFrom(null, ...markForms),
});

describe("buildPrompt", () => {
  it("says what to change, then how it is seen, then what to keep", () => {
    expect(buildPrompt({ ...plain, marked: "alpha-0-edits" })).toBe(
      [
        "Edit this photo of a real property into a photorealistic landscape design.",
        "Change only the region that is transparent in the mask; everything outside it stays pixel for pixel as it is.",
        "",
        "What to change:",
        "a charcoal paver driveway",
        "",
        "Show it from exactly the same viewpoint as the photo.",
        "Real materials at their true scale, plants at a believable size for their kind, ground contact and shadows that match the light.",
        "No text, labels, arrows, watermarks, borders or people.",
        "",
        "Keep everything else the same. Preserve:",
        "- the house: its shape, walls, siding, brick, roof, windows, doors, garage doors, porch, steps, trim and colors",
        "- neighboring houses, the street, fences and structures that the request does not name",
        "- existing trees and plants that the request does not name",
        "- vehicles, utility boxes and street furniture",
        "- the camera position, lens, perspective, horizon, framing and crop",
        "- the sky, the weather, the time of day, the direction of the light and the shadows of things that stay",
        "- the sharpness, the grain and the colors of the photo",
      ].join("\n"),
    );
  });

  it("names each area by number and whereabouts", () => {
    const prompt = buildPrompt({
      ...plain,
      areas: [
        { description: "lawn", box: { left: 0, top: 0.7, width: 0.25, height: 0.3 } },
        { description: "beds\nwith   hydrangeas" },
      ],
    });
    expect(prompt).toContain("1. Area 1 (lower left of the photo, about 25% of its width): lawn\n");
    expect(prompt).toContain("2. Area 2: beds with hydrangeas\n");
  });

  it("ignores areas without a description", () => {
    const prompt = buildPrompt({ ...plain, areas: [{ description: " \n " }, { description: "gravel" }] });
    expect(prompt).toContain("1. Area 1: gravel\n");
    expect(prompt).not.toContain("Area 2");
  });

  it("lists later changes in order and says that the later one counts", () => {
    const prompt = buildPrompt({ ...plain, editHistory: ["make it grey", "", "make it red"] });
    expect(prompt).toContain("the later one counts:\n1. make it grey\n2. make it red\n");
  });

  it("keeps what the person wants kept", () => {
    expect(buildPrompt({ ...plain, description: "keep the oak, add a lawn" })).toMatch(
      /- the oak, exactly as it is$/,
    );
  });

  it("moves the camera for another viewpoint and no longer asks for the photo's framing", () => {
    const prompt = buildPrompt({ ...plain, viewpoint: "birds-eye" });
    expect(prompt).toContain("about 25 feet");
    expect(prompt).not.toContain("the camera position");
    expect(prompt).toContain("- the house: its shape");
  });

  it("drops the oldest changes before anything else when the text is too long", () => {
    const editHistory = Array.from({ length: 50 }, (_, index) => `change ${index} ${"wide ".repeat(200)}`);
    const prompt = buildPrompt({ ...plain, editHistory });
    expect(prompt.length).toBeLessThanOrEqual(PROMPT_MAX);
    expect(prompt).not.toContain("change 0 ");
    expect(prompt).toContain("change 49 ");
    expect(prompt).toContain("a charcoal paver driveway\n");
  });

  it("never exceeds the limit and never cuts the list of what to keep", () => {
    const long = fc
      .record({ text: words, times: fc.integer({ min: 0, max: 2000 }) })
      .map(({ text, times }) => text.repeat(times));
    fc.assert(
      fc.property(anyInput, long, long, (input, description, area) => {
        const prompt = buildPrompt({ ...input, description, areas: [{ description: area }, ...input.areas] });
        expect(prompt.length).toBeLessThanOrEqual(PROMPT_MAX);
        expect(prompt).toContain("- the house: its shape");
      }),
      { numRuns: inTestAll("long prompts", 40, 5) },
    );
  });

  it("says every wish in the person's own words, changes in their order, and what to keep after all of them", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcdefghij"), minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(anyInput, fc.array(word, { minLength: 3, maxLength: 12 }), (input, words) => {
        const [description = "", area = "", ...editHistory] = words.map((text, index) => `${text} ${index}`);
        const prompt = buildPrompt({ ...input, description, areas: [{ description: area }], editHistory });
        const places = [
          description,
          `Area 1: ${area}`,
          ...editHistory.map((text, i) => `${i + 1}. ${text}`),
        ].map((text) => prompt.indexOf(`${text}\n`));
        expect(places.every((place) => place > 0)).toBe(true);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(prompt.indexOf("Preserve:")).toBeGreaterThan(Math.max(...places));
      }),
      { numRuns: RUNS },
    );
  });

  it("says that there is a mask if and only if one goes along", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(buildPrompt(input).split("\n")[1]).toBe(input.marked ? MARK_FORMS[input.marked] : UNMARKED);
      }),
      { numRuns: RUNS },
    );
  });

  it("gives the same prompt for the same input and for areas without words added", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const prompt = buildPrompt(input);
        expect(buildPrompt(structuredClone(input))).toBe(prompt);
        expect(buildPrompt({ ...input, areas: [...input.areas, { description: "  " }] })).toBe(prompt);
      }),
      { numRuns: RUNS },
    );
  });
});
