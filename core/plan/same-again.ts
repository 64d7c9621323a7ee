import type { PlanElement } from "#core/elements/element.ts";
import { parseWords } from "./parse-plan.ts";
import { normalText } from "./reading/tokenize.ts";

/** The words of one highlight that ask for just what another one has. */
const ALL_THE_SAME =
  /^(?:(?:and|please|do|also|the|exact|exactly|all) )*(?:same|ditto)(?: (?:thing|again|here|there|too|please|as well|over|on|in|for|as|like|the|this|that|other|first|left|right|one|side|bed|spot|area|strip))*[ .!]*$|^(?:(?:and|also) )?(?:over )?here(?: too| as well| also)?[ .!]*$/;
const SAME = /\b(?:the |exact )?same (?:kind of |type of |sort of )?$/;

type Said = { words: string; element: PlanElement };

/** What a text asks for, each element with the words that it was asked for in. */
function saidIn(text: string): Said[] {
  const { elements, announced, notes } = parseWords(text);
  return announced.flatMap(({ note, elements: own }) =>
    own.length === 1 ? [{ words: notes[note]!.text, element: elements[own[0]!]! }] : [],
  );
}

const purposeOf = (element: PlanElement): string | undefined => ("use" in element ? element.use : undefined);

/** Words before a name that do not describe it. */
const SAYS_NOTHING = /^(?:the|a|an|and|with|more|some|this|that|new|add|of|in|same|our|my|no)$/;

/** A name as another text describes it: "edging" is the "brick edging" of a bed. */
function phraseIn(texts: readonly string[], name: string): string | undefined {
  for (const text of texts.map(normalText)) {
    const at = text.indexOf(` ${name}`);
    const word = at < 0 ? undefined : text.slice(0, at).split(" ").at(-1);
    if (word && !SAYS_NOTHING.test(word)) return `${word} ${name}`;
  }
  return undefined;
}

/**
 * The texts of highlights in which "same" is put into words: "same here" is what the highlight before asks for, "same hedge on this side" the
 * "boxwood hedge" of another one.
 */
export function withSame(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const normal = normalText(text);
    const others = [...texts.slice(0, index).toReversed(), ...texts.slice(index + 1)].filter(
      (other) => other !== "" && !ALL_THE_SAME.test(normalText(other)),
    );
    if (ALL_THE_SAME.test(normal)) return others[0] ?? text;
    if (!/\bsame\b/.test(normal)) return text;
    const known = others.flatMap(saidIn);
    return saidIn(text).reduce((rest, { words, element }) => {
      const at = rest.indexOf(words);
      const before = SAME.exec(rest.slice(0, Math.max(0, at)));
      const same = known.find(
        ({ element: other }) => other.kind === element.kind && purposeOf(other) === purposeOf(element),
      );
      const phrase = same?.words ?? phraseIn(others, words);
      if (at < 0 || !before || !phrase) return rest;
      return rest.slice(0, before.index) + phrase + rest.slice(at + words.length);
    }, normal);
  });
}
