import { describeElement } from "#core/plan/describe-element.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import type { ConceptOutput } from "#renderer/render/concept-types.ts";

/** Changed pixels of a megapixel that an element must show at least to be called seen. */
const LEAST_OF_MEGAPIXEL = 50;

/**
 * The elements that a design names as placed: on the bill, outlined, or in a note; and those of them that nobody can see, because the
 * picture has too few changed pixels inside their outlines. Counted from outlines and pixels, not from what the engine says of itself.
 */
export function countPlaced(
  photo: RgbImage,
  { image, document, placed, shapes = [], notes }: ConceptOutput,
): { named: string[]; unseen: string[] } {
  const { width, height } = photo;
  const told = notes.filter(({ status }) => status !== "told").map(({ sentence }) => sentence.toLowerCase());
  const named = document.elements
    .filter(
      ({ id, element }) =>
        placed.some((record) => record.id === id) ||
        shapes.some((shape) => shape.id === id) ||
        told.some((sentence) => sentence.includes(describeElement(element).toLowerCase())),
    )
    .map(({ id }) => id);
  const least = (LEAST_OF_MEGAPIXEL * width * height) / 1e6;
  const seenPixels = (id: string): number => {
    const rings = shapes.find((shape) => shape.id === id)?.rings ?? [];
    const inside = new Uint8Array(width * height);
    for (const ring of rings) {
      const filled = fillPolygon(
        width,
        height,
        ring.map(([x, y]) => ({ x: x * width, y: y * height })),
      );
      // Rings inside of rings are holes.
      for (let i = 0; i < inside.length; i++) if (filled[i]! > 0.5) inside[i]! ^= 1;
    }
    let changed = 0;
    for (let i = 0; i < inside.length; i++) {
      if (inside[i] === 0) continue;
      if ([0, 1, 2].some((c) => image.data[i * 3 + c] !== photo.data[i * 3 + c])) changed++;
    }
    return changed;
  };
  return { named, unseen: named.filter((id) => seenPixels(id) < least) };
}
