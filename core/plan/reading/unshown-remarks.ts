import type { PlanElement } from "#core/elements/element.ts";
import { mayMatch } from "./may-match.ts";
import type { Mention, Remark } from "./mention.ts";
import { quote } from "./reader.ts";
import { UNSHOWN } from "./words/unshown-words.ts";

/** What the picture does not show of the elements that come, in the words that asked for it. */
export function unshownRemarks(
  normal: string,
  elements: readonly PlanElement[],
  mentions: readonly Mention[],
): Remark[] {
  const alreadyLeftOut = mentions
    .flatMap(({ changes }) => changes)
    .flatMap((change) => /^“([^”]+)” is left out/.exec(change)?.[1] ?? []);
  return UNSHOWN.flatMap(({ said, of, sentence }) => {
    if (!elements.some(({ kind }) => of.includes(kind)) || !mayMatch(said, normal)) return [];
    const matches = [...normal.matchAll(new RegExp(said, "g"))];
    // "Two tier wall, plants on the middle tier": told once.
    const all = matches.filter(
      ({ 0: found }, at) => !matches.slice(0, at).some((one) => one[0].includes(found)),
    );
    return all.flatMap(({ 0: found, index: start }) => {
      const isTold = alreadyLeftOut.some((words) => found.includes(words) || words.includes(found));
      const end = start + found.length;
      // "A fence on the left side only": it stands there.
      const [side] = /\b(?:left|right)\b/.exec(found) ?? [];
      if (side && /\bonly\b/.test(found) && elements.some(({ place }) => place === side)) return [];
      // A bed lies on the side of the drive that is said.
      if (/\bdrive(?:way)?\b/.test(found) && elements.some(({ side }) => side)) return [];
      return isTold
        ? []
        : [{ start, end, status: "told" as const, sentence: `${quote(found.trim())}: ${sentence}` }];
    });
  });
}
