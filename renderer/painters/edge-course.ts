import type { StandingEdge } from "#core/elements/element.ts";
import type { Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { concrete } from "#renderer/textures/concrete.ts";
import { contourRuler } from "#renderer/textures/contour-ruler.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import { paving } from "#renderer/textures/paver.ts";
import { PAVER_COLORS } from "#renderer/textures/paver-palette.ts";
import { LAYING } from "#renderer/textures/paver-pattern.ts";
import type { ElementOf } from "./painter.ts";

/** What lies flat in the ground; other edges stand on it (`standing-edge.ts`). */
type Material = Exclude<ElementOf<"edging">["material"], StandingEdge>;

/** Width of an edge as seen from above, meters. */
export const EDGE_WIDTH_M: Record<Material, number> = {
  stone: 0.11,
  brick: 0.1,
  concrete: 0.13,
  paver: 0.2,
};

/** Length of one brick, stone or paver along the edge, meters: pavers and bricks of a soldier course lie across it. */
const STONE_LENGTHS_M = { brick: 0.1, stone: 0.17, paver: 0.1 } as const;
/**
 * Width of the course as the texture knows it, meters: wider than any edge, so that the edge alone bounds
 * it.
 */
const COURSE_M = 0.6;

/** The look of an edge along a line: courses of stones follow it. */
export function edgeShade(
  site: Site,
  { material, colour = "charcoal" }: { material: Material; colour?: ElementOf<"edging">["colour"] },
  line: Parameters<typeof contourRuler>[0],
  edge: GroundSdf,
): ShadeGround {
  if (material === "concrete") return concrete("broom", site.light.sun);
  const colors = PAVER_COLORS[material === "paver" ? colour : material === "brick" ? "red" : "grey"];
  return paving(
    {
      pattern: LAYING["running-bond"],
      colors,
      originX: 0,
      originZ: 0,
      turn: 0,
      border: {
        ruler: contourRuler(line, false),
        edgeM: (x, z) => edge(x, z) + EDGE_WIDTH_M[material] / 2,
        widthM: COURSE_M,
        stoneM: STONE_LENGTHS_M[material],
        colors,
      },
    },
    site.light.sun,
  );
}
