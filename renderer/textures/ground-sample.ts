/**
 * What one pixel sees of the ground plane. One object is reused for a whole picture: read it, never keep it.
 * The footprint is the parallelogram on the ground that the pixel covers: `acrossM` wide, `depthM` along the line of
 * sight, whose sideways drift per meter of depth is `shear`.
 */
export type GroundSample = {
  /** Column and row of the camera that the design was laid out with (`Site.camera`). */
  u: number;
  v: number;
  /** Ground position in meters. */
  x: number;
  z: number;
  acrossM: number;
  depthM: number;
  shear: number;
};

/**
 * Writes the color of the ground under a pixel to `out[0..2]`, linear light. For an ordinary material that is its
 * reflectance with its own relief already lit (1 = what a flat white surface in the open sends back); exposure and
 * the photo's shade are multiplied later.
 */
export type ShadeGround = (sample: GroundSample, out: Float32Array) => void;
