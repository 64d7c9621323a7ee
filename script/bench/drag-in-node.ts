import "#server/adapters/image-model/install-network.ts";
import { handSentence } from "#core/design/hand-change.ts";
import { resample } from "#renderer/image/resample.ts";
import { LiveSession } from "#renderer/render/live-session.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { openPhoto } from "../photo-file.ts";

const PREVIEW_PIXELS = 250_000;
/** V8 goes on optimizing for about this many pictures. */
const WARM_UPS = 8;

/**
 * Milliseconds of each step of a drag, from the change to the preview's picture, in this process: what the live preview's worker does
 * without a browser around it.
 */
export async function dragInNode(
  file: string,
  prompt: string,
  title: string,
  steps: number,
): Promise<number[]> {
  const { photo, focal35Mm } = await openPhoto(file);
  const camera = focal35Mm === undefined ? {} : { focal35Mm };
  const scale = Math.min(1, Math.sqrt(PREVIEW_PIXELS / (photo.width * photo.height)));
  const small = resample(photo, Math.round(photo.width * scale), Math.round(photo.height * scale));
  const session = new LiveSession(() => new Promise((resolve) => setImmediate(resolve)));
  session.setPhoto(small, camera, seePhoto(photo, camera));
  const times: number[] = [];
  for (let k = 1; k <= WARM_UPS + steps; k++) {
    const change = handSentence(title, { kind: "move", rightFt: k / 5, awayFt: 0 });
    const begun = performance.now();
    await session.change({ prompt, changes: [change], areas: [], viewpoint: "same", seed: 1 });
    if (k > WARM_UPS) times.push(performance.now() - begun);
  }
  return times;
}
