import type { GroundPoint } from "#core/geometry/point.ts";
import type { OldFence } from "#renderer/clear/find-old-fence.ts";
import { noRoom } from "#renderer/layout/outcome.ts";
import { runAsAsked } from "#renderer/layout/run-of.ts";
import { sideLines } from "#renderer/layout/side-lines.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";
import { freeDistance } from "#renderer/layout/site.ts";
import { strip } from "#renderer/layout/walk-line.ts";
import { fence as fenceBays } from "#renderer/solids/fence.ts";
import { type Painter, TURN } from "./painter.ts";
import { placeRun } from "./place-run.ts";

/** A fence stands this far inside the region; usual heights by style. Meters. */
const INSET_M = 0.12;
const HEIGHT_M = { wood: 1.8, vinyl: 1.8, metal: 1.4 };
/** Height along a street, meters: a front yard stays open to view. */
const BY_STREET_M = 0.9;
/** Depth of ground that a fence takes, meters. */
const DEPTH_M = 0.1;
/** Shorter lines get no fence, meters. */
const LEAST_M = 2;
/** Room that a fence needs beside other things and beside paving, meters. */
const CLEAR_M = 0.1;
const OFF_PAVING_M = 0.3;
/** A line is straightened where its bends are smaller than this, meters. */
const STRAIGHT_M = 0.25;

/** Builds a fence along the sides of the yard, in bays; the first line has the gate. */
export const fence: Painter<"fence"> = {
  turn: TURN.fence,
  paint: (site, element) => {
    const { oldFence } = site;
    const found = oldFence
      ? inPlaceOf(oldFence)
      : sideLines(site, element.place, {
          insetM: INSET_M,
          leastM: LEAST_M,
          clear: (p) => freeDistance(site, p.x, p.z) > CLEAR_M && site.hardDistance(p.x, p.z) > OFF_PAVING_M,
        });
    const whole = found.lines.map((line) => simplified(line, STRAIGHT_M));
    const { lines, lengthM, outcome } = runAsAsked(whole, "fence", element);
    if (lines.length === 0) return noRoom("fence");
    const heightM = Math.max(
      oldFence?.heightM ?? 0,
      element.size?.heightM ?? oldFence?.heightM ?? (found.byStreet ? BY_STREET_M : HEIGHT_M[element.style]),
    );
    lines.forEach((line, k) => {
      site.instances.push(
        ...fenceBays(site.seed + k, line, heightM, {
          ...element,
          gate: element.gate && k === 0,
          dense: oldFence !== null,
        }),
      );
      site.taken.push(strip(line, DEPTH_M));
    });
    placeRun(site, element, lines, { lengthM, depthM: DEPTH_M, heightM });
    return outcome;
  },
};

/** A new fence stands where the old one stood. */
const inPlaceOf = ({ runs }: OldFence) => ({
  lines: runs.map((run): GroundPoint[] => [...run]),
  byStreet: false,
});
