import type { Place } from "#core/elements/element.ts";
import { inFrame, type Site } from "./site.ts";

/** Every so many meters from where a thing was set down take two thirds of the score: it is made smaller before it goes far. */
const NEAR_M = 1;
/** Along the house: within this of its foot, and the meters that stand for one unit of the ramp. */
const AT_HOUSE_M = 4;
const HOUSE_RAMP_M = 6;

/**
 * How well a ground point answers the words for a place, 0 to 1; 1 everywhere without words. Left, right, front and back
 * are meant as seen in the photo.
 */
export function placeWeight(site: Site, place: Place | undefined, x: number, z: number): number {
  // A place that only words know counts with the one that the element has.
  const own = ownWeight(site, place, x, z);
  return site.aim && !site.aim(x, z) ? own * WRONG_SIDE : own;
}

function ownWeight(site: Site, place: Place | undefined, x: number, z: number): number {
  // Set down by hand: there, or as near as there is room.
  if (site.near) return Math.exp(-Math.hypot(x - site.near.x, z - site.near.z) / NEAR_M);
  const { across } = inFrame(site, x, z);
  const { grid } = site;
  const depth = (z - grid.z0) / (grid.nz * grid.cellM);
  switch (place) {
    // `across` and `depth` are shares of the picture's width and of the yard's depth; each place is a limit with a ramp of about 0.3.
    case "left":
      return ramp(0.6 - across);
    case "right":
      return ramp(across - 0.4);
    case "centre":
      return ramp(0.35 - Math.abs(across - 0.5));
    case "front":
      return ramp(0.55 - depth);
    case "back":
      return ramp(depth - 0.45);
    case "corner":
      return ramp(Math.abs(across - 0.5) - 0.12) * ramp(depth - 0.3);
    case "along-house":
      return ramp((AT_HOUSE_M - grid.at(grid.houseDistance, x, z)) / HOUSE_RAMP_M);
    default:
      return 1;
  }
}

/** From 0.05 (wrong side) to 1 (well on the right side). */
const WRONG_SIDE = 0.05;
const AT_LIMIT = 0.35;
const PER_UNIT = 3;
const ramp = (d: number): number => Math.min(1, Math.max(WRONG_SIDE, AT_LIMIT + d * PER_UNIT));
