import type { Camera } from "#core/camera/camera.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { isDestination } from "#renderer/layout/beside-built.ts";
import { bladedLawn } from "#renderer/layout/bladed-lawn.ts";
import { findLitThings } from "#renderer/layout/lit-things.ts";
import { oldMulch } from "#renderer/layout/old-mulch.ts";
import { overUprights } from "#renderer/layout/over-uprights.ts";
import { pavingBehind } from "#renderer/layout/paving-behind.ts";
import type { Site } from "#renderer/layout/site.ts";
import { findStandingFace } from "#renderer/layout/standing-face.ts";
import { illuminationOf } from "#renderer/light/illumination.ts";
import type { LayoutLight } from "#renderer/light/read-light.ts";
import type { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { minus } from "#renderer/math/plane-sums.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { ReadMirror } from "#renderer/textures/water.ts";
import { doorsOf, waysOf } from "./front-doors.ts";
import { doorway, hardDistance } from "./hard-distance.ts";
import { isPlaceOfBed, type Region } from "./region.ts";
import { pavedOf } from "./stroke-ground.ts";
import { gridOf, type View } from "./view.ts";

/** The empty site of a region, ready for painters. */
export function openSite(
  photo: RgbImage,
  view: View,
  region: Region,
  light: LayoutLight,
  seed: number,
  known: Pick<Site, "oldFence" | "drawnLine" | "circled" | "stood" | "hides" | "isMeasured" | "newLawn"> = {
    oldFence: null,
    drawnLine: null,
    circled: null,
    stood: null,
    hides: null,
    isMeasured: false,
    newLawn: null,
  },
): Site {
  const { camera, seen } = view;
  const clip = overUprights(seen)(region.clip);
  const grid = gridOf(view, clip, lookFar(region.plan.elements));
  return {
    areaId: region.areaId,
    filled: region.filled,
    isBedSized: region.isBedSized ?? false,
    isOwnBed: region.part === "beds" || region.part.startsWith("named-"),
    keepsCover: region.keepsCover ?? false,
    oldMulch: (field) =>
      region.likeOldMulch
        ? oldMulch({ seen, camera, light, illumination: illuminationOf(seen) }, field)
        : null,
    foot: region.foot ?? null,
    camera,
    clip,
    grid,
    hardDistance: hardDistance(view, region),
    doorway: doorway(view, region),
    hard: region.hard,
    walk: seen.walk,
    drive: seen.drive,
    street: seen.street,
    // A highlight says itself where a walk begins and ends.
    ...(region.filled ? { doors: [], areDoorsGuessed: false } : doorsOf(view, region.clip)),
    // Whoever circles a bed before a bay saw that it is no door.
    ways: () => waysOf(view).filter(({ isUnled }) => !isUnled || !isPlaceOfBed(region)),
    pavingBehind: () => pavingBehind(seen),
    litThings: () => litThingsOf(view),
    standingFace: (on) => findStandingFace(seen, camera, known.circled, on),
    paved: region.isFloor ? clip : pavedOf(seen),
    house: seen.house,
    garage: seen.garage,
    fences: fencesOf(seen),
    ...known,
    lawn: bladedLawn(seen),
    wallTurnRad: seen.wallTurnRad,
    light,
    mirrorRow: middleTopRow(grid, camera),
    readMirror: mirrorOf(photo, seen),
    seed,
    plan: region.plan,
    layers: [],
    instances: [],
    faces: [],
    surfaces: [],
    pieces: [],
    taken: [],
    fires: [],
    decks: [],
    lamps: [],
    before: null,
    planted: [],
    near: null,
    aim: null,
    within: null,
  };
}

/** Whether something of a plan is to lie at the far edge of the yard, at its fence. */
const lookFar = (elements: readonly PlanElement[]): boolean =>
  elements.some(
    ({ kind, place }) =>
      place === "along-fence" || (kind === "bed" && place === undefined && elements.some(isDestination)),
  );

const litThingsOf = oncePer(({ seen, camera }: View) => findLitThings(seen, camera));

/** Coverage of all that stands and is no plant: fences, posts, cars. */
const fencesOf = oncePer(({ standing, plants }: Seen) => minus(standing, plants));

/** Share of the photo's height at which ground usually ends, where the region says nothing. */
const USUAL_TOP = 0.6;

const isRow = (row: number): boolean => row >= 0;

/** The median row at which the region begins, in the camera's picture. */
function middleTopRow(grid: GroundGrid, camera: Camera): number {
  const rows = grid.topRow.filter(isRow).sort();
  return rows.length > 0 ? rows[rows.length >> 1]! : camera.heightPx * USUAL_TOP;
}

/** Photo rows that are averaged, and pixels between them: waves blur a mirror up and down. */
const MIRROR_ROWS = 5;
const MIRROR_STEP_PX = 2.2;

/** The photo as a pool sees it, by columns and rows of the site's camera. */
function mirrorOf(photo: RgbImage, seen: Seen): ReadMirror {
  const { width, height, data } = photo;
  const perColumn = width / seen.width;
  const perRow = height / seen.height;
  return (u, v, out) => {
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    const column = clamp(Math.round(u * perColumn), 0, width - 1);
    for (let k = 0; k < MIRROR_ROWS; k++) {
      const row = clamp(Math.round(v * perRow + (k - (MIRROR_ROWS >> 1)) * MIRROR_STEP_PX), 0, height - 1);
      const q = (row * width + column) * 3;
      out[0]! += toLinear[data[q]!]! / MIRROR_ROWS;
      out[1]! += toLinear[data[q + 1]!]! / MIRROR_ROWS;
      out[2]! += toLinear[data[q + 2]!]! / MIRROR_ROWS;
    }
  };
}
