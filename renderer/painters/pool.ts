import type { PlanElement } from "#core/elements/element.ts";
import { drawnRoom } from "#renderer/layout/drawn-room.ts";
import type { Wish } from "#renderer/layout/fit-rectangle.ts";
import { fitRoom, noRoomFor } from "#renderer/layout/fit-room.ts";
import { mainMaterial } from "#renderer/layout/main-material.ts";
import { AS_ASKED, isSmaller, madeSmaller, onlySmall } from "#renderer/layout/outcome.ts";
import { wishedSize } from "#renderer/layout/paved-shape.ts";
import { sidesOf } from "#renderer/layout/rectangle-piece.ts";
import { type GroundRectangle, kidney, outlineOf, rectangle } from "#renderer/layout/shapes.ts";
import { layDetail, laySurface, planned, regionField, type Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { contourRuler } from "#renderer/textures/contour-ruler.ts";
import { paving } from "#renderer/textures/paver.ts";
import { PAVER_COLORS } from "#renderer/textures/paver-palette.ts";
import { LAYING } from "#renderer/textures/paver-pattern.ts";
import { water } from "#renderer/textures/water.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";
import { paverSurface } from "./pavers.ts";

/** Size of a family pool, 30 by 14 ft, and the least size, meters. */
const USUAL = { wideM: 9, deepM: 4.2 };
const LEAST = { wideM: 3, deepM: 2 };
/** In a highlight the pool takes the room there is, up to this, 40 by 20 ft. Meters. */
const FILLED = { wideM: 12, deepM: 6 };
/** Paving between the pool and the edge of a small highlight, as a share of its shorter side and at least, meters: a coping and a step. */
const RIM_SHARE = 0.11;
const LEAST_RIM_M = 0.2;
/** Width of the coping and length of its stones, meters; in a small pool this share of its shorter side. */
const COPING_M = 0.32;
const COPING_STONE_M = 0.3;
const COPING_SHARE = 0.1;
/** A pool that was drawn with a shorter side than this is drawn smaller than it is, down to that share. */
const LEAST_SIDE_M = 2.6;
const SMALLEST = 0.5;
/** Width of the paving on every side, meters: room to walk around the pool. */
const SURROUND_M = 1.25;
/** Distance from the edge of the region, and radius of the corners, at most this share of the shorter side. Meters. */
const MARGIN_M = 0.8;
const ROUND_M = 0.25;
const ROUND_SHARE = 0.08;
/** Half widths of the soil along the coping and along the paving, meters. */
const SOIL_M = 0.02;
const SURROUND_SOIL_M = 0.022;
/** Radius of the corners of the paving, meters: round stones need rounder corners. */
const SURROUND_ROUND_M = { circular: 1.2, other: 0.3 } as const;
/**
 * Taken off the distance to the edge, which is not exact, so that it is a lower bound; width of the course
 * as the texture knows it, wider than the coping. Meters.
 */
const BOUND_M = 0.08;
const COURSE_M = 0.6;

/** Lays the paving around a pool, the coping, and the water inside it. Later things keep off all of it. */
export const pool: Painter<"pool"> = {
  turn: TURN.pool,
  paint: (site, element) => {
    const wish = wishedSize(element.size, USUAL);
    const wanted = {
      ...wish,
      marginM: MARGIN_M,
      leastWideM: Math.min(LEAST.wideM, wish.wideM),
      leastDeepM: Math.min(LEAST.deepM, wish.deepM),
      place: element.place,
    };
    const room = drawnPool(site, element, wanted) ?? fitRoom(site, wanted, element.size !== undefined);
    if (!room) return noRoomFor(site, "pool", wanted);
    const outer =
      element.shape === "kidney"
        ? kidney(room)
        : rectangle(room, Math.min(ROUND_M, ROUND_SHARE * Math.min(room.wideM, room.deepM)));
    const shorterM = Math.min(room.wideM, room.deepM);
    // A narrow one in a highlight is a pool all the same: the scale of the photo is wrong more often than the stroke.
    const isDrawn = site.areaId !== null && !site.isMeasured && !element.size;
    const scale = isDrawn ? clamp(shorterM / LEAST_SIDE_M, SMALLEST, 1) : 1;
    laySurround(site, element, room);
    const laid = laySurface(
      site,
      element,
      outer,
      { kind: "matte", shade: coping(site, element, room, outer, scale) },
      { soilM: SOIL_M },
    );
    laid.sides = sidesOf(room);
    const copingM = Math.min(scale * COPING_M, COPING_SHARE * shorterM);
    const basin: GroundSdf = (x, z) => outer(x, z) + copingM;
    const { camera, light, mirrorRow, readMirror } = site;
    layDetail(site, basin, {
      kind: "water",
      shade: water(camera, { basin, mirrorRow, readMirror, exposure: light.exposure, scale }, light.sun),
    });
    site.taken.push(outer);
    if (element.size) return isSmaller(room, wish) ? madeSmaller("pool", room, wish) : AS_ASKED;
    return isSmaller(room, LEAST) ? onlySmall("pool", room) : AS_ASKED;
  },
};

/** The pool of a highlight with its paving up to the edges; null where nobody drew a place, or named a size or place that fits in it. */
function drawnPool(site: Site, element: ElementOf<"pool">, wanted: Wish): GroundRectangle | null {
  if (element.place) return null;
  const asked = element.size && fitRoom(site, wanted, true);
  if (asked && !isSmaller(asked, wanted)) return null;
  const most = element.size ? wanted : { ...wanted, ...FILLED };
  const outer = drawnRoom(site, {
    ...most,
    wideM: most.wideM + 2 * MARGIN_M,
    deepM: most.deepM + 2 * MARGIN_M,
  });
  if (!outer) return null;
  const rimM = clamp(RIM_SHARE * Math.min(outer.wideM, outer.deepM), LEAST_RIM_M, MARGIN_M);
  return { ...outer, wideM: outer.wideM - 2 * rimM, deepM: outer.deepM - 2 * rimM };
}

/** Coping stones laid round the rim, one course from the rim inwards. */
function coping(
  site: Site,
  element: ElementOf<"pool">,
  room: GroundRectangle,
  outer: GroundSdf,
  scale: number,
) {
  const colors = PAVER_COLORS[element.coping];
  return paving(
    {
      pattern: LAYING["running-bond"],
      colors,
      originX: 0,
      originZ: 0,
      turn: 0,
      jointM: 0.006,
      bevelM: 0.012,
      mottling: 0.35,
      border: {
        ruler: contourRuler(outlineOf(outer, room.x, room.z, room.wideM + room.deepM), true),
        edgeM: (x, z) => -outer(x, z) - BOUND_M,
        widthM: COURSE_M,
        stoneM: scale * COPING_STONE_M,
        colors,
      },
    },
    site.light.sun,
  );
}

/**
 * Paving round the pool: the pavers or concrete of the plan when it has them, plain stone in the color of the coping otherwise. Nothing when the whole
 * region is paved or decked already.
 */
function laySurround(site: Site, { coping }: ElementOf<"pool">, room: GroundRectangle): void {
  const main = mainMaterial(site);
  if (main && "use" in main) return;
  const asked = planned(site, "pavers");
  const element: PlanElement & ElementOf<"pavers"> = asked ?? {
    kind: "pavers",
    use: "patio",
    pattern: "ashlar",
    colour: coping,
    border: false,
  };
  const region = regionField(site);
  const pad = rectangle(
    { ...room, wideM: room.wideM + 2 * SURROUND_M, deepM: room.deepM + 2 * SURROUND_M },
    element.pattern === "circular" ? SURROUND_ROUND_M.circular : SURROUND_ROUND_M.other,
  );
  const field: GroundSdf = (x, z) => Math.max(pad(x, z), region(x, z));
  const contour = outlineOf(pad, room.x, room.z, room.wideM + room.deepM + 2 * SURROUND_M);
  const shape = { field, contour, x: room.x, z: room.z, turn: room.turn, whole: false };
  const shade = paverSurface(element, shape, site.light.sun);
  laySurface(site, element, field, { kind: "matte", shade }, { soilM: SURROUND_SOIL_M });
  site.taken.push(field);
}
