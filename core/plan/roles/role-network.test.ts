import { describe, expect, it } from "vitest";
import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { normalText, tokenize } from "#core/plan/reading/tokenize.ts";

import { ROLES, roleScores } from "./role-network.ts";
import { REMEMBERED_TEXTS, roleRuns } from "./role-runs.ts";
import { ROLE_WEIGHTS } from "./role-weights.generated.ts";

/** A person waits for the designer on a phone: what the file may weigh there. */
const LARGEST_BYTES = 352 * 1024;

function read(text: string) {
  const normal = normalText(text);
  const tokens = tokenize(normal);
  return { normal, tokens, lexemes: readLexemes(tokens) };
}

function quietWords(text: string): string[] {
  const { normal, tokens, lexemes } = read(text);
  return roleRuns(normal, tokens, lexemes)
    .filter(({ group }) => group === "quiet")
    .map(({ start, end }) => normal.slice(start, end));
}

describe("the network of roles", () => {
  it("is as long as its header says, and small enough for a page", () => {
    const { known, embed, width, reaches, weights, scales, roles } = ROLE_WEIGHTS;
    expect(roles.length).toBe(ROLES.length);
    const rows = known.split(" ").length + 1024;
    const layers = reaches.map((_, at) => (at === 0 ? embed : width) * 3 * width);
    const total = rows * embed + layers.reduce((sum, one) => sum + one, 0) + width * ROLES.length;
    expect(atob(weights).length).toBe(total);
    expect(atob(scales).length).toBe(4 * (rows + 2 * (width * reaches.length + ROLES.length)));
    expect(JSON.stringify(ROLE_WEIGHTS).length).toBeLessThan(LARGEST_BYTES);
  });

  it("answers eight numbers for each word, and none for no word", () => {
    const { tokens, lexemes } = read("a patio");
    expect(roleScores(tokens, lexemes)).toHaveLength(2 * ROLES.length);
    expect(roleScores([], [])).toHaveLength(0);
  });

  it("does not hear words that are far away", () => {
    const long = "gravel ".repeat(40);
    const [one, other] = [`we like it. ${long}`, `a new deck. ${long}`].map((text) => {
      const { tokens, lexemes } = read(text);
      return roleScores(tokens, lexemes).slice(-ROLES.length);
    });
    expect(one).toEqual(other);
  });
});

describe("words that tell something and ask for nothing", () => {
  it.each([
    [
      "My mother planted irises here, and we would like a paver patio by the back door",
      "mother planted irises",
    ],
    ["a cedar fence along the back because the neighbor's dog barks at us", "dog barks"],
    ["Hello, hope you are well. Two maples in front.", "hope you are well"],
  ])("are found: %s", (text, words) => {
    expect(quietWords(text).join(" / ")).toContain(words);
  });

  it("are remembered of the last texts, and found again in one that was forgotten", () => {
    const runsOf = (text: string) => {
      const { normal, tokens, lexemes } = read(text);
      return roleRuns(normal, tokens, lexemes);
    };
    const told = "Hello, hope you are well. Two maples in front.";
    const first = runsOf(told);
    expect(runsOf(told)).toBe(first);
    for (let k = 0; k < REMEMBERED_TEXTS; k++) expect(runsOf(`${k} boxwood`)).not.toEqual(first);
    expect(runsOf(told)).not.toBe(first);
    expect(runsOf(told)).toEqual(first);
  });

  it.each([
    "a paver patio with a fire pit and six chairs",
    "take out the hedge and put in a fence",
    "lawn, evening",
  ])("are not in: %s", (text) => {
    expect(quietWords(text)).toEqual([]);
  });
});
