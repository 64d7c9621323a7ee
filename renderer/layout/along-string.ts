import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { simplified } from "./simplify-line.ts";
import { lineLength } from "./trace-contours.ts";

/**
 * Bends smaller than this, meters, are not followed, nor those that are no larger than so many rows of the photo, which is how exactly a
 * far edge is seen.
 */
const STRAIGHT_M = 0.3;
const STRAY_ROWS = 4;
/** A leg at the end of a line shorter than this that turns by more than so much (40 degrees) is a tooth of the mask's edge. Meters, radians. */
const HOOK_M = 2;
const HOOK_TURN = 0.7;
/** What is left of a line without its hook is this long at least, meters. */
const LEAST_M = 1.5;

/** The edge of a yard as a gardener plants along it: with a string, which has neither teeth nor hooks at its ends. */
export function alongString(camera: Camera, line: readonly GroundPoint[]): GroundPoint[] {
  const farM = Math.max(...line.map(({ z }) => z));
  const strayM = farM - camera.groundZ(camera.photoY(0, farM) + STRAY_ROWS);
  const straight = simplified(line, Math.max(STRAIGHT_M, strayM));
  return withoutHook(withoutHook(straight).toReversed()).toReversed();
}

/** A line without the short leg at its beginning that turns off. */
function withoutHook(line: GroundPoint[]): GroundPoint[] {
  const [a, b, c] = line;
  if (!a || !b || !c) return line;
  const turn = Math.atan2(c.z - b.z, c.x - b.x) - Math.atan2(b.z - a.z, b.x - a.x);
  const isHook =
    Math.hypot(b.x - a.x, b.z - a.z) < HOOK_M &&
    Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > HOOK_TURN;
  const rest = line.slice(1);
  return isHook && lineLength(rest, false) > LEAST_M ? rest : line;
}
