import type { Place, RequestedSize } from "#core/elements/element.ts";
import { furnitureColorIn } from "#core/elements/furniture-looks.ts";
import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import type { SpokenSize } from "#core/plan/reading/read-size.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import { layerOf, settleSize } from "#core/plan/settle-size.ts";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { takeFactor, takeLength } from "./change-quantity.ts";
import { COMPARING, COMPARISONS, type Comparison, UPRIGHT } from "./change-words.ts";
import { elementsOf, hasFits, IT, lastOr, type Pattern, type Spoken, set, thingOf } from "./clause.ts";
import type { Operation, Target } from "./operation.ts";
import { isRun, SIDE_FIELDS } from "./resize-element.ts";

const TOO = /\btoo (\w+)\b/;

/** "50 cm off the bed", "take 2 ft off the patio": so much less of it. */
function readCutting(clause: string, { isMoved }: Spoken): Operation[] | null {
  // "Closer to the house, 4 ft off the wall": how far from that, and no lower wall.
  if (isMoved && /^\d/.test(clause)) return null;
  const [, length = "", name = ""] =
    /^(?:take |cut |trim |shave |knock |chop |lop )?(.+?) off (?:of )?(.+)$/.exec(clause) ?? [];
  const by = takeLength(length);
  const { target } = thingOf(name);
  if (by?.rest !== "" || !target) return null;
  return [{ op: "resize", target, way: "shrink", byM: by.value }];
}

/** "go a size up on the maples", "one size down for the boxwood". */
function readSizeUp(clause: string): Operation[] | null {
  const [, up, down, name = ""] =
    /^(?:go )?(?:up )?(?:a|one|1) size (?:(up|bigger|larger)|(down|smaller)) (?:on|for|with) (.+)$/.exec(
      clause,
    ) ?? [];
  const { target, unknown } = thingOf(name);
  if (!(up ?? down) || !target || unknown.length > 0) return null;
  return [{ op: "resize", target, way: up ? "grow" : "shrink" }];
}

const TOWARDS =
  /^(?:(?:by|say|maybe|like|about) )*(?:(?:another|an extra|an additional|1 more|1|a further) )?(\d[\d.]* [a-z]+) (?:more |further |out )?(?:towards?|in the direction of) (?:the |our |my )?[a-z ]+$/;

/** "Another 6 ft toward the fence": how much of the change before, and nothing of the fence. */
export const readTowards: Pattern = (clause, spoken) => {
  const by = spoken.isGrown ? takeLength(TOWARDS.exec(clause)?.[1] ?? "") : null;
  return by && [{ op: "resize", target: IT, way: "grow", byM: by.value }];
};

export const readResizing: Pattern = (clause, spoken) => {
  // "Something smaller" is another thing, and nothing here made smaller.
  if (/\b(?:something|anything) \w+er\b/.test(clause)) return null;
  const stepped = readSizeUp(clause);
  if (stepped) return stepped;
  const cut = readCutting(clause, spoken);
  if (cut) return cut;
  const words = clause.split(" ");
  const too = TOO.exec(clause);
  const tooWord = too?.[1];
  const tooFar = tooWord === "close" || tooWord === "far" || tooWord === "near";
  if (tooFar) return null;
  const factorOnly =
    /^(?:cut|make|half|double|triple|twice)\b|\b(?:in half|half as|twice as|twice the|double the|half the)\b/.test(
      clause,
    );
  let way: Comparison | undefined;
  let said = "";
  if (tooWord && COMPARISONS.has(tooWord)) {
    const { way: opposite, side } = COMPARISONS.get(tooWord)!;
    way =
      tooWord === "many"
        ? { way: "shrink", side: "count" }
        : { way: opposite === "grow" ? "shrink" : "grow", ...(side ? { side } : {}) };
    said = too[0];
  } else {
    const word =
      words.find((one) => COMPARING.has(one) && COMPARISONS.has(one)) ??
      (/^(?:narrow|lower|extend|grow)\b/.test(clause) ? words[0]! : undefined);
    if (word) {
      way = COMPARISONS.get(word);
      said = word;
    }
  }
  if (/\bless\b/.test(clause) && !/\bless \w+$/.test(clause)) return null;
  if (!way && /^(?:pull|bump|push) .* out\b|^stretch\b/.test(clause)) way = { way: "grow" };
  if (!way && factorOnly) {
    const as =
      /\bas (big|large|wide|long|tall|high|deep|many|small)\b/.exec(clause)?.[1] ??
      (/\bnumber of\b/.test(clause) ? "many" : "");
    const isLess = /\bhalf\b/.test(clause);
    const side = as === "many" ? "count" : COMPARISONS.get(as)?.side;
    if (takeFactor(clause, "grow")) way = { way: isLess ? "shrink" : "grow", ...(side ? { side } : {}) };
  }
  if (!way) return null;
  let rest = clause
    .replace(said, " ")
    .replace(/\bas (?:big|large|wide|long|tall|high|deep|many|small)\b|\bnumber of\b|\bsize of\b/g, " ");
  const factor = takeFactor(rest, way.way);
  if (factor) rest = factor.rest;
  const by = factor ? null : takeLength(rest);
  if (by) rest = by.rest;
  const { target } = thingOf(
    rest.replace(
      /\b(?:make|by|look|looks|should|be|is|are|the size|size|way|out|another|cut|pull|bump|push|stretch|for|than|it to)\b/g,
      " ",
    ),
  );
  // "less formal" asks for fewer of nothing.
  if ((!target || target.it) && way.side === "count" && /\b(?:less|fewer) [a-z]+$/.test(clause)) return null;
  const named = target ?? (/\bit\b/.test(rest) ? IT : lastOr(spoken));
  let { side } = way;
  // Of plants in a bed, twice as much is twice as many.
  if (named.species && !side && /^(?:double|triple|twice|half)\b/.test(clause) && !/\bsize\b/.test(clause))
    side = "count";
  const runs = named.kind !== undefined && isRun(named.kind);
  if (side === "length" && /^(?:too )?short/.test(said) && named.kind && UPRIGHT.has(named.kind))
    side = "height";
  if (said === "extend" || said === "expand") side = undefined;
  // A wall is extended along its line, and shortened there: "shorter" alone is lower.
  if (runs && /^(?:extend|lengthen|shorten)$/.test(said)) side = "length";
  const to = side && side !== "count" && by && /\bto \d/.test(clause) ? SIDE_FIELDS[side] : null;
  if (to) return [sizing(named, { [to]: by!.value })];
  return [
    {
      op: "resize",
      target: named,
      way: way.way,
      ...(factor ? { factor: factor.value } : {}),
      ...(by ? { byM: by.value } : {}),
      ...(side ? { side } : {}),
    },
  ];
};

/** The sizes that a clause says, and the clause without them. */
function takeSizes(clause: string): { sizes: SpokenSize[]; rest: string } {
  const sizes: SpokenSize[] = [];
  let rest = clause;
  for (const lexeme of readLexemes(tokenize(clause)).toReversed()) {
    if (lexeme.type !== "size") continue;
    sizes.unshift(lexeme.size);
    rest = `${rest.slice(0, lexeme.start)} ${rest.slice(lexeme.end)}`;
  }
  return { sizes, rest: rest.replace(/\s+/g, " ").trim() };
}

const OF_NO_THING =
  /\b\d+ (?:years?|months?|weeks?|days?|sides?|grand|k|thousand|dollars?|bucks|times|zones?)\b/;

export const readSizing: Pattern = (clause, spoken) => {
  // "the 2 by the street" names some of them, and says no number that there are to be.
  if (/^(?:the|those|these) \d+ (?!(?:ft|feet|foot|in|inch|inches|m|cm)\b)/.test(clause)) return null;
  if (
    /^(?:leave|keep)\b|^(?:(?:add|put|plant|install|build|include|drop in|throw in|a|an|another|some)\b|give (?:me|us) (?!.*\b(?:the|it|my|our)$)(?!(?:the|my|our)\b).* (?:strip|band|row)\b)/.test(
      clause,
    )
  )
    return null;
  const { sizes, rest } = takeSizes(clause);
  if (sizes.length === 0) return null;
  const isNumberOnly = sizes.every(({ count }) => count !== undefined);
  const thing = thingOf(
    rest.replace(/\b(?:make|should|be|needs?|to|must|has|at|is|use|want|only|just|it)\b/g, " "),
  );
  // "nobody wants to wait 5 years", "all 3 sides": a number of something else.
  if (isNumberOnly && (thing.unknown.length > 0 || OF_NO_THING.test(clause))) return null;
  const isIt = /\b(?:it|them)\b/.test(rest);
  // "a 2 ft band each side" is another thing.
  if (
    !thing.target &&
    !isIt &&
    hasFits(thing) &&
    /\b(?:band|border|edge|edging|strip|course|cap)s?\b/.test(rest)
  )
    return null;
  const isSizeAlone =
    thing.target === null && thing.unknown.length === 0 && !hasFits(thing) && !/\d/.test(rest);
  const [one] = sizes;
  const bareM = sizes.length === 1 ? one?.bareM : undefined;
  const target = thing.target ?? (isIt ? IT : lastOr(spoken));
  const kind = target.kind ?? (target.species ? kindOf(target.species) : target.use ? "pavers" : null);
  const { size } = settleSize(kind, sizes);
  const layer = layerOf(kind, sizes);
  if (!size && layer.depthM) return [set(target, { fits: { gravel: layer, bed: layer } })];
  if (!size || (target.it && !isIt && !spoken.last && !spoken.isSized && !isSizeAlone)) return null;
  return [
    { ...sizing(target, size), ...(bareM !== undefined && (target.it ?? target.species) ? { bareM } : {}) },
  ];
};

/** What a plant named by itself is mostly of: a tree and a hedge have a height. */
function kindOf(species: SpeciesId): "tree" | "hedge" | "bed" {
  const { role } = getSpecies(species);
  return role === "tree" || role === "hedge" ? role : "bed";
}

const sizing = (target: Target, size: RequestedSize): Operation => ({ op: "size", target, size });

const PLACE_TAIL = / (?:in|on|by|along|at|around) .+$/;

export const readRepeating: Pattern = (clause, spoken) => {
  const bare = clause.replace(
    /^(?:add|plant|put in|put|include|throw in|lets do|do|with|have|get|see|need)\s+/,
    "",
  );
  const oneMore =
    /^(?:(\d+)|another|one|1|a few|some|a couple)(?: (?:more|others?|of (?:them|those)|one|1))*$/.exec(bare);
  if (oneMore && /\b(?:more|another)\b/.test(bare)) {
    const count = oneMore[1] ? Number(oneMore[1]) : /^(?:another|one|1)\b/.test(bare) ? 1 : 2;
    return [{ op: "repeat", target: lastOr(spoken), count }];
  }
  const row =
    /^(?:a )?(?:second|third|another|one more|extra|2nd) row(?: of (.+?))?(?: in front| behind)?$/.exec(bare);
  if (row)
    return [
      {
        op: "repeat",
        target: (row[1] && thingOf(row[1]).target) || spoken.last || { group: "plants" },
        rows: 1,
      },
    ];
  const fewer =
    /^(\d+) (?:fewer|less) (.+)$/.exec(bare) ??
    /^(?:lose|remove|delete|drop|pull|pull out|take out|get rid of) (?:a )?(\d+)(?: of)? (?:the )?((?!ft|feet|in|inch|m\b|cm).+)$/.exec(
      bare,
    );
  if (fewer) {
    const { target } = thingOf(fewer[2]!);
    return target && !target.it ? [{ op: "repeat", target, count: -Number(fewer[1]) }] : null;
  }
  const down = /^(?:cut|trim|bring|get|take) (.+) (?:down|back) to (\d+)$/.exec(bare);
  if (down) {
    const { target } = thingOf(down[1]!);
    return target ? [sizing(target, { count: Number(down[2]) })] : null;
  }
  const every = /^(.*?)\bevery (.+)$/.exec(bare);
  if (every) {
    const length = takeLength(every[2]!);
    const { target } = thingOf(every[1]!.replace(/\b(?:space|spaced)\b/, ""));
    if (length) return [{ op: "repeat", target: target ?? lastOr(spoken), everyM: length.value }];
  }
  const apart =
    /^(?:space|spread|set|place|make|plant|put)? ?(.*?) ?(?:out )?(?:should be |spaced |about |at )*(\d[^,]*?) (?:apart|on cent(?:er|re)s?|oc)$/.exec(
      bare,
    );
  if (apart) {
    const length = takeLength(apart[2]!);
    const { target } = thingOf(apart[1]!.replace(/\b(?:should|be|need|to|are|is)\b/g, " "));
    return length && [{ op: "repeat", target: target ?? lastOr(spoken), everyM: length.value }];
  }
  if (/^space\b/.test(bare)) return null;
  const more =
    /^(?:(\d+) more|(another|one more|a second|1 more|an extra)(?: (\d+))?|(more)) ([^,]+?(?: , (?:on )?(?:the )?other side)?)(?: next to (?:it|them))?(?: , (.*))?$/.exec(
      bare,
    );
  if (!more) return null;
  // "three more beds, and gravel between them" asks for another thing too.
  const [after = ""] = more.slice(6);
  if (after !== "" && !/^(?:1|one|on|in|at|same|each|all|both|to)\b/.test(after) && thingOf(after).target)
    return null;
  const { target } = thingOf(more[5]!);
  if (!target || target.it || hasMoreFits(more[5]!)) return null;
  // "more color in the bed" names where, and nothing that there could be more of.
  if (thingOf(more[5]!.replace(PLACE_TAIL, "")).target === null) return null;
  const count = more[1] ? Number(more[1]) : more[2] ? Number(more[3] ?? 1) : undefined;
  const isInBed =
    target.kind === "bed" || (target.species !== undefined && getSpecies(target.species).role !== "tree");
  const place = isInBed ? undefined : placeOfMore(more[5]!);
  const { which: _, single: __, ...named } = target;
  return [
    {
      op: "repeat",
      target: place ? named : target,
      ...(count === undefined ? {} : { count }),
      ...(place && count !== undefined ? { place } : {}),
    },
  ];
};

/** Where one more is to stand: a side, or across from the others. */
function placeOfMore(words: string): Place | "other" | undefined {
  if (/\bother side\b(?! of\b)/.test(words)) return "other";
  const place = elementsOf(`a boulder ${PLACE_TAIL.exec(words)?.[0] ?? ""}`)[0]?.place;
  return place && SIDES.has(place) ? place : undefined;
}
const SIDES: ReadonlySet<Place> = new Set(["left", "right", "front", "back"]);

/** "more colorful" compares a look and asks for no more of anything. */
const hasMoreFits = (words: string): boolean => thingOf(words).target === null;

export const readNumber: Pattern = (clause, spoken) => {
  const alone =
    /^(?:(?:only|just|make|do|have|want|use|it|them|that|lets|to) )*(\d+)(?: (?:is|are|would be|will be))?(?: (?:plenty|enough|fine|total|in all|of them))?$/.exec(
      clause,
    );
  if (alone && (spoken.last ?? (/\b(?:it|them|plenty|enough|total|only|just)\b/.test(clause) ? IT : null)))
    return [sizing(lastOr(spoken), { count: Number(alone[1]) })];
  const chairs =
    /^(?:put |with |set )?(?:(\d+) )?((?:[a-z]+ ){0,2}?)(?:adirondack )?(?:chairs?|seats?|seating) (?:around|round|at|by|for) (?:the )?(?:fire pit|fire|it)$/.exec(
      clause,
    );
  const seatColor = chairs?.[2] ? furnitureColorIn(chairs[2]) : null;
  if (chairs && (!chairs[2] || seatColor))
    return [
      set(
        { kind: "fire-pit" },
        {
          fits: { "fire-pit": { seating: true, ...(seatColor && { seatColor }) } },
          ...(chairs[1] ? { seats: Number(chairs[1]) } : {}),
        },
      ),
    ];
  const found =
    /^(?:(?:only|just|use|make it|have|do|want|lets do|with) )?(\d+|one) ((?:\w+ ?){1,3}?)(?: (?:instead of|not) \d+)?$/.exec(
      clause,
    );
  if (
    !found ||
    / (?:x|by|ft|feet|foot|in|inch|inches|m|meter|meters|percent|wide|long|tall|high) /.test(` ${found[2]} `)
  )
    return null;
  const { target } = thingOf(found[2]!);
  if (!target || target.it || OF_NO_THING.test(clause)) return null;
  const count = found[1] === "one" ? 1 : Number(found[1]);
  return [sizing(target, { count })];
};
