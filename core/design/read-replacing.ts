import { parsePlan } from "#core/plan/parse-plan.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { takeLength } from "./change-quantity.ts";
import { adding, describedTarget, elementsOf, hasFits, set, standInOf, thingOf } from "./clause.ts";
import type { Operation, Target } from "./operation.ts";

/** Details of one element that another of the same kind differs by, for "the lawn as artificial turf". */
export function becoming(target: Target, words: string): Operation[] | null {
  const thing = thingOf(words);
  const named = thing.target;
  const kind = target.kind;
  if (kind === "hedge" && thing.species && (!named || named.species || named.kind === "hedge"))
    return [set(target, { species: thing.species })];
  const fitsKind = kind !== undefined && Object.keys(thing.fits[kind] ?? {}).length > 0;
  const describes =
    !named || named.it || (fitsKind && (named.kind === kind || !thing.isNew)) || named.kind === kind;
  if (describes && hasFits(thing)) return [set(target, { fits: thing.fits })];
  if (!named || named.it) return null;
  // "stamped concrete for the patio": what it is made of is said by a detail of concrete.
  const concrete = thing.fits.concrete;
  if (target.use && named.kind === "concrete" && concrete && "finish" in concrete && !named.use)
    return [set(target, { fits: { concrete } })];
  const elements = elementsOf(target.use && !named.use && named.kind ? `${words} ${target.use}` : words);
  const element = elements[0];
  if (!element) return null;
  const surface = target.use !== undefined && "use" in element && !named.use;
  const keepsUse =
    target.use === undefined && "use" in element && !named.use ? { keepsUse: true as const } : {};
  return [
    { op: "replace", target, element: surface ? { ...element, use: target.use! } : element, ...keepsUse },
  ];
}

const REPLACE_VERB =
  "(?:replace|swap out|swap|exchange|trade|switch out|switch|change|convert|turn|transform|substitute)";

/** Patterns over a whole sentence in which one thing takes the place of another; tried before the sentence is parted. */
export function readReplacing(clause: string): Operation[] | null {
  const both = /^not (.+?) ?, (.+) (?:should go|can go|has to go|have to go)$/.exec(clause);
  if (both) {
    const [kept, gone] = [thingOf(both[1]!), thingOf(both[2]!)];
    if (kept.target && gone.target)
      return [
        { op: "keep", target: kept.target },
        { op: "remove", target: gone.target },
      ];
  }
  for (const [pattern, order] of REPLACING) {
    const found = pattern.exec(clause);
    if (!found) continue;
    const [old = "", young = ""] = order === "old first" ? [found[1], found[2]] : [found[2], found[1]];
    const operations = replacing(old, young);
    if (operations)
      return operations.map((one) => (one.op === "replace" ? { ...one, ...standInOf(young) } : one));
  }
  const inOut = /^(.+) out ?(?:,|and|, and) (.+) in$/.exec(clause);
  if (inOut) {
    const old = thingOf(inOut[1]!);
    if (old.species && thingOf(inOut[2]!).species) return replacing(inOut[1]!, inOut[2]!);
    const added = adding(inOut[2]!);
    if (old.target && added) return [{ op: "remove", target: old.target }, ...added];
  }
  return null;
}

const REPLACING: readonly (readonly [RegExp, "old first" | "new first"])[] = [
  [/^substitute (.+) for (.+)$/, "new first"],
  [new RegExp(`^${REPLACE_VERB} (.+?) (?:with|for|by|to|into|over to) (.+)$`), "old first"],
  [/^instead of (.+?) ?, (.+)$/, "old first"],
  [
    /^(?:rather have |prefer |use |do |have )?(.+?) (?:instead of|in place of|rather than|in lieu of) (.+)$/,
    "new first",
  ],
  [/^(?:rather have|prefer) (.+?) (?:than|to|over) (.+)$/, "new first"],
  [/^(?:no|not) (.+?) ?, (.+?) instead$/, "old first"],
  [/^not (.+?) ?, (.+)$/, "old first"],
  [/^(.+?)(?<!\b(?:do|does|did|will|would|is|are|can) ?) ?,? not (.+)$/, "new first"],
  [/^(?:no|nix|ditch|lose|scrap|skip|forget) (.+?) ?, (?:do|use|go with|make it) (.+)$/, "old first"],
  [/^lose (.+) and just have (.+)$/, "old first"],
];

const namesUse = (words: string): boolean =>
  words.split(" ").some((word) => findPhrase([word], 0)?.entry.use !== undefined);

function replacing(old: string, young: string): Operation[] | null {
  // More than one change, or a number in place of another, is read otherwise.
  if (/ (?:and|but|then) (?:make|add|move|remove|drop|put|keep|a bigger|\d+ more)\b/.test(young)) return null;
  if (/^(?:a|an|the)?\s*\d+$/.test(old)) return null;
  const thing = thingOf(old);
  if (thing.unknown.length > 0 && !thing.target) return null;
  if (/^(?:show|see|look|at|in) /.test(young)) return null;
  if (takeLength(young) || /\d+ (?:x|by) \d/.test(young)) return null;
  if (!thing.target) {
    // "change the pattern to herringbone", "brown mulch instead of black": the old words only describe.
    const named = thingOf(young);
    const element = elementsOf(young)[0];
    // "swap the asphalt for pavers on the driveway": the new words say what it was.
    if (!hasFits(thing) && element && "use" in element && namesUse(young))
      return [{ op: "replace", target: { use: element.use }, element }];
    if (!hasFits(named)) return null;
    return [
      set(named.target && !named.species ? named.target : describedTarget(named, { last: null }), {
        fits: named.fits,
      }),
    ];
  }
  const bySpecies = thing.target.species ?? (thing.target.kind === "hedge" ? thing.species : null);
  const isMulch = /\bmulch\b/.test(old);
  if (isMulch) {
    const fits = thingOf(young).fits;
    const mulch =
      fits.bed && "mulch" in fits.bed
        ? fits.bed
        : /gravel|rock|stone|pebble/.test(young)
          ? { mulch: "gravel" as const, stone: fits.gravel?.tone ?? ("river" as const) }
          : null;
    if (mulch)
      return [
        set(
          { kind: "bed", ...(thing.target.which ? { which: thing.target.which } : {}) },
          { fits: { bed: mulch } },
        ),
      ];
  }
  const target: Target = thing.target;
  if (bySpecies === null || target.species === undefined)
    return becoming(target, young) ?? replaceBy(target, young);
  return replaceBy(target, young);
}

function replaceBy(target: Target, words: string): Operation[] | null {
  const { elements, season } = parsePlan(words);
  if (!elements[0]) return null;
  const shown: Operation[] = season ? [{ op: "show", what: season }] : [];
  return [...shown, { op: "replace", target, element: elements[0] }];
}
