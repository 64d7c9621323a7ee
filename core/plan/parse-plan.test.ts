import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ElementKind } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { wordList } from "#core/elements/vocabulary.ts";
import { inTestAll, partOfToday } from "#tests/only-in-test-all.ts";
import { parsePlan } from "./parse-plan.ts";
import { gardenTerms } from "./reading/lexicon.ts";
import { LONGEST_TEXT } from "./reading/tokenize.ts";

const term = fc.constantFrom(...gardenTerms);
const joint = fc.constantFrom(
  " ",
  ", ",
  " and ",
  " with a ",
  " along the ",
  ". ",
  " without ",
  " instead of ",
  " 12x16 ",
);
const MOMENT_MS = 2000;
/** Of this thread: on a busy machine the clock runs on while others work, and other files of tests share the process. */
function processorMs(text: string): number {
  const before = process.threadCpuUsage();
  parsePlan(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Texts made of words that the grammar knows, in any order: they reach far more of it than random letters. */
const gardenText = fc
  .array(fc.tuple(term, joint), { maxLength: 20 })
  .map((parts) => parts.map(([word, link]) => word + link).join(""));
const anyText = fc.oneof(
  gardenText,
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ maxLength: 300 }),
);

describe("parsePlan", () => {
  it("binds each word to the element that it describes", () => {
    const plan = parsePlan(
      "charcoal herringbone driveway with a soldier course, black mulch beds along the house with hydrangeas and boxwood",
    );
    expect(plan.elements).toEqual([
      { kind: "pavers", use: "driveway", pattern: "herringbone", colour: "charcoal", border: true },
      {
        kind: "bed",
        style: "classic",
        mulch: "black",
        species: ["hydrangea", "boxwood"],
        edging: true,
        place: "along-house",
      },
    ]);
  });

  it("takes sizes in feet and inches, metres, areas and counts", () => {
    const sizes = parsePlan(
      "a 12x16 patio, a 6'6\" fence, 200 sq ft of sod, three boulders and a 3 m by 4 m deck",
    ).elements;
    expect(sizes.map(({ kind, size }) => [kind, size])).toEqual([
      ["pavers", { lengthM: 16 * 0.3048, widthM: 12 * 0.3048 }],
      ["fence", { heightM: expect.closeTo(6.5 * 0.3048, 9) }],
      ["lawn", { areaM2: expect.closeTo(200 * 0.3048 ** 2, 9) }],
      ["boulders", { count: 3 }],
      ["deck", { lengthM: 4, widthM: 3 }],
    ]);
  });

  it("reads the season and the hour at which to show the yard, and tells a second season", () => {
    const plan = parsePlan("Cottage garden in autumn, path lights, evening view, and in winter too");
    expect([plan.season, plan.evening]).toEqual(["autumn", true]);
    expect(plan.notes.filter(({ text }) => text.includes("in ") || text.includes("evening"))).toEqual([
      { text: "in autumn", status: "placed", sentence: "New plants are shown as they look in autumn." },
      {
        text: "evening view",
        status: "placed",
        sentence: "Shown in the evening with the path lights on, so the whole photo is darker.",
      },
      { text: "in winter", status: "told", sentence: "One season at a time: autumn is shown." },
    ]);
    expect(parsePlan("New lawn. Not at night.")).not.toHaveProperty("evening");
    // Before a tree a bare "autumn" is how it is to look; "autumn fern" and "fall aster" are names.
    expect(parsePlan("autumn red maple")).toMatchObject({ season: "autumn", elements: [{ kind: "tree" }] });
    expect(parsePlan("daffodils along the front walk, show spring").season).toBe("spring");
    expect(parsePlan("autumn fern and fall aster")).not.toHaveProperty("season");
    expect(parsePlan("daylilies with winter interest")).not.toHaveProperty("season");
  });

  it("refuses a size that no yard could hold and says so", () => {
    const plan = parsePlan("a 9000 ft fence");
    expect(plan.elements[0]).not.toHaveProperty("size");
    expect(plan.notes).toEqual([
      { text: "9000 ft fence", status: "changed", sentence: "Wood fence. I could not use that size." },
    ]);
  });

  it("ends every part of a text as placed, changed or told, in reading order", () => {
    expect(parsePlan("Keep the oak. A LAWN, hyssop, a gazebo and a blorf.").notes).toEqual([
      { text: "oak", status: "placed", sentence: "Kept as it is: oak." },
      { text: "lawn", status: "placed", sentence: "Lawn." },
      {
        text: "hyssop",
        status: "changed",
        sentence:
          "Planting bed (brown mulch) with English lavender. “hyssop” is not among the plants yet; English lavender is drawn for it.",
      },
      { text: "gazebo", status: "told", sentence: "“gazebo” cannot be drawn yet. A pergola can be drawn." },
      { text: "blorf", status: "told", sentence: "I did not understand “blorf”." },
    ]);
  });

  it("answers a bare wish with a whole package and says what it holds", () => {
    const plan = parsePlan("make it nice");
    expect(plan.elements.map(({ kind }) => kind)).toEqual(["lawn", "bed", "tree"]);
    expect(plan.notes).toEqual([
      {
        text: "nice",
        status: "placed",
        sentence:
          "You named no element, so here is a classic start: lawn, classic planting bed (brown mulch) along the house, flowering dogwood.",
      },
    ]);
  });

  it("leaves out of a package what the text refuses or keeps", () => {
    expect(parsePlan("modern, no lawn").elements.map(({ kind }) => kind)).not.toContain("lawn");
    expect(parsePlan("modern, keep the lawn").elements.map(({ kind }) => kind)).not.toContain("lawn");
  });

  it("asks for nothing when nothing is said", () => {
    for (const text of ["", "  \n ", "?!", "...", "🙂"]) {
      expect(parsePlan(text)).toEqual({ elements: [], removals: [], keeps: [], notes: [], announced: [] });
    }
  });

  const STEP = inTestAll("words of each kind", 1, 3);
  const FIRST = partOfToday(STEP);
  it.each(Object.entries(vocabularies))("knows every word of %s as that kind", (kind, { nouns }) => {
    const phrases = nouns.flatMap(([words]) => wordList(words));
    for (let at = FIRST; at < phrases.length; at += STEP) {
      const kinds: ElementKind[] = parsePlan(`new ${phrases[at]}`).elements.map((element) => element.kind);
      expect([phrases[at], kinds]).toEqual([phrases[at], [kind]]);
    }
  });

  it("knows at least 250 words of landscaping", () => {
    expect(new Set(gardenTerms).size).toBeGreaterThanOrEqual(250);
  });

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { elements, notes } = parsePlan(text);
        for (const { kind } of elements) expect(Object.keys(vocabularies)).toContain(kind);
        for (const { sentence } of notes) expect(sentence).toMatch(/[.”]$/);
      }),
      { numRuns: inTestAll("texts at random", 300, 100) },
    );
  });

  it("gives the same plan for the same text, in any case and with any white space", () => {
    const space = fc.constantFrom("  ", "\n", " \t ", "\u00a0");
    fc.assert(
      fc.property(gardenText, space, (text, gap) => {
        const plan = parsePlan(text);
        expect(parsePlan(text)).toEqual(plan);
        expect(parsePlan(text.toUpperCase())).toEqual(plan);
        expect(parsePlan(` ${text.replaceAll(" ", gap)}\n`)).toEqual(plan);
      }),
      { numRuns: inTestAll("texts at random", 200, 50) },
    );
  });

  it("reads no further than its limit and says so", () => {
    const head = "lawn ".repeat(Math.ceil(LONGEST_TEXT / 5));
    const plan = parsePlan(`${head}${"kidney pool, ".repeat(100_000 / 13)}`);
    expect(plan.elements.map(({ kind }) => kind)).toEqual(["lawn"]);
    expect(plan.notes.at(-1)).toMatchObject({
      status: "told",
      sentence: "Only the first 8,000 characters were read.",
    });
  });

  it("spends no more than a moment on 100 kB of anything", () => {
    const longText = fc
      .oneof(term, joint, fc.string({ maxLength: 12 }))
      .map((part) => `${part} `.repeat(100_000 / (part.length + 1)));
    fc.assert(
      fc.property(longText, (text) => {
        expect(processorMs(text)).toBeLessThan(MOMENT_MS);
      }),
      { numRuns: inTestAll("texts of one word", 60, 3) },
    );
  });
});
