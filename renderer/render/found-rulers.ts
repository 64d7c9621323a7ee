import type { PhotoPoint } from "#core/geometry/point.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import { isRulerMark } from "#core/measure/reference.ts";
import { type Ruler, rulerKinds } from "#core/measure/ruler.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { cameraFacts } from "./camera-facts.ts";
import { cameraOf } from "./camera-of.ts";
import type { ConceptInput } from "./concept-types.ts";

/** A ruler that is more likely something else is not worth a person's look; nor are more than a few. */
const LEAST_WEIGHT = 0.5;
/** Rulers that a person is shown at most. */
const MOST = 3;

/** Height in the picture, pixels. */
const tall = ({ from, to }: Ruler) => from.y - to.y;

/**
 * What to show a person of the rulers, in the pixels of a photo of this size: the surest one of each kind that counted. First the
 * tallest garage door, also in the photo of a phone, where it counts once they agree to it.
 */
export function foundRulers(
  input: ConceptInput,
  seen: Seen,
  { width, height }: { width: number; height: number },
): (Ruler & { sizeFt: number })[] {
  const { camera, estimate, rulers } = cameraOf(input, seen);
  const counted = cameraFacts(camera, estimate, rulers).rulers.filter(({ weight }) => weight >= LEAST_WEIGHT);
  const others = counted.filter(
    ({ kind }, i) => kind !== "garageDoor" && counted.findIndex((other) => other.kind === kind) === i,
  );
  // Nothing more is asked about the garage door once a person has said something of it.
  const told = input.camera?.references?.some((mark) => isRulerMark(mark) && mark.ruler === "garageDoor");
  const doors = told ? [] : seen.rulers.filter(({ kind }) => kind === "garageDoor");
  const found = doors
    .sort((a, b) => tall(b) - tall(a))
    .slice(0, 1)
    .map((door) => ({ ...door, sizeFt: metersToFeet(rulerKinds.garageDoor.heightM) }));
  // From the pixels of the photo that was seen to those of the one that is shown.
  const inPhoto = ({ x, y }: PhotoPoint) => ({
    x: (x * width) / seen.taken.width,
    y: (y * height) / seen.taken.height,
  });
  return [...found, ...others]
    .slice(0, MOST)
    .map(({ kind, sizeFt, from, to }) => ({ kind, sizeFt, from: inPhoto(from), to: inPhoto(to) }));
}
