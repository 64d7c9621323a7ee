import type { ElementKind } from "#core/elements/element.ts";
import { parseWords } from "#core/plan/parse-plan.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { takeLength } from "./change-quantity.ts";
import { hardClauses } from "./change-text.ts";
import { adding, describedTarget, elementsOf, hasFits, saying, set, standInOf, thingOf } from "./clause.ts";
import type { Operation, Target } from "./operation.ts";
import { strayWords } from "./stray-words.ts";

/** Kinds that a material makes another thing of. */
const OF_MATERIALS: readonly ElementKind[] = [
  "pavers",
  "concrete",
  "gravel",
  "stepping-stones",
  "deck",
  "edging",
  "raised-bed",
  "planter",
  "retaining-wall",
  "steps",
  "outdoor-kitchen",
];

/** Details of one element that another of the same kind differs by, for "the lawn as artificial turf". */
export function becoming(target: Target, words: string): Operation[] | null {
  // No one thing comes for the whole design.
  if (target.group === "all" && elementsOf(words).length > 0) return null;
  const thing = thingOf(words);
  const named = thing.target;
  const kind = target.kind;
  if (kind === "hedge" && thing.species && (!named || named.species || named.kind === "hedge"))
    return [set(target, { species: thing.species })];
  const fitsKind = kind !== undefined && Object.keys(thing.fits[kind] ?? {}).length > 0;
  const describes =
    !named || named.it || (fitsKind && (named.kind === kind || !thing.isNew)) || named.kind === kind;
  if (describes && hasFits(thing)) return [set(target, saying(thing))];
  if (!named || named.it || isOnlyMaterial(target, named)) return null;
  // "stamped concrete for the patio": what it is made of is said by a detail of concrete.
  const concrete = thing.fits.concrete;
  if (target.use && named.kind === "concrete" && concrete && "finish" in concrete && !named.use)
    return [set(target, { fits: { concrete } })];
  // "The wall in sandstone" is a wall of stone, and no paving.
  if (kind && BUILT_OF_STONE.has(kind) && named.kind === "pavers" && thing.fits.pavers?.stone)
    return [set(target, { fits: { [kind]: { material: "stone" } } })];
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

const BUILT_OF_STONE: ReadonlySet<ElementKind> = new Set(["retaining-wall", "steps", "raised-bed"]);

/** "The fire pit in stone": a material of what is not paved makes no paving of it. */
const isOnlyMaterial = (target: Target, { group }: Target): boolean =>
  group !== undefined && target.kind !== undefined && !OF_MATERIALS.includes(target.kind);

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
  const cheaper = readCheaper(clause);
  if (cheaper) return cheaper;
  const became = readBecoming(clause);
  if (became) return became;
  const inOut = /^(.+) out ?(?:,|and|, and) (.+) in$/.exec(clause);
  if (inOut) {
    const old = thingOf(inOut[1]!);
    if (old.species && thingOf(inOut[2]!).species) return replacing(inOut[1]!, inOut[2]!);
    const added = adding(inOut[2]!);
    if (old.target && added) return [{ op: "remove", target: old.target }, ...added];
  }
  return null;
}

/** "Gravel to pavers", "walk to brick": a name, and what it is to become. */
const BECOMES =
  /^(?:the |my |our )?([a-z][a-z ]*?) (?:to|into) (?!the\b|my\b|our\b|be\b|a? ?\d)(?:a |an |some )?([a-z][a-z ]*)$/;
const STARTS_WITH_A_VERB =
  /^(?:go|move|bring|push|pull|shift|slide|next|close[r]?|up|down|over|out|back|similar|lead|leads|add|put|more|in|on|left|right|all|want|need|like|try|put|take|run|carry|extend|stretch|center|something|nearer|shorten|raise|lower|widen|keep|leave|show|reduce|limit|attach|match|it|them|that|this|one|they)\b/;

function readBecoming(clause: string): Operation[] | null {
  const [, old = "", young = ""] = BECOMES.exec(clause) ?? [];
  if (!young || STARTS_WITH_A_VERB.test(old)) return null;
  const [a, b] = [thingOf(old), thingOf(young)];
  const says = hasFits(b) || b.species || elementsOf(young).length > 0;
  if (!a.target || a.unknown.length > 0 || b.unknown.length > 1 || !says) return null;
  return replacing(old, young);
}

const REPLACING: readonly (readonly [RegExp, "old first" | "new first"])[] = [
  [/^substitute (.+) for (.+)$/, "new first"],
  [new RegExp(`^${REPLACE_VERB} (.+?) (?:with|for|by|to|into|over to) (.+)$`), "old first"],
  [/^instead of (.+?) ?, (.+)$/, "old first"],
  [/^instead of ((?:an?|the) [a-z ]+?) ((?:an?|some) .+)$/, "old first"],
  [/^no (.+?) ?, (?!no\b|not\b|and\b|just\b|but\b)([a-z]+(?: [a-z]+)?)$/, "old first"],
  [
    /^(?:rather have |prefer |use |do |have )?(.+?) (?:instead of|in place of|rather than|in lieu of) (.+)$/,
    "new first",
  ],
  [/^(?:rather have|prefer) (.+?) (?:than|to|over) (.+)$/, "new first"],
  [/^(?:no|not) (.+?) ?, (.+?) instead$/, "old first"],
  [/^not (?!just|only|so|too|that|sure)([^,]+?) ?, (.+)$/, "old first"],
  [
    /^(.+?)(?<!\b(?:do|does|did|will|would|is|are|can) ?) ?,? not (?!just|only|so|too|that|as|sure|very)([^,]+)$/,
    "new first",
  ],
  [
    /^(?:no|nix|ditch|lose|scrap|skip|forget|remove|drop|take out|get rid of) (.+?) ?(?:, and|,|and) (?:do|use|go with|make it|put in|put down) (.+)$/,
    "old first",
  ],
  [/^lose (.+) and just have (.+)$/, "old first"],
];

/** "Something cheaper than bluestone": plain pavers are the cheapest paving that is laid. */
const CHEAPER =
  /^(?:use |go with |do |try |find )?(?:something |anything |a )?(?:cheaper|less expensive|more affordable)(?: option)? than (?:the )?(.+)$/;

function readCheaper(clause: string): Operation[] | null {
  const old = thingOf(CHEAPER.exec(clause)?.[1] ?? "");
  const stone = old.fits.pavers && "stone" in old.fits.pavers;
  const element = elementsOf("concrete pavers")[0];
  if (!stone || !element) return null;
  const target: Target = old.target?.use ? { use: old.target.use } : { kind: "pavers" };
  return [
    { op: "replace", target, element, keepsUse: true, told: "Concrete pavers are drawn: they cost less." },
  ];
}

const namesUse = (words: string): boolean =>
  words.split(" ").some((word) => findPhrase([word], 0)?.entry.use !== undefined);

/** Words of a thing with all its details; what is longer says more than one thing. */
const LONGEST_NAME = 12;

/** A thing that nothing is drawn for, "hot tub": what stands there stays. */
const isUndrawn = (words: string): boolean =>
  words.split(" ").some((_, at, all) => {
    const undrawable = findPhrase(all, at)?.entry.undrawable;
    return undrawable !== undefined && !undrawable.instead;
  });

function replacing(old: string, young: string): Operation[] | null {
  // More than one change, or a number in place of another, is read otherwise.
  if (/ (?:and|but|then) (?:make|add|move|remove|drop|put|keep|a bigger|\d+ more)\b/.test(young)) return null;
  if (/^(?:a|an|the)?\s*\d+$/.test(old) || young.split(" ").length > LONGEST_NAME) return null;
  if (hardClauses(old).length > 1 || hardClauses(young).length > 1 || isUndrawn(young)) return null;
  const thing = thingOf(old);
  if (thing.unknown.length > 0 && !thing.target) return null;
  // "The fire pit should be gas, not wood" is of the fire pit alone.
  if (thing.target && /\b(?:should|must) be\b/.test(young)) return null;
  if (/^(?:show|see|look|at|in) /.test(young)) return null;
  // "a 4 ft hedge" is another thing of that size; "5 ft" is a size.
  const [drawn] = elementsOf(young);
  const isNewThing =
    drawn !== undefined && thing.target?.kind !== undefined && drawn.kind !== thing.target.kind;
  if (!isNewThing && (takeLength(young) || /\d+ (?:x|by) \d/.test(young))) return null;
  if (!thing.target) {
    // "change the pattern to herringbone", "brown mulch instead of black": the old words only describe.
    const named = thingOf(young);
    const element = elementsOf(young)[0];
    // "swap the asphalt for pavers on the driveway": the new words say what it was.
    if (!hasFits(thing) && element && "use" in element && namesUse(young))
      return [{ op: "replace", target: { use: element.use }, element }];
    if (!hasFits(named)) return null;
    return [
      set(
        named.target && (!named.species || named.hue) ? named.target : describedTarget(named, { last: null }),
        saying(named),
      ),
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
          ? {
              mulch: "gravel" as const,
              stone: fits.gravel?.tone ?? ("river" as const),
              ...(fits.gravel?.grade ? { grade: fits.gravel.grade } : {}),
            }
          : null;
    const bed: Target = { kind: "bed", ...(thing.target.which ? { which: thing.target.which } : {}) };
    if (mulch) return [set(bed, { fits: { bed: mulch } })];
    // "pine straw rather than mulch": the plants of the bed stay.
    return drawn?.kind === "bed"
      ? [{ op: "replace", target: bed, element: drawn, ...standInOf(young) }]
      : null;
  }
  const target: Target = thing.target;
  if (bySpecies === null || target.species === undefined)
    return (
      becoming(target, young) ??
      (isOnlyMaterial(target, thingOf(young).target ?? {}) ? null : replaceBy(target, young))
    );
  return replaceBy(target, young);
}

const PLANTED: ReadonlySet<ElementKind> = new Set(["bed", "tree", "hedge"]);

function replaceBy(target: Target, words: string): Operation[] | null {
  if (target.group === "all") return null;
  const { elements, season } = parseWords(words);
  if (!elements[0]) return null;
  // "Parkinsonia 'Desert Museum'" for a tree: a word of a name that is not known is no gravel.
  const isOfPlant = target.species !== undefined || PLANTED.has(target.kind ?? "lawn");
  if (isOfPlant && !PLANTED.has(elements[0].kind) && strayWords(words).length > 0) return null;
  const shown: Operation[] = season ? [{ op: "show", what: season }] : [];
  // "Asphalt for the gravel": for what it was for.
  const [element] = elements;
  const keepsUse = target.use === undefined && "use" in element && !thingOf(words).target?.use;
  return [...shown, { op: "replace", target, element, ...(keepsUse ? { keepsUse: true as const } : {}) }];
}
