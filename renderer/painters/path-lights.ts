import type { GroundPoint } from "#core/geometry/point.ts";
import { edgeLines, spacedAlong } from "#renderer/layout/edge-lines.ts";
import { fewerOf, noRoom } from "#renderer/layout/outcome.ts";
import { freeDistance, planned, regionField, type Site } from "#renderer/layout/site.ts";
import { pathLight } from "#renderer/solids/path-light.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Pools of light just meet at this spacing. */
const SPACING_M = 2.2;
const USUAL_COUNT = 7;
const MOST = 24;
const INSET_M = 0.25;
/** A walk is no farther from the lights along it. */
const BESIDE_M = 0.75;
/** Nearer to the camera than this a light is only a dark stick. */
const NEAREST_M = 2.5;

export const pathLights: Painter<"path-lights"> = {
  turn: TURN.lights,
  paint: (site, element) => {
    const wanted = Math.min(MOST, element.size?.count ?? USUAL_COUNT);
    const spots = lightSpots(site, element).slice(0, wanted);
    if (spots.length === 0) return noRoom("path lights");
    const mesh = pathLight();
    for (const { x, z } of spots) site.instances.push({ mesh, x, z });
    site.lamps.push(...spots);
    site.pieces.push({
      element,
      areaId: site.areaId,
      outline: [],
      areaM2: 0,
      perimeterM: 0,
      count: spots.length,
    });
    return fewerOf("path lights", spots.length, element.size?.count ?? 1);
  },
};

/** Along the walk or drive when there is one to be seen, else along the front of the region's beds and edges. */
function lightSpots(site: Site, element: ElementOf<"path-lights">): GroundPoint[] {
  const ownWalk = site.surfaces.find((laid) => laid.line);
  if (ownWalk && element.place !== "border") {
    const beside = besideLine(site, ownWalk.line!, ownWalk.field);
    if (beside.length > 0) return beside;
  }
  const open = (p: GroundPoint) => p.z > NEAREST_M && freeDistance(site, p.x, p.z) > 0.05;
  // A walk lies beside the lawn it leads through; what lies before the lawn is the sidewalk.
  const byWalk = (p: GroundPoint) =>
    Math.min(site.hardDistance(p.x - BESIDE_M, p.z), site.hardDistance(p.x + BESIDE_M, p.z)) < 0.05;
  const paved = site.surfaces.filter((s) => "use" in s.element || s.element.kind === "stepping-stones");
  const besides = paved.flatMap((s) =>
    edgeLines(site, INSET_M, (p) => open(p) && s.field(p.x, p.z) > 0.1 && s.field(p.x, p.z) < 0.8),
  );
  const walk = edgeLines(site, INSET_M, (p) => open(p) && byWalk(p));
  const anywhere = edgeLines(site, INSET_M, open);
  const lines = element.place === "border" ? anywhere : [walk, besides, anywhere].find((l) => l.length > 0);
  const spacing = element.spacingM ?? (planned(site, "path-lights")?.size?.count ? 1.4 : SPACING_M);
  return (lines ?? []).flatMap((line) => spacedAlong(line, spacing));
}

/** On alternate sides of a walk, a hand's breadth off its edge: a pair of rows is a runway. */
function besideLine(
  site: Site,
  line: readonly GroundPoint[],
  walk: (x: number, z: number) => number,
): GroundPoint[] {
  const spots: GroundPoint[] = [];
  spacedAlong(line, SPACING_M / 1.4).forEach((p, k) => {
    if (p.z < NEAREST_M) return;
    const near = line.reduce((best, q) =>
      Math.hypot(q.x - p.x, q.z - p.z) < Math.hypot(best.x - p.x, best.z - p.z) ? q : best,
    );
    const next = line[Math.min(line.length - 1, line.indexOf(near) + 1)]!;
    const before = line[Math.max(0, line.indexOf(near) - 1)]!;
    const length = Math.hypot(next.x - before.x, next.z - before.z) || 1;
    const side = k % 2 === 0 ? 1 : -1;
    for (let off = 0.4; off < 2; off += 0.1) {
      const spot = {
        x: p.x + (side * off * (next.z - before.z)) / length,
        z: p.z - (side * off * (next.x - before.x)) / length,
      };
      if (walk(spot.x, spot.z) < INSET_M - 0.02) continue;
      if (regionField(site)(spot.x, spot.z) < -0.05) spots.push(spot);
      return;
    }
  });
  return spots;
}
