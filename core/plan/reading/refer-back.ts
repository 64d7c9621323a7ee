import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { layUnder } from "./ground-under.ts";
import { placeAlong } from "./landmarks.ts";
import type { Mention, Reading } from "./mention.ts";
import { quote, SURFACES } from "./reader.ts";
import { ROUND_A_FIRE, ringFires } from "./round-a-fire.ts";

type Material<K extends ElementKind> =
  Extract<PlanElement, { kind: K }> extends { material: infer M } ? M : never;

/** What is built of the stones that paving is named by, and its material for each. */
const WALL: Readonly<Record<string, Material<"retaining-wall">>> = { brick: "block" };
const STEPS: Readonly<Record<string, Material<"steps">>> = { brick: "brick", bluestone: "bluestone" };
const BUILT: Partial<Record<ElementKind, (stone: string | undefined) => Mention["details"]>> = {
  "retaining-wall": (stone) => ({ "retaining-wall": { material: WALL[stone ?? ""] ?? "stone" } }),
  steps: (stone) => ({ steps: { material: STEPS[stone ?? ""] ?? "stone" } }),
};

/** A material by itself, and no patio of it. */
const isMaterial = ({ kind, use, sizes, place, details }: Mention): boolean =>
  kind === "pavers" &&
  use === undefined &&
  sizes.length === 0 &&
  place === undefined &&
  details.pavers?.stone !== undefined;

/** What may stand between a thing and its material: "a low wall, 600 mm high, dry-laid sandstone". */
const APPOSED = /^(?:[^.;!?]*),? (?:in )?(?:[a-z-]+ )?$/;
const NAMES_GROUND =
  /\b(?:patio|walk|walkway|path|drive|driveway|pavers?|paving|slabs?|tiles?|floor|terrace|area)\b/;
const BEGINS_ANEW = /\b(?:and|plus|with|add|then|also|next to|beside|above|below|behind)\b/;

/** "A wall, 2 ft high, dry-laid sandstone", "replace the old steps with bluestone": a material is that of what was named before it. */
function takeMaterials(reading: Reading, normal: string): void {
  const taken = new Set<Mention>();
  for (const mention of reading.mentions) {
    if (!isMaterial(mention) || NAMES_GROUND.test(normal.slice(mention.start, mention.end))) continue;
    const { stone } = mention.details.pavers ?? {};
    const gone = reading.gone.findLast((one) => one.sentence === mention.sentence && one.end < mention.start);
    const ofGone = gone && BUILT[gone.kind];
    if (gone && ofGone && /^ with (?:[a-z]+ )?$/.test(normal.slice(gone.end, mention.start))) {
      Object.assign(mention, { kind: gone.kind, details: ofGone(stone) });
      continue;
    }
    // "Sandstone steps".
    const next = reading.mentions.find((one) => BUILT[one.kind] && one.start === mention.end + 1);
    if (next) {
      next.details = { ...next.details, ...BUILT[next.kind]!(stone) };
      taken.add(mention);
      continue;
    }
    const before = reading.mentions.findLast(
      (one) => one !== mention && one.sentence === mention.sentence && one.end <= mention.start,
    );
    const of = before && BUILT[before.kind];
    const between = before ? normal.slice(before.end, mention.start) : "";
    if (!before || !of || !APPOSED.test(between) || BEGINS_ANEW.test(between)) continue;
    before.details = { ...before.details, ...of(stone) };
    taken.add(mention);
  }
  reading.mentions = reading.mentions.filter((one) => !taken.has(one));
}

const AROUND = /^(?: all)? around(?: (?:it|that))?(?= ?(?:$|[,.;!?])| and\b| with\b| plus\b)/;
const RINGS: ReadonlySet<ElementKind> = new Set([
  "pavers",
  "concrete",
  "deck",
  "gravel",
  "bed",
  "fence",
  "boulders",
]);

/** "A pool with wooden deck around and two chairs": around what was named before it. */
function placeAround({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const around = AROUND.exec(normal.slice(mention.end));
    if (!around || mention.place !== undefined || !RINGS.has(mention.kind)) continue;
    const before = mentions.findLast(
      (one) => one !== mention && one.sentence === mention.sentence && one.end <= mention.start,
    );
    const isGround = before?.kind === "fire-pit" && ROUND_A_FIRE.has(mention.kind);
    const along = before && before.kind !== "fence" && before.kind !== "lawn" ? placeAlong(before) : null;
    const place = isGround ? "around-fire" : along;
    if (isGround || place === "around-pool" || place === "around-patio" || place === "around-tree")
      mention.place = place!;
    else if (before)
      mention.changes.push(
        `${quote(around[0].trim())} is a place that cannot be aimed at yet, so the layout chose one.`,
      );
  }
}

const AT_THE_FENCE =
  /^ (?:right |all )?(?:behind|in front of|along|against) (?:it|that|the fence)(?=$|[ ,.;!?])/;

/** "A fence with a gate at the walk, hydrangea behind it": what stands up is meant. */
function placeAtFence({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    if (mention.kind !== "bed" || !AT_THE_FENCE.test(normal.slice(mention.end))) continue;
    const upright = mentions.filter(
      (one) => one.sentence === mention.sentence && one.end <= mention.start && one.kind !== "bed",
    );
    const isFence = ({ kind, details }: Mention) =>
      kind === "fence" || (kind === "surface-finish" && details["surface-finish"]?.on === "fence");
    if (upright.length > 0 && upright.every(isFence)) mention.place = "along-fence";
  }
}

const FROM_TO =
  /^(?: going| running| leading)? from (?:the |my |our )?[a-z]+(?: [a-z]+)? (?:up |out |down |over )?to (?:the |my |our )?[a-z]/;

/** "Pavers from the garage to the back gate": a way. */
function nameWays({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const isGround = SURFACES.has(mention.kind) && mention.use === undefined && !mention.open;
    if (isGround && FROM_TO.test(normal.slice(mention.end))) mention.use = "walkway";
  }
}

const EACH_SIDE = /^(?:(?! and | with |,)[^.;!?]){0,24} (?:on|at|to) (?:each|either) side\b/;
const IN_PAIRS: ReadonlySet<ElementKind> = new Set(["planter", "tree", "boulders"]);

/** "A pot on each side": two of them. */
function countSides({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    const { count } = mention.sizes.find((one) => one.count !== undefined) ?? {};
    const isOne =
      count === 1 || (count === undefined && !/[^s]s$/.test(normal.slice(mention.start, mention.end)));
    if (!IN_PAIRS.has(mention.kind) || !isOne || !EACH_SIDE.test(normal.slice(mention.end))) continue;
    mention.sizes = [...mention.sizes.filter((one) => one.count === undefined), { count: 2 }];
  }
}

const BESIDE_IT =
  /\b(?:(?:left|right|side|front|back|end|edge|outside|top) of|next to|beside|behind|along|near|around|by|between|past|between (?:the |my |our )?[a-z]+ and) (?:the |my |our |that )?(?:old |existing )?$/;

/** Ways as people call them, by the name that stands among what is to go. */
const NAMES_OF_WAYS: Readonly<Record<string, string>> = {
  walkway: "walkway|walk|path|sidewalk",
  driveway: "driveway|drive",
};

/** "Rip out everything left of the driveway": what is named only to say where stays, and paves nothing. */
function keepLandmarks(reading: Reading, normal: string): void {
  for (const name of reading.removals) {
    const words = NAMES_OF_WAYS[name] ?? name.replaceAll(/[^a-z ]/g, ".");
    const named = [...normal.matchAll(new RegExp(`\\b(?:${words})s?\\b`, "g"))];
    const places = named.flatMap(({ index }) => {
      const found = BESIDE_IT.exec(normal.slice(0, index));
      return found ? [found.index] : [];
    });
    if (named.length === 0 || places.length < named.length) continue;
    reading.removals = reading.removals.filter((one) => one !== name);
    for (const mention of reading.mentions)
      if (mention.use === name && !normal.slice(mention.start, mention.end).includes(name))
        delete mention.use;
    const [{ index, 0: way }] = named as [RegExpExecArray];
    const end = index + way.length;
    const start = places[0]!;
    const said = normal.slice(start, end);
    reading.remarks.push({
      ...{ start, end, status: "told" },
      sentence: `${quote(said)}: that place cannot be aimed at yet: circle it.`,
    });
  }
}

const CHOICE =
  /[ ,]or (?:just |maybe |even |simply )*(?:an? |some )?(?:(?:different|new|other|another|simple|plain) )?$/;
const SCREENS: ReadonlySet<ElementKind> = new Set(["hedge", "fence", "tree"]);

/** "A hedge along the street, privet or hornbeam", "a hedge or climbers or just a fence": one of them comes. */
function dropSecondChoice(reading: Reading, normal: string): void {
  for (const mention of [...reading.mentions]) {
    if (!SCREENS.has(mention.kind) || !CHOICE.test(normal.slice(0, mention.start))) continue;
    const first = reading.mentions.findLast(
      (one) => one.end <= mention.start && one.sentence === mention.sentence && one.kind === "hedge",
    );
    if (!first || mention.kind === "hedge") continue;
    first.changes.push(
      `${quote(normal.slice(mention.start, mention.end))} is left out: the first of the two is drawn.`,
    );
    reading.mentions = reading.mentions.filter((one) => one !== mention);
  }
}

/** Words that ask for something that hides, and name nothing. */
const PURPOSE =
  /^(?:some |more |for )?(?:privacy|screening|to (?:hide|screen|screen off|block|block the view)|screen)\b/;
const HIDES: ReadonlySet<ElementKind> = new Set(["hedge", "fence", "tree", "bed", "retaining-wall"]);
const ANOTHER = /\b(?:and|also|plus|with|then|but)\b/;
const SUGGESTS =
  /[.,;!?] ?(?:(?:i|we)(?:'m|'re|m| am| are| was| were)? )?(?:thinking|maybe|perhaps|like|how about|what about|possibly|say)\b/;

/** "Privacy on the right, thinking a row of green giants", "a fence to hide the cans": what is named hides, and no second hedge comes. */
function dropImpliedScreen(reading: Reading, normal: string): void {
  for (const screen of [...reading.mentions]) {
    const isImplied =
      screen.kind === "hedge" &&
      (screen.details.hedge?.species ?? "arborvitae") === "arborvitae" &&
      PURPOSE.test(normal.slice(screen.start, screen.end));
    if (!isImplied) continue;
    const hides = reading.mentions.find((one) => {
      if (one === screen || !HIDES.has(one.kind) || one.cover) return false;
      const isBefore = one.end <= screen.start;
      const between = isBefore ? normal.slice(one.end, screen.start) : normal.slice(screen.end, one.start);
      if (isBefore) return !ANOTHER.test(between) && !/[.,;!?]/.test(between);
      return SUGGESTS.test(between);
    });
    if (!hides) continue;
    hides.place ??= screen.place;
    hides.changes.push(...screen.changes);
    reading.mentions = reading.mentions.filter((one) => one !== screen);
  }
}

/** Gives materials, places, uses and numbers to the things before them that they are said of. */
export function referBack(reading: Reading, normal: string): void {
  keepLandmarks(reading, normal);
  takeMaterials(reading, normal);
  placeAround(reading, normal);
  placeAtFence(reading, normal);
  nameWays(reading, normal);
  countSides(reading, normal);
  dropSecondChoice(reading, normal);
  dropImpliedScreen(reading, normal);
  layUnder(reading, normal);
  ringFires(reading, normal);
}
