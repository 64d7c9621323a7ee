import type { Parts, Said, Where } from "./clause-types.ts";
import { isOnlyTeller } from "./clauses-of.ts";
import { OF_STONE } from "./known-things.ts";
import { named, WHICH_OF } from "./named-thing.ts";
import type { Tag } from "./tag-words.ts";

/** The parts of one clause. */
export function partsOf(clause: readonly Tag[], words: readonly string[]): Parts {
  const [first] = clause;
  const parts: Parts = {
    ...{ from: first!.from, end: clause.at(-1)!.end, verb: null, afterVerb: first!.from },
    ...{
      named: [],
      values: [],
      sizes: [],
      counts: [],
      apartM: null,
      comparison: null,
      comparing: "",
      shade: null,
      wheres: [],
    },
    ...{ isIt: false, isOne: false, more: null, factor: null, isGone: false, isKept: false, isSame: false },
    ...{
      isInstead: false,
      insteadOf: -1,
      isOnly: false,
      isTo: false,
      isToo: false,
      isShowing: false,
      showing: null,
    },
    ...{
      isElsewhere: false,
      isTold: false,
      isDeaf: false,
      isAll: false,
      isWhy: false,
      isRefusing: false,
      unknown: [],
    },
  };
  let isNot = false;
  let isBehind = false;
  let isBehindTo = false;
  let name: Said | null = null;
  const nameFrom = (from: number) => (name ??= { values: [], from, isNew: false, which: [] });
  const endName = (): void => {
    if (!name) return;
    for (const { fits, hue, from, end } of name.values)
      parts.values.push({ fits, hue, isNot, isBehind, from, end });
    if (name.count !== undefined) parts.counts.push(name.count);
    parts.wheres.push(...name.which);
    if (name.values.length > 0) isNot = false;
    name = null;
  };
  for (const [at, tag] of clause.entries()) {
    const next = clause[at + 1];
    switch (tag.is) {
      case "verb":
        endName();
        if (
          parts.verb === null ||
          ((parts.verb === "want" || parts.verb === "have") && tag.verb !== "have")
        ) {
          parts.verb = tag.verb;
          parts.afterVerb = tag.end;
          // Who wants it: "my knees want the bench nearer".
          if (tag.verb === "want") parts.unknown = [];
        } else if (tag.verb !== "set" && tag.verb !== "want" && tag.verb !== "have")
          parts.unknown.push(words[tag.from]!);
        if (
          /^(?:be|is|are|should be|could be|must be|needs to be|has to be|use|go with|with)$/.test(
            words.slice(tag.from, tag.end).join(" "),
          ) &&
          parts.named.length > 0
        )
          isBehind = true;
        break;
      case "goes":
        endName();
        parts.isGone = true;
        break;
      case "stays":
        endName();
        parts.isKept = true;
        break;
      case "not":
      case "no":
        endName();
        isNot = true;
        break;
      case "insteadOf":
        endName();
        parts.insteadOf = tag.from;
        isNot = true;
        break;
      case "instead":
        parts.isInstead = true;
        break;
      case "same":
        endName();
        parts.isSame = true;
        break;
      case "it":
        endName();
        parts.isIt = true;
        parts.isAll ||= tag.isAll === true;
        break;
      case "why":
        parts.isWhy = true;
        break;
      case "one":
        endName();
        parts.isOne = true;
        break;
      case "more":
        if (tag.count !== undefined) parts.more = { count: tag.count };
        else {
          const before = name as Said | null;
          const counted = before?.count;
          if (before) delete before.count;
          parts.more = counted === undefined ? (parts.more ?? {}) : { count: counted };
        }
        break;
      case "only":
        parts.isOnly = true;
        break;
      case "to":
        endName();
        parts.isTo = true;
        if (
          /^(?:to|into|with|for|over to)$/.test(words.slice(tag.from, tag.end).join(" ")) &&
          parts.named.length > 0
        ) {
          isBehind = true;
          isBehindTo = true;
        }
        break;
      case "too":
        // "Make the patio wider too" is that as well.
        parts.isToo ||= parts.comparison === null || clause.slice(at + 1).some((one) => one.is === "compare");
        break;
      case "half":
        parts.factor = tag.factor;
        break;
      case "teller":
        endName();
        parts.isTold ||= at === 0 || isOnlyTeller(clause.slice(0, at));
        parts.isDeaf ||= tag.isDeaf === true && parts.isTold;
        break;
      case "size":
        // "3 instead of 5", "4 not 2": what was.
        if (parts.insteadOf >= 0 && tag.size.count !== undefined) break;
        if (
          isNot &&
          tag.size.count !== undefined &&
          at === clause.length - 1 &&
          words[tag.from - 1] === "not"
        ) {
          isNot = false;
          break;
        }
        // "Grasses every 3 ft".
        if (isEvery(clause[at - 1]) && tag.size.bareM !== undefined) {
          parts.apartM = tag.size.bareM;
          parts.unknown.pop();
          break;
        }
        if (tag.size.apartM !== undefined || (tag.size.about && tag.size.about !== "distance"))
          parts.unknown.push(words[tag.from]!);
        else if (
          ((words[tag.from - 1] === "for" && parts.verb !== "replace") ||
            /^(?:groups?|clusters?|clumps?|bunches) of$/.test(
              words.slice(tag.from - 2, tag.from).join(" "),
            )) &&
          tag.size.count !== undefined
        )
          parts.unknown.push(`for ${words[tag.from]}`);
        else if (tag.size.count !== undefined && Object.keys(tag.size).length === 1)
          nameFrom(tag.from).count = tag.size.count;
        else {
          parts.sizes.push(tag.size);
          isNot = false;
        }
        break;
      case "compare":
        endName();
        parts.comparison = tag.comparison;
        parts.comparing = tag.word;
        break;
      case "shade":
        parts.shade = tag.shade;
        break;
      case "where": {
        // "On the left, not the right": where it stands now.
        const isNotThere =
          clause[at - 1]?.is === "not" || (clause[at - 1]?.is === "article" && clause[at - 2]?.is === "not");
        if (isNotThere && parts.wheres.length > 0) {
          isNot = false;
          name = null;
          parts.isElsewhere = true;
          break;
        }
        if (next?.is === "thing" && tag.to === "border" && tag.end === next.from) break;
        if (next?.is === "thing" && tag.to && WHICH_OF[tag.to] && !tag.at && tag.end === next.from)
          nameFrom(tag.from).which.push(tag);
        else {
          // "The 2 front corners" are no 2 things.
          const before = name as Said | null;
          const isOfPlaces =
            before?.count !== undefined &&
            !PREPOSITION.test(words[tag.from]!) &&
            clause[at - 1]?.is === "size";
          if (isOfPlaces) delete before!.count;
          endName();
          parts.wheres.push(isOfPlaces ? { ...tag, to: null } : tag);
        }
        break;
      }
      case "landmark":
        nameFrom(tag.from).which.push({ ...tag, is: "where", to: placeAt(tag.landmark) });
        break;
      case "article":
        if (tag.article === "indefinite") nameFrom(tag.from).isNew = true;
        else nameFrom(tag.from).isDefinite = true;
        break;
      case "value":
        nameFrom(tag.from).values.push(tag);
        break;
      case "thing": {
        const said = nameFrom(tag.from);
        const before = parts.named.at(-1);
        const isOfMaterial =
          tag.known.elements.length === 0 &&
          (before?.known.elements.length ?? 0) > 0 &&
          OF_STONE.has(tag.entry?.noun?.kind ?? "");
        const isCompound = before !== undefined && before.end === tag.from && !isOfMaterial;
        parts.named.push(
          named(
            tag,
            { ...said, word: words[tag.end - 1]! },
            { isNot, isBehind, isBehindTo },
            isCompound ? before : null,
          ),
        );
        if (isCompound) parts.named.splice(-2, 1);
        name = null;
        isNot = isCompound ? parts.named.at(-1)!.isNot : false;
        if (isNot) isNot = false;
        break;
      }
      case "showing":
        parts.isShowing = true;
        parts.showing = tag.what ?? null;
        break;
      case "unknown":
        // "Rudbeckia Goldsturm": the name of a variety.
        if (!(clause[at - 1]?.is === "thing" && isOfPlant(clause[at - 1]!))) parts.unknown.push(tag.word);
        break;
      default:
        break;
    }
  }
  endName();
  parts.isRefusing = isNot;
  return parts;
}

const PREPOSITION =
  /^(?:on|in|at|to|by|along|near|next|behind|beside|around|under|over|toward|towards|between|closer|nearer|further|farther|away|where|from)$/;

const isEvery = (tag: Tag | undefined): boolean => tag?.is === "unknown" && tag.word === "every";

const placeAt = (landmark: string): Where["to"] =>
  landmark === "house"
    ? "along-house"
    : landmark === "street"
      ? "front"
      : landmark === "boundary"
        ? "border"
        : null;

const isOfPlant = (tag: Tag): boolean => tag.is === "thing" && tag.entry?.species !== undefined;
