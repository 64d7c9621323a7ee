import { handSentence } from "#core/design/hand-change.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { resample } from "#renderer/image/resample.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { LiveSession } from "#renderer/render/live-session.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";

const PREVIEW_PIXELS = 250_000;
/** V8 goes on optimizing for about this many pictures. */
const WARM_UPS = 8;
/** A fifth of a foot each; then the drag begins anew. */
const FARTHEST_STEP = 28;

/** A wish and what of it is dragged, by its name in the list of elements. Highlights have their corners in shares of the photo. */
export type Dragged = {
  prompt: string;
  highlights: readonly { corners: readonly (readonly [x: number, y: number])[]; text: string }[];
  title: string;
};

/**
 * The steps of a drag as the live preview's worker draws them, from the change to the picture. `pause` lets events through, `warm` is called
 * when the steps that count begin, `timed` gets each of them to run.
 */
export async function drawDrag(
  photo: RgbImage,
  focal35Mm: number | undefined,
  { prompt, highlights, title }: Dragged,
  steps: number,
  platform: {
    pause: () => Promise<void>;
    warm: () => Promise<void>;
    timed: (step: () => Promise<void>) => Promise<void>;
  },
): Promise<void> {
  const camera = focal35Mm === undefined ? {} : { focal35Mm };
  const scale = Math.min(1, Math.sqrt(PREVIEW_PIXELS / (photo.width * photo.height)));
  const small = resample(photo, Math.round(photo.width * scale), Math.round(photo.height * scale));
  const session = new LiveSession(platform.pause);
  session.setPhoto(small, camera, seePhoto(photo, camera));
  const areas = highlights.map(({ corners, text }, k) => ({
    id: `highlight-${k + 1}`,
    path: corners.map(([x, y]) => ({ x: x * small.width, y: y * small.height }) as PhotoPoint),
    description: text,
  }));
  for (let k = 1; k <= WARM_UPS + steps; k++) {
    const change = handSentence(title, { kind: "move", rightFt: ((k % FARTHEST_STEP) + 1) / 5, awayFt: 0 });
    const step = async () => {
      const output = await session.change({ prompt, changes: [change], areas, viewpoint: "same", seed: 1 });
      if (!output?.document.elements.some(({ element }) => element.shiftM))
        throw new Error(`Nothing is called ${title}: the drag moved nothing.`);
    };
    if (k === WARM_UPS + 1) await platform.warm();
    await (k > WARM_UPS ? platform.timed(step) : step());
  }
}
