import type { GroundPoint, PhotoPoint } from "#core/geometry/point.ts";

/**
 * A pinhole camera over flat ground, looking level, with a vertical shift instead of a tilt: verticals stay vertical in the
 * photo, which is how people hold a phone in front of a house (a tilt of a few degrees moves measures by less than 1%).
 *
 * World: x to the right, y up, z straight ahead; meters; origin on the ground below the lens.
 * Photo: u to the right, v down; pixels; origin at the top left corner of the first pixel (pixel i has its center at i + 0.5).
 *
 *   u = centerX + focalPx * x / z          v = horizonY + focalPx * (heightM - y) / z
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
  /** Height of the lens above the ground. */
  readonly heightM: number;

  constructor(fields: {
    widthPx: number;
    heightPx: number;
    focalPx: number;
    centerX: number;
    horizonY: number;
    heightM: number;
  }) {
    this.widthPx = fields.widthPx;
    this.heightPx = fields.heightPx;
    this.focalPx = fields.focalPx;
    this.centerX = fields.centerX;
    this.horizonY = fields.horizonY;
    this.heightM = fields.heightM;
  }

  /** Meters to the right of the ground seen at photo pixel (u, v). */
  groundX(u: number, v: number): number {
    return ((u - this.centerX) * this.heightM) / (v - this.horizonY);
  }

  /** Meters ahead of the ground seen in photo row v. */
  groundZ(v: number): number {
    return (this.focalPx * this.heightM) / (v - this.horizonY);
  }

  /** Photo column of anything at (x, z), whatever its height. */
  photoX(x: number, z: number): number {
    return this.centerX + (this.focalPx * x) / z;
  }

  /** Photo row of a point y meters above the ground, z meters ahead. */
  photoY(y: number, z: number): number {
    return this.horizonY + (this.focalPx * (this.heightM - y)) / z;
  }

  toGround(point: PhotoPoint): GroundPoint {
    return { x: this.groundX(point.x, point.y), z: this.groundZ(point.y) };
  }

  toPhoto(point: GroundPoint): PhotoPoint {
    return { x: this.photoX(point.x, point.z), y: this.photoY(0, point.z) };
  }
}
