import { describe, expect, it, vi } from "vitest";
import { readCorpus } from "#tests/support/request-corpus.ts";
import { hasWords, mayMatch, needOf, replaceSaid } from "./may-match.ts";
import { ASIDES } from "./words/aside-words.ts";
import { FINDS_BARE, MESSAGES } from "./words/messages.ts";

describe("what a pattern needs", () => {
  it.each([
    [/\bhedges? along (?:the|my) fence\b/g, [" along "], "anywhere"],
    [/(?:big|large) (?:shrub|tree)s?/, ["shrub", "tree"], "anywhere"],
    [/colou?r of (?=stone)/i, ["r of "], "anywhere"],
    [/(?:very )*(?:plain){1,2} yard/, ["plain"], "anywhere"],
    [/^(?:please )?(?:send|mail) it/, ["please ", "send", "mail"], "start"],
    [/^(?!the )no+pe/, ["n"], "start"],
    [/^thanks$|^bye/, ["thanks", "bye"], "start"],
  ])("%s", (pattern, words, where) => {
    expect(needOf(pattern)).toEqual({ where, words });
  });

  it.each([/[a-z]+/, /a|yard/, /(?:lawn)?/, /lawn|/, /\u0061lawn/, /^lawn/m, /lawn/y, /(a)\1/])(
    "is not known of %s, which is always tried",
    (pattern) => {
      expect(needOf(pattern)).toBeNull();
      expect(mayMatch(pattern, "")).toBe(true);
    },
  );

  it("stands in every text of the corpus that one of our longest patterns matches", () => {
    const { tuned, putAside } = readCorpus("changes");
    const patterns = [FINDS_BARE, ...[...MESSAGES, ...ASIDES].map(({ said }) => said)];
    const needs = patterns.flatMap((pattern) => needOf(pattern) ?? []);
    expect(needs.length).toBeGreaterThan(patterns.length / 2);
    for (const pattern of patterns) {
      const need = needOf(pattern);
      for (const { words } of [...tuned, ...putAside]) {
        const text = words.toLowerCase();
        const isFound = text.search(pattern) >= 0;
        if (need && isFound)
          expect(hasWords(need, text), `${pattern.source.slice(0, 80)}: ${text}`).toBe(true);
      }
    }
  });
});

it("tries a pattern from the first text on that has its words", () => {
  const said = /(?:hedge|fence) of yew/g;
  const tries = vi.spyOn(said, Symbol.replace);
  expect(replaceSaid("a lawn", said, "yew")).toBe("a lawn");
  expect(tries).not.toHaveBeenCalled();
  expect(replaceSaid("a hedge of yew, a fence of yew", said, "yew")).toBe("a yew, a yew");
  expect(replaceSaid("a lawn", said, "yew")).toBe("a lawn");
  expect(tries).toHaveBeenCalledTimes(2);
});

it("takes no account of capitals where the pattern takes none", () => {
  expect(replaceSaid("A HEDGE", /a Hedge/i, "yew")).toBe("yew");
  expect(replaceSaid("A HEDGE", /a Hedge/, "yew")).toBe("A HEDGE");
});
