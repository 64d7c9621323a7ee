import type { PhotoPoint } from "#core/geometry/point.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { Mask, RgbImage } from "../image/rgb-image.ts";

/** A highlight: a closed freehand stroke in photo pixels and what the person wants inside it. */
export type DesignArea = { id: string; path: PhotoPoint[]; description: string };

export type ConceptInput = {
  photo: RgbImage;
  /** The general description (and the changes asked for since), one text. */
  prompt: string;
  areas: DesignArea[];
  viewpoint: "same" | "birds-eye" | "overhead";
  seed: number;
  camera?: {
    /** 35 mm equivalent focal length, from EXIF. */
    focal35Mm?: number;
    /** Row of the horizon in photo pixels. */
    horizonY?: number;
    /** Height of the lens above the ground in metres. */
    heightM?: number;
  };
  /** Called between stages with words for people and the share done (0 to 1). Throw from it to cancel. */
  onStage?: (stage: string, progress: number) => void;
  /** Millisecond clock for `timings`; without one they stay empty (pure code has no clock of its own). */
  now?: () => number;
};

export type AreaMeasure = {
  /** Null = the automatic ground region. */
  areaId: string | null;
  areaM2: number;
  perimeterM: number;
  /** Relative half-width: 0.25 means the true value lies within a quarter either way. */
  band: number;
  basis: "measured" | "entered" | "assumed";
};

export type ConceptOutput = {
  /** Same size as the photo; equal to it byte for byte wherever `editable` is 0. */
  image: RgbImage;
  editable: Mask;
  /** One plan per area, in order; a single one for the automatic region. */
  plans: { areaId: string | null; plan: DesignPlan }[];
  placed: PlacedElement[];
  notes: PlanNote[];
  measured: AreaMeasure[];
  /** Milliseconds per stage: region, plan, render, composite and their parts. */
  timings: Record<string, number>;
};
