import { adding } from "#core/design/clause.ts";
import { elementNumber } from "#core/design/design-document.ts";
import type { Operation } from "#core/design/operation.ts";
import { nameWords } from "#core/design/target-words.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { inColor } from "#core/plants/flower-color.ts";
import type { Parts } from "./clause-types.ts";
import { exactly, type Heard, isSilent, now, type Reader, targetsOf, withPlace } from "./heard.ts";

const IT_NEEDS = /\b(?:it|they|that|this) (?:really |also |just |still )?needs?\b/;
const BY_LENGTH = /\b(?:another|extra|additional) \d|\d [a-z]+ (?:more|extra)\b/;

/** "2 more chairs", "a second crape myrtle on the left", "more lavender". */
export const readMore: Reader = (parts, there, words, heard) => {
  if (!parts.more || parts.comparison?.side === "count" || parts.isSame) return undefined;
  // "The patio should come out another 4 ft": by so much.
  const isByLength =
    parts.sizes.length === 1 &&
    parts.wheres.length === 0 &&
    BY_LENGTH.test(words.slice(parts.from, parts.end).join(" "));
  if (isByLength && there.length === 1 && parts.named.length === 1 && parts.verb !== "add") return undefined;
  // "Deeper, like another 2 ft".
  if (heard.grown && parts.sizes.length > 0 && parts.named.length + parts.wheres.length === 0)
    return undefined;
  if (parts.values.length > 0)
    return parts.named.length === 0 && isSilent(parts) ? moreOfColor(parts, heard) : undefined;
  if (
    !isSilent(parts) ||
    !(parts.verb === null || ["add", "want", "have", "put", "set"].includes(parts.verb))
  )
    return null;
  // "Another bed with azaleas": a bed more, and not more azaleas in the bed that there is.
  const bed = bedOf(words.slice(0, parts.end).join(" "));
  if (bed) return bed;
  const count = parts.more.count ?? there[0]?.count ?? parts.counts[0];
  const where = parts.wheres.find(({ to }) => to !== null);
  if (there.length > 1 || parts.sizes.length > 0) return null;
  const [one] = there;
  if (!one) {
    const last = heard.last && now(heard.last, heard);
    if (parts.named.length > 0 || !last || last.elements.length === 0 || (count === undefined && !parts.isIt))
      return null;
    return targetsOf(last, heard.document).map((target) => ({
      op: "repeat",
      target,
      ...(count === undefined ? {} : { count }),
    }));
  }
  if (Object.keys(one.fits).length > 0 && one.hue) return null;
  const isOfBed = one.known.elements.every(({ element }) => element.kind === "bed");
  const place = isOfBed
    ? undefined
    : where?.to && SIDES.has(where.to)
      ? (where.to as "left")
      : where?.to === "other"
        ? "other"
        : undefined;
  const meant = withPlace(one.known, parts) ?? one.known;
  if (parts.wheres.length > 0 && !place && meant.elements.length > 1) return null;
  return targetsOf(meant, heard.document)
    .slice(-1)
    .map((target) => ({
      op: "repeat",
      target,
      ...(count === undefined ? {} : { count }),
      ...(place && count !== undefined ? { place } : {}),
    }));
};

/** "More white in there": the plants of a bed in that color too. */
function moreOfColor({ values, wheres }: Parts, heard: Heard): Operation[] | undefined {
  const beds = heard.document.elements.filter(({ element }) => element.kind === "bed");
  const named = wheres.find(({ at }) => at)?.at ?? (heard.last && now(heard.last, heard));
  const of = named?.elements.filter(({ element }) => element.kind === "bed") ?? [];
  const [bed, ...more] = of.length > 0 ? of : beds;
  const hues = values.flatMap(({ hue }) => hue ?? []);
  if (bed?.element.kind !== "bed" || more.length > 0 || hues.length === 0) return undefined;
  const now_ = bed.element.species;
  const species = hues
    .flatMap((hue) => now_.flatMap((id) => inColor(id as SpeciesId, hue) ?? []))
    .filter((id) => !now_.includes(id));
  if (species.length === 0) return undefined;
  return [{ op: "add", element: { ...bed.element, species }, into: elementNumber(bed.id) }];
}

const SIDES: ReadonlySet<string> = new Set(["left", "right", "front", "back"]);

const NEW_BED =
  /^(?:(?:please|add|put|put in|plant|have|make|want|need|we|i|also|maybe) )*(?:an?|another|a second|one more|1 more|an extra) (?:[a-z]+ )?beds? (?=(?:of|with|full of)\b|.+ (?:of|with) [a-z])/;

/** "A bed of roses and lavender by the walk": a bed of its own. */
function bedOf(said: string): Operation[] | null {
  if (!NEW_BED.test(said)) return null;
  const added = adding(said.replace(NEW_BED, "a bed "));
  const isBed = added?.every(
    (one) => one.op === "add" && one.element.kind === "bed" && one.element.species.length > 0,
  );
  return added && isBed ? added.map((one) => ({ ...one, own: true }) as Operation) : null;
}

/** "Flowers in front of it", "add a steel edge", "a little side table": what is not there yet. */
export const readAdding: Reader = (parts, there, words, heard) => {
  // "Add lights every 6 ft": those that there are.
  if (parts.apartM !== null && there.length > 0) return undefined;
  // "Where the wall was" names nothing that comes.
  const was = parts.wheres.filter(({ from }) => words[from] === "where");
  const said = words
    .slice(0, parts.end)
    .filter(
      (_, at) =>
        at >= (parts.verb ? parts.afterVerb : parts.from) &&
        !was.some(({ from, end }) => at >= from && at < end),
    )
    .join(" ")
    .replace(/^(?:maybe|also|please|just) /, "");
  const fence = heard.document.elements.find(({ element }) => element.kind === "fence");
  if (
    fence &&
    /^(?:(?:an?|the|one|another) )?(?:[a-z]+ )?gates?\b/.test(said) &&
    !/\d/.test(said) &&
    (parts.verb === "add" || parts.verb === "put" || /^an? /.test(said))
  )
    return [{ op: "set", target: exactly(fence), fits: { fence: { gate: true } } }];
  const isAsked =
    parts.verb === "add" ||
    // "It needs stairs on the left".
    (parts.verb === "want" &&
      IT_NEEDS.test(words.slice(parts.from, parts.end).join(" ")) &&
      there.length === 0) ||
    ((parts.verb === "put" || parts.verb === "want" || parts.verb === "have" || parts.verb === null) &&
      parts.named.some((one) => one.isNew || (one.count !== undefined && one.known.elements.length === 0)));
  const isBare =
    (parts.verb === null || parts.verb === "put") &&
    parts.wheres.length > 0 &&
    parts.named.length > 0 &&
    parts.named.every((one) => one.isBare && !one.isBehind) &&
    !parts.wheres.some(
      ({ at }) =>
        at?.elements.some(({ element }) => "use" in element) &&
        parts.named.some(({ isMaterial }) => isMaterial),
    );
  const isListed =
    parts.verb === null &&
    heard.verb === "add" &&
    there.length === 0 &&
    parts.named.length + parts.unknown.length > 0;
  // "Add hostas to the ferns".
  const among = there.filter(
    ({ isBehindTo, known }) => isBehindTo && known.elements.every(({ element }) => element.kind === "bed"),
  );
  // "Plant the swale with iris": the swale is there.
  const [first, ...grown] = parts.named;
  const isOfWhatIsThere =
    words[parts.from] === "plant" &&
    first !== undefined &&
    there.includes(first) &&
    grown.length > 0 &&
    grown.every(({ isBehind, known }) => isBehind && known.elements.length === 0);
  if (isOfWhatIsThere && isSilent(parts)) {
    const planted = adding(words.slice(grown[0]!.from, parts.end).join(" "));
    const [bed] = first.known.elements;
    return (
      planted?.map((one) =>
        one.op === "add" && one.element.kind === "bed" && bed?.element.kind === "bed"
          ? { ...one, into: elementNumber(bed.id) }
          : one,
      ) ?? null
    );
  }
  const isNewThing =
    parts.named.length > 0 &&
    (there.length === 0 ||
      parts.named.every((one) => one.isNew || one.known.elements.length === 0 || among.includes(one)));
  // "Put the patio level with the lawn".
  if (
    parts.verb === "put" &&
    there.length > 0 &&
    parts.named.every(({ isNew }) => !isNew) &&
    !isSilent(parts)
  )
    return "unread";
  if (!(isAsked || isListed || isBare) || parts.comparison || parts.shade) return undefined;
  const bed = isSilent(parts) && parts.wheres.every(({ at }) => !at) ? bedOf(said) : null;
  if (bed) return bed;
  if (!isNewThing || parts.named.some(({ isNot }) => isNot) || !isSilent(parts) || parts.isOne) return null;
  if (parts.wheres.some(({ at }) => at?.elements.some(({ element }) => element.kind === "planter")))
    return null;
  const into =
    among[0]?.known ??
    parts.wheres.find(
      ({ at, isAt }) => isAt && at?.elements.length === 1 && at.elements[0]!.element.kind === "bed",
    )?.at;
  const wish = among[0] ? words.slice(parts.afterVerb, among[0].from - 1).join(" ") : said;
  const placed = heard.spot ? wish.replace(/ (?:over |in )?there$/, ` ${heard.spot}`) : wish;
  const byIt = heard.last && BY_IT.test(placed) ? heard.last : null;
  const added = adding(byIt ? placed.replace(BY_IT, `$1 the ${nameWords(byIt.target)}`) : placed);
  if (!added) return null;
  // "2 cacti by the big boulder": what they stand by is there.
  const kindsBeside = [...parts.wheres.map(({ at }) => at), byIt].flatMap(
    (known) => known?.elements.map(({ element }) => element.kind) ?? [],
  );
  const isBeside = (one: Operation): boolean => one.op === "add" && kindsBeside.includes(one.element.kind);
  return added
    .filter((one, at) => at === 0 || !isBeside(one))
    .map((one) =>
      into && one.op === "add" && one.element.kind === "bed"
        ? { ...one, into: elementNumber(into.elements[0]!.id) }
        : one,
    );
};

/** "Make the path wider and add lights along it": it is the path. */
const BY_IT =
  /\b(along|around|beside|next to|by|behind|in front of|under|near|on both sides of) (?:it|them|him)\b/;
