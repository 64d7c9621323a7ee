import type { Camera } from "#core/camera/camera.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { type SpokenPlace, spokenPlaces } from "#core/plan/spoken-place.ts";
import { footStrip } from "#renderer/layout/foot-strip.ts";
import { hasStraightTop } from "#renderer/layout/straight-top.ts";
import { type UprightFoot, uprightFeet } from "#renderer/layout/upright-feet.ts";
import { walkEdges } from "#renderer/layout/walk-edges.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Opening } from "#renderer/see/find-openings.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { Region } from "./region.ts";
import type { View } from "./view.ts";

/** Words that ask for another cover than the loose ground has. */
export const FRESH =
  /\b(?:new|fresh|more|black|red|dark|white) (?:[a-z]+ )?(?:mulch|bark|soil|stones?|gravel|rocks?|pebbles?)\b/i;
/** Less ground than this share of the photo holds nothing. */
const LEAST_GROUND = 0.0008;
/** A shorter foot is a corner of something, meters; one that seems longer runs to the horizon, where lengths are not known. */
const SHORTEST_M = 1;
/** What was seen as fence in at least this share is one; as the door of a garage in so much, a garage. */
const IS_FENCE = 0.4;
const IS_GARAGE = 0.08;
/** What is seen higher is no fence; heights are known no better than to a third. A house is seen with its roof. */
const HIGHEST_FENCE_M = 3.5;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** How deep the ground is of what stands at a fence or wall where nobody said it and no strip lies there, meters. */
const DEEP_M: Partial<Record<ElementKind, number>> = {
  bed: 1.1,
  hedge: 1.2,
  furniture: 1.5,
  "outdoor-kitchen": 1.8,
};
/** What stands on paving as well as on the ground. */
const MAY_PAVE: ReadonlySet<ElementKind> = new Set<ElementKind>(["furniture", "outdoor-kitchen"]);
/** What lies under a window reaches so far to both sides of it, a share of the width of all of them. */
const BESIDE_WINDOW = 0.15;
/** A window's sill lies at least this share of its height above the foot of its wall: a door reaches down to it. */
const LEAST_SILL = 0.15;

/**
 * The regions of what words place by something that stands in the photo: each is filled as a highlight on that ground would be.
 */
export function placeRegions(plan: DesignPlan, said: string, planIndex: number, view: View): Region[] {
  const { seen } = view;
  return [...spokenPlaces(said, plan)].flatMap(([element, place], k): Region[] => {
    const found =
      place.landmark === "walk" ? besideWalk(place, view) : atFoot(place.landmark, place, element, view);
    if (!found || coveredShare(found.ground) <= LEAST_GROUND) return [];
    const { ground, foot } = found;
    return [
      {
        areaId: null,
        part: `place-${k}`,
        clip: ground,
        shape: { ground, drawn: null, trusted: null, before: null },
        hard: seen.hard.map((cover, i) => (ground[i]! > 0 ? 0 : cover)),
        plan: { ...plan, elements: [element] },
        planIndex,
        filled: true,
        isBedSized: true,
        keepsCover: place.onLoose === true && !FRESH.test(said),
        foot,
        placeSaid: place.said,
        ...(place.landmark === "fence" ? { isAtFence: true } : {}),
      },
    ];
  });
}

type Ground = { ground: Float32Array; foot: readonly [GroundPoint, GroundPoint] };

/** The ground at the foot of what stands; null where the photo shows none. */
function atFoot(
  landmark: Exclude<SpokenPlace["landmark"], "walk">,
  place: SpokenPlace,
  element: PlanElement,
  view: View,
): Ground | null {
  const { seen, camera } = view;
  const foot = footOf(landmark, place.side, feetOf(view), seen, camera);
  const ground =
    foot &&
    footStrip(foot, seen, camera, {
      deepM: DEEP_M[element.kind]!,
      saidM: place.onLoose ? undefined : place.deepM,
      isToldLoose: place.onLoose === true,
      mayPave: MAY_PAVE.has(element.kind),
    });
  return foot && ground ? { ground, foot: foot.ends } : null;
}

/** What stands beside a walk stands so far off its edge, and has ground of this width. Meters. */
const OFF_WALK_M = 0.25;
const BESIDE_WALK_M = 0.6;
/** Beside an edge on the side of the grass this share of it is lawn. */
const MOSTLY_LAWN = 0.5;

/** The ground on one side of the walk, and the line on which lights stand there; null where it has no straight edge. */
function besideWalk({ side }: SpokenPlace, { seen, camera }: View): Ground | null {
  const edges = edgesOf({ seen, camera });
  const own = edges
    .filter(({ open, lawn }) => (side === "grass" ? lawn > MOSTLY_LAWN : open === side))
    .toSorted((a, b) => b.lawn - a.lawn)[0];
  if (!own) return null;
  const [near, far] = own.ends;
  const lengthM = Math.hypot(far.x - near.x, far.z - near.z) || 1;
  const to = own.open === "left" ? -1 : 1;
  // Across the edge, to the open side.
  const across = { x: (to * (far.z - near.z)) / lengthM, z: (-to * (far.x - near.x)) / lengthM };
  const ground = new Float32Array(seen.width * seen.height);
  for (let row = Math.max(0, Math.ceil(camera.horizonY) + 1); row < seen.height; row++)
    for (let u = 0; u < seen.width; u++) {
      const { x, z } = camera.toGround({ x: u + 0.5, y: row + 0.5 });
      const off = (x - near.x) * across.x + (z - near.z) * across.z;
      const isBeside = off > 0 && off < BESIDE_WALK_M && z > near.z && z < far.z;
      if (isBeside && seen.hard[row * seen.width + u]! <= INSIDE) ground[row * seen.width + u] = 1;
    }
  const moved = ({ x, z }: GroundPoint) => ({ x: x + OFF_WALK_M * across.x, z: z + OFF_WALK_M * across.z });
  return { ground, foot: [moved(near), moved(far)] };
}

const edgesOf = oncePer((view: View) => walkEdges(view));

const feetOf = oncePer((view: View) => uprightFeet(view));

/** The foot of what words name; null where the photo does not show it. */
function footOf(
  landmark: Exclude<SpokenPlace["landmark"], "walk">,
  side: SpokenPlace["side"],
  feet: readonly UprightFoot[],
  seen: Seen,
  camera: Camera,
): Pick<UprightFoot, "ends"> | null {
  const long = feet.filter(({ lengthM }) => lengthM >= SHORTEST_M);
  const windows = (foot: UprightFoot) => windowsOver(foot, seen.openings);
  const of = {
    fence: () => {
      const fences = long.filter(({ fenced }) => fenced >= IS_FENCE);
      if (fences.length > 0) return fences;
      // White vinyl is seen as a house, or as the door of a garage.
      const isTopped = (one: UprightFoot) => windows(one).length === 0 && hasStraightTop(one, seen, camera);
      const topped = long.filter(isTopped);
      if (topped.length > 0) return topped;
      // Many a fence of boards or vinyl is seen as a house, and is lower than one or has no windows.
      const others = long.filter(({ garage }) => garage < IS_GARAGE);
      return others.filter((one) => one.tallM < HIGHEST_FENCE_M || windows(one).length === 0);
    },
    garage: () => long.filter(({ garage }) => garage >= IS_GARAGE),
    wall: () => long.filter(({ fenced }) => fenced < IS_FENCE),
    window: () => long.filter((one) => one.fenced < IS_FENCE && windows(one).length > 0),
  }[landmark]();
  const foot = atSide(of, side, seen.width)[0];
  if (!foot) return null;
  if (landmark !== "window") return foot;
  const named = windows(foot);
  const [left, right] = [
    Math.min(...named.map((one) => one.left)),
    Math.max(...named.map((one) => one.right)),
  ];
  const beside = BESIDE_WINDOW * (right - left);
  const [from, to] = [Math.max(foot.from, left - beside), Math.min(foot.to, right + beside)];
  return { ends: [groundAt(foot, from, camera), groundAt(foot, to, camera)] };
}

/** Up to this turn from the picture's plane a foot lies across it, radians: 50 degrees. */
const ACROSS = 0.87;

/** Those on a side of the picture, the longest in it first. At the back one lies across the picture. */
function atSide(feet: readonly UprightFoot[], side: SpokenPlace["side"], width: number): UprightFoot[] {
  const middle = ({ from, to }: UprightFoot) => (from + to) / 2;
  if (side === "left") return feet.filter((one) => middle(one) < width / 2);
  if (side === "right") return feet.filter((one) => middle(one) > width / 2);
  const turn = ({ ends: [a, b] }: UprightFoot) => Math.abs(Math.atan2(b.z - a.z, b.x - a.x));
  return side === "back" ? feet.filter((one) => turn(one) < ACROSS) : [...feet];
}

/** The windows of the wall that stands on a foot. */
const windowsOver = ({ from, to, at, slope }: UprightFoot, openings: readonly Opening[]): Opening[] =>
  openings.filter(({ left, right, top, foot }) => {
    const middle = (left + right) / 2;
    const row = at + slope * middle;
    const tall = foot - top;
    return middle > from && middle < to && row - foot > LEAST_SILL * tall && row - foot < 2 * tall;
  });

const groundAt = ({ at, slope }: UprightFoot, u: number, camera: Camera): GroundPoint =>
  camera.toGround({ x: u + 0.5, y: at + slope * u + 0.5 });
