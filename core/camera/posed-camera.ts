import type { GroundPoint, PhotoPoint } from "#core/geometry/point.ts";
import { Camera } from "./camera.ts";

/**
 * A pinhole camera over flat ground with its true pose: tilted down by `pitchRad` and turned about its axis by `rollRad` (positive =
 * uprights lean to the right going down the photo). Measuring uses it, because tilt and roll of a few degrees move areas by ten
 * percent; drawing uses `drawing`, which leaves the roll out.
 *
 * A photo point p from the center is turned upright (x, y), then
 *   down = y cos(pitch) + f sin(pitch)      ahead = f cos(pitch) - y sin(pitch)
 * is its ray; ground at height h is met at  x (H - h) / down  to the right and  ahead (H - h) / down  ahead.
 * Units and origin as in `Camera`.
 */
export class PosedCamera {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
  readonly pitchRad: number;
  readonly rollRad: number;
  readonly heightM: number;

  constructor(fields: {
    widthPx: number;
    heightPx: number;
    focalPx: number;
    pitchRad: number;
    rollRad: number;
    heightM: number;
  }) {
    this.widthPx = fields.widthPx;
    this.heightPx = fields.heightPx;
    this.focalPx = fields.focalPx;
    this.pitchRad = fields.pitchRad;
    this.rollRad = fields.rollRad;
    this.heightM = fields.heightM;
  }

  /** Row at which the ground vanishes in the middle column. */
  get horizonY(): number {
    return this.heightPx / 2 - (this.focalPx * Math.tan(this.pitchRad)) / Math.cos(this.rollRad);
  }

  /** The camera that draws, with the same lens, height and horizon: tilted by `tiltRad`, the rest of the pitch as a shift; without roll. */
  drawing(tiltRad: number): Camera {
    const { widthPx, heightPx, focalPx, heightM, horizonY } = this;
    const stretch = 1 / Math.cos(tiltRad);
    return new Camera({
      widthPx,
      heightPx,
      focalPx: focalPx * stretch,
      centerX: widthPx / 2,
      horizonY,
      heightM: heightM * stretch,
      tiltRad,
    });
  }

  /** How many focal lengths below (positive) the horizon a point lies, along its own ray. */
  dropOf(point: PhotoPoint): number {
    return this.#ray(point).down / this.focalPx;
  }

  /** Where the ray of a photo point meets the plane `aboveM` over the ground. Meaningless unless `dropOf` is positive. */
  toGround(point: PhotoPoint, aboveM = 0): GroundPoint {
    const { x, down, ahead } = this.#ray(point);
    const scale = (this.heightM - aboveM) / down;
    return { x: x * scale, z: ahead * scale };
  }

  /** Height above the ground of a photo point that is `z` meters ahead. */
  heightAt(point: PhotoPoint, z: number): number {
    const { down, ahead } = this.#ray(point);
    return this.heightM - (down * z) / ahead;
  }

  #ray(point: PhotoPoint): { x: number; down: number; ahead: number } {
    const dx = point.x - this.widthPx / 2;
    const dy = point.y - this.heightPx / 2;
    const x = dx * Math.cos(this.rollRad) - dy * Math.sin(this.rollRad);
    const y = dx * Math.sin(this.rollRad) + dy * Math.cos(this.rollRad);
    return {
      x,
      down: y * Math.cos(this.pitchRad) + this.focalPx * Math.sin(this.pitchRad),
      ahead: this.focalPx * Math.cos(this.pitchRad) - y * Math.sin(this.pitchRad),
    };
  }
}
