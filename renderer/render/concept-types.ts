import type { DesignDocument } from "#core/design/design-document.ts";
import type { PictureView, ShownShape } from "#core/design/shown-shape.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { Reference, RulerMark } from "#core/measure/reference.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { HouseChange } from "#renderer/composite/house-change.ts";
import type { Drawing } from "#renderer/drawing/drawing.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import type { Seen, seePhoto } from "#renderer/see/see-photo.ts";
import type { CameraFacts } from "./camera-facts.ts";

/** What the renderer is given and what it answers. `concept.ts` is how it gets from one to the other. */

/** A highlight: a closed freehand stroke in photo pixels and what the person wants inside it. */
export type DesignArea = { id: string; path: PhotoPoint[]; description: string };

/** A photo, what a person wants of it in words and highlights, and a seed. */
export type ConceptInput = DrawingInput & {
  /** The general description. */
  prompt: string;
  /** The changes asked for since, oldest first: each changes the design before it. */
  changes?: readonly string[];
  areas: DesignArea[];
  /** Strokes that make the part that may change larger or smaller, oldest first. */
  brush?: readonly BrushStroke[] | undefined;
  camera?: DrawingInput["camera"] & {
    /** Things of known size that a person marked in the photo: they set the scale, and mend the horizon. And what was found that is none. */
    references?: readonly (Reference | RulerMark)[];
  };
};

/** What every drawing is made from beside its document. */
type DrawingInput = {
  photo: RgbImage;
  viewpoint: "same" | "birds-eye" | "overhead";
  seed: number;
  /** What is known of the camera that took the photo. */
  camera?: {
    /** 35 mm equivalent focal length, from EXIF. */
    focal35Mm?: number;
    /** Row of the horizon in photo pixels. */
    horizonY?: number;
    /** Height of the lens above the ground in meters. */
    heightM?: number;
    /** Compass direction it looked to, degrees clockwise from north: draws the north arrow of a plan. */
    headingDeg?: number | undefined;
  };
  /**
   * What `seePhoto` found in this photo, or in the larger one that it is a copy of, with these camera facts, when that is known already:
   * most of the time of a preview. A design is laid out by what is seen, so copies of one photo that share it get one layout.
   */
  seen?: Seen;
  /** How a photo is looked at while `seen` is not given: for callers that keep what was seen of photos. */
  see?: typeof seePhoto;
  /** `progress` never falls; what takes long yields often, so that a cancel is heard within some ten milliseconds. */
  /** Called between stages with words for people and the share done (0 to 1). Throw from it to cancel. */
  onStage?: (stage: string, progress: number) => void;
  /** Millisecond clock for `timings`; without one they stay empty (pure code has no clock of its own). */
  now?: () => number;
};

/** A photo, a design as data (version 3) and a seed: no words. */
export type DocumentInput = DrawingInput & { document: DesignDocument };

export type AreaMeasure = {
  /** Null = the automatic ground region. */
  areaId: string | null;
  areaM2: number;
  perimeterM: number;
  /** Relative half-width: 0.25 means the true value lies within a quarter either way. */
  band: number;
  basis: "measured" | "entered" | "assumed";
};

export type ConceptPicture = {
  /** Same size as the photo; equal to it byte for byte wherever `editable` is 0. An evening view darkens all of it. */
  image: RgbImage;
  editable: Mask;
};

export type ConceptOutput = ConceptPicture & {
  /** One plan per area, in order; a single one for the automatic region. */
  plans: { areaId: string | null; plan: DesignPlan }[];
  /** The design as data. */
  document: DesignDocument;
  placed: PlacedElement[];
  /** Where the picture shows each element; the viewpoint "same" only. */
  shapes?: ShownShape[];
  view?: PictureView;
  notes: PlanNote[];
  measured: AreaMeasure[];
  camera: CameraFacts;
  /** What the picture changes of the house; the viewpoint "same" only. */
  house?: HouseChange;
  /** Milliseconds per stage: region, plan, render, composite and their parts. */
  timings: Record<string, number>;
  /** The plan as lines (`toSvg` writes it); only with the viewpoint "overhead". */
  drawing?: Drawing;
};

/** What is to be heard of a picture in the making. */
export type ConceptStep = {
  /** Words for people. */
  stage: string;
  /** Share done, 0 to 1. */
  progress: number;
  /** Once, when ground and shadows are painted and plants are not: the picture so far. */
  draft?: () => ConceptPicture;
};
