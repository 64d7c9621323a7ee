import { clamp } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Site } from "./site.ts";

/** Share of a place's score that is lost where a tree would hide a door, and where all of its crown is before the house. */
const DOOR_LOSS = 0.7;
const HOUSE_LOSS = 0.6;
/** A crown is seen as so wide, of its greatest width. */
const CROWN_WIDE = 0.8;
/** A column of the picture shows the house where it is so high, as a share of the picture's height. */
const HOUSE_HIGH = 0.08;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * What is left of the score of a place for a tree, 0 to 1: nobody wants one before the door, and beside the house it hides less than before
 * it. A person who circles a place as small as a bed means that place. In a larger highlight the tree only keeps off the door. `crownAt`:
 * radius of its crown at a distance, meters.
 */
export function leavesInView(site: Site, crownAt: (z: number) => number): (x: number, z: number) => number {
  const { camera, house, areaId, isBedSized } = site;
  if (isBedSized) return () => 1;
  const houseLoss = areaId === null ? HOUSE_LOSS : 0;
  const before = houseBefore(camera)(house);
  const ways = site.ways().map(({ left, right }) => ({
    z: Math.max(left.z, right.z),
    from: camera.photoX(left.x, left.z),
    to: camera.photoX(right.x, right.z),
  }));
  return (x, z) => {
    const halfM = CROWN_WIDE * crownAt(z);
    const column = (at: number) => clamp(Math.round(camera.photoX(at, z)), 0, camera.widthPx);
    const [left, right] = [column(x - halfM), column(x + halfM)];
    const onHouse = (before[right]! - before[left]!) / Math.max(1, right - left);
    const hidden = ways.map(({ z: at, from, to }) =>
      at < z ? 0 : clamp((Math.min(to, right) - Math.max(from, left)) / Math.max(1, to - from), 0, 1),
    );
    return (1 - houseLoss * onHouse) * (1 - DOOR_LOSS * Math.max(0, ...hidden));
  };
}

/** How many columns left of each show the house. */
const houseBefore = oncePer(({ widthPx, heightPx }: Site["camera"]) =>
  oncePer((house: Float32Array) => {
    const counts = new Int32Array(widthPx + 1);
    for (let column = 0; column < widthPx; column++) {
      let high = 0;
      for (let row = 0; row < heightPx; row++) if (house[row * widthPx + column]! > INSIDE) high++;
      counts[column + 1] = counts[column]! + (high > HOUSE_HIGH * heightPx ? 1 : 0);
    }
    return counts;
  }),
);
