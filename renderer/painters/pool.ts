import type { PlanElement } from "#core/elements/element.ts";
import { fitRoom, noRoomFor } from "#renderer/layout/fit-room.ts";
import { mainMaterial } from "#renderer/layout/main-material.ts";
import { AS_ASKED, isSmaller, madeSmaller } from "#renderer/layout/outcome.ts";
import { wishedSize } from "#renderer/layout/paved-shape.ts";
import { type GroundRectangle, kidney, outlineOf, rectangle } from "#renderer/layout/shapes.ts";
import { layDetail, laySurface, planned, regionField, type Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { contourRuler } from "#renderer/textures/contour-ruler.ts";
import { paving } from "#renderer/textures/paver.ts";
import { PAVER_COLORS } from "#renderer/textures/paver-palette.ts";
import { LAYING } from "#renderer/textures/paver-pattern.ts";
import { water } from "#renderer/textures/water.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";
import { paverSurface } from "./pavers.ts";

/** A family pool of 30 by 14 ft; below the least one it is a bath. */
const USUAL = { wideM: 9, deepM: 4.2 };
const LEAST = { wideM: 3, deepM: 2 };
const COPING_M = 0.32;
const COPING_STONE_M = 0.3;
/** People walk round a pool: paving this wide on every side. */
const SURROUND_M = 1.25;

export const pool: Painter<"pool"> = {
  turn: TURN.pool,
  paint: (site, element) => {
    const wish = wishedSize(element.size, USUAL);
    const wanted = {
      ...wish,
      marginM: 0.8,
      leastWideM: Math.min(LEAST.wideM, wish.wideM),
      leastDeepM: Math.min(LEAST.deepM, wish.deepM),
      place: element.place,
    };
    const room = fitRoom(site, wanted, element.size !== undefined);
    if (!room) return noRoomFor(site, "pool", wanted);
    const outer = element.shape === "kidney" ? kidney(room) : rectangle(room, 0.25);
    laySurround(site, room);
    laySurface(
      site,
      element,
      outer,
      { kind: "matte", shade: coping(site, element, room, outer) },
      { soilM: 0.02 },
    );
    const basin: GroundSdf = (x, z) => outer(x, z) + COPING_M;
    const { camera, light, mirrorRow, readMirror } = site;
    layDetail(site, basin, {
      kind: "water",
      shade: water(camera, { basin, mirrorRow, readMirror, exposure: light.exposure }, light.sun),
    });
    site.taken.push(outer);
    return element.size && isSmaller(room, wish) ? madeSmaller("pool", room, wish) : AS_ASKED;
  },
};

/** Coping stones laid round the rim, one course from the rim inwards. */
function coping(site: Site, element: ElementOf<"pool">, room: GroundRectangle, outer: GroundSdf) {
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
        edgeM: (x, z) => -outer(x, z) - 0.08,
        widthM: 0.6,
        stoneM: COPING_STONE_M,
        colors,
      },
    },
    site.light.sun,
  );
}

/**
 * Paving round the pool: the pavers or concrete of the plan when it has them, plain gray stone otherwise. Nothing when the whole
 * region is paved or decked already.
 */
function laySurround(site: Site, room: GroundRectangle): void {
  const main = mainMaterial(site);
  if (main && "use" in main) return;
  const asked = planned(site, "pavers");
  const element: PlanElement & ElementOf<"pavers"> = asked ?? {
    kind: "pavers",
    use: "patio",
    pattern: "ashlar",
    colour: "grey",
    border: false,
  };
  const region = regionField(site);
  const pad = rectangle(
    { ...room, wideM: room.wideM + 2 * SURROUND_M, deepM: room.deepM + 2 * SURROUND_M },
    element.pattern === "circular" ? 1.2 : 0.3,
  );
  const field: GroundSdf = (x, z) => Math.max(pad(x, z), region(x, z));
  const contour = outlineOf(pad, room.x, room.z, room.wideM + room.deepM + 2 * SURROUND_M);
  const shape = { field, contour, x: room.x, z: room.z, turn: room.turn, whole: false };
  const shade = paverSurface(element, shape, site.light.sun);
  laySurface(site, element, field, { kind: "matte", shade }, { soilM: 0.022 });
  site.taken.push(field);
}
