import { adding } from "#core/design/clause.ts";
import { type DesignElement, elementNumber } from "#core/design/design-document.ts";
import type { Operation } from "#core/design/operation.ts";
import { flowerColorOf } from "#core/plants/flower-color.ts";
import type { Parts } from "./clause-types.ts";
import { type Heard, isSilent, now, type Reader } from "./heard.ts";

const ADDS: ReadonlySet<Parts["verb"]> = new Set(["add", "want", "have", "put"] as const);

/** "More color! Yellows and oranges", "add some yellow": flowers in these colors for the bed. */
export const readColors: Reader = (parts, there, words, heard) => {
  const isAfterMore = heard.isOfColors;
  heard.isOfColors = MORE_COLOR.test(words.slice(parts.from, parts.end).join(" "));
  const { values, verb } = parts;
  const flowers = flowersNamed(parts, words, heard);
  if (flowers) return flowers;
  const names = values.map(({ from, end }) => words.slice(from, end).join(" "));
  const colors = names.map((name) => flowerColorOf(name) ?? flowerColorOf(name.replace(/s$/, "")));
  const isOfFlowers =
    ADDS.has(verb) || (verb === null && (isAfterMore || names.every((name) => /s$/.test(name))));
  const isColors =
    colors.length > 0 &&
    colors.every((color) => color !== null) &&
    there.length + parts.named.length + parts.wheres.length === 0 &&
    !parts.isOne &&
    !parts.isIt &&
    values.every(({ isNot }) => !isNot);
  const bed = isOfFlowers && isColors && isSilent(parts) ? bedMeant(heard) : null;
  if (!bed) return undefined;
  const added = adding(`flowers in ${colors.join(" and ")}`) ?? [];
  return added.map((one): Operation => (one.op === "add" ? { ...one, into: elementNumber(bed.id) } : one));
};

/** "Mix in grasses and purple flowers": they are no flowers that are there. */
function flowersNamed(parts: Parts, words: readonly string[], heard: Heard): Operation[] | null {
  const [one, ...more] = parts.named;
  const said = words.slice(parts.from, parts.end).join(" ");
  const isAdded = parts.verb === "add" || (parts.verb === null && heard.verb === "add");
  if (!one?.hue || more.length > 0 || !isAdded || !OF_FLOWERS.test(said) || parts.wheres.length > 0)
    return null;
  const bed = bedMeant(heard);
  // "White and yellow flowers": the name carries one of the colors alone.
  const colors = said.split(" ").flatMap((word) => flowerColorOf(word) ?? []);
  const flowers = colors.length > 1 ? `flowers in ${colors.join(" and ")}` : `${one.hue} flowers`;
  return bed
    ? (adding(flowers) ?? []).map((each) =>
        each.op === "add" ? { ...each, into: elementNumber(bed.id) } : each,
      )
    : null;
}

const OF_FLOWERS = /^(?!.*\b(?:the|those|these|my|our)\b).*\b(?:flowers|blooms|perennials)$/;

const MORE_COLOR = /\bmore (?:colou?rs?|flowers?|blooms?)\b/;

/** The bed that was named last, or the only one. */
function bedMeant(heard: Heard): DesignElement | null {
  const isBed = ({ element }: DesignElement): boolean => element.kind === "bed";
  const named = (heard.last ? now(heard.last, heard).elements : []).filter(isBed);
  const beds = named.length > 0 ? named : heard.document.elements.filter(isBed);
  return beds.length === 1 ? beds[0]! : null;
}
