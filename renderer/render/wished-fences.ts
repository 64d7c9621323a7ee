import type { Camera } from "#core/camera/camera.ts";
import type { ElementKind, Place } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { fenceBySides } from "#renderer/clear/fence-by-sides.ts";
import { findLoose } from "#renderer/clear/find-loose.ts";
import { fenceInStrip, fenceOfPhoto, wallInStrip } from "#renderer/clear/find-named-run.ts";
import { findOldFence, type OldFence } from "#renderer/clear/find-old-fence.ts";
import { thingsBefore } from "#renderer/clear/things-before.ts";
import { isLower, spansLine } from "#renderer/layout/old-run.ts";
import { shareAt } from "#renderer/layout/share-at.ts";
import { type DrawnLine, HEDGE_RATIO, screenLine, stripLine } from "#renderer/layout/strip-line.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { viewOf } from "./view.ts";

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** What the highlights of a design say of its fences, by the place of their plans, and what of the photo is behind and before those. */
export function wishedFences(
  plans: readonly { plan: DesignPlan }[],
  insides: readonly (Float32Array | null | undefined)[],
  seen: Seen,
  camera: Camera,
) {
  const drawnLines = plans.map(({ plan }, k) => {
    const inside = insides[k];
    const isRow = standsAlone(plan) || isWallAlone(plan);
    const ratio = isRow ? undefined : isHedgeRow(plan) ? HEDGE_RATIO : null;
    if (!inside || ratio === null) return null;
    const line = stripLine(camera, inside, ratio);
    if (line) return line;
    // Over an old fence the new one is no screen before it.
    const isScreen = standsAlone(plan) && !replacesRun(plan) && !isOverFence(inside, seen);
    return isScreen ? screenLine(camera, inside, seen.ground) : null;
  });
  const oldFences = plans.map(({ plan }, k) => {
    const [inside, drawn] = [insides[k], drawnLines[k]];
    // Who draws a new fence over an old one wants one of them.
    if (inside && isWallAlone(plan))
      return replacesRun(plan) || !isOnGround(inside, seen) ? wallInStrip(seen, camera, inside) : null;
    const isOverOld = inside && standsAlone(plan) && !drawn?.hides && !(drawn && isOnGround(inside, seen));
    if (!replacesRun(plan) && !isOverOld) return null;
    if (!inside) return fenceOfPhoto(seen, camera);
    const bySides = fenceBySides(seen, camera, inside);
    if (bySides) return bySides;
    const found = findOldFence(seen, camera, inside);
    const isAlong = found && !(drawn?.heightM && !runsAlong(found.runs, drawn.line));
    if (isAlong && (!drawn || spansLine(found, drawn, camera))) return found;
    return fenceInStrip(seen, camera, inside) ?? (isAlong ? found : null);
  });
  // What one looks through shows what is behind it, and not the old one.
  const behind = plans.flatMap(({ plan }, k) => {
    const [old, inside, line] = [oldFences[k], insides[k], drawnLines[k]];
    const isLow = old && plan.elements.some((element) => isLower(element, plan, old));
    if (isLow || (old && isSeeThrough(plan))) return [old.body];
    if (!isSeeThrough(plan)) return [];
    return inside && line?.heightM && isOverThings(inside, seen)
      ? [stripUnder(inside, line, seen, camera)]
      : [];
  });
  // What stands before a fence stays before the new one; a screen hides it.
  const before = plans.flatMap(({ plan }, k) => {
    const [old, drawn] = [oldFences[k], drawnLines[k]];
    const lines = old?.runs ?? (standsAlone(plan) && drawn?.heightM && !drawn.hides ? [drawn.line] : []);
    if (lines.length === 0) return [];
    const things = thingsBefore(lines, findLoose(viewOf(seen, camera)), camera, seen).filter(
      (pixels) => !old || reachesOut(pixels, old.body),
    );
    return [...(old ? [old.poles] : []), ...things.map((pixels) => maskOf(pixels, seen.ground.length))];
  });
  return { drawnLines, oldFences, behind, before: bothOf(before) };
}

/** Of a thing that stands before a fence more than this share lies below its foot or above its top: what lies in it is boards in the shade. */
const LEAST_OUTSIDE = 0.15;
const reachesOut = (pixels: Int32Array, body: Uint8Array): boolean =>
  pixels.filter((i) => !body[i]).length > LEAST_OUTSIDE * pixels.length;

function maskOf(pixels: Int32Array, size: number): Uint8Array {
  const mask = new Uint8Array(size);
  for (const i of pixels) mask[i] = 1;
  return mask;
}

function bothOf(masks: readonly Uint8Array[]): Uint8Array | null {
  const [first, ...rest] = masks;
  if (!first) return null;
  const all = first.map((own, i) => (own || rest.some((mask) => mask[i] === 1) ? 1 : 0));
  return all.includes(1) ? all : null;
}

/** What stands in a row, and takes the place of another row. */
const ROWS: ReadonlySet<ElementKind> = new Set<ElementKind>(["fence", "hedge", "retaining-wall"]);

/** Whether a fence, a hedge or a wall is to stand in the place of a fence or wall that the photo shows: along the one that goes is in its place. */
export const replacesRun = ({ removals, withdrawn, elements }: DesignPlan): boolean =>
  ["fence", "wall"].some((old) => removals.includes(old) && !withdrawn?.includes(old)) &&
  elements.some(({ kind, place }) => ROWS.has(kind) && (!place || place === "along-fence"));

/** The mean of a value over the pixels of a highlight; 0 for none. */
function meanIn(inside: Float32Array, valueAt: (i: number) => number): number {
  let [all, sum] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] !== 1) continue;
    all++;
    sum += valueAt(i);
  }
  return all === 0 ? 0 : sum / all;
}

/** A circle of which the network sees more than this share as fences or garden walls was drawn round one. */
const OVER_FENCE = 0.5;
const isOverFence = (inside: Float32Array, seen: Seen): boolean =>
  meanIn(inside, shareAt(seen, ["fence"])) > OVER_FENCE;

/** A lattice or a wire is seen as what is behind it: from this share of things and plants on in a strip, it is filled with that. */
const OVER_THINGS = 0.6;
const isOverThings = (inside: Float32Array, { plants, standing }: Seen): boolean =>
  meanIn(inside, (i) => Number(Math.max(plants[i]!, standing[i]!) > INSIDE)) > OVER_THINGS;

/** An old fence is no farther behind the line that was drawn along it than this, as a share of how far away that is. */
const BEHIND_SHARE = 0.12;
function runsAlong(runs: OldFence["runs"], line: DrawnLine["line"]): boolean {
  const near = runs.flat().map((p) => {
    const beside = line.reduce((best, q) =>
      Math.abs(q.x / q.z - p.x / p.z) < Math.abs(best.x / best.z - p.x / p.z) ? q : best,
    );
    return p.z < beside.z * (1 + BEHIND_SHARE);
  });
  return near.filter(Boolean).length * 2 > near.length;
}

/** What of a strip a fence as high as it will hide or show: 1 per pixel. */
function stripUnder(
  inside: Float32Array,
  { line, heightM }: DrawnLine,
  { width }: Seen,
  camera: Camera,
): Uint8Array {
  const strip = new Uint8Array(inside.length);
  for (let k = 1; k < line.length; k++) {
    const [a, b] = [line[k - 1]!, line[k]!];
    const [from, to] = [camera.photoX(a.x, a.z), camera.photoX(b.x, b.z)];
    for (let u = Math.max(0, Math.floor(from)); u <= Math.min(width - 1, Math.ceil(to)); u++) {
      const share = Math.min(1, Math.max(0, (u + 0.5 - from) / Math.max(1, to - from)));
      const z = a.z + (b.z - a.z) * share;
      const [top, foot] = [
        Math.round(camera.photoY((heightM ?? 0) + OVER_M, z)),
        Math.round(camera.photoY(0, z)),
      ];
      for (let y = Math.max(0, top); y < foot && y * width + u < strip.length; y++) strip[y * width + u] = 1;
    }
  }
  return strip;
}
/** The tips of an old fence stand so much higher than the highlight has it, meters. */
const OVER_M = 0.08;

/** Whether one looks through the new fence. */
const isSeeThrough = ({ elements }: DesignPlan): boolean =>
  elements.some(
    (one) =>
      one.kind === "fence" && (one.style === "metal" || one.boards === "picket" || one.boards === "rail"),
  );

/** Whether a fence is all that is wished, wherever the highlight lies. */
export const standsAlone = ({ elements }: DesignPlan): boolean =>
  elements.length > 0 && elements.every((one) => one.kind === "fence" && !one.place);

/** Whether a wall is all that is wished. */
const isWallAlone = ({ elements }: DesignPlan): boolean =>
  elements.length > 0 && elements.every(({ kind, place }) => kind === "retaining-wall" && !place);

/** Whether a highlight lies on open ground, and not over something that stands. */
const MOSTLY_GROUND = 0.5;
const isOnGround = (inside: Float32Array, { ground }: Seen): boolean =>
  meanIn(inside, (i) => ground[i]!) > MOSTLY_GROUND;

/** Whether a hedge runs along the highlight: one along a walk or round a tree in it has another line. */
const isHedgeRow = ({ elements }: DesignPlan): boolean =>
  elements.some((one) => one.kind === "hedge" && (!one.place || HEDGE_SIDES.has(one.place))) &&
  elements.every(({ kind }) => kind !== "fence");
const HEDGE_SIDES: ReadonlySet<Place> = new Set<Place>(["along-fence", "back", "front", "along-house"]);
