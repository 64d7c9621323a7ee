import type { Camera } from "#core/camera/camera.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Plants nobody named are about so high, meters. */
const UNNAMED_M = 0.6;
/** Between the crowns of the tallest that come something is seen from this share of their height on. */
const CLOSED_SHARE = 0.7;

/** How high the plants stand closed that some elements bring, meters; 0 where they bring none. */
export function closedHeightM(elements: readonly PlanElement[]): number {
  const heights = elements.flatMap((element) => {
    if (element.kind === "hedge") return [element.size?.heightM ?? UNNAMED_M];
    if (element.kind !== "bed" || element.bare) return [];
    const named = element.species.flatMap((id) => {
      const species = findSpecies(id);
      return species && species.role !== "tree" ? [drawnSize(species.id).heightM] : [];
    });
    return named.length > 0 ? named : [UNNAMED_M];
  });
  return CLOSED_SHARE * Math.max(0, ...heights);
}

/**
 * 1 per pixel of old plants (`masks`) that new ones of this height, which come in their place, will hide: from the foot of each column up.
 * `camera`: for the picture of `seen`.
 */
export function hiddenByNew(
  masks: readonly Uint8Array[],
  heightM: number,
  { width, height }: Pick<Seen, "width" | "height">,
  camera: Camera,
): Uint8Array {
  const hidden = new Uint8Array(width * height);
  for (const mask of masks)
    for (let x = 0; x < width; x++) {
      let foot = height - 1;
      while (foot >= 0 && !mask[foot * width + x]) foot--;
      if (foot + 1 <= camera.horizonY) continue;
      const top = camera.photoY(heightM, camera.groundZ(foot + 1)) - 1;
      for (let y = Math.max(0, Math.ceil(top)); y <= foot; y++)
        if (mask[y * width + x]) hidden[y * width + x] = 1;
    }
  return hidden;
}
