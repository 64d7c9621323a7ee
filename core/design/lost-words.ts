import type { ElementKind } from "#core/elements/element.ts";
import { METERS_PER_FOOT, METERS_PER_INCH, METERS_PER_YARD } from "#core/geometry/units.ts";
import type { Entry, Fits } from "#core/plan/reading/entry.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { catalogue } from "#core/plants/catalogue.ts";
import { flowerColorOf, inColor } from "#core/plants/flower-color.ts";
import { KNOWN_WORDS } from "./change-words.ts";
import type { Operation, Target } from "./operation.ts";

/**
 * Words of a clause that say a number, a plant, a color or a material which none of its operations holds: they are told, never dropped in
 * silence. Words of other sorts say where and why, and may stand outside of an operation.
 */
export function lostWords(clause: string, operations: readonly Operation[]): string[] {
  if (operations.every(({ op }) => TAKES_NAMES_ONLY.has(op))) return [];
  const words = clause
    .replace(WHAT_WAS, " ")
    .split(" ")
    .filter((word) => word !== "" && word !== ",");
  const held = leavesOf(operations.map(ofItsTarget));
  const lost: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findPhrase(words, at);
    const length = found?.length ?? 1;
    const said = words.slice(at, at + length).join(" ");
    const isNumber = /^\d/.test(said) && !/^years?$/.test(words[at + 1] ?? "");
    const hue = flowerColorOf(said);
    const isHeld =
      hue && held.texts.has(hue)
        ? true
        : isNumber
          ? holdsNumber(held, Number(words[at]))
          : !found || holdsEntry(held, found.entry);
    if (!isHeld) lost.push(said);
    at += length;
  }
  return lost;
}

/** Words of a clause that mean nothing to the grammar, and are none of those that say little in any sentence. */
export function strayWords(clause: string): string[] {
  const words = clause.replace(WHAT_WAS, " ").split(" ").filter(Boolean);
  const stray: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findPhrase(words, at);
    const word = words[at]!;
    if (!found && /^[a-z]{2,}/.test(word) && !KNOWN_WORDS.has(word)) stray.push(word);
    at += found?.length ?? 1;
  }
  return stray;
}

/** Taking out, keeping and showing say what, and nothing of how it is to be. */
const TAKES_NAMES_ONLY: ReadonlySet<Operation["op"]> = new Set(["remove", "keep", "undo", "show"]);

/** Words for what there was: "replace the black mulch with ...", "... instead of three", "too dark". */
const WHAT_WAS =
  /^(?:replace|swap|swap out|exchange|trade|switch|change|convert|turn|transform|substitute) .*? (?:with|for|to|into|by) |\b(?:instead of|rather than|in place of|in lieu of|not|no|too|than|from|over) [^,]*/g;

type Leaves = { numbers: number[]; texts: Set<string> };

function leavesOf(value: unknown, into: Leaves = { numbers: [], texts: new Set() }): Leaves {
  if (typeof value === "number") into.numbers.push(value);
  else if (typeof value === "string" || typeof value === "boolean") into.texts.add(`${value}`);
  else if (value && typeof value === "object")
    for (const [key, one] of Object.entries(value)) {
      if (!Array.isArray(value)) into.texts.add(key);
      leavesOf(one, into);
    }
  return into;
}

/** What a detail is said of: "white" sets nothing of a bed of roses, whatever it is of a pergola. */
export function ofItsTarget<O extends Operation>(operation: O): O {
  if (operation.op !== "set") return operation;
  const kinds = kindsOf(operation.target);
  if (!kinds) return operation;
  const fits = Object.fromEntries(
    Object.entries(operation.fits).filter(([kind]) => kinds.includes(kind as ElementKind)),
  );
  return { ...operation, fits };
}

const PLANTED: readonly ElementKind[] = ["bed", "tree", "hedge"];
const PAVED: readonly ElementKind[] = ["pavers", "concrete", "gravel", "stepping-stones"];

function kindsOf({ kind, use, species }: Target): readonly ElementKind[] | null {
  if (species) return PLANTED;
  if (use || (kind && PAVED.includes(kind))) return PAVED;
  return kind ? [kind] : null;
}

const UNITS_M = [METERS_PER_FOOT, METERS_PER_INCH, METERS_PER_YARD, 0.01];
const MEANINGS: readonly ((said: number) => number)[] = [
  (said) => said,
  ...UNITS_M.map((unit) => (said: number) => said * unit),
  (said) => 1 + said / 100,
  (said) => 1 - said / 100,
  (said) => (said * Math.PI) / 180,
  (said) => said * METERS_PER_FOOT ** 2,
];

const holdsNumber = ({ numbers }: Leaves, said: number): boolean =>
  numbers.some((held) =>
    MEANINGS.some((meaning) => Math.abs(Math.abs(held) - meaning(said)) <= 0.001 + 0.01 * Math.abs(held)),
  );

function holdsEntry({ texts }: Leaves, entry: Entry): boolean {
  if ([...texts].some((text) => text.includes(`“${entry.phrase}”`))) return true;
  const color = flowerColorOf(entry.phrase);
  const plants = color ? catalogue.filter(({ id }) => texts.has(id)) : [];
  const isOfThing = valuesOf(entry.fits ?? {}).some((value) => texts.has(value));
  if (color && plants.length > 0 && !isOfThing) return plants.some(({ id }) => inColor(id, color) === id);
  if (entry.species && !entry.noun) return entry.species.some((id) => holdsSpecies(texts, id));
  const drawn = entry.undrawable?.instead;
  if (drawn && texts.has(drawn)) return true;
  if (entry.noun || entry.use || entry.article || entry.relation || entry.place) return true;
  const fits = entry.fits ?? {};
  // "chairs" and "bench" say no detail of furniture: they are furniture.
  if (Object.entries(fits).some(([kind, details]) => texts.has(kind) && Object.keys(details).length === 0))
    return true;
  const values = valuesOf(fits);
  if (values.length === 0) return !entry.hue;
  return values.some((value) => texts.has(value));
}

const holdsSpecies = (texts: ReadonlySet<string>, id: string): boolean =>
  texts.has(id) || [...texts].some((text) => text.startsWith(`${id}-`));

const valuesOf = (fits: Fits): string[] =>
  Object.values(fits).flatMap((details) => Object.values(details).map((value) => `${value}`));
