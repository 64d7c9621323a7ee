import { scaledCamera } from "#core/camera/scaled-camera.ts";
import { drawnDocument, openDocument } from "#core/design/drawn-document.ts";
import { wholeRect } from "#renderer/image/pixel-rect.ts";
import type { Mask } from "#renderer/image/rgb-image.ts";
import { maskSharpener } from "#renderer/see/mask-sharpener.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { cameraOf } from "./camera-of.ts";
import type { AreaMeasure, ConceptInput } from "./concept-types.ts";
import { drawnGrounds } from "./drawn-grounds.ts";
import { findRegions } from "./find-regions.ts";
import { measureRegion } from "./measure-region.ts";
import { sharpRegions } from "./sharp-regions.ts";
import { gridOf, viewOf } from "./view.ts";

/** The text that stands for "the whole yard" where nothing is said yet: its region is the one that most wishes change. */
const YARD = "lawn";

/**
 * What of the photo a design may change and how large it is, before anything is drawn: the regions of `renderConcept` for the same
 * input, with the brush's strokes. `region` is coverage of the photo's size, 255 = may change.
 */
export function measureRegions(input: ConceptInput & { seen: Seen }): {
  region: Mask;
  measured: AreaMeasure[];
} {
  const { photo, seen } = input;
  const grounds = drawnGrounds(openDocument(drawnDocument(input))!);
  const { camera, estimate } = cameraOf({ ...input, grounds }, seen);
  const view = viewOf(seen, scaledCamera(camera, seen.width, seen.height));
  const found = findRegions(input, view).regions;
  const regions =
    found.length > 0 ? found : findRegions({ ...input, prompt: YARD, changes: [] }, view).regions;
  const data = new Uint8Array(photo.width * photo.height);
  // The most covering region of each pixel.
  for (const sharp of sharpRegions(regions, seen, photo, maskSharpener(seen, photo), wholeRect(photo))) {
    for (let i = 0; i < data.length; i++) if (sharp[i]! > data[i]!) data[i] = sharp[i]!;
  }
  return {
    region: { width: photo.width, height: photo.height, data },
    measured: regions.map(({ areaId, clip }) =>
      measureRegion({ areaId, camera, grid: gridOf(view, clip) }, estimate, input),
    ),
  };
}
