export type PlanSheetOptions = {
  widthPx: number;
  heightPx: number;
  /** Largest relative half-width of the measures (0.1: within 10%); the sheet says it. */
  band: number;
  /** Compass direction the camera looked to, degrees from north, clockwise; draws the north arrow. */
  headingDeg?: number | undefined;
};
