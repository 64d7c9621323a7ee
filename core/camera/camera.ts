import type { GroundPoint, PhotoPoint } from "#core/geometry/point.ts";

/**
 * A pinhole camera over flat ground, looking level, with a vertical shift; and, by `tiltRad`, one that looks down or up.
 *
 * World: x to the right, y up, z straight ahead; meters; origin on the ground below the lens, or `heightM * sin(tiltRad)` behind it.
 * Photo: u to the right, v down; pixels; origin at the top left corner of the first pixel (pixel i has its center at i + 0.5).
 *
 *   u = centerX + focalPx * x / d          v = horizonY + focalPx * (heightM - y / cos(tiltRad)) / d          d = z - y tan(tiltRad)
 *
 * Without a tilt that is the level camera, in which verticals stay vertical. A lens of focal length f at height h that is tilted down
 * by t sees the ground as a level one of focal length f / cos(t) at height h / cos(t) does; what stands on the ground leans towards
 * the lens in the frame of that one, which is what the two terms in y say. `focalPx` and `heightM` are those of the level one.
 *
 * A row below the horizon therefore sees the ground (y = 0) at z = focalPx * heightM / (v - horizonY). At and above the
 * horizon there is no ground: the results are infinite or behind the camera, so callers test `v > horizonY` first.
 */
export class Camera {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
  readonly centerX: number;
  /** Row at which the ground would vanish; it may lie outside the photo. */
  readonly horizonY: number;
  /** Height of the lens above the ground; over the cosine of the tilt, see above. */
  readonly heightM: number;
  /** How far the lens is turned down, radians; 0 = verticals stay vertical. */
  readonly tiltRad: number;
  /** How far the upright axis leans to the lens, and how much longer it is, per meter of height. */
  readonly lean: number;
  readonly stretch: number;

  constructor(fields: {
    widthPx: number;
    heightPx: number;
    focalPx: number;
    centerX: number;
    horizonY: number;
    heightM: number;
    tiltRad?: number;
  }) {
    this.widthPx = fields.widthPx;
    this.heightPx = fields.heightPx;
    this.focalPx = fields.focalPx;
    this.centerX = fields.centerX;
    this.horizonY = fields.horizonY;
    this.heightM = fields.heightM;
    this.tiltRad = fields.tiltRad ?? 0;
    this.lean = Math.tan(this.tiltRad);
    this.stretch = 1 / Math.cos(this.tiltRad);
  }

  /** Meters to the right of the ground seen at photo pixel (u, v). */
  groundX(u: number, v: number): number {
    return ((u - this.centerX) * this.heightM) / (v - this.horizonY);
  }

  /** Meters ahead of the ground seen in photo row v. */
  groundZ(v: number): number {
    return (this.focalPx * this.heightM) / (v - this.horizonY);
  }

  /** Photo column of what is at (x, z), y meters above the ground: without a tilt the height does not matter. */
  photoX(x: number, z: number, y = 0): number {
    return this.centerX + (this.focalPx * x) / (z - y * this.lean);
  }

  /** Photo row of a point y meters above the ground, z meters ahead. */
  photoY(y: number, z: number): number {
    return this.horizonY + (this.focalPx * (this.heightM - y * this.stretch)) / (z - y * this.lean);
  }

  /** Height above the ground, meters, of what is seen in photo row v over a foot z meters ahead. */
  heightAt(v: number, z: number): number {
    const drop = v - this.horizonY;
    return (this.focalPx * this.heightM - drop * z) / (this.focalPx * this.stretch - drop * this.lean);
  }

  toGround(point: PhotoPoint): GroundPoint {
    return { x: this.groundX(point.x, point.y), z: this.groundZ(point.y) };
  }

  toPhoto(point: GroundPoint): PhotoPoint {
    return { x: this.photoX(point.x, point.z), y: this.photoY(0, point.z) };
  }
}
