import { describe, expect, it } from "vitest";
import { holdingQuery, nearQuery, searchLexemes, wordsOf } from "./search-words.ts";

/** What the database does with these two texts: every part of the query finds a lexeme, `:*` by its beginning. */
function finds(query: string, lexemes: string): boolean {
  const held = [...lexemes.matchAll(/'([^']+)'/g)].map(([, lexeme = ""]) => lexeme);
  return query
    .split(" & ")
    .every((part) =>
      [...part.matchAll(/'([^']+)'(:\*)?/g)].some(([, wanted = "", prefix]) =>
        held.some((lexeme) => (prefix ? lexeme.startsWith(wanted) : lexeme === wanted)),
      ),
    );
}
const holds = (typed: string, text: string, asker = "dana") =>
  finds(holdingQuery(asker, wordsOf(typed)), searchLexemes("dana", text));
const nears = (typed: string, text: string) =>
  finds(nearQuery("dana", wordsOf(typed)), searchLexemes("dana", text));

describe("search words", () => {
  it("are lower case, without accents and signs, each once", () => {
    expect(wordsOf("Café-Hof, 50% SLOPE; slope & O'Neil")).toEqual([
      "cafe",
      "hof",
      "50",
      "slope",
      "o",
      "neil",
    ]);
    expect(wordsOf(" %_'\\ ")).toEqual([]);
  });

  it.each([
    ["pat", "Patio and pool", true],
    ["yard", "Backyard", true],
    ["ard", "Backyard", true],
    ["rd", "Backyard", false],
    ["pool patio", "Patio and pool", true],
    ["pool deck", "Patio and pool", false],
    ["cafe", "CAFÉ", true],
    ["4211", "4211 Elm", true],
    ["4212", "4211 Elm", false],
    ["1", "Patio", false],
    ["patoi", "Patio", false],
  ])("%j held by %j: %s", (typed, text, expected) => {
    expect(holds(typed, text)).toBe(expected);
  });

  it.each([
    ["a letter wrong", "patia", true],
    ["a letter left out", "pato", true],
    ["a letter too many", "pattio", true],
    ["two letters swapped", "patoi", true],
    ["the first letter wrong", "batio", true],
    ["a slip in a word that is still typed", "lanfsc", true],
    ["a letter left out of a word that is still typed", "lnds", true],
    ["two letters wrong", "pitao", false],
    ["another word", "ratios", false],
    ["a number of another house", "4212", false],
    ["a short word with another letter", "elf", false],
  ])("near is %s: %j", (_, typed, expected) => {
    expect(nears(typed, "4211 Elm, patio, landscape")).toBe(expected);
  });

  it("are one person's own", () => {
    expect(holds("patio", "Patio", "dana")).toBe(true);
    expect(holds("patio", "Patio", "somebody else")).toBe(false);
  });

  it("stay few, however long a word is", () => {
    expect(searchLexemes("dana", "x".repeat(1000)).split(" ").length).toBeLessThan(70);
  });
});
