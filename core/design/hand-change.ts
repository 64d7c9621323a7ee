import type { ElementKind, PlantAge, PlantChange, RequestedSize } from "#core/elements/element.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import { catalogue, type SpeciesId, varieties } from "#core/plants/catalogue.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import { type GroundPlace, groundPlace, PLACE_PATTERN, placeOf, placeWords } from "./ground-place.ts";
import { type HandChoice, handChoices } from "./hand-choices.ts";
import { HAND_SIDES, type HandSide } from "./hand-offers.ts";
import { readPlaceSentence } from "./hand-palette.ts";
import type { Operation, Target } from "./operation.ts";

/** What a person does to one element with the hand: on the picture, in its sheet or by key. Lengths in feet, as people read them. */
export type HandChange =
  | { kind: "remove" }
  | { kind: "copy" }
  | { kind: "grow" }
  | { kind: "shrink" }
  /** An option of `handChoices`, by the labels. */
  | { kind: "choose"; label: string; option: string }
  /** One plant of a bed for another, or without another. */
  | { kind: "swap"; from: SpeciesId; to: SpeciesId }
  | { kind: "drop"; species: SpeciesId }
  /** The plant that a tree or a hedge is. */
  | { kind: "plant"; species: SpeciesId }
  | { kind: "move"; rightFt: number; awayFt: number }
  /** Of one plant, by its species and where it stands. */
  | ({ kind: "one"; species: SpeciesId; at: GroundPlace } & OnePlant)
  /** How many there are to be: of the element, or of one plant of a bed. */
  | { kind: "number"; count: number; species?: SpeciesId }
  /** As two years after planting, or grown up: all its plants, or one species of a bed. */
  | { kind: "age"; age: PlantAge; species?: SpeciesId }
  /** Counterclockwise as seen from above. */
  | { kind: "turn"; degrees: number }
  /** The sides that are named get these lengths; an edge that was pulled takes the middle along, to the right. */
  | ({ kind: "size"; rightFt?: number } & SidesFt);

/** What a hand does to one plant. */
export type OnePlant =
  | { do: "remove" }
  | { do: "replace"; by: SpeciesId }
  | { do: "move"; rightFt: number; awayFt: number }
  | { do: "age"; age: PlantAge };

/** Lengths of an element's sides, feet. */
export type SidesFt = Partial<Record<HandSide, number>>;

type Kind = HandChange["kind"];
type Of<K extends Kind> = Extract<HandChange, { kind: K }>;

/** Of one kind of change: how it is said, how that is read, and what it does to a design. */
type Row<K extends Kind> = {
  say(change: Of<K>): string;
  read(words: string): Of<K> | null;
  operations(change: Of<K>, target: Target): Operation[];
};

const plain = <K extends "remove" | "copy" | "grow" | "shrink">(
  kind: K,
  words: string,
  operation: (target: Target) => Operation,
): Row<K> => ({
  say: () => words,
  read: (text) => (text === words ? ({ kind } as Of<K>) : null),
  operations: (_, target) => [operation(target)],
});

const speciesNamed = (name: string | undefined): SpeciesId | null =>
  [...catalogue, ...varieties].find(({ id }) => nameInSentence(id) === name)?.id ?? null;

const feetWords = (feet: number): string => `${Math.abs(feet)} ft`;
/** Steps of an inch or so: what a hand can do, and few figures to read. */
const roundedFeet = (feet: number): number => Math.round(feet * 10) / 10;
type Way = { rightFt: number; awayFt: number };
const WAY = /^(?:([\d.]+) ft (left|right))?(?: and )?(?:([\d.]+) ft (back|forward))?$/;

function wayWords({ rightFt, awayFt }: Way): string {
  const [across, away] = [roundedFeet(rightFt), roundedFeet(awayFt)];
  const ways = [
    across === 0 ? [] : [`${feetWords(across)} ${across > 0 ? "right" : "left"}`],
    away === 0 ? [] : [`${feetWords(away)} ${away > 0 ? "back" : "forward"}`],
  ].flat();
  return ways.join(" and ");
}

/** Reads `wayWords` back; null for anything else. */
function readWay(words: string): Way | null {
  const [, across, side, away, way] = WAY.exec(words) ?? [];
  if (!across && !away) return null;
  const signed = (feet: string | undefined, isLess: boolean) => Number(feet ?? 0) * (isLess ? -1 : 1) || 0;
  return { rightFt: signed(across, side === "left"), awayFt: signed(away, way === "forward") };
}

const ONE = new RegExp(`^(take out|replace|move|show) the (.+?) ${PLACE_PATTERN}(.*)$`);
const metersOf = ({ rightFt, awayFt }: Way): { x: number; z: number } => ({
  x: feetToMeters(roundedFeet(rightFt)),
  z: feetToMeters(roundedFeet(awayFt)),
});

const OF_THEM = "of them";
const THEM = "its plants";
const AGE_WORDS: Record<PlantAge, string> = { young: "two years after planting", mature: "grown up" };
const AGED = new RegExp(`^show (.+) (${Object.values(AGE_WORDS).join("|")})$`);
const ageSaid = (words: string | undefined): PlantAge | null =>
  (Object.keys(AGE_WORDS) as PlantAge[]).find((age) => AGE_WORDS[age] === words) ?? null;
const TURN = /^turn (\d+) degrees (clockwise|counterclockwise)$/;

const sizeWords = (sides: SidesFt): string =>
  HAND_SIDES.flatMap((side) => (sides[side] ? [`${roundedFeet(sides[side])} ft ${side}`] : [])).join(" and ");
const SIZE =
  /^make it (?:([\d.]+) ft long)?(?: and )?(?:([\d.]+) ft wide)?(?: and )?(?:([\d.]+) ft high)?(?:, ([\d.]+) ft farther (left|right))?$/;
const SIZE_FIELDS = { long: "lengthM", wide: "widthM", high: "heightM" } as const satisfies Record<
  HandSide,
  keyof RequestedSize
>;

const choices: readonly (readonly [ElementKind, readonly HandChoice[]])[] = Object.entries(
  handChoices,
) as never;

const ROWS: { [K in Kind]: Row<K> } = {
  remove: plain("remove", "remove", (target) => ({ op: "remove", target })),
  copy: plain("copy", "add one more", (target) => ({ op: "copy", target })),
  grow: plain("grow", "make it bigger", (target) => ({ op: "resize", target, way: "grow" })),
  shrink: plain("shrink", "make it smaller", (target) => ({ op: "resize", target, way: "shrink" })),
  choose: {
    say: ({ label, option }) => `set the ${label} to ${option}`,
    read: (words) => {
      const [, label, option] = /^set the ([a-z]+) to (.+)$/.exec(words) ?? [];
      if (!label || !option) return null;
      const change: Of<"choose"> = { kind: "choose", label, option };
      return Object.keys(fitsOf(change)).length > 0 ? change : null;
    },
    operations: (change, target) => [{ op: "set", target, fits: fitsOf(change) }],
  },
  swap: {
    say: ({ from, to }) => `replace ${nameInSentence(from)} with ${nameInSentence(to)}`,
    read: (words) => {
      const [, old, young] = /^replace (.+) with (.+)$/.exec(words) ?? [];
      const [from, to] = [speciesNamed(old), speciesNamed(young)];
      return from && to ? { kind: "swap", from, to } : null;
    },
    operations: ({ from, to }, target) => [
      {
        op: "replace",
        target: { ...target, species: from },
        element: { kind: "bed", style: "classic", mulch: "brown", edging: true, species: [to] },
      },
    ],
  },
  drop: {
    say: ({ species }) => `take out ${nameInSentence(species)}`,
    read: (words) => {
      const species = speciesNamed(/^take out (.+)$/.exec(words)?.[1]);
      return species && { kind: "drop", species };
    },
    operations: ({ species }, target) => [{ op: "remove", target: { ...target, species } }],
  },
  plant: {
    say: ({ species }) => `plant ${nameInSentence(species)} instead`,
    read: (words) => {
      const species = speciesNamed(/^plant (.+) instead$/.exec(words)?.[1]);
      return species && { kind: "plant", species };
    },
    operations: ({ species }, target) => [{ op: "set", target, fits: {}, species }],
  },
  move: {
    say: (change) => `move ${wayWords(change)}`,
    read: (words) => {
      const way = readWay(/^move (.+)$/.exec(words)?.[1] ?? "");
      return way && { kind: "move", ...way };
    },
    operations: ({ rightFt, awayFt }, target) => [
      ...moving(target, roundedFeet(rightFt), "right", "left"),
      ...moving(target, roundedFeet(awayFt), "farther", "nearer"),
    ],
  },
  one: {
    say: (change) => {
      const plant = `the ${nameInSentence(change.species)} ${placeWords(change.at)}`;
      if (change.do === "remove") return `take out ${plant}`;
      if (change.do === "replace") return `replace ${plant} with ${nameInSentence(change.by)}`;
      if (change.do === "age") return `show ${plant} ${AGE_WORDS[change.age]}`;
      return `move ${plant} by ${wayWords(change)}`;
    },
    read: (words) => {
      const [, verb, name, away, aside, side, rest = ""] = ONE.exec(words) ?? [];
      const species = speciesNamed(name);
      if (!species || !away) return null;
      const { x, z } = placeOf(away, aside, side);
      const one = { kind: "one" as const, species, at: groundPlace({ x, z }) };
      if (verb === "take out") return rest === "" ? { ...one, do: "remove" } : null;
      if (verb === "replace") {
        const by = speciesNamed(/^ with (.+)$/.exec(rest)?.[1]);
        return by && { ...one, do: "replace", by };
      }
      if (verb === "show") {
        const age = ageSaid(rest.trim());
        return age && { ...one, do: "age", age };
      }
      const way = readWay(/^ by (.+)$/.exec(rest)?.[1] ?? "");
      return way && { ...one, do: "move", ...way };
    },
    operations: ({ species, at: { rightFt, awayFt }, ...change }, target) => {
      const at = metersOf({ rightFt, awayFt });
      const by = change.do === "move" ? metersOf(change) : at;
      const made: PlantChange =
        change.do === "move"
          ? { species, at, do: "move", to: { x: at.x + by.x, z: at.z + by.z } }
          : change.do === "age"
            ? { species, at, do: "age", age: change.age }
            : change.do === "replace"
              ? { species, at, do: "replace", by: change.by }
              : { species, at, do: "remove" };
      return [{ op: "plant", target, change: made }];
    },
  },
  number: {
    say: ({ count, species }) => `have ${count} ${species ? nameInSentence(species) : OF_THEM}`,
    read: (words) => {
      const [, count, what] = /^have ([1-9]\d{0,2}) (.+)$/.exec(words) ?? [];
      if (what === OF_THEM) return { kind: "number", count: Number(count) };
      const species = speciesNamed(what);
      return species && { kind: "number", count: Number(count), species };
    },
    operations: ({ count, species }, target) => [
      { op: "size", target: species ? { ...target, species } : target, size: { count } },
    ],
  },
  age: {
    say: ({ age, species }) => `show ${species ? nameInSentence(species) : THEM} ${AGE_WORDS[age]}`,
    read: (words) => {
      const [, what, said] = AGED.exec(words) ?? [];
      const age = ageSaid(said);
      if (!age) return null;
      if (what === THEM) return { kind: "age", age };
      const species = speciesNamed(what);
      return species && { kind: "age", age, species };
    },
    operations: ({ age, species }, target) => [
      { op: "set", target: species ? { ...target, species } : target, fits: {}, age },
    ],
  },
  turn: {
    say: ({ degrees }) =>
      `turn ${Math.round(Math.abs(degrees))} degrees ${degrees < 0 ? "clockwise" : "counterclockwise"}`,
    read: (words) => {
      const [, degrees, way] = TURN.exec(words) ?? [];
      return degrees ? { kind: "turn", degrees: Number(degrees) * (way === "clockwise" ? -1 : 1) } : null;
    },
    operations: ({ degrees }, target) => [
      { op: "turn", target, byRad: (Math.round(degrees) * Math.PI) / 180 },
    ],
  },
  size: {
    say: ({ rightFt = 0, ...sides }) => {
      const aside = roundedFeet(rightFt);
      const where = aside === 0 ? "" : `, ${feetWords(aside)} farther ${aside > 0 ? "right" : "left"}`;
      return `make it ${sizeWords(sides)}${where}`;
    },
    read: (words) => {
      const [, long, wide, high, aside, way] = SIZE.exec(words) ?? [];
      if (!long && !wide && !high) return null;
      return {
        kind: "size",
        ...(long ? { long: Number(long) } : {}),
        ...(wide ? { wide: Number(wide) } : {}),
        ...(high ? { high: Number(high) } : {}),
        ...(aside ? { rightFt: Number(aside) * (way === "left" ? -1 : 1) } : {}),
      };
    },
    operations: ({ rightFt = 0, ...sides }, target) => {
      const size: RequestedSize = {};
      for (const side of HAND_SIDES) {
        const feet = sides[side];
        if (feet) size[SIZE_FIELDS[side]] = feetToMeters(roundedFeet(feet));
      }
      return [{ op: "size", target, size }, ...moving(target, roundedFeet(rightFt), "right", "left")];
    },
  },
};

const moving = (
  target: Target,
  feet: number,
  more: "right" | "farther",
  less: "left" | "nearer",
): Operation[] =>
  feet === 0 ? [] : [{ op: "move", target, to: feet > 0 ? more : less, byM: feetToMeters(Math.abs(feet)) }];

/** The details that an option sets, of every kind that has one of these labels: which counts is known when the element is. */
function fitsOf({ label, option }: Of<"choose">): Extract<Operation, { op: "set" }>["fits"] {
  return Object.fromEntries(
    choices.flatMap(([kind, all]) => {
      const found = all.find((one) => one.label === label)?.options.find((one) => one.label === option);
      return found ? [[kind, found.details]] : [];
    }),
  );
}

const rowOf = (kind: Kind): Row<Kind> => ROWS[kind] as never;

/** A change by hand as a sentence for the history: "Planting bed 2: replace smooth hydrangea with English lavender". */
export const handSentence = (title: string, change: HandChange): string =>
  `${title}: ${rowOf(change.kind).say(change)}`;

/** The operations that a change by hand of the element with this title is. */
export function handOperations(title: string, change: HandChange): Operation[] {
  const at = title.lastIndexOf(" ");
  const number = Number(title.slice(at + 1));
  const name = `${title[0]!.toLowerCase()}${title.slice(1, at)}`;
  return rowOf(change.kind).operations(change, { element: { number, name } });
}

const SENTENCE = /^([A-Z].* \d{1,9}): (.+)$/;

/** Reads `handSentence` back into exactly the operations that it was written for; null for anything else. */
export function readHandSentence(text: string): Operation[] | null {
  const set = readPlaceSentence(text.trim());
  if (set) return set;
  const [, title, words] = SENTENCE.exec(text.trim()) ?? [];
  if (!title || !words) return null;
  for (const kind of Object.keys(ROWS) as Kind[]) {
    const change = rowOf(kind).read(words);
    if (change) return handOperations(title, change);
  }
  return null;
}
