import type { Camera } from "#core/camera/camera.ts";
import { areaTexts } from "#core/plan/area-texts.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { removesPlants } from "#core/plan/removal-notes.ts";
import { clearShrubs } from "#renderer/clear/clear-shrubs.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { ConceptInput } from "./concept.ts";

/** The photo to design on, what is seen in it, and the pixels (1) that were filled to clear it; null when none were. */
export type Ground = { photo: RgbImage; seen: Seen; cleared: Uint8Array | null };

/** Takes old shrubs out of the photo when the words ask for it: in their highlight, or all that surely are some. */
export function clearWished(input: ConceptInput, seen: Seen, camera: Camera): Ground {
  const { photo, prompt, areas } = input;
  const drawn = areas.length > 0 ? circled(input, seen) : null;
  const asked = drawn ? drawn.includes(1) : removesPlants(parsePlan(prompt).notes);
  const clearing = asked ? clearShrubs(photo, seen, camera, drawn) : null;
  return clearing ?? { photo, seen, cleared: null };
}

/** 1 where a highlight asks for plants to go, at the size of `seen`. */
function circled({ photo, prompt, areas }: ConceptInput, { width, height }: Seen): Float32Array {
  const all = new Float32Array(width * height);
  const { texts } = areaTexts(
    prompt,
    areas.map(({ description }) => description),
  );
  areas.forEach(({ path }, k) => {
    if (!removesPlants(parsePlan(texts[k]!).notes)) return;
    const small = path.map(({ x, y }) => ({
      x: (x * width) / photo.width,
      y: (y * height) / photo.height,
    }));
    fillPolygon(width, height, small).forEach((value, i) => {
      if (value > 0.5) all[i] = 1;
    });
  });
  return all;
}
