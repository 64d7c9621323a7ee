import type { ElementKind, Place, PlanElement } from "#core/elements/element.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { fillsRegion } from "#renderer/layout/main-material.ts";
import { isOnGround, meets, obstaclesOf, sameGround } from "#renderer/layout/part-ground.ts";
import type { Site } from "#renderer/layout/site.ts";
import { addParts, dropSince, partsOf, type SiteParts } from "#renderer/layout/site-parts.ts";
import type { LayoutLight } from "#renderer/light/read-light.ts";
import { isSameCover } from "#renderer/mask/cover.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { layoutTurn } from "#renderer/painters/painters.ts";
import { type Aim, layAimed } from "./aimed-layout.ts";
import { gaveWay } from "./gave-way.ts";
import { type Kept, layChanged } from "./lay-changed.ts";
import { layOnLoop } from "./lay-on-loop.ts";
import { openSite } from "./open-site.ts";
import type { Region } from "./region.ts";
import type { View } from "./view.ts";

/** One version of a design: its regions, and the lasting id of each of its elements. */
export type Version = { regions: readonly Region[]; idOf: ReadonlyMap<PlanElement, string> };

/** An element as it stands, with the elements that its region had when it was laid out: they decide what fills the region. */
type Standing = Kept & { id: string; turn: number; laidWith: readonly Named[] };
type Named = { id: string; element: PlanElement };

/** A region with all that stands in it. */
export type LaidRegion = { region: Region; site: Site; standing: readonly Standing[] };

export type Ground = {
  photo: RgbImage;
  view: View;
  light: LayoutLight;
  seed: number;
  /** Of each plan the fence of the photo that its new one takes the place of. */
  oldFences?: readonly Site["oldFence"][];
  /** Of each plan the line that its highlight draws for a fence. */
  drawnLines?: readonly Site["drawnLine"][];
  /** Of each plan its highlight as it was drawn. */
  circled?: readonly Site["circled"][];
  /** Of each plan where the largest plant or thing stood that was taken out of its highlight. */
  stood?: readonly Site["stood"][];
  /** Of each plan what its plants are to hide. */
  hides?: readonly Site["hides"][];
  /** See `Site`. */
  isMeasured?: boolean;
  /** The places of elements that words alone know. */
  aims?: readonly Aim[];
};

/** Seeds of elements that come later lie so far apart: the birch that is added is not turned as the one that stands there. */
const SEED_STEP = 101;

/** An element keeps its seed as long as it keeps its id; those of the first wish share one. */
function seedsOf(seed: number, first: Version | undefined): (id: string) => number {
  const firstIds = new Set(first?.idOf.values());
  return (id) => (firstIds.has(id) ? seed : seed + SEED_STEP * (Number(id.split("-").at(-1)) || 0));
}

/**
 * Lays a design out version by version, oldest first: what a change does not name keeps the very parts that it had, what it names is
 * laid out anew, and what it adds finds its place beside them. Yields after each element.
 */
export function* layOutDesign(
  ground: Ground,
  versions: readonly Version[],
): Generator<void, readonly LaidRegion[]> {
  // All but the last version are laid out once and kept: a drag changes the last one alone.
  const earlier = versions.slice(0, -1);
  const known = latest.get(ground.view);
  const laid =
    known && isSame(known, ground, earlier)
      ? known.laid
      : yield* layVersions(ground, earlier, versions[0], []);
  latest.set(ground.view, { ground, versions: earlier, laid });
  const now = yield* layVersions(ground, versions.slice(-1), versions[0], laid);
  return laid.length === 0 ? now : gaveWay(now, laid);
}

/** Of each view the versions before the last of the design that was laid out last: the steps of a drag have them in common. */
const latest = new WeakMap<View, { ground: Ground; versions: readonly Version[]; laid: LaidRegion[] }>();

const isSame = (
  known: { ground: Ground; versions: readonly Version[] },
  ground: Ground,
  versions: readonly Version[],
): boolean =>
  known.ground.photo === ground.photo &&
  known.ground.seed === ground.seed &&
  known.ground.light.sun === ground.light.sun &&
  known.ground.light.exposure === ground.light.exposure &&
  known.ground.light.grass === ground.light.grass &&
  known.versions.length === versions.length &&
  known.versions.every((version, k) => version === versions[k]);

/** Lays versions out one after the other, beginning from what was laid for the one before. */
function* layVersions(
  ground: Ground,
  versions: readonly Version[],
  first: Version | undefined,
  before: LaidRegion[],
): Generator<void, LaidRegion[]> {
  const seedOf = seedsOf(ground.seed, first);
  let laid = before;
  for (const version of versions) {
    // Regions of this version, in their order; each goes on from the region of the version before that it is.
    const now: LaidRegion[] = [];
    for (const found of version.regions) {
      const before = laid.find(({ region }) => region.areaId === found.areaId && region.part === found.part);
      const region = before ? sameClip(found, before.region) : found;
      // What has the whole yard keeps off what the highlights hold.
      const off = found.areaId === null ? now.filter(({ site }) => site.areaId !== null).flatMap(heldBy) : [];
      now.push(yield* layRegion(ground, seedOf, version, region, before, off));
    }
    laid = now;
  }
  return laid;
}

/** The region with the coverage that it had before where that is the same, so that what follows from it is not computed again. */
function sameClip(region: Region, { clip, hard }: Region): Region {
  return isSameCover(clip, region.clip) ? { ...region, clip, hard } : region;
}

/** Ground of a site that nothing new is built on: all but lawn and gravel. */
const heldBy = ({ site: { taken, surfaces } }: LaidRegion): GroundSdf[] => [
  ...taken,
  ...surfaces.flatMap(({ element, field }) =>
    element.kind === "lawn" || (element.kind === "gravel" && element.use === "area") ? [] : [field],
  ),
];

/** What the other regions of a version lay as new lawn; null where none does. */
function newLawnBeside(own: Region, regions: readonly Region[]): Float32Array | null {
  const isOwn = ({ areaId, part }: Region) => areaId === own.areaId && part === own.part;
  const others = regions.filter(
    (one) => !isOwn(one) && one.plan.elements.some(({ kind }) => kind === "lawn"),
  );
  if (others.length === 0) return null;
  return own.clip.map((_, i) => others.reduce((most, { clip }) => Math.max(most, clip[i]!), 0));
}

function* layRegion(
  {
    photo,
    view,
    light,
    seed,
    oldFences,
    drawnLines,
    circled,
    stood,
    hides,
    isMeasured = false,
    aims = [],
  }: Ground,
  seedOf: (id: string) => number,
  { idOf, regions }: Version,
  region: Region,
  before: LaidRegion | undefined,
  off: readonly GroundSdf[],
): Generator<void, LaidRegion> {
  const site = openSite(photo, view, region, light, seed, {
    oldFence: oldFences?.[region.planIndex] ?? null,
    drawnLine: drawnLines?.[region.planIndex] ?? null,
    circled: circled?.[region.planIndex] ?? null,
    stood: stood?.[region.planIndex] ?? null,
    hides: hides?.[region.planIndex] ?? null,
    isMeasured,
    newLawn: newLawnBeside(region, regions),
  });
  site.taken.push(...off);
  const named = region.plan.elements.map((element) => ({ id: idOf.get(element) ?? "", element }));
  const change = changeOf(site, named, before);
  // In the order in which painters lay: `turn` is the place of the element in it, smaller first.
  const steps = named
    .map(({ id, element }) => {
      const prior = before?.standing.find((one) => one.id === id);
      const elements = elementsFor(named, prior);
      const kept = prior && mayStay(site, element, prior, change) ? prior : null;
      const turn = kept?.turn ?? layoutTurn({ ...site, plan: { ...region.plan, elements } }, element);
      return { id, element, prior, kept, turn, elements };
    })
    .sort((a, b) => a.turn - b.turn);
  const standing: Standing[] = [];
  // Elements that stood and whose ground a new one has taken: they are laid out anew, after it.
  const givingWay = new Set<Standing>();
  for (const [at, step] of steps.entries()) {
    const { id, element, prior, kept, turn, elements } = step;
    const isLost = prior !== undefined && lostGround(site, prior, change, standing);
    if (kept && !givingWay.has(kept) && !isLost) {
      addParts(site, kept.parts);
      // What was said of a change is not said again of the next one.
      standing.push({ ...kept, outcome: kept.lasting });
      continue;
    }
    // What stands already and comes after this element in the order: it must not be built over without need.
    const later = steps
      .slice(at + 1)
      .flatMap((one) => (one.kept && !givingWay.has(one.kept) ? [one.kept] : []));
    site.plan = { ...region.plan, elements };
    site.seed = seedOf(id);
    // Where nothing else helps the element stays as it was; not so if it filled its region or lost its ground.
    const mayKeep = prior && !isLost && !(before && fillsWith(before.site, prior)) ? prior : null;
    const beside = prior ? null : layBeside(site, element, later, change);
    const here = partsOf(site);
    const lay = () => layChanged(site, element, prior ?? null, mayKeep);
    const again = () => layChanged(site, element, null, null);
    const plain = beside ?? lay();
    const isAimed = !beside && !element.atM && !element.shiftM && !prior?.near;
    const first = isAimed
      ? layAimed(site, view, aims, standing, plain, () => {
          dropSince(site, here);
          return lay();
        })
      : plain;
    const laid = first.outcome.placed || prior ? first : (layOnLoop(view, site, element, again) ?? first);
    // What fills the region lies under all else, and what lies where it lay is in nobody's way.
    const isNewGround = !fillsRegion(site, element) && !(prior && sameGround(site, laid.parts, prior.parts));
    for (const one of isNewGround ? later : []) if (meets(site, laid.parts, one.parts)) givingWay.add(one);
    const laidWith = elements.map(
      (one) => named.find(({ element: own }) => own === one) ?? { id: "", element: one },
    );
    standing.push({ ...laid, id, turn, laidWith });
    yield;
  }
  // The site as whoever paints it expects it: nothing of the last element that was laid is left in it.
  site.plan = region.plan;
  site.seed = seed;
  site.before = null;
  site.planted = [];
  site.near = null;
  return { region, site, standing };
}

/** The elements that decide how one is laid out: for a changed one those that it was laid out with, as they are now. */
function elementsFor(named: readonly Named[], prior: Standing | undefined): PlanElement[] {
  if (!prior) return named.map(({ element }) => element);
  const now = new Map(named.map(({ id, element }) => [id, element]));
  return prior.laidWith.map(({ id, element }) => now.get(id) ?? element);
}

/** What a version does to a region. */
type Change = {
  /** What stood there and is gone or was changed. */
  gone: readonly Standing[];
  /** What is there for the first time, or was changed. */
  fresh: readonly Named[];
  before: LaidRegion | undefined;
};

function changeOf(site: Site, named: readonly Named[], before: LaidRegion | undefined): Change {
  const old = before?.standing ?? [];
  const isSame = ({ element }: Named) => old.some((one) => one.element === element);
  return {
    gone: old.filter(({ element }) => !site.plan.elements.includes(element)),
    fresh: named.filter((one) => !isSame(one)),
    before,
  };
}

/** Whether an element that stands there is the same still, and needs no new place because of what became of the region. */
function mayStay(site: Site, element: PlanElement, prior: Standing, { gone, before }: Change): boolean {
  if (prior.element !== element || !prior.outcome.placed) return false;
  // Nothing of its own: a pool laid it round itself.
  if (prior.parts.layers.length + prior.parts.instances.length + prior.parts.faces.length === 0) return false;
  // It laid another element with itself, which was changed.
  if (gone.some((one) => prior.records.includes(one.element))) return false;
  // What filled its region stays only if the region is the same and it still fills it.
  const filled = before !== undefined && prior.laidWith.length > 0 && fillsWith(before.site, prior);
  if (!filled) return true;
  return site.clip === before.site.clip && fillsAmong(site, element);
}

const fillsWith = (site: Site, { element, laidWith }: Standing): boolean =>
  fillsRegion({ ...site, plan: { ...site.plan, elements: laidWith.map((one) => one.element) } }, element);
const fillsAmong = (site: Site, element: PlanElement): boolean =>
  fillsRegion(site, element) || !site.plan.elements.some((one) => one !== element && fillsRegion(site, one));

/** Kinds that follow the rim or run of others, and places that are named after them. */
const FOLLOWS: Partial<Record<ElementKind, (lead: PlanElement) => boolean>> = {
  edging: ({ kind }) => kind === "bed" || kind === "gravel",
  "path-lights": (lead) => "use" in lead && lead.use === "walkway",
  steps: (lead) => "use" in lead && lead.use === "walkway",
};
const PLACED_BY: Partial<Record<Place, (lead: PlanElement) => boolean>> = {
  "around-patio": (lead) => "use" in lead && lead.use === "patio",
  "around-pool": ({ kind }) => kind === "pool",
  "around-fire": ({ kind }) => kind === "fire-pit",
  "around-tree": ({ kind }) => kind === "tree",
  "along-walk": (lead) => "use" in lead && lead.use === "walkway",
  "along-driveway": (lead) => "use" in lead && lead.use === "driveway",
  "along-fence": ({ kind }) => kind === "fence",
};

const isFloor = (element: PlanElement): boolean =>
  element.kind === "deck" || ("use" in element && element.use === "patio");

/** Whether an element stands on another, follows its rim or is placed by it. */
const leansOn = ({ element, parts }: Standing, lead: Standing): boolean =>
  FOLLOWS[element.kind]?.(lead.element) ||
  (element.place !== undefined && PLACED_BY[element.place]?.(lead.element)) ||
  (isFloor(lead.element) && isOnGround(parts, lead.parts));

/** Whether what an element leans on is gone from under it or has another shape now. */
function lostGround(
  site: Site,
  one: Standing,
  { gone, fresh }: Change,
  standing: readonly Standing[],
): boolean {
  return gone.some((lead) => {
    if (one === lead || !leansOn(one, lead)) return false;
    // New elements under the id of the lead, of its kind, or surfaces to walk on like it.
    const inItsStead = standing.filter(
      ({ id, element }) =>
        fresh.some((other) => other.element === element) &&
        (id === lead.id || element.kind === lead.element.kind || ("use" in element && "use" in lead.element)),
    );
    // Without its patio a table stands on the lawn; without its deck it would hang in the air, and edging edges something.
    if (inItsStead.length === 0) return lead.element.kind === "deck" || one.element.kind === "edging";
    return !inItsStead.some(({ parts }) => sameGround(site, parts, lead.parts));
  });
}

/** Lays a new element where nothing that stays has to give way; null where there is no such place. */
function layBeside(
  site: Site,
  element: PlanElement,
  later: readonly Standing[],
  { gone }: Change,
): Kept | null {
  const parts = later
    .filter((one) => !gone.some((lead) => leansOn(one, lead)))
    .flatMap((one): SiteParts[] => [one.parts]);
  if (parts.length === 0 || fillsRegion(site, element)) return null;
  const from = partsOf(site);
  // While it is laid, what comes later counts as placed; then it is taken off the list again.
  const obstacles = parts.flatMap(obstaclesOf);
  site.taken.push(...obstacles);
  const laid = layChanged(site, element, null, null);
  if (!laid.outcome.placed) {
    dropSince(site, from);
    return null;
  }
  site.taken.splice(from.taken, obstacles.length);
  return laid;
}
