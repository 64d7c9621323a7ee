import type { Camera } from "#core/camera/camera.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { birdsEye } from "#renderer/drawing/birds-eye.ts";
import type { Drawing } from "#renderer/drawing/drawing.ts";
import { inkSheet } from "#renderer/drawing/ink-sheet.ts";
import { planScene } from "#renderer/drawing/plan-scene.ts";
import { planSheet } from "#renderer/drawing/plan-sheet.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import type { Site } from "#renderer/layout/site.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { AreaMeasure, DocumentInput } from "./concept-types.ts";

/** Least relative half-width of the sizes on a plan: no photo measures better than 1%. */
const LEAST_BAND = 0.01;
/** Light without a sun, from straight above. */
const OVERCAST = { direction: [0, 1, 0], share: 0 } as const;
/** The design from where no photo was taken. `camera`: that of the photo at the size of `seen`. Nothing of the photo is kept, so nothing of it is protected. */
export function drawViewpoint(
  input: Pick<DocumentInput, "photo" | "viewpoint" | "camera">,
  camera: Camera,
  seen: Seen,
  sites: readonly Site[],
  placed: readonly PlacedElement[],
  measured: readonly AreaMeasure[],
): { image: RgbImage; editable: Mask; drawing?: Drawing } {
  const { width, height } = input.photo;
  // 255 everywhere.
  const editable = { width, height, data: new Uint8Array(width * height).fill(255) };
  const instances = sites.flatMap((site) => site.instances);
  const scene = planScene(camera, seen, placed, instances);
  if (input.viewpoint === "birds-eye") {
    const image = birdsEye(scene, {
      widthPx: width,
      heightPx: height,
      // Ground as it was laid; things stand in `scene`.
      layers: sites.flatMap((site) => site.layers),
      soft: seen.soft,
      hard: seen.hard,
      sun: sites[0]?.light.sun ?? OVERCAST,
    });
    return { image, editable };
  }
  const drawing = planSheet(scene, {
    widthPx: width,
    heightPx: height,
    band: Math.max(LEAST_BAND, ...measured.map(({ band }) => band)),
    headingDeg: input.camera?.headingDeg,
  });
  return { image: inkSheet(drawing), editable, drawing };
}
