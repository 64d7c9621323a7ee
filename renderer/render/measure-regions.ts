import type { Mask } from "#renderer/image/rgb-image.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { cameraOf } from "./camera-of.ts";
import type { AreaMeasure, ConceptInput } from "./concept.ts";
import { findRegions } from "./find-regions.ts";
import { measureRegion } from "./measure-region.ts";
import { unionOf } from "./union-of.ts";

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
  const { camera, estimate } = cameraOf(input, seen);
  const found = findRegions(input, camera, seen).regions;
  const regions = found.length > 0 ? found : findRegions({ ...input, prompt: YARD }, camera, seen).regions;
  const union = unionOf(regions, photo);
  return {
    region: {
      width: photo.width,
      height: photo.height,
      data: Uint8Array.from(union, (cover) => cover * 255),
    },
    measured: regions.map(({ areaId, clip }) => {
      const grid = new GroundGrid(camera, clip, { ground: seen.ground });
      return measureRegion({ areaId, camera, grid }, estimate, input);
    }),
  };
}
