import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { Asked } from "./asked/asked-operations.ts";
import { weedsGone } from "./clearing/weeds.ts";
import { withoutClearings } from "./clearing/without-clearings.ts";
import { describeElement } from "./describe-element.ts";
import type { Announcement, DesignPlan, PlanNote } from "./design-plan.ts";
import { listing, sentence } from "./listing.ts";
import { isUpkeep, packageFor } from "./package-for.ts";
import { isWish, withoutAsides } from "./reading/asides.ts";
import { placeBesideDrive } from "./reading/beside-drive.ts";
import { bindLoose } from "./reading/bind-loose.ts";
import {
  coverAllBeds,
  coverAsKept,
  coverBeds,
  coverForMulch,
  coverOnly,
  uncoverBeds,
} from "./reading/cover-beds.ts";
import { joinPlants, joinRepeats } from "./reading/join-plants.ts";
import { joinRows } from "./reading/join-rows.ts";
import { joinStones } from "./reading/join-stones.ts";
import { placeAlong } from "./reading/landmarks.ts";
import { layTurf } from "./reading/lay-turf.ts";
import { matchCoping } from "./reading/match-coping.ts";
import type { Mention, Reading, Remark } from "./reading/mention.ts";
import { standInMiddle } from "./reading/middle-of-floor.ts";
import { dropPlaces } from "./reading/named-as-place.ts";
import { nameGroundCover } from "./reading/named-ground-cover.ts";
import { readPlantRows } from "./reading/plant-rows.ts";
import { messagesIn, questionRemarks } from "./reading/questions.ts";
import { isQuiet } from "./reading/quiet-words.ts";
import { readBulk } from "./reading/read-bulk.ts";
import { type Lexeme, readLexemes } from "./reading/read-lexemes.ts";
import { readMentions } from "./reading/read-mentions.ts";
import { readSomething } from "./reading/read-something.ts";
import { notUnderstood, quote, SURFACES } from "./reading/reader.ts";
import { referBack } from "./reading/refer-back.ts";
import { hasThorns, isOfThorns, keepLow, screenWithTrees, settleRows } from "./reading/rows-and-shrubs.ts";
import { settleRoles } from "./reading/settle-roles.ts";
import { plantInOneRow } from "./reading/single-row.ts";
import { LONGEST_TEXT, normalText, tokenize } from "./reading/tokenize.ts";
import { dropUnasked } from "./reading/unasked-things.ts";
import { covers, unreadRemarks } from "./reading/unread-words.ts";
import { countUnsaid } from "./reading/unsaid-counts.ts";
import { unshownRemarks } from "./reading/unshown-remarks.ts";
import { untoldParts } from "./reading/untold-parts.ts";
import { leadWays } from "./reading/way-ends.ts";
import { beyondPicture } from "./reading/words/beyond-picture.ts";
import { reworded } from "./reading/words/rewordings.ts";
import { type Run, roleRuns } from "./roles/role-runs.ts";
import { settleElement } from "./settle-element.ts";

/** Ground that leaves something to be filled where it is to go; behind a tree or a bin the photo goes on. */
const GROUND_NAMES =
  /^(?:lawn|patio|driveway|walkway|courtyard|deck|pool)$|(?:paver|paving|concrete|asphalt|gravel|stone|rock|brick|slab|mulch|bed|garden|weed)s?$/;

function remarkOf(mention: Mention, element: PlanElement, sizeUnused: boolean): Remark {
  const changes = sizeUnused ? [...mention.changes, "I could not use that size."] : mention.changes;
  return {
    start: mention.start,
    end: mention.end,
    status: changes.length > 0 ? "changed" : "placed",
    sentence: [sentence(describeElement(element)), ...new Set(changes)].join(" "),
    about: [element],
  };
}

function styleRemarks(reading: Reading, packaged: readonly PlanElement[]): Remark[] {
  const remarks = reading.styles.flatMap(({ style, start, end }, index): Remark | Remark[] => {
    const name = style.replace("-", " ");
    if (index > 0 && style !== reading.styles[0]!.style && !isUpkeep(style)) {
      return {
        start,
        end,
        status: "changed",
        sentence: `One look at a time: ${reading.styles[0]!.style.replace("-", " ")} leads, so ${name} was left out.`,
      };
    }
    // "the dogs dug it up": a reason, and no look.
    if (style === "family" && packaged.length === 0) return [];
    const lead = sentence(`${name} look`).slice(0, -1);
    if (index > 0 || packaged.length === 0) return { start, end, status: "placed", sentence: `${lead}.` };
    return { start, end, status: "placed", sentence: listing(lead, packaged), about: packaged, lead };
  });
  const { vague } = reading;
  if (vague && packaged.length > 0 && reading.styles.length === 0) {
    remarks.push({
      ...vague,
      status: "placed",
      sentence: listing(CLASSIC_START, packaged),
      about: packaged,
      lead: CLASSIC_START,
    });
  }
  return remarks;
}

/** Words that find a design good ask for nothing. */
const PRAISE =
  /^(?:\b(?:that|this|it|s|is|looks?|so|just|very|really|absolutely|thanks?|thank you|ok|yes|wow|perfect|beautiful|lovely|nice|great|gorgeous|amazing|stunning)\b|'s\b|[ ,.!])+$/;

/** "take out the grass and put in some kind of rock": rock that takes the place of a lawn lies over the ground. */
function coverLawn({ mentions, removals, withdrawn }: Reading, normal: string): void {
  if (!removals.includes("lawn") || withdrawn.includes("lawn")) return;
  for (const mention of mentions) {
    const isRock = /\brock$/.test(normal.slice(mention.start, mention.end));
    if (mention.kind !== "boulders" || !isRock || mention.sizes.length > 0) continue;
    mention.kind = "gravel";
    mention.details = { gravel: { tone: "river" } };
    mention.changes.push("River rock is drawn: name another stone to have that.");
  }
}

/** What joins a hedge to the plants that are named behind it: "a boxwood hedge and white hydrangeas along the porch". */
const AND_PLANTS = /^,? (?:and|with|plus|&|in front of) (?:[a-z-]+ ){0,4}$/;
const BEHIND_HEDGE = /^ (?:[a-z-]+ ){0,3}behind(?: (?:it|them|that|the hedge)\b|(?=$|[,.;!]))/;
/** A hedge and the plants that are named with it stand at one place. */
function plantAtHedge({ mentions }: Reading, normal: string): void {
  for (const [k, hedge] of mentions.entries()) {
    if (hedge.kind !== "hedge") continue;
    const bed = mentions[k + 1];
    if (bed?.kind !== "bed" || bed.sentence !== hedge.sentence) continue;
    if (hedge.place && BEHIND_HEDGE.test(normal.slice(bed.end))) bed.place = hedge.place;
    else if (bed.place?.startsWith("along-") && AND_PLANTS.test(normal.slice(hedge.end, bed.start)))
      hedge.place ??= bed.place;
  }
}

/** The floor beside a pool that is asked for, and the steps of a deck. */
function goTogether({ mentions }: Reading, normal: string): void {
  const has = (kind: ElementKind) => mentions.some((mention) => mention.kind === kind);
  for (const mention of mentions) {
    const { kind, details, start, end } = mention;
    if (has("pool") && SURFACES.has(kind) && /\b(?:deck(?:ing)?|surround)$/.test(normal.slice(start, end)))
      mention.place ??= "around-pool";
    // "an asphalt drive with brick edging"
    const way =
      kind === "edging" &&
      mentions.find((one) => one.sentence === mention.sentence && one.use && placeAlong(one));
    if (way) mention.place ??= placeAlong(way)!;
    // "Belgian block both sides of the drive": stones along a way are its edge.
    const { stone } = details.pavers ?? {};
    const isAlong = mention.place === "along-driveway" || mention.place === "along-walk";
    if (kind === "pavers" && stone && !mention.use && isAlong && mention.sizes.length === 0) {
      mention.kind = "edging";
      mention.details = { edging: { material: stone === "brick" ? "brick" : "stone" } };
    }
    if (kind === "steps" && has("deck") && !details.steps?.material)
      mention.details = { steps: { material: "wood" } };
  }
}

/** "a heated driveway", "a cantilevered deck": right before a thing that is drawn, a word of that form says how it is made. */
const MADE = /(?:ed|ing)$/;

/**
 * Takes out what was not understood where it is ordinary English that names no thing: where something else is asked, nobody misses it. A word
 * that stands beside a name that is told stays with that.
 */
function withoutQuietWords(remarks: Remark[], normal: string, { mentions }: Reading): void {
  const unknown = remarks.filter((remark) => remark.unknown).sort((a, b) => a.start - b.start);
  const isApart = (from: number, to: number) => normal.slice(from, to).trim() !== "";
  const told = remarks.filter(({ undrawn }) => undrawn !== undefined);
  // "Hidden irrigation", "drainage pipes": what cannot be drawn is told with them.
  const isOfTold = ({ start, end }: Remark): boolean =>
    told.some(
      (one) =>
        (one.start >= end && !isApart(end, one.start)) || (start >= one.end && !isApart(one.end, start)),
    );
  const isQuietHere = ({ start, end }: Remark): boolean => {
    const word = normal.slice(start, end).replaceAll("'", "");
    const isOfThing = mentions.some(
      (mention) => !isApart(end, Math.max(end, mention.start)) && mention.start > start,
    );
    return isQuiet(word) && !(isOfThing && MADE.test(word));
  };
  const quiet = new Set(unknown.filter((one) => isQuietHere(one) || isOfTold(one)));
  for (const [at, remark] of [...unknown.entries()].reverse()) {
    const next = unknown[at + 1];
    if (next && !quiet.has(next) && !isApart(remark.end, next.start)) quiet.delete(remark);
  }
  const kept = remarks.filter((remark) => !quiet.has(remark));
  remarks.splice(0, remarks.length, ...kept);
}

/** A price that was asked for has its answer. */
const PRICE_TOLD = /\bbill of materials\.$/;
const CLASSIC_START = "You named no element, so here is a classic start";

/** Remarks of one kind that touch are told once ("I did not understand “zorp blarg”"). */
function toNotes(
  normal: string,
  remarks: readonly Remark[],
  elements: readonly PlanElement[],
): Pick<DesignPlan, "notes" | "announced"> {
  const notes: PlanNote[] = [];
  const announced: Announcement[] = [];
  const said = new Set<string>();
  let unknown: Remark | null = null;
  for (const remark of [...remarks].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (remark.unknown && unknown && normal.slice(unknown.end, remark.start).trim() === "") {
      unknown.end = remark.end;
      const text = normal.slice(unknown.start, unknown.end);
      notes[notes.length - 1] = { text, status: "told", sentence: notUnderstood(text) };
      continue;
    }
    const text = normal.slice(remark.start, remark.end);
    const saying = `${text}\n${remark.sentence}`;
    if (said.has(saying)) continue;
    said.add(saying);
    unknown = remark.unknown ? { ...remark } : null;
    if (remark.about) {
      const indices = remark.about.map((element) => elements.indexOf(element));
      announced.push({
        note: notes.length,
        elements: indices,
        ...(remark.lead ? { lead: remark.lead } : {}),
      });
    }
    notes.push({ text, status: remark.status, sentence: remark.sentence });
  }
  return { notes, announced };
}

/**
 * Reads what a person wrote into a design plan. Never throws; the same text gives the same plan, whatever its case and
 * white space; texts past `LONGEST_TEXT` characters are read up to there and the plan says so.
 *
 * Elements stand in the order in which the text names them. `removals` and `keeps` hold the lexicon's words ("lawn",
 * "oak"). Statuses of the notes are provisional: the layout, which knows the room, may turn "placed" into "changed"
 * or "told". `ask` finds what is asked for: with it, things that are only spoken of are not drawn, and places and numbers that nothing got are told.
 * `inCircle`: the words are those of a highlight, which says itself where things go and what is meant; `ask` tells of their places alone.
 */
export function parsePlan(
  text: string,
  ask?: (normal: string) => Asked,
  { inCircle = false } = {},
): DesignPlan {
  const normal = reworded(normalText(text)).slice(0, LONGEST_TEXT);
  const tokens = tokenize(normal);
  const lexemes = readLexemes(tokens);
  return planOf(text, normal, lexemes, {
    heard: roleRuns(normal, tokens, lexemes),
    counts: true,
    inCircle,
    ...(ask ? { ask: ask(normal) } : {}),
  });
}

/**
 * Reads words that were taken out of what a person wrote, and in which nothing is talk. `counts`: of what is named in the plural there are to
 * be several; what takes another's place is as many as that was.
 */
export function parseWords(words: string, { counts = false } = {}): DesignPlan {
  const normal = reworded(normalText(words)).slice(0, LONGEST_TEXT);
  return planOf(words, normal, readLexemes(tokenize(normal)), { heard: [], counts });
}

function planOf(
  text: string,
  normal: string,
  all: readonly Lexeme[],
  {
    heard,
    counts,
    ask,
    inCircle = false,
  }: { heard: readonly Run[]; counts: boolean; ask?: Asked; inCircle?: boolean },
): DesignPlan {
  const isWished = isWish(normal, all);
  const runs = heard.filter((run) => !isWished(run));
  const { lexemes: asked, told } = withoutAsides(normal, all, runs);
  const beyond = beyondPicture(normal);
  const within = asked.filter((one) => one.type === "stop" || !beyond.some((part) => covers(part, one)));
  const { lexemes, clearings, hauled } = withoutClearings(normal, within);
  const reading = readMentions(normal, lexemes);
  settleRoles(reading, normal, runs);
  dropPlaces(reading, normal, ask);
  if (ask && !inCircle) dropUnasked(reading, normal, ask);
  const messages = messagesIn(normal);
  reading.mentions = reading.mentions.filter((mention) => !messages.some((one) => covers(one, mention)));
  // "low water desert look": low upkeep goes with any look.
  reading.styles.sort((a, b) => Number(isUpkeep(a.style)) - Number(isUpkeep(b.style)));
  readSomething(reading, lexemes, normal, clearings.length + hauled.length > 0);
  placeBesideDrive(reading, normal);
  bindLoose(reading, normal, clearings.length > 0);
  standInMiddle(reading, normal);
  readBulk(reading, lexemes, normal);
  coverBeds(reading);
  coverForMulch(reading, normal);
  coverOnly(reading, normal);
  uncoverBeds(reading, normal);
  coverLawn(reading, normal);
  layTurf(reading, normal);
  keepLow(reading, normal);
  screenWithTrees(reading, normal);
  goTogether(reading, normal);
  plantAtHedge(reading, normal);
  referBack(reading, normal);
  settleRows(reading, normal);
  if (PRAISE.test(normal)) reading.vague = null;
  nameGroundCover(reading, lexemes, normal);
  readPlantRows(reading, lexemes, normal, inCircle);
  joinRows(reading, normal);
  plantInOneRow(reading, normal);
  const style = reading.styles[0]?.style ?? null;
  const planted = joinPlants(reading.mentions);
  const beds = joinStones(planted, reading.mentions, (from, to) => normal.slice(from, to));
  const mentions = joinRepeats(beds).sort((a, b) => a.start - b.start);
  coverAllBeds(mentions, normal);
  coverAsKept({ mentions, keptCover: reading.keptCover });
  countUnsaid(mentions, normal, counts);
  const settled = mentions.map((mention) => ({ mention, ...settleElement(mention, style) }));
  const named = settled.map(({ element }) => element);
  matchCoping(normal, named);
  const packaged = packageFor(reading, settled, normal);
  for (const { element } of packaged.length > 0 ? settled : []) {
    if (element.kind === "bed") element.place ??= "along-house";
  }
  const led = leadWays(normal, settled);
  const unshown = unshownRemarks(normal, named, mentions).filter(
    (one) => !led.some((words) => covers(words, one)),
  );
  const remarks = [
    ...told.filter(({ sentence: said }) => !(isOfThorns(said) && !named.some(hasThorns))),
    ...clearings,
    ...beyond.map(
      ({ start, end, sentence: said }): Remark => ({
        ...{ start, end, status: "told" },
        sentence: `${quote(normal.slice(start, end))}: ${said}`,
      }),
    ),
    ...weedsGone(normal),
    // What has its own sentence is understood.
    ...reading.remarks.filter(
      (one) => one.status !== "told" || ![...led, ...unshown].some((other) => covers(other, one)),
    ),
    ...settled.map(({ mention, element, sizeUnused }) => remarkOf(mention, element, sizeUnused)),
    ...styleRemarks(reading, packaged),
    ...unshown,
  ];
  const questions = questionRemarks(normal).filter(
    (question) =>
      !remarks.some((one) => PRICE_TOLD.test(one.sentence) && covers(question, one)) &&
      !beyond.some((one) => covers(one, question) || covers(question, one)),
  );
  const isAsked = (one: Remark): boolean =>
    one.unknown === true && questions.some((question) => covers(question, one));
  remarks.splice(0, remarks.length, ...remarks.filter((one) => !isAsked(one)), ...questions);
  remarks.push(
    ...unreadRemarks(normal, lexemes, { ...reading, used: [...reading.used, ...led] }, remarks, named),
  );
  if (ask && !inCircle) remarks.push(...untoldParts(normal, all, ask, settled, remarks));
  const isAnything =
    named.length + packaged.length + reading.removals.length + reading.keeps.length > 0 ||
    remarks.some(({ undrawn }) => undrawn !== undefined);
  if (isAnything || reading.season || reading.evening) withoutQuietWords(remarks, normal, reading);
  const bare =
    named.length + packaged.length === 0 && reading.removals.some((name) => GROUND_NAMES.test(name));
  if (bare) {
    remarks.push({
      start: 0,
      end: normal.length,
      status: "told",
      sentence: "Say what should come instead, such as gravel or a planting bed.",
    });
  }
  const removalCounts = {
    ...reading.removalCounts,
    ...Object.fromEntries(hauled.flatMap(({ name, many }) => (many ? [[name, many]] : []))),
  };
  const elements = [...named, ...packaged];
  const { notes, announced } = toNotes(normal, remarks, elements);
  if (text.length > LONGEST_TEXT && normal.length >= LONGEST_TEXT) {
    notes.push({
      text: normal.slice(-40),
      status: "told",
      sentence: `Only the first ${LONGEST_TEXT.toLocaleString("en")} characters were read.`,
    });
  }
  return {
    elements,
    removals: [...new Set([...reading.removals, ...hauled.map(({ name }) => name)])],
    ...(Object.keys(removalCounts).length > 0 ? { removalCounts } : {}),
    keeps: reading.keeps,
    ...(reading.withdrawn.length > 0 ? { withdrawn: reading.withdrawn } : {}),
    ...(reading.season ? { season: reading.season } : {}),
    ...(reading.evening ? { evening: true as const } : {}),
    notes,
    announced,
  };
}
