import type { Place, PlanElement, PlantChange } from "#core/elements/element.ts";
import { fillsRegion } from "#renderer/layout/main-material.ts";
import { noRoomFarther, type Outcome, SEEN_MOVE_M } from "#renderer/layout/outcome.ts";
import { middleOfParts } from "#renderer/layout/part-ground.ts";
import type { GroundShift } from "#renderer/layout/shift-parts.ts";
import { shiftReach } from "#renderer/layout/shift-reach.ts";
import type { Site } from "#renderer/layout/site.ts";
import { addParts, dropSince, partsOf } from "#renderer/layout/site-parts.ts";
import { elementName } from "#renderer/painters/element-name.ts";
import { type LaidElement, layElement } from "./own-parts.ts";

/** An element as it was laid, with what the next change of it goes on from. */
export type Kept = LaidElement & {
  /** How far it was moved from where it was laid: no farther than there was room. */
  movedM: GroundShift;
  /** Where the layout was told to lay it. */
  near: GroundShift | null;
  /** What a hand did to single plants of it, where they stood before it was moved. */
  planted: readonly PlantChange[];
  /** Number of its next new plant. */
  nextPlant: number;
  /** What is still true of it when something else is changed: not what one change could not do. */
  lasting: Outcome;
};

const NOWHERE: GroundShift = { x: 0, z: 0 };
const plus = (a: GroundShift, b: GroundShift): GroundShift => ({ x: a.x + b.x, z: a.z + b.z });
const minus = (a: GroundShift, b: GroundShift): GroundShift => ({ x: a.x - b.x, z: a.z - b.z });

/** How far something goes to a side on which it stood already, meters. */
const ASIDE_M = 1.5;

/** Which way on the ground a place lies. */
const WAYS: Partial<Record<Place, GroundShift>> = {
  left: { x: -1, z: 0 },
  right: { x: 1, z: 0 },
  front: { x: 0, z: -1 },
  back: { x: 0, z: 1 },
};

/**
 * Lays an element that is new or was changed. What is moved goes as far as there is room and stays there, and what a change leaves no room
 * for stays as it was (`mayKeep`: it can): nothing goes out of a design because it was moved, and the person is told.
 */
export function layChanged(site: Site, element: PlanElement, prior: Kept | null, mayKeep: Kept | null): Kept {
  const from = partsOf(site);
  const isSamePlace = prior !== null && prior.element.place === element.place;
  // Moved so far before this change; `by`: what this change moves it on.
  const start = isSamePlace ? prior.movedM : NOWHERE;
  const by = minus(element.shiftM ?? NOWHERE, (isSamePlace && prior.element.shiftM) || NOWHERE);
  site.before = isSamePlace ? prior : null;
  // Changes of single plants: the old ones, and those that are new in this version.
  const planted = [
    ...(isSamePlace ? prior.planted : []),
    ...(element.planted ?? [])
      .slice((isSamePlace && prior.element.planted?.length) || 0)
      .map((change) => movedChange(change, start)),
  ];
  site.planted = planted;
  const lay = (near: GroundShift | null): Kept => {
    dropSince(site, from);
    site.near = near;
    let movedM = start;
    const laid = layElement(
      site,
      element,
      (parts) => {
        movedM = shiftReach(site, parts, start, by);
        return movedM;
      },
      prior?.nextPlant,
    );
    const nextPlant = laid.set.reduce(
      (next, { plant = 0 }) => Math.max(next, plant + 1),
      prior?.nextPlant ?? 1,
    );
    return { ...laid, movedM, near, planted, nextPlant, lasting: laid.outcome };
  };
  const stay = (sentence: string, ways?: Outcome["ways"]): Kept => {
    dropSince(site, from);
    const kept = mayKeep!;
    addParts(site, kept.parts);
    const outcome: Outcome = { placed: true, sentence, ...(ways ? { ways } : {}) };
    // What is changed next begins where it stands, not where there was no room.
    return { ...kept, element, outcome, near: standsAt(site, kept) };
  };
  // Where it is to be laid: where a person set it, else where it stood, else where there is most room.
  const before = isSamePlace ? (turnedAbout(site, element, prior) ?? prior.near) : null;
  const laid = lay(element.atM ?? before);
  const canStay = mayKeep?.outcome.placed && mayKeep.element.kind === element.kind && holdsParts(mayKeep);
  if (!laid.outcome.placed)
    return canStay ? stay(...noRoomFor(element, mayKeep.element, laid.outcome)) : laid;
  if (fillsRegion(site, element)) return laid;
  // What there was no room for, and is said.
  const lost = minus(plus(start, by), laid.movedM);
  if (lost.x !== 0 || lost.z !== 0) {
    const said = [laid.outcome.sentence, noRoomFarther(elementName(element), lost, by)];
    return { ...laid, outcome: { placed: true, sentence: said.filter(Boolean).join(" ") } };
  }
  // A place by words ("to the left") must take it that way by what a person can see, else it is sent aside by `ASIDE_M`, else it stays.
  const sent = element.place ? WAYS[element.place] : undefined;
  const stood = prior && sent && !isSamePlace ? middleOfParts(site, prior.parts) : null;
  // Whether it stands farther that way than before: the part of its move along the way.
  const isMoved = ({ parts }: Kept) => {
    const middle = middleOfParts(site, parts);
    if (!stood || !middle) return true;
    const gone = minus(middle, stood);
    return gone.x * sent!.x + gone.z * sent!.z >= SEEN_MOVE_M;
  };
  if (!stood || !canStay || isMoved(laid)) return laid;
  // The second attempt: laid near a place that lies `ASIDE_M` that way.
  const aside = lay(minus(plus(stood, { x: sent!.x * ASIDE_M, z: sent!.z * ASIDE_M }), start));
  if (aside.outcome.placed && isMoved(aside)) return aside;
  return stay(noRoomFarther(elementName(element), sent!));
}

/** A change of a plant whose places are those before the element was moved. */
const movedChange = (change: PlantChange, by: GroundShift): PlantChange => ({
  ...change,
  at: minus(change.at, by),
  ...(change.do === "move" ? { to: minus(change.to, by) } : {}),
});

const holdsParts = ({ parts }: Kept): boolean => parts.layers.length + parts.instances.length > 0;

/** What is said of a change that there is no room for, with the ways out that the layout knows. */
function noRoomFor(
  element: PlanElement,
  before: PlanElement,
  outcome: Extract<Outcome, { placed: false }>,
): [sentence: string, ways?: Outcome["ways"]] {
  const name = elementName(element);
  const sent = element.place !== before.place && element.place ? WAYS[element.place] : undefined;
  if (sent) return [noRoomFarther(name, sent)];
  if (element.turnRad !== before.turnRad) return [`There is no room to turn the ${name} so.`];
  if (element === before) return [`There is no other room for the ${name}: it stays where it is.`];
  return [`${outcome.sentence} It stays as it was.`, outcome.ways];
}

/** Where a thing that is turned, or was, stood before its change: it turns about its middle. */
function turnedAbout(site: Site, { turnRad }: PlanElement, prior: Kept | null): GroundShift | null {
  if (!prior || (turnRad === undefined && prior.element.turnRad === undefined)) return null;
  return standsAt(site, prior);
}

/** Where a thing stands, without what it was moved by. */
function standsAt(site: Site, { parts, movedM }: Kept): GroundShift | null {
  const middle = middleOfParts(site, parts);
  return middle && minus(middle, movedM);
}
