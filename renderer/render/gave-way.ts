import type { PlanElement } from "#core/elements/element.ts";
import { isInGroundRing } from "#core/geometry/rings.ts";
import { keepClosures } from "#renderer/kept-closures.ts";
import { BUILT } from "#renderer/layout/measure-surfaces.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";
import type { Site } from "#renderer/layout/site.ts";
import type { SiteParts } from "#renderer/layout/site-parts.ts";
import { elementName } from "#renderer/painters/element-name.ts";

/** Cells of the grid between two places that are asked: 15 cm of a yard. */
const EVERY = 3;
/** Less lost ground than this is a rim that nobody misses: a share of the element, and square meters. */
const LEAST_SHARE = 0.03;
const LEAST_M2 = 0.2;
/** Coverage from which a pixel belongs to a region. */
const INSIDE = 0.5;

/** An element of one version of a design as it lies. */
type Lying = { id: string; element: PlanElement; outcome: Outcome; parts: SiteParts };
/** Where it lies: in its own region, whose ground is a part of the photo. */
type In = Pick<Site, "grid" | "camera" | "clip">;
export type LyingIn<One extends Lying> = { site: In; standing: readonly One[] };

/** Whether a place is covered with it: the crown of a tree leaves the bed below it a bed. */
function coversAt({ parts: { surfaces, decks, pieces } }: Lying, x: number, z: number): boolean {
  // Loops here and below: a function made for each place would be compiled for each picture.
  for (const { field } of surfaces) if (field(x, z) < 0) return true;
  for (const { field } of decks) if (field(x, z) < 0) return true;
  for (const { element, outline } of pieces) {
    if (!BUILT.includes(element.kind)) continue;
    for (const ring of outline) if (isInGroundRing(ring, x, z)) return true;
  }
  return false;
}

function isIn({ camera, clip }: In, x: number, z: number): boolean {
  const [across, down] = [Math.floor(camera.photoX(x, z)), Math.floor(camera.photoY(0, z))];
  const isSeen = across >= 0 && down >= 0 && across < camera.widthPx && down < camera.heightPx;
  return isSeen && clip[down * camera.widthPx + across]! > INSIDE;
}

/** Whose ground a place is: of what lies there in its region, the last that was laid. */
function ownerAt<One extends Lying>(regions: readonly LyingIn<One>[], x: number, z: number): One | undefined {
  for (let r = regions.length - 1; r >= 0; r--) {
    const { site, standing } = regions[r]!;
    if (!isIn(site, x, z)) continue;
    for (let k = standing.length - 1; k >= 0; k--) if (coversAt(standing[k]!, x, z)) return standing[k]!;
  }
  return undefined;
}

/** Square meters that each taker has now and an element had before. `grid`: that of its region in the version before. */
function lostTo<One extends Lying>(
  grid: In["grid"],
  prior: Lying,
  takers: readonly One[],
  now: readonly LyingIn<One>[],
  before: readonly LyingIn<Lying>[],
): Map<One, number> {
  const lost = new Map<One, number>();
  eachPlace(grid, (x, z) => {
    if (!isTaken(takers, x, z) || ownerAt(before, x, z) !== prior) return;
    const taker = ownerAt(now, x, z);
    if (taker && takers.includes(taker)) lost.set(taker, (lost.get(taker) ?? 0) + placeM2(grid));
  });
  return lost;
}

function isTaken(takers: readonly Lying[], x: number, z: number): boolean {
  for (const taker of takers) if (coversAt(taker, x, z)) return true;
  return false;
}

/** Square meters that were its own. */
function ownM2(grid: In["grid"], prior: Lying, before: readonly LyingIn<Lying>[]): number {
  let m2 = 0;
  eachPlace(grid, (x, z) => {
    if (ownerAt(before, x, z) === prior) m2 += placeM2(grid);
  });
  return m2;
}

const placeM2 = ({ cellM }: In["grid"]): number => (EVERY * cellM) ** 2;

/** The places of a region that are asked. */
function eachPlace({ nx, nz, x0, z0, cellM, inside }: In["grid"], ask: (x: number, z: number) => void): void {
  keepClosures(ask);
  for (let j = 0; j < nz; j += EVERY)
    for (let i = 0; i < nx; i += EVERY)
      if (inside[j * nx + i]) ask(x0 + (i + 0.5) * cellM, z0 + (j + 0.5) * cellM);
}

/** Lawn and loose stone, which lie wherever nothing else does. */
const isLoose = ({ kind, ...rest }: PlanElement): boolean =>
  kind === "lawn" || (kind === "gravel" && "use" in rest && rest.use === "area");

/**
 * What an element that nobody named lost to those that a change moved, grew or added: measured as the ground that was its own before and is
 * theirs now. Lawn and loose stone lie wherever nothing else does: of them nothing is said.
 */
export function gaveWay<One extends Lying, Laid>(
  now: readonly (Laid & LyingIn<One>)[],
  before: readonly LyingIn<Lying>[],
): (Laid & LyingIn<One>)[] {
  const old = new Map(
    before.flatMap(({ site, standing }) => standing.map((prior) => [prior.id, { site, prior }] as const)),
  );
  // What is new, or another element than before under its id.
  const takers = now.flatMap(({ standing }) =>
    standing.filter(({ id, element }) => old.get(id)?.prior.element !== element),
  );
  if (takers.length === 0) return [...now];
  const changed: ReadonlySet<Lying> = new Set(takers);
  const told = (one: One): One => {
    const lay = old.get(one.id);
    if (!lay || changed.has(one) || isLoose(one.element)) return one;
    const { site, prior } = lay;
    if (!prior.outcome.placed || !one.outcome.placed) return one;
    // The grid of the version before: its cells are the ground that was lost.
    const { grid } = site;
    const lost = lostTo(grid, prior, takers, now, before);
    // Counting its own ground costs as much again, so that is left out where hardly any was lost.
    const most = Math.max(0, ...lost.values());
    if (most < LEAST_M2) return one;
    const least = Math.max(LEAST_SHARE * ownM2(grid, prior, before), LEAST_M2);
    const winners = [...lost].filter(([, m2]) => m2 >= least).map(([winner]) => winner);
    if (winners.length === 0) return one;
    const names = [...new Set(winners.map(({ element }) => `the ${elementName(element)}`))].join(" and ");
    const gave = `The ${elementName(one.element)} gave way to ${names}.`;
    const sentence = [one.outcome.sentence, gave].filter(Boolean).join(" ");
    return { ...one, outcome: { ...one.outcome, sentence } };
  };
  return now.map((laid) => ({ ...laid, standing: laid.standing.map((one) => told(one)) }));
}
