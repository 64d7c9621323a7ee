import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COLOR_WORDS } from "#core/elements/color-words.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { catalogue } from "#core/pricing/catalogue.ts";

/** British letters and the American ones. A word list may hold both, because people type both. */
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b(\w*)grey/gi, "$1gray"],
  [/\b(\w*)colour/gi, "$1color"],
  [/\b(\w*)neighbour/gi, "$1neighbor"],
  [/\b(behavi|fav|flav|hon|harb|lab)our/gi, "$1or"],
  [/\b(\w*)metre/gi, "$1meter"],
  [/\b(cent|fib)re/gi, "$1er"],
  [/\bcatalogue/gi, "catalog"],
  [/\bkerb/gi, "curb"],
  [/\bstorey/gi, "story"],
  [/\bcheque\b/gi, "check"],
  [/\blicence/gi, "license"],
  [/\b(analy|organi|recogni|reali|customi|summari)s(e|ed|es|ing|ation)\b/gi, "$1z$2"],
  [/\b(cancel|label|travel|model)l(ed|ing)\b/gi, "$1$2"],
];

const british = (text: string): string[] =>
  SPELLINGS.flatMap(([pattern, american]) => {
    const others = text.replace(pattern, "").toLowerCase();
    return [...text.matchAll(pattern)]
      .map(([word]) => word)
      .filter((word) => !others.includes(word.replace(pattern, american).toLowerCase()));
  });

/** What of a source can come before people: literals with a space or a capital letter, and text between tags. */
function textsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  const literals = [...code.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? "").replace(/\$\{[^}]*\}/g, ""),
  );
  const between = [...code.matchAll(/>([^<>{}=;]+)</g)].map(([, text]) => text!);
  return [...literals.filter((text) => /\s/.test(text.trim()) || /^[A-Z]/.test(text)), ...between];
}

const sources = ["app", "contract", "core", "renderer", "server", "public"].flatMap((folder) =>
  readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|html|txt)$/.test(path) && !/\.test\.|\.generated\./.test(path))
    .map((path) => `${folder}/${path}`),
);

describe("American spelling", () => {
  it.each([
    ['const said = "Concrete pavers, grey";', ["grey"]],
    ['const words = "grey, gray, light grey, light gray";', []],
    ["<p>\n  The centre of your yard\n</p>", ["centre"]],
    ["const id = colour; // the colour of it", []],
    ['const place = "centre";', []],
    ['const label = "Catalogue";', ["Catalogue"]],
  ])("is looked for in what people read: %s", (source, wanted) => {
    expect(textsOf(source).flatMap(british)).toEqual(wanted);
  });

  it("stands in every sentence of the product", () => {
    expect(sources.length).toBeGreaterThan(1000);
    const found = sources.flatMap((path) =>
      textsOf(readFileSync(new URL(`../${path}`, import.meta.url), "utf8"))
        .flatMap(british)
        .map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it("stands in the names and notes of the price catalogue", () => {
    expect(catalogue.flatMap(({ name, note }) => british(`${name} ${note}`))).toEqual([]);
  });

  it.each(Object.entries(COLOR_WORDS))("shows the color %s as %s", (_, shown) => {
    expect(british(shown)).toEqual([]);
  });

  it.each([
    ["grey paver patio", "gray ashlar paver patio"],
    ["grey gravel area", "gray gravel area"],
    ["grey composite deck", "gray composite deck"],
    ["grey pergola", "gray pergola"],
  ])("answers a person who types %s, and one who types it the American way, alike", (typed, described) => {
    for (const words of [typed, typed.replace("grey", "gray")])
      expect(parsePlan(words).elements.map(describeElement)).toEqual([described]);
  });
});
