export type PlanSheetOptions = {
  widthPx: number;
  heightPx: number;
  /** Largest relative half-width of the measures, told on the sheet. */
  band: number;
  /** Compass direction the camera looked to, degrees from north, clockwise; draws the north arrow. */
  headingDeg?: number | undefined;
};
