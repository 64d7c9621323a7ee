import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { GROUND_KINDS } from "#core/elements/ground-kinds.ts";
import type { Mention, Reading } from "./reading/mention.ts";
import type { DesignStyle } from "./reading/words/style-words.ts";
import { stylePackages } from "./style-packages.ts";

/** Who names so many plants has a planting in mind and asks for no package beside it. */
const WHOLE_PLANTING = 3;
/** Who names so many things, plants among them, has said what a look is made of. */
const WHOLE_DESIGN = 3;

const PRAISED =
  /^(?:nicer?|beautiful|pretty|better|lovely|perfect|gorgeous|amazing|attractive|inviting|wow|stunning|impressive)$/;

/** Low upkeep and low use of water go with any look. */
export const isUpkeep = (style: DesignStyle): boolean => style === "low-maintenance" || style === "low-water";

/** What makes a look of ground that is named: plants, and what stands among them. */
const COMPOSED: ReadonlySet<ElementKind> = new Set(["bed", "boulders", "tree"]);
/** What may stand between a look and the yard that is to have it. */
const BETWEEN =
  /^(?:,| and| style| styled| inspired| themed| type| looking| clean| simple| new| our| my| the)*/;
const YARD =
  /^ (?:(?:front|back|side|whole|entire) ?)?(?:yards?|gardens?|landscap(?:e|ing)|courtyard|backyard|property|look|style|feel|vibe|design|makeover|makeup|scheme)\b/;
/** Looks whose words name the garden too. */
const NAMES_GARDEN = /\b(?:garden|yard|landscap(?:e|ing)|xeriscap(?:e|ing|ed))$/;

/** Who uses a yard, of the words for a look. */
const PEOPLE = /^(?:family|kids|children|dog)$/;

type Settled = { mention: Mention; element: PlanElement };

/** Whether a look is that of the yard, and not of one thing: "modern front yard with gravel", but not "a modern paver drive". */
function isOfYard({ styles, mentions }: Reading, normal: string): boolean {
  const ends = [...styles, ...mentions.filter(({ generic }) => generic)];
  return styles.some(({ start, end }) => {
    if (NAMES_GARDEN.test(normal.slice(start, end))) return true;
    // Other looks may stand between: "modern low water front yard".
    let at = end;
    for (;;) {
      at += BETWEEN.exec(normal.slice(at))![0].length;
      const next = ends.find((one) => one.start > end - 1 && one.start - at >= 0 && one.start - at <= 1);
      if (YARD.test(normal.slice(at))) return true;
      if (!next) return false;
      if (NAMES_GARDEN.test(normal.slice(next.start, next.end))) return true;
      at = next.end;
    }
  });
}

/** Whether words say what is planted. */
const isPlanting = ({ mention, element }: Settled): boolean =>
  element.kind === "hedge" ||
  element.kind === "raised-bed" ||
  (element.kind === "bed" &&
    (element.species.length > 0 || mention.place !== undefined || mention.sizes.length > 0));

/** Whether an element covers the yard, so that the look has no ground of its own to lay. */
const isFloor = (element: PlanElement): boolean =>
  GROUND_KINDS.has(element.kind) &&
  element.kind !== "bed" &&
  !("use" in element && (element.use === "walkway" || element.use === "driveway"));

const isWay = (element: PlanElement): boolean =>
  element.kind === "stepping-stones" || ("use" in element && element.use === "walkway");

/** In gravel a bed has that gravel for its mulch, and no rim. */
function inGravel(elements: readonly PlanElement[], floors: readonly PlanElement[]): PlanElement[] {
  const gravel = floors.find((one) => one.kind === "gravel" && one.use === "area");
  if (gravel?.kind !== "gravel") return [...elements];
  const { tone, grade } = gravel;
  const cover = { mulch: "gravel" as const, stone: tone, ...(grade ? { grade } : {}), edging: false };
  return elements.map((element) => (element.kind === "bed" ? { ...element, ...cover } : element));
}

/** The package of a look, with what low use of water or low upkeep beside it makes of that: no new grass to mow. */
function lookOf(reading: Reading): PlanElement[] {
  const style: DesignStyle = reading.styles[0]?.style ?? "classic";
  const own = stylePackages[style]();
  const upkeep = isUpkeep(style) ? [] : reading.styles.filter((one) => isUpkeep(one.style));
  if (upkeep.length === 0) return own;
  if (!upkeep.some((one) => one.style === "low-water")) return own.filter(({ kind }) => kind !== "lawn");
  const dry = stylePackages["low-water"]();
  return [...own.filter(({ kind }) => COMPOSED.has(kind) && kind !== "bed"), ...dry];
}

/** What a look adds to ground that the text names: its planting, and its own ground where only a way was named. */
function composed(reading: Reading, settled: readonly Settled[]): PlanElement[] {
  const named = settled.map(({ element }) => element);
  const hasFloor = named.some(isFloor);
  const hasWay = named.some(isWay);
  const isNamed = new Set<string>(named.map(({ kind }) => kind));
  const added = lookOf(reading).filter((element) => {
    if (isWay(element)) return !hasWay && !hasFloor;
    return !isNamed.has(element.kind) && (COMPOSED.has(element.kind) || !hasFloor);
  });
  return inGravel(added, [...named, ...added]);
}

/** What may stand between a look and the thing that has it: "a cottage style white picket fence". */
const TO_THING =
  /^(?:(?: style| styled| looking|,)?(?: (?!(?:and|with|in|for|at|on|by|along|around|but|or|yard|garden|look|feel|vibe)\b)[a-z0-9'-]+){0,3})? ?$/;

/** "A modern fence": looks that all stand before a thing that is built are of that, and bring no planting. */
function isOfThings({ styles }: Reading, settled: readonly Settled[], normal: string): boolean {
  const things = settled.filter(({ mention, element }) => !mention.generic && element.kind !== "bed");
  return (
    styles.length > 0 &&
    styles.every(({ start, end }) =>
      things.some(
        ({ mention }) =>
          (mention.start <= start && mention.end >= end) ||
          (mention.start >= end && TO_THING.test(normal.slice(end, mention.start))),
      ),
    )
  );
}

/** The package that answers a look or a wish, without the kinds that the text refuses, keeps or has already. */
export function packageFor(reading: Reading, settled: readonly Settled[], normal: string): PlanElement[] {
  const refused = new Set<string>([...reading.refusedKinds, ...reading.keeps, ...reading.removals]);
  const isAllowed = ({ kind }: PlanElement) => !refused.has(kind);
  const asked = reading.styles.length > 0 || reading.vague !== null;
  const isGroundNamed = settled.some(
    ({ mention, element }) =>
      GROUND_KINDS.has(element.kind) &&
      // "a cottage garden along the walk with roses, salvia and lavender" is that garden.
      (!mention.generic ||
        (mention.place !== undefined &&
          (mention.species.length > 0 || /^(?:along|around)-/.test(mention.place)))) &&
      (!mention.plantsOnly || mention.species.length >= WHOLE_PLANTING),
  );
  // "a fountain would be lovely": praise beside a thing that is named asks for no other.
  const named = settled.some(({ mention }) => !mention.generic);
  // "put in natives and a fence": the look is that of the plants, and of nothing else.
  const ofPlants = named && reading.styles.every(({ start, end }) => normal.slice(start, end) === "natives");
  // "steps where the kids slide down": who uses the yard is no look beside what is named.
  const isOfPeople =
    named &&
    reading.styles.length > 0 &&
    reading.styles.every(({ start, end }) => PEOPLE.test(normal.slice(start, end)));
  // "a log would be nice": what is praised was named, in words that the lexicon lacks.
  const isPraise =
    reading.styles.length === 0 &&
    reading.vague !== null &&
    PRAISED.test(normal.slice(reading.vague.start, reading.vague.end)) &&
    reading.remarks.some(({ unknown, undrawn }) => unknown || undrawn);
  // "the cottage look with hollyhocks and a picket fence": the look is those.
  const isOf = reading.styles.some(({ end }) =>
    /^ (?:(?:look|style|feel|vibe|garden) )?with\b/.test(normal.slice(end)),
  );
  // "steel planters by the door, modern look": of those.
  const isSaidAfter =
    named &&
    reading.styles.length > 0 &&
    reading.styles.every(
      ({ start, end }) =>
        /^ (?:look|looking|style|styled|feel|vibes?)\b/.test(normal.slice(end)) &&
        settled.some(({ mention }) => !mention.generic && mention.end <= start),
    );
  // "Modern look, big slabs for the walk, black planters": the look is those.
  const isSaidBefore =
    reading.styles.length > 0 &&
    settled.filter(({ mention }) => !mention.generic).length > 1 &&
    reading.styles.every(({ end }) => /^ (?:look|style|feel|vibe)[,:]/.test(normal.slice(end)));
  // "Low maintenance, hostas and ferns under the maple": that planting is it.
  const isPlanted =
    reading.styles.length > 0 &&
    reading.styles.every(({ style }) => isUpkeep(style)) &&
    settled.some(({ mention }) => mention.species.length > 1 && mention.place !== undefined);
  // "Cottage look with foxgloves, stepping stones to the gate and a picket fence".
  const plants = settled.reduce(
    (sum, { mention, element }) => sum + mention.species.length + Number(element.kind === "tree"),
    0,
  );
  const isSaidInFull =
    (settled.length >= WHOLE_DESIGN && plants > 0) || (plants >= WHOLE_PLANTING && settled.length > 1);
  if (isPraise || isOfPeople || isSaidAfter || isSaidBefore || isPlanted || isSaidInFull) return [];
  if (settled.length > 0 && !settled.some(isPlanting) && isOfYard(reading, normal))
    return composed(reading, settled).filter(isAllowed);
  const isSaid = settled.some((one) => isPlanting(one) || isFloor(one.element));
  if ((isOf && settled.length > 1 && isSaid) || isOfThings(reading, settled, normal)) return [];
  if (!asked || isGroundNamed || (named && reading.styles.length === 0)) return [];
  const taken = new Set<string>(settled.map(({ element }) => element.kind));
  const added = lookOf(reading).filter(
    (element) => isAllowed(element) && !taken.has(element.kind) && (!ofPlants || element.kind === "bed"),
  );
  return inGravel(added, added);
}
