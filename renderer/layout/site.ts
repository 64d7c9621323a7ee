import type { Camera } from "#core/camera/camera.ts";
import type { PlanElement, PlantChange } from "#core/elements/element.ts";
import type { PlanterSpot } from "#core/elements/planter-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { OldFence } from "#renderer/clear/find-old-fence.ts";
import type { GroundLayer, GroundSurface } from "#renderer/composite/ground-layer.ts";
import type { Face } from "#renderer/composite/paint-faces.ts";
import type { LayoutLight } from "#renderer/light/read-light.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import type { GroundGrid } from "#renderer/mask/ground-grid.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { soil } from "#renderer/textures/soil.ts";
import type { ReadMirror } from "#renderer/textures/water.ts";
import type { Lamp } from "./lamp.ts";
import type { LitThings } from "./lit-things.ts";
import type { GroundRectangle } from "./shapes.ts";
import type { findStandingFace } from "./standing-face.ts";
import type { DrawnLine } from "./strip-line.ts";

/** A sheet of new ground as it lies on the site; what later sheets cover is not counted for it. */
export type LaidSurface = {
  element: PlanElement;
  field: GroundSdf;
  /** Middle line of a walk, from the front to the back. */
  line?: readonly GroundPoint[];
  /** Middle line and width of a dry creek: boulders lie on its banks. */
  creek?: { line: readonly GroundPoint[]; widthM: number };
  /** Filled in by painters that know more than the area. */
  plants?: { species: string; count: number }[];
  count?: number;
  heightM?: number;
  sides?: PlacedElement["sides"];
};

/** A way into the house, or the steps to it, as the photo shows it: its two ends on the ground. */
export type Way = {
  kind: PlanterSpot;
  left: GroundPoint;
  right: GroundPoint;
  /** No paving leads to this door: it may be a bay of the wall. */
  isUnled?: true;
};

/** One region of the photo while elements are being placed in it. Painters add to the lists; nothing is ever taken off. */
export type Site = {
  /** The highlight; null = the automatic region. */
  areaId: string | null;
  /** In a highlight the main material fills the whole region; in the automatic one things keep their usual size. */
  filled: boolean;
  /** A highlight no larger than a bed: one that is asked for in it fills it, wherever else its words would place it. */
  isBedSized: boolean;
  /** A person marked a known size in the photo: its scale is right, and a place that they circled as small as it looks. */
  isMeasured: boolean;
  /** It is a bed of the photo; and the mulch of that stays. */
  isOwnBed: boolean;
  keepsCover: boolean;
  /** The share of light that the old mulch in and beside a bed sends back; null where the photo shows none, and where words say which mulch is to lie. */
  oldMulch: (field: GroundSdf) => Vec3 | null;
  /** The camera for the picture that designs are laid out in (`Seen.picture`), which may be smaller than the photo. */
  camera: Camera;
  /** Coverage of the region in that picture. */
  clip: Float32Array;
  grid: GroundGrid;
  /** Meters to hard ground that stays (walks, drive, porch); infinite where none was seen. */
  hardDistance: GroundSdf;
  /** Meters to the ways before the doors, negative in them, that a highlight leaves open; null without any, and where `hardDistance` has them. */
  doorway: GroundSdf | null;
  /** Coverage of hard ground in that picture. */
  hard: Float32Array;
  /** Coverage of walks, drives and the street in that picture. */
  walk: Float32Array;
  drive: Float32Array;
  street: Float32Array;
  /** The middle of each place where people come out of the house. */
  doors: readonly GroundPoint[];
  /** No door was made out: `doors` has the middle of the house instead. */
  areDoorsGuessed: boolean;
  /** Ways into the house that the photo shows: planters stand beside them. Worked out when it is first asked for. */
  ways: () => readonly Way[];
  /** The upper side of the walk or drive right behind the yard, see `pavingBehind`. Worked out when it is first asked for. */
  pavingBehind: () => Float32Array;
  /** What of the photo uplights can shine on. Worked out when it is first asked for. */
  litThings: () => LitThings;
  /** The face of the fence or wall that the highlight, or without one the photo, shows. Worked out each time that it is asked for. */
  standingFace: (on: "fence" | "wall") => ReturnType<typeof findStandingFace>;
  /** Coverage of drives, walks and patios in that picture: what stands needs no other ground. */
  paved: Float32Array;
  /** Coverage of the house in that picture. */
  house: Float32Array;
  /** The doors of its garages alone. */
  garage: Float32Array;
  /** Coverage of fences and all else in that picture that stands and is no plant. */
  fences: Float32Array;
  /** The fence that a new one takes the place of; null without one. */
  oldFence: OldFence | null;
  /** The line along which words place what the region is for: the foot of a fence or wall, or a line beside a walk; null without one. */
  foot: readonly [GroundPoint, GroundPoint] | null;
  /** The line that a long, low highlight draws for a fence; null without one. */
  drawnLine: DrawnLine | null;
  /** 1 inside the highlight as a person drew it, in that picture: what stands is built from its lower edge up; null without one. */
  circled: Float32Array | null;
  /** Where the largest plant or thing stood that was taken out of the highlight; null where none was. */
  stood: Stood | null;
  /** The row in each column of that picture up to which plants are to hide old ones; null where there are none. */
  hides: Float32Array | null;
  /** Coverage of the photo's own lawn in that picture, without its bare soil. */
  lawn: Float32Array;
  /** Coverage of what other regions of the design lay as new lawn, in that picture; null where none does. */
  newLawn: Float32Array | null;
  /** Turn of the house's walls from the picture plane, radians from +x towards +z: rectangles lie square to it. */
  wallTurnRad: number;
  light: LayoutLight;
  /** Row in which things behind the region meet the ground: the axis of a pool's mirror. */
  mirrorRow: number;
  readMirror: ReadMirror;
  seed: number;
  plan: DesignPlan;
  layers: GroundLayer[];
  instances: Instance[];
  /** New faces of what stands in the photo. */
  faces: Face[];
  surfaces: LaidSurface[];
  /** Elements that are no surface: trees, walls, lights. */
  pieces: PlacedElement[];
  /** Shapes that later elements keep off. */
  taken: GroundSdf[];
  /** Where lamps stand: an evening view lights them. */
  lamps: Lamp[];
  /** The middle of each fire pit, and how far out the ground goes on which its seats stand, meters. */
  fires: { x: number; z: number; reachM: number }[];
  /** Raised floors on which things can stand; their fields are among `taken`. */
  decks: { field: GroundSdf; heightM: number; room: GroundRectangle }[];
  /** The element at hand before it was changed, and what was set for it, in its place still: trees and plants that stay stand there. */
  before: { element: PlanElement; set: readonly Instance[] } | null;
  /** What a hand did to single plants of the element at work, where they stand before it is moved as a whole. */
  planted: readonly PlantChange[];
  /** Where the element at work was set down by hand, or stood before it was turned; null = wherever it finds the best place. */
  near: { x: number; z: number } | null;
  /** Whether a point of the ground lies at the place that words give the element at work; null where its own place says all. */
  aim: ((x: number, z: number) => boolean) | null;
  /** The middle line of the way that it is to lie in; null without one. */
  within: readonly GroundPoint[] | null;
};

/** The middle of where something stood, how far away its front was, and how wide it was, meters. */
export type Stood = GroundPoint & { frontM: number; wideM: number };

/** Signed distance to the region's edge. */
export const regionField =
  (site: Site): GroundSdf =>
  (x, z) =>
    site.grid.at(site.grid.signedDistance, x, z);

/** A shape cut off where the region ends, as its coverage in the photo is. */
function within(site: Site, field: GroundSdf): GroundSdf {
  const region = regionField(site);
  return (x, z) => Math.max(field(x, z), region(x, z));
}

/** Meters to the nearest thing that is already placed; negative on it. */
export function freeDistance(site: Site, x: number, z: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const shape of site.taken) nearest = Math.min(nearest, shape(x, z));
  return nearest;
}

/** Where a ground point is seen, as shares of the photo's size: 0 to 1 inside the frame. */
export const inFrame = (site: Site, x: number, z: number): { across: number; down: number } => ({
  across: site.camera.photoX(x, z) / site.camera.widthPx,
  down: site.camera.photoY(0, z) / site.camera.heightPx,
});

export type LayOptions = {
  /** It fills the region to its last pixel, whatever the field says at the edge. */
  whole?: boolean;
  /** Half width in meters of a strip of soil along the edge: a fresh edge always shows one. */
  soilM?: number;
  /** How dry that soil is (1 is freshly cut). */
  soilTone?: number;
  /** Softness of the edge in meters. */
  softM?: number;
};

/** How dry the soil along an edge is where nothing else is said. */
const SOIL_TONE = 1.3;

/** Lays a surface on the site: the layer that is painted and the record that is measured. */
export function laySurface(
  site: Site,
  element: PlanElement,
  field: GroundSdf,
  surface: GroundSurface,
  options: LayOptions = {},
): LaidSurface {
  const { soilM = 0 } = options;
  if (soilM > 0) {
    // It fades into what is beside it: a rim of one width and tone looks drawn.
    const strip: GroundSdf = (x, z) => Math.abs(field(x, z)) - soilM;
    layDetail(site, strip, { kind: "matte", shade: soil(options.soilTone ?? SOIL_TONE) }, 2 * soilM);
  }
  site.layers.push({
    shape: options.whole ? null : field,
    field: within(site, field),
    softM: options.softM ?? 0,
    surface,
    element,
  });
  const laid: LaidSurface = { element, field };
  site.surfaces.push(laid);
  return laid;
}

/** Lays something that is painted but not counted by itself: a strip of soil, a shadow gap. */
export function layDetail(site: Site, field: GroundSdf, surface: GroundSurface, softM = 0): void {
  site.layers.push({ shape: field, field: within(site, field), softM, surface });
}

/** The first element of a kind in the site's plan. */
export const planned = <K extends PlanElement["kind"]>(
  site: Site,
  kind: K,
): Extract<PlanElement, { kind: K }> | undefined =>
  site.plan.elements.find((e): e is Extract<PlanElement, { kind: K }> => e.kind === kind);
