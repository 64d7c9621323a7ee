import type { Camera } from "#core/camera/camera.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";

/** Outlines reach no nearer to the horizon than this share of the picture: beyond it a step is a mile. */
const BELOW_HORIZON = 0.01;
const SMALLEST = 0.2;

/**
 * The outline of a highlight whose main element was grown, shrunk or moved since it was drawn: changed on the ground, about its
 * middle. In pixels of the camera's picture.
 */
export function changedOutline(
  path: readonly PhotoPoint[],
  main: PlanElement | undefined,
  camera: Camera,
): PhotoPoint[] {
  const { grown, shiftM } = main ?? {};
  if (!grown && !shiftM) return [...path];
  const highest = camera.horizonY + BELOW_HORIZON * camera.heightPx;
  const ground = path.map(({ x, y }) => {
    const row = Math.max(highest, y);
    return { x: camera.groundX(x, row), z: camera.groundZ(row) };
  });
  const [middle, extent] = [middleOf(ground), extentOf(ground)];
  const times = (wide: number) =>
    Math.max(SMALLEST, (grown?.times ?? 1) + (grown?.byM ?? 0) / Math.max(0.5, wide));
  const [acrossTimes, awayTimes] = [times(extent.x), times(extent.z)];
  return ground.map(({ x, z }) => {
    const at = {
      x: middle.x + (x - middle.x) * acrossTimes + (shiftM?.x ?? 0),
      z: Math.max(0.8, middle.z + (z - middle.z) * awayTimes + (shiftM?.z ?? 0)),
    };
    return { x: camera.photoX(at.x, at.z), y: camera.photoY(0, at.z) } as PhotoPoint;
  });
}

type Point = { x: number; z: number };

const middleOf = (points: readonly Point[]): Point => ({
  x: (Math.min(...points.map(({ x }) => x)) + Math.max(...points.map(({ x }) => x))) / 2,
  z: (Math.min(...points.map(({ z }) => z)) + Math.max(...points.map(({ z }) => z))) / 2,
});

const extentOf = (points: readonly Point[]): Point => ({
  x: Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x)),
  z: Math.max(...points.map(({ z }) => z)) - Math.min(...points.map(({ z }) => z)),
});
