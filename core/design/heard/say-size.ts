import { takeLength } from "#core/design/change-quantity.ts";
import { UPRIGHT } from "#core/design/change-words.ts";
import { HAND_OFFERS } from "#core/design/hand-offers.ts";
import type { Operation, Target } from "#core/design/operation.ts";
import { isRun, SIDE_FIELDS } from "#core/design/resize-element.ts";
import { sizeNow } from "#core/design/usual-size.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { settleSize } from "#core/plan/settle-size.ts";
import type { Parts } from "./clause-types.ts";
import { soleLength } from "./heard.ts";
import type { Known } from "./known-things.ts";

/** "Shorten the fence by 4 ft": a difference, though "by" may lead to a value elsewhere. */
const BY = /\bby (?:about |around |roughly |approx |maybe )?\d/;

/** "About 4 ft deeper" is a difference, "deeper, about 8 ft" a size. */
const SO_MUCH_MORE = /\d (?:ft|feet|foot|in|inch|inches|m|cm|meters?|metres?|yards?) (?:[a-z]+er)\b/;
const TO_SO_MUCH = /\bto (?:be )?(?:about |around |roughly |maybe )?\d/;

const THEN_A_SIZE =
  /\b(?:taller|higher|wider|deeper|longer|bigger|larger) (?:about |around |like |maybe |say |at )*\d/;

/** "Twice as long": which of its sides. */
const AS_MUCH: readonly (readonly ["length" | "width" | "height", RegExp])[] = [
  ["length", /\b(?:as long|the length)\b/],
  ["width", /\b(?:as (?:wide|deep)|the (?:width|depth))\b/],
  ["height", /\b(?:as (?:tall|high)|the height)\b/],
];

type Sizing = (target: Target) => Operation | null;

/** How large or how many; undefined = nothing said, null = said and not understood. */
export function sizing(
  parts: Parts,
  known: Known,
  element: PlanElement,
  words: readonly string[],
): Sizing | undefined | null {
  const { comparison, sizes, factor, verb } = parts;
  if (comparison?.side === "height" && element.kind === "bed" && !known.target.species) return null;
  const kind: ElementKind | null = "use" in element ? "pavers" : element.kind;
  const { size } = settleSize(kind, sizes);
  const [spoken] = sizes;
  if (spoken?.about) return null;
  const text = words.slice(parts.from, parts.end).join(" ");
  const way = parts.isToo && comparison ? opposite(comparison) : comparison;
  if (factor !== null) {
    const side =
      /\bmany\b|\bnumber\b/.test(text) ||
      ((/s$/.test(words[(parts.named.at(-1)?.end ?? 0) - 1] ?? "") || /\bthem\b/.test(text)) &&
        isCounted(element) &&
        !/\bsize\b|\bbig|\blarge/.test(text)) ||
      (known.target.species !== undefined && element.kind === "bed")
        ? "count"
        : (comparison?.side ?? AS_MUCH.find(([, said]) => said.test(text))?.[0]);
    return (target) => ({
      op: "resize",
      target,
      way: factor < 1 ? "shrink" : "grow",
      factor,
      ...(side ? { side } : {}),
    });
  }
  if (size && Object.keys(size).length > 0) {
    const one = sizes.length === 1 ? (spoken?.bareM ?? soleLength(size)) : undefined;
    if (parts.more && !comparison && one !== undefined)
      return (target) => ({ op: "resize", target, way: "grow", byM: one });
    const isBy =
      comparison !== null &&
      one !== undefined &&
      (!parts.isTo || BY.test(text) || (SO_MUCH_MORE.test(text) && !TO_SO_MUCH.test(text)));
    const grows = way && sideOf(way, element, parts.comparing, known);
    const now = grows && grows !== "count" ? sizeNow(element)[SIDE_FIELDS[grows]] : undefined;
    // "Taller, 10 ft" of what is 5 ft tall: no 10 ft more.
    const isWhole =
      now !== undefined && one !== undefined && one > now && way?.way === "grow" && THEN_A_SIZE.test(text);
    if (isBy && way && !isWhole) {
      const side = grows;
      return (target) => ({ op: "resize", target, way: way.way, byM: one, ...(side ? { side } : {}) });
    }
    if (verb === "sized" && !parts.isTo && one !== undefined && !/\bto\b/.test(text)) return null;
    const side = way && sideOf(way, element, parts.comparing, known);
    if (side && side !== "count" && one !== undefined)
      return (target) => ({ op: "size", target, size: { [SIDE_FIELDS[side]]: one } });
    return (target) => ({
      op: "size",
      target,
      size,
      ...(spoken?.bareM !== undefined && sizes.length === 1 ? { bareM: spoken.bareM } : {}),
    });
  }
  if (!way) return undefined;
  const by = comparison ? takeLength(text) : null;
  if (by) {
    const side = sideOf(way, element, parts.comparing, known);
    return (target) => ({ op: "resize", target, way: way.way, byM: by.value, ...(side ? { side } : {}) });
  }
  const fewerBy = parts.named[0]?.count ?? parts.counts[0];
  if (way.side === "count" && fewerBy !== undefined)
    return (target) => ({ op: "repeat", target, count: -fewerBy });
  if (verb === "sized" && sizes.length === 0 && comparison === null) return null;
  const side = sideOf(way, element, parts.comparing, known);
  return (target) => ({ op: "resize", target, way: way.way, ...(side ? { side } : {}) });
}

const opposite = ({ way, side }: NonNullable<Parts["comparison"]>): NonNullable<Parts["comparison"]> => ({
  way: way === "grow" ? "shrink" : "grow",
  ...(side ? { side } : {}),
});

const isCounted = (element: PlanElement): boolean =>
  HAND_OFFERS[element.kind].counts || element.kind === "path-lights";

function sideOf(
  { side }: NonNullable<Parts["comparison"]>,
  element: PlanElement,
  word: string,
  { target }: Known,
) {
  if (/^(?:extend|expand)/.test(word)) return undefined;
  if (isRun(element.kind) && /^(?:lengthen|shorten)$/.test(word)) return "length";
  return side === "length" &&
    /^short/.test(word) &&
    (UPRIGHT.has(element.kind) || target.species !== undefined)
    ? "height"
    : side;
}
