import type { ElementOf } from "#core/elements/vocabulary.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { OldFence } from "#renderer/clear/find-old-fence.ts";
import { linesAtFrame } from "#renderer/layout/frame-lines.ts";
import { inStrip } from "#renderer/layout/middle-line.ts";
import { inPlaceOf, isOldMissed, OLD_NOT_SEEN, spansLine } from "#renderer/layout/old-run.ts";
import { behindHouse, insideFrame, noRoom } from "#renderer/layout/outcome.ts";
import { runAsAsked } from "#renderer/layout/run-of.ts";
import { sideLines } from "#renderer/layout/side-lines.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";
import { freeDistance, type Site } from "#renderer/layout/site.ts";
import type { DrawnLine } from "#renderer/layout/strip-line.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import { strip } from "#renderer/layout/walk-line.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { fence as fenceBays } from "#renderer/solids/fence.ts";
import { type Painter, TURN } from "./painter.ts";
import { placeRun } from "./place-run.ts";

/** A fence stands this far inside the region; usual heights by style. Meters. */
const INSET_M = 0.12;
const HEIGHT_M = { wood: 1.8, vinyl: 1.8, metal: 1.4 };
const OPEN_HEIGHT_M = { picket: 1.05, rail: 1.35, horizontal: HEIGHT_M.wood };
/** Height along a street, meters: a front yard stays open to view. */
const BY_STREET_M = 0.9;
/** No fence is lower, meters: 18 in. */
const LOWEST_M = 0.45;
/** Depth of ground that a fence takes, meters. */
const DEPTH_M = 0.1;
/** Shorter lines get no fence, meters. */
const LEAST_M = 2;
/** Where a person drew the line, meters: a panel. */
const LEAST_DRAWN_M = 1;
/** Room that a fence needs beside other things and beside paving, meters. */
const CLEAR_M = 0.1;
const OFF_PAVING_M = 0.3;
/** A line is straightened where its bends are smaller than this, meters. */
const STRAIGHT_M = 0.25;

/** Builds a fence along the sides of the yard, in bays; the first line has the gate. */
export const fence: Painter<"fence"> = {
  turn: TURN.fence,
  paint: (site, element) => {
    const { drawnLine } = site;
    const isClear = (p: GroundPoint) =>
      freeDistance(site, p.x, p.z) > CLEAR_M && site.hardDistance(p.x, p.z) > OFF_PAVING_M;
    if (isOldMissed(site, element)) return OLD_NOT_SEEN;
    const oldFence =
      site.oldFence && (!drawnLine || spansLine(site.oldFence, drawnLine, site.camera))
        ? site.oldFence
        : null;
    const found = oldFence
      ? { lines: inPlaceOf(oldFence), byStreet: false, isHidden: false }
      : drawnLine
        ? alongDrawn(site, drawnLine)
        : sideLines(site, element.place, {
            insetM: INSET_M,
            leastM: LEAST_M,
            clear: isClear,
          });
    const inPlace = found.lines.length > 0 ? found.lines : inStrip(site, DEPTH_M, LEAST_M);
    const { place } = element;
    const atFrame =
      inPlace.length === 0 && !site.filled
        ? linesAtFrame(site, place, {
            heightM: BY_STREET_M,
            insetM: INSET_M,
            leastM: LEAST_M,
            clear: isClear,
          })
        : null;
    const stood = atFrame?.lines ?? inPlace;
    const whole = stood.map((line) => simplified(line, STRAIGHT_M));
    const { lines, lengthM, outcome } = runAsAsked(whole, "fence", element);
    if (lines.length === 0) return found.isHidden ? behindHouse("fence") : noRoom("fence");
    const usualM = found.byStreet || atFrame?.side === "front" ? BY_STREET_M : usualHeightM(element);
    const drawnM = drawnLine?.heightM ? Math.max(LOWEST_M, drawnLine.heightM) : usualM;
    const heightM = Math.max(
      oldFence?.heightM ?? 0,
      element.size?.heightM ?? oldFence?.heightM ?? Math.min(usualM, drawnM),
    );
    const larger = drawnLine?.hides && !site.isMeasured ? asHighAs(drawnLine, heightM) : 1;
    lines.forEach((line, k) => {
      const built = line.map(({ x, z }) => ({ x: x / larger, z: z / larger }));
      const bays = fenceBays(site.seed + k, built, heightM, {
        ...element,
        gate: element.gate && k === 0,
        dense: oldFence !== null,
        ...(oldFence && heightM < AS_HIGH * oldFence.heightM ? { ends: endsOf(oldFence, line) } : {}),
      });
      const isOverOld = oldFence !== null || drawnLine?.heightM != null;
      for (const bay of bays)
        site.instances.push({
          ...bay,
          ...(larger === 1 ? {} : { x: bay.x * larger, z: bay.z * larger, scale: larger }),
          ...(drawnLine?.hides ? { covers: "others" as const } : {}),
          ...(isWhite(element) ? { white: true as const } : {}),
          // The foot of an old fence is dark of itself, and not for want of light.
          ...(isOverOld ? { litAt: BEFORE_M.map((m) => ({ x: bay.x, z: bay.z - m })) } : {}),
        });
      site.taken.push(strip(line, DEPTH_M));
    });
    placeRun(site, element, lines, { lengthM: lengthM / larger, depthM: DEPTH_M, heightM });
    return atFrame && outcome.placed && !outcome.sentence ? insideFrame("fence", atFrame.side) : outcome;
  },
};

/** A new fence has the old one's top where it is less than so many times as high. */
const AS_HIGH = 1.2;

/** The shares of an old fence's height at both ends of a line that stands in its place. */
function endsOf({ runs, ends }: OldFence, line: readonly GroundPoint[]): [number, number] {
  const shareAt = (p: GroundPoint): number => {
    let best = { away: Number.POSITIVE_INFINITY, share: 1 };
    for (const [k, [a, b]] of runs.entries()) {
      const [dx, dz] = [b.x - a.x, b.z - a.z];
      const t = clamp(((p.x - a.x) * dx + (p.z - a.z) * dz) / (dx * dx + dz * dz || 1), 0, 1);
      const away = Math.hypot(a.x + t * dx - p.x, a.z + t * dz - p.z);
      const [from, to] = ends?.[k] ?? [1, 1];
      if (away < best.away) best = { away, share: from + t * (to - from) };
    }
    return best.share;
  };
  return [shareAt(line[0]!), shareAt(line.at(-1)!)];
}

/** A circle round what is to be hidden says better than the camera how large it looks: a panel this much lower would not hide it. */
const LOWER = 1.15;

/** How many times as large as the camera says a screen is drawn, so that it reaches the upper edge of its circle. */
const asHighAs = ({ heightM: drawnM }: DrawnLine, heightM: number): number =>
  drawnM !== null && drawnM > LOWER * heightM ? drawnM / heightM : 1;

/** Before an old fence its light is read at these distances, meters. */
const BEFORE_M = [0.3, 0.7, 1.2];
const isWhite = ({ style, color }: ElementOf<"fence">): boolean =>
  color === "white" || (style === "vinyl" && color === undefined);

const usualHeightM = ({ style, boards }: Pick<ElementOf<"fence">, "style" | "boards">): number =>
  style === "metal" || !boards ? HEIGHT_M[style] : OPEN_HEIGHT_M[boards];

/** Where a person drew the line it stands, and leaves walks and drives open. */
function alongDrawn(site: Site, { line, hides, heightM }: DrawnLine) {
  // The pads of what is hidden are no way.
  if (hides) return { lines: [[...line]], byStreet: false, isHidden: false };
  const runs: GroundPoint[][] = [[]];
  for (const p of line) {
    // Over something that stands a way is one where it goes on behind it.
    const isWay = heightM === null ? site.hardDistance(p.x, p.z) <= 0 : goesOn(site, p);
    if (!isWay) runs.at(-1)!.push(p);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return {
    lines: runs.filter((run) => run.length > 1 && lineLength(run, false) >= LEAST_DRAWN_M),
    byStreet: false,
    isHidden: false,
  };
}

/** Distances behind a fence at which a way through it is seen, meters. */
const BEHIND_M = [0.5, 1];

/** Whether paving is seen on both sides of a fence's line. */
function goesOn({ camera, hard }: Site, { x, z }: GroundPoint): boolean {
  const isPaved = (m: number) => {
    const [u, row] = [Math.floor(camera.photoX(x, z + m)), Math.floor(camera.photoY(0, z + m))];
    if (u < 0 || u >= camera.widthPx || row < 0 || row >= camera.heightPx) return false;
    return hard[row * camera.widthPx + u]! > 0.5;
  };
  return [0, ...BEHIND_M].every(isPaved);
}
