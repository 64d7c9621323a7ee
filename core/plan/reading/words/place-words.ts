import type { Place } from "#core/elements/element.ts";

/** How a place word relates an element to a landmark. "at" is weak: "in", "on" and "for" often mean no place at all. */
export type Relation =
  | "along"
  | "around"
  | "left-of"
  | "right-of"
  | "behind"
  | "before"
  | "above"
  | "between"
  | "at"
  | "from";

/** Things of a yard by which people say where something goes. */
export type Landmark =
  | "house"
  | "fence"
  | "walk"
  | "driveway"
  | "tree"
  | "pool"
  | "patio"
  | "fire"
  | "wall"
  | "street"
  | "boundary"
  | "other";

export const RELATION_WORDS: Record<Relation, string> = {
  along: `
      along, alongside, off, off the, off of, off my, off our, just outside, right outside, outside of, outside the, line, lines, wrap, flank, frame, edge the, beside, next to, adjacent to, by, near, near to, nearest, nearest to, closest to, close
      to, against, lining, that line, flanking, following, bordering, framing, hugging, along side, up
      against, at the base of, at the foot of, along the base of, along the foot of, along the bottom of, running along, lined along, down the, up the, down both sides of, up both sides of, on both sides of, on each side
      of, both sides of, both side of, on both side of, in both sides of, at both sides of, to both sides of, to either side of, to each side of, at either side of, at each side of, left and right of, on the left and right of, to the left and right of, down each side of, down either side of, down both side of, at the edge of, along the edge of, along the edges of, on the edge of, either side of, each side of, one on each side of, one on either side of, one each side of, on either side of, along both sides of
    `,
  around: `
      around, surrounding, encircling, encircle, surround, ring, round the, round all, round all the, under, beneath, underneath, at
      the base of the trunk of, all around, all round, all the way around, on all sides of, circling, around the base of, around base of, at base of, around the foot of, all the way round
    `,
  "left-of":
    "left of, to the left of, on the left of, left side of, on the left side of, to the left side of",
  "right-of":
    "right of, to the right of, on the right of, right side of, on the right side of, to the right side of",
  behind: "behind, at the back of, at the rear of, beyond, in back of",
  before: "in front of, front of, at the front of, before, facing",
  above: `
      above, on top of, along the top of, at the top of, atop, along the upper edge of, along the top edge of,
      at the top edge of, on the top of
    `,
  between: "between, among, in between",
  at: "in, on, at, for, because of, cause of, due to, onto, within, inside, over, across, throughout, through",
  from: "from, where, to, toward, towards, leading to, up to, leading up to, leading from, out to, away from, far from, far away from, not too close to, not close to, not near, not too near, not next to, not right next to, clear of, well away from",
};

export const LANDMARK_WORDS: Record<
  Exclude<Landmark, "fence" | "tree" | "fire" | "pool" | "patio" | "wall" | "driveway" | "walk">,
  string
> = {
  house: `
      house, house brick, house color, home, foundation, building, facade, siding, garage, porch, screen porch, screened porch, screened in porch, sun porch, enclosed porch, back porch, side porch, porch wall, porch railing, porch rail, front railing, front porch, front door, back door, side door, kitchen door, patio door, french door, glass door, slider, back slider, rear door, screen door, kitchen window, bay window, picture window, kitchen,
      entry, entrance, entryway, door, doorway, window, front window, front step, wall of the house, house
      wall, garage wall, wall of the garage, garage door, sliding door, stoop, veranda, verandah, balcony
    `,
  street: "street, road, curb, kerb, sidewalk, mailbox, public walk, boulevard, alley",
  boundary: `
      property line, lot line, boundary, perimeter, property edge, yard edge, neighbour, neighbor, outskirt,
      property border
    `,
  other: `
      air conditioner, ac, hvac, hvac unit, air conditioning unit, heat pump, gas meter, electric box, electrical box, transformer, septic lid, septic tank, pool equipment, pool pump, ac unit, utility box, meter, downspout, hose, bin, trash can, garbage can, wheelie bin, recycling bin, dumpster, car, truck, van, trailer, boat, bike, ladder, bucket, wheelbarrow, toy, kids toy, portable toilet, man, woman, worker, power
      line, drain, well, tank, hydrant, utility
    `,
};

/** Words that are a place by themselves ("on the left", "in the corner"). */
export const PLACE_WORDS: Partial<Record<Place, string>> = {
  left: "left, left hand, left side, left hand side, off center to the left, left of center, center left, off to the left, off to the left side, over to the left, over on the left, over to the left side, off on the left, far left",
  right:
    "right, right hand, right side, right hand side, off center to the right, right of center, center right, off to the right, off to the right side, over to the right, over on the right, over to the right side, off on the right, far right",
  centre: "centre, center, middle, central, dead center",
  front:
    "front, out front, in front, up front, foreground, front side, street side, nature strip, verge, tree lawn, parkway strip, curb strip, boulevard strip",
  back: "back, out back, out the back, in back, rear, background, far end, far side, back side",
  corner: "corner, back corner, front corner, left corner, right corner",
  border:
    "border, edge, side, both sides, both side, two sides, all sides, all edges, perimeter edge, outside, outer edge, each side, either side",
};

/** Words for the yard as a whole: they place nothing. */
export const SCENE_WORDS = `
    yard, front yard, back yard, backyard, frontyard, side yard, sideyard, property, lot, space, area,
    outdoor space, outdoors, outdoor, outside area, ground, land, plot, site, highlighted area, this area,
    that area, section, spot, zone, here, there, picture, photo, image, scene, exterior, garden area, front
    garden area, back here, out here, over here, over there, up here, down here, right here, whole side, entire side
  `;

const BESIDE: Partial<Record<Landmark, Place>> = {
  house: "along-house",
  fence: "along-fence",
  walk: "along-walk",
  driveway: "along-driveway",
  tree: "around-tree",
  pool: "around-pool",
  patio: "around-patio",
  // It stands at the far side of the ground before it.
  wall: "back",
  street: "front",
  boundary: "border",
};

/** The place that a relation to a landmark means; null when the plan has no word for it. */
export function placeOf(relation: Relation, landmark: Landmark): Place | null {
  // Round a fire is ground; what stands beside it has no place of its own.
  if (landmark === "fire") return relation === "around" ? "around-fire" : null;
  if (relation === "left-of") return "left";
  if (relation === "right-of") return "right";
  // The ground above a retaining wall begins at the wall: that edge is the one towards whoever looks up to it.
  if (relation === "above") return landmark === "wall" ? "front" : null;
  if (relation === "behind") return landmark === "fence" ? "along-fence" : "back";
  // Where an air conditioner or a meter stands is not known.
  if (relation === "before" && landmark === "other") return null;
  if (relation === "before") return landmark === "house" ? "along-house" : (BESIDE[landmark] ?? "front");
  if (relation === "at" || relation === "from") return null;
  return BESIDE[landmark] ?? null;
}
