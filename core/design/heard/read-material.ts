import type { Operation } from "#core/design/operation.ts";
import type { ElementKind } from "#core/elements/element.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import type { Named, Parts } from "./clause-types.ts";
import { type Heard, isSilent, now, type Reader, targetsOf } from "./heard.ts";

/** Kinds that are of a material whose name is that of paving too. */
const OF_MATERIALS: ReadonlySet<ElementKind> = new Set([
  ...(["retaining-wall", "steps", "raised-bed", "edging", "outdoor-kitchen"] as const),
]);

const SAYS_WHAT: ReadonlySet<Parts["verb"]> = new Set([null, "set", "want", "have"] as const);

/** "The wall looks cheap. Natural stone please", "a foot higher and in natural stone": of what was spoken of, and no ground of its own. */
export const readMaterial: Reader = (parts, there, words, heard) => {
  const named = parts.named.filter(({ isNot }) => !isNot);
  const [stone] = named;
  const isOnlyThat =
    stone?.isMaterial === true &&
    named.length === 1 &&
    stone.known.elements.length === 0 &&
    !stone.isNew &&
    there.every(({ isNot }) => isNot) &&
    SAYS_WHAT.has(parts.verb) &&
    parts.wheres.length + parts.sizes.length + parts.counts.length === 0 &&
    parts.insteadOf < 0 &&
    isSilent(parts);
  const last = isOnlyThat ? spokenOf(heard) : null;
  const fits = last && materialIn(stone!, words);
  const kind = last?.elements[0]?.element.kind;
  if (!last || !fits || !kind || Object.keys(fits[kind] ?? {}).length === 0) return undefined;
  return targetsOf(last, heard.document).map(
    (target): Operation => ({ op: "set", target, fits: { [kind]: fits[kind] } }),
  );
};

/** What was found fault with or named last, where it is of a material. */
function spokenOf(heard: Heard) {
  const known = heard.refused ?? heard.last;
  const last = known && now(known, heard);
  return last &&
    last.elements.length > 0 &&
    last.elements.every(({ element }) => OF_MATERIALS.has(element.kind))
    ? last
    : null;
}

function materialIn({ from, end }: Named, words: readonly string[]): Fits | null {
  for (let at = from; at < end; at++) {
    const fits = findPhrase(words, at)?.entry.fits;
    if (fits) return fits;
  }
  return null;
}
