import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { readChanges } from "#core/design/read-changes.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { inTestAll } from "./only-in-test-all.ts";
import { designAfter, designBefore } from "./support/design-before.ts";
import { type CorpusLine, readCorpus } from "./support/request-corpus.ts";
import { isChangeMeant } from "./support/score-changes.ts";
import { isMeant } from "./support/score-wishes.ts";

const share = (lines: readonly CorpusLine[], isRight: (line: CorpusLine) => boolean): number =>
  lines.filter(isRight).length / lines.length;

describe("the corpus of requests", () => {
  it.each(["changes", "wishes"] as const)("has at least 400 %s, none twice, in halves", (name) => {
    const { tuned, putAside } = readCorpus(name);
    const words = [...tuned, ...putAside].map((line) => line.words.toLowerCase());
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThanOrEqual(400);
    expect(Math.min(tuned.length, putAside.length)).toBeGreaterThan(0.4 * words.length);
  });
});

const read = new Map<string, ReturnType<typeof readChanges>>();
/** By its words alone, once for all tests of this file. */
function readAlone(words: string): ReturnType<typeof readChanges> {
  const found = read.get(words) ?? readChanges(words);
  read.set(words, found);
  return found;
}
const isChangeRight = (line: CorpusLine) => isChangeMeant(readAlone(line.words), line);

describe("changes", () => {
  const { tuned, putAside } = readCorpus("changes");

  it("are read fully right on the half that the grammar is written with", () => {
    expect(share(tuned, isChangeRight)).toBeGreaterThanOrEqual(0.98);
  });

  it("are read fully right on the half that is put aside", () => {
    expect(share(putAside, isChangeRight)).toBeGreaterThanOrEqual(0.9);
  });
});

/** The product knows the design that a change is said of; the meaning of the corpus tells what it may have been. */
describe("changes of a design", () => {
  const { tuned, putAside } = readCorpus("changes");
  const isSame = ({ words, meaning }: CorpusLine): boolean => {
    const design = designBefore(meaning);
    const [alone, ofDesign] = [readAlone(words), readChanges(words, design)];
    return isDeepStrictEqual(
      designAfter(design, alone.operations, words),
      designAfter(design, ofDesign.operations, words),
    );
  };

  const ofTuned = it.runIf(inTestAll("changes of a design in the first half", true, false));
  ofTuned("leave the same design as changes read by their words alone, where these are read right", () => {
    expect(share(tuned.filter(isChangeRight), isSame)).toBeGreaterThanOrEqual(0.98);
  });

  it("do so on the half that is put aside", () => {
    expect(share(putAside.filter(isChangeRight), isSame)).toBeGreaterThanOrEqual(0.95);
  });
});

describe("first wishes", () => {
  const { tuned, putAside } = readCorpus("wishes");
  const isRight = (line: CorpusLine) => isMeant(parsePlan(line.words), line);

  it("are read fully right on the half that the grammar is written with", () => {
    expect(share(tuned, isRight)).toBeGreaterThanOrEqual(0.94);
  });

  it("are read fully right on the half that is put aside", () => {
    expect(share(putAside, isRight)).toBeGreaterThanOrEqual(0.9);
  });
});
