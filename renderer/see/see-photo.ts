import { DEFAULT_FOCAL35_MM, focalPx } from "#core/camera/make-camera.ts";
import type { Ruler } from "#core/measure/ruler.ts";
import { labPlanes } from "#renderer/color/lab.ts";
import { luminance } from "#renderer/image/luminance.ts";
import { coveredRect, growRect, scaleRect } from "#renderer/image/pixel-rect.ts";
import { resample } from "#renderer/image/resample.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { firstAbove } from "#renderer/math/first-above.ts";
import { type ClassMasks, classMasks } from "./class-masks.ts";
import { isCloseUp } from "./close-up.ts";
import { type Door, findDoors } from "./find-doors.ts";
import { findOpenings, type Opening } from "./find-openings.ts";
import { findRulers } from "./find-rulers.ts";
import { doorShare } from "./front-scale.ts";
import { type GroundTop, groundTop } from "./ground-top.ts";
import { GuidedFilter } from "./guided-filter.ts";
import { findHorizon, type Horizon } from "./horizon.ts";
import { jointedPaving, type Lens } from "./jointed-paving.ts";
import type { LineSegment } from "./line-segments.ts";
import { withLitWater } from "./lit-water.ts";
import { ABOVE_PX, findNarrowWalks } from "./narrow-walks.ts";
import type { ClassShares } from "./network/class-shares.ts";
import { installedNetwork } from "./network/installed-network.ts";
import type { Network } from "./network/network.ts";
import { onePaving } from "./one-paving.ts";
import { ownColors } from "./own-colors.ts";
import { SEEN_CLASSES, type SeenClass } from "./seen-classes.ts";
import { findSteppingStones } from "./stepping-stones.ts";
import { straightEdges } from "./straight-edges.ts";
import { straightFoot } from "./straight-foot.ts";
import { vehicleFoot } from "./vehicle-foot.ts";
import { wallTurn } from "./wall-turn.ts";
import { yardConfidence } from "./yard-confidence.ts";

export type SeeHints = {
  /** Row in photo pixels, when a person or the phone's sensors set it. */
  horizonY?: number | undefined;
  /** 35 mm equivalent focal length, from EXIF. */
  focal35Mm?: number | undefined;
};

/**
 * What the photo shows. It is looked at in a picture of at most `SEEN_WIDTH` pixels across, and so are the masks: coverage 0..1,
 * `width` x `height`, row-major; `maskSharpener` brings one to the photo's own size. Time and memory do not grow with the photo.
 */
export type Seen = {
  width: number;
  height: number;
  /** The photo at the size of the masks; the photo itself when that is no larger. */
  picture: RgbImage;
  /** Size of the photo that was looked at: the row of the horizon and the rulers are in its pixels. A copy of it may be drawn on. */
  taken: { width: number; height: number };
  /** 35 mm equivalent focal length as walls show it, and the spread of its logarithm; null where EXIF or the horizon was given. */
  focal: { mm35: number; spread: number } | null;
  /** Row in photo pixels (not in those of the masks) at which level ground would vanish. */
  horizonY: number;
  /** The row below which the horizon cannot lie, as so much ground is seen above it, in photo pixels; null where that says nothing. */
  lowestHorizonY: number | null;
  /** Roll of the camera, radians; positive = uprights lean to the right going down. */
  rollRad: number;
  /** How much of the horizon's distance from the middle row comes from a lens that was turned, 0 to 1; see `Horizon`. */
  tilted: number;
  /** How the house stands to the camera, see `wallTurn`: what is built lies square to it. */
  wallTurnRad: number;
  /** What it shows of roughly known height, in photo pixels. */
  rulers: Ruler[];
  /** Its doors, those of garages among them; in pixels of the masks. */
  doors: Door[];
  /** Its windows, doors and spaces between posts, in pixels of the masks. */
  openings: Opening[];
  /** Nothing in it says where the horizon is or how large anything is. */
  closeUp: boolean;
  /** 1 on soil where old plants made room: it is that whatever it looks like. */
  bared?: Uint8Array;
  /** 1 where nothing is built, whatever is drawn round it: what could not be cleared, and what stands upright behind what was. */
  left?: Uint8Array;
  /** 1 on what stands upright behind what has gone, as it was completed: it is as far as what is seen beside it. */
  completed?: Uint8Array;
  /** 1 on the soil before these, which belongs to the highlight that it begins in. */
  feet?: Uint8Array;
  /** 1 at the foot of a fence or wall that gives way: what comes in its place needs no other ground. */
  footOfRun?: Uint8Array;
  /** The ground on which plants that words (`text`) name with their place stand or stood, where something is to come there. */
  spots?: readonly { text: string; ground: Float32Array }[];
  /** What the network saw, at the size of its own picture. */
  shares: ClassShares;
  /** 0 to 1 each; `horizon` is 1 when it was given, `ground` as `yardConfidence` says. */
  confidence: { horizon: number; ground: number };
} & SeenMasks;

export type SeenMasks = {
  /** Ground of every kind; `soft` and `hard` are its two parts. */
  ground: Float32Array;
  /** Lawn, soil, beds. */
  soft: Float32Array;
  /** The part of `soft` that is lawn, green or dormant. */
  lawn: Float32Array;
  /** Concrete, asphalt, stone: `street` (with its sidewalk), `drive` and `walk` (patios and landings too) are its parts. */
  hard: Float32Array;
  street: Float32Array;
  drive: Float32Array;
  walk: Float32Array;
  /** Buildings with their steps and porches; `garage` is the doors of garages alone. */
  house: Float32Array;
  garage: Float32Array;
  sky: Float32Array;
  /** Shrubs, trees and hedges. */
  plants: Float32Array;
  /** They and all else that stands on the ground: fences, vehicles, posts, pots, furniture. */
  standing: Float32Array;
};

/**
 * Width of the picture that edges are read in, that masks come in, and that designs are laid out in: a wider photo shows no more of
 * what a plan needs, and the same yard gets the same design in the live preview and in the finished file.
 */
export const SEEN_WIDTH = 640;
/** Ground draws in by about a pixel of the small picture: blades at the foot of a wall stay as they are, and so does the wall. */
const CAUTIOUS_LEVEL = 0.6;
/** Where a mask is nowhere more than this it stays empty; the filter reaches this many pixels farther. */
const FAINT = 0.1;
const REACH_PX = 4;

/** Finds ground, house, sky and horizon of a photo. Deterministic; about 0.2 s whatever the photo's size. */
export function seePhoto(photo: RgbImage, hints: SeeHints = {}): Seen {
  const focal35Mm = hints.focal35Mm ?? DEFAULT_FOCAL35_MM;
  const picture = shrink(photo, SEEN_WIDTH);
  const brightness = luminance(picture);
  const edges = straightEdges(picture, brightness);
  const edgeScale = edges.height / photo.height;
  const looked = lookAt(picture);
  const top = hints.horizonY === undefined ? groundTop(looked.shares) : null;
  const horizon =
    hints.horizonY === undefined
      ? overGround(findHorizon(edges, focal35Mm, hints.focal35Mm !== undefined), top, edges.height)
      : { row: hints.horizonY * edgeScale, rollRad: 0, confidence: 1, focal: null, tilted: 1 };
  const focalOf = ({ times }: { times: number }) => focalPx(edges.width, edges.height, focal35Mm * times);
  const lens = {
    width: edges.width,
    horizonRow: horizon.row,
    focalPx: focalOf(horizon.focal ?? { times: 1 }),
  };
  const { guide, network, shares } = withJoints(looked, edges.segments, brightness, lens);
  const focal = horizon.focal && { mm35: focal35Mm * horizon.focal.times, spread: horizon.focal.spread };
  const door = doorShare(network);
  const masks = fullMasks(classMasks(shares, horizon.row / edges.height), guide, picture);
  straightFoot(masks, edges.segments, brightness, picture);
  const lab = labPlanes(picture, groundFrom(masks, picture.width));
  findNarrowWalks(masks, shares, picture, lab);
  findSteppingStones(masks, picture, lab, (horizon.row * picture.height) / edges.height);
  onePaving(masks, picture);
  const openings = findOpenings(edges.uprights, { ...picture, data: brightness }, masks.house);
  // The vehicles' mask stays as small as the network's picture: their feet need no finer row.
  const { width, height } = shares;
  const planeOf = (name: SeenClass, { planes }: ClassShares) => planes[SEEN_CLASSES.indexOf(name)]!;
  // Shadow and paint have the color of many things: feet follow what the network saw, before colors were compared.
  vehicleFoot(
    masks,
    { width, height, vehicle: planeOf("vehicle", network), other: planeOf("other", network) },
    brightness,
    picture,
  );
  const rulers = findRulers(
    picture,
    masks,
    { width, height, mask: planeOf("vehicle", shares) },
    { width, height, fence: planeOf("fence", shares), ground: groundOf(shares) },
    edges.segments,
    openings,
    door && door * picture.height,
  ).map(({ kind, from, to }) => ({
    kind,
    from: { x: from.x / edgeScale, y: from.y / edgeScale },
    to: { x: to.x / edgeScale, y: to.y / edgeScale },
  }));
  return {
    width: picture.width,
    height: picture.height,
    picture,
    taken: { width: photo.width, height: photo.height },
    horizonY: horizon.row / edgeScale,
    lowestHorizonY: top && top.bound * photo.height,
    rollRad: horizon.rollRad,
    tilted: horizon.tilted,
    focal,
    wallTurnRad: wallTurn(
      edges.segments,
      picture,
      horizon.row,
      focalPx(picture.width, picture.height, focal?.mm35 ?? focal35Mm),
      masks.house,
    ),
    ...masks,
    rulers,
    doors: findDoors(openings, masks, picture),
    openings,
    closeUp: isCloseUp(masks.sky, horizon.confidence, rulers),
    shares: network,
    confidence: { horizon: horizon.confidence, ground: yardConfidence(shares) },
  };
}

const GROUND_CLASSES = ["lawn", "soft", "drive", "walk", "street"] as const satisfies readonly SeenClass[];

/** Coverage of ground of every kind, at the size of the network's picture. */
function groundOf({ planes }: ClassShares): Float32Array {
  const own = GROUND_CLASSES.map((name) => planes[SEEN_CLASSES.indexOf(name)]!);
  return own[0]!.map((_, i) => own.reduce((sum, plane) => sum + plane[i]!, 0));
}

/** The first row that is looked at for walks: none above it has soft ground, or lies as near to soft ground as they ask. */
function groundFrom({ soft }: SeenMasks, width: number): number {
  return Math.max(0, Math.floor(firstAbove(soft, 0) / width) - ABOVE_PX);
}

/** From edges alone a horizon among the ground is no more than this sure. */
const MOST_SURE = 0.3;

/** A horizon that lies among the ground that is seen, moved to where that ends. `height`: of the picture of the edges. */
function overGround(horizon: Horizon, top: GroundTop | null, height: number): Horizon {
  if (!top || horizon.row <= top.lowest * height) return horizon;
  return { ...horizon, row: top.horizon * height, confidence: Math.min(horizon.confidence, MOST_SURE) };
}

/** The network's shares, told apart further by the colors of this photo, and the small picture that they belong to. */
type Looked = { guide: RgbImage; network: ReturnType<Network["look"]>; shares: ClassShares };

function lookAt(picture: RgbImage): Looked {
  const network = installedNetwork().look(picture);
  // A picture of the size of what the network says, as the guide of the filter.
  const guide = resample(picture, network.width, network.height);
  return { guide, network, shares: byColors(network, guide) };
}

const byColors = (network: ClassShares, guide: RgbImage): ClassShares =>
  withLitWater(ownColors(network, guide), guide);

/** The same where pavers that the network takes for soil are paving: what has their colors follows them. */
function withJoints(
  looked: Looked,
  segments: readonly LineSegment[],
  brightness: Float32Array,
  lens: Lens,
): Looked {
  const { guide, network } = looked;
  const paved = jointedPaving(network, guide, segments, brightness, lens);
  if (paved === network) return looked;
  return { guide, network: { ...network, ...paved }, shares: byColors(paved, guide) };
}

/** The masks of the small picture that the network saw, brought to the picture's size along its edges. */
function fullMasks(masks: ClassMasks, guide: RgbImage, picture: RgbImage): SeenMasks {
  const filter = new GuidedFilter(luminance(guide), guide);
  // Only the rectangle that a mask covers is filtered; sky and house cover half of most pictures each.
  const rectOf = (mask: Float32Array) =>
    scaleRect(
      growRect(coveredRect(mask, guide.width, guide.height, FAINT), REACH_PX, guide.width, guide.height),
      picture.width / guide.width,
      picture.height / guide.height,
    );
  const full = (mask: Float32Array, level = 0.5) => filter.cover(mask, level, picture, rectOf(mask));
  const groundRect = rectOf(masks.ground);
  const part = (whole: Float32Array, mask: Float32Array) => filter.part(whole, mask, picture, groundRect);
  const ground = full(masks.ground, CAUTIOUS_LEVEL);
  // Shares of shares: soft = ground * softness, street = hard * streetness, and so on, so that parts sum up to their whole.
  const soft = part(ground, masks.softness);
  const hard = difference(ground, soft);
  const street = part(hard, masks.streetness);
  const own = difference(hard, street);
  const drive = part(own, masks.driveness);
  return {
    ground,
    soft,
    lawn: part(soft, masks.grassiness),
    hard,
    street,
    drive,
    walk: difference(own, drive),
    house: full(masks.house),
    garage: full(masks.garage),
    sky: full(masks.sky),
    plants: full(masks.plants),
    standing: full(masks.standing),
  };
}

/** What is in `whole` and not in `part`. */
function difference(whole: Float32Array, part: Float32Array): Float32Array {
  const rest = new Float32Array(whole.length);
  for (let i = 0; i < rest.length; i++) {
    const left = whole[i]! - part[i]!;
    if (left > 0) rest[i] = left;
  }
  return rest;
}
