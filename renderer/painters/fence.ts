import { noRoom } from "#renderer/layout/outcome.ts";
import { runAsAsked } from "#renderer/layout/run-of.ts";
import { sideLines } from "#renderer/layout/side-lines.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";
import { freeDistance } from "#renderer/layout/site.ts";
import { strip } from "#renderer/layout/walk-line.ts";
import { fence as fenceBays } from "#renderer/solids/fence.ts";
import { type Painter, TURN } from "./painter.ts";

const INSET_M = 0.12;
const HEIGHT_M = { wood: 1.8, vinyl: 1.8, metal: 1.4 };
/** Towards the street a yard stays open to the eye. */
const BY_STREET_M = 0.9;
const DEPTH_M = 0.1;

export const fence: Painter<"fence"> = {
  turn: TURN.fence,
  paint: (site, element) => {
    const found = sideLines(site, element.place, {
      insetM: INSET_M,
      leastM: 2,
      clear: (p) => freeDistance(site, p.x, p.z) > 0.1 && site.hardDistance(p.x, p.z) > 0.3,
    });
    const whole = found.lines.map((line) => simplified(line, 0.25));
    const { lines, lengthM, outcome } = runAsAsked(whole, "fence", element);
    if (lines.length === 0) return noRoom("fence");
    const heightM = element.size?.heightM ?? (found.byStreet ? BY_STREET_M : HEIGHT_M[element.style]);
    lines.forEach((line, k) => {
      site.instances.push(...fenceBays(site.seed + k, line, heightM, element.style, element.gate && k === 0));
      site.taken.push(strip(line, DEPTH_M));
    });
    site.pieces.push({
      element,
      areaId: site.areaId,
      outline: lines,
      areaM2: lengthM * DEPTH_M,
      perimeterM: 2 * (lengthM + DEPTH_M),
      lengthM,
      heightM,
    });
    return outcome;
  },
};
