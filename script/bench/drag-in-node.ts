import "#server/adapters/image-model/install-network.ts";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { handSentence } from "#core/design/hand-change.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { resample } from "#renderer/image/resample.ts";
import { LiveSession } from "#renderer/render/live-session.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { openPhoto } from "../photo-file.ts";

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

/** What the steps of a drag took, milliseconds each, and the bytes that are held before and after them, once garbage is collected. */
export type NodeDrag = { wall: number[]; processor: number[]; before: number; after: number };

/** Bytes held by this process, garbage collected: objects and the pictures beside them. */
function heldBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  // Pictures are let go after the objects that hold them.
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * The steps of a drag, from the change to the preview's picture, in this process: what the live preview's worker does without a browser
 * around it. Processor time counts all threads, the collection of garbage too; a busy machine makes wall time longer than that.
 */
export async function dragInNode(
  file: string,
  { prompt, highlights, title }: Dragged,
  steps: number,
): Promise<NodeDrag> {
  const { photo, focal35Mm } = await openPhoto(file);
  const camera = focal35Mm === undefined ? {} : { focal35Mm };
  const scale = Math.min(1, Math.sqrt(PREVIEW_PIXELS / (photo.width * photo.height)));
  const small = resample(photo, Math.round(photo.width * scale), Math.round(photo.height * scale));
  const session = new LiveSession(() => new Promise((resolve) => setImmediate(resolve)));
  session.setPhoto(small, camera, seePhoto(photo, camera));
  const areas = highlights.map(({ corners, text }, k) => ({
    id: `highlight-${k + 1}`,
    path: corners.map(([x, y]) => ({ x: x * small.width, y: y * small.height }) as PhotoPoint),
    description: text,
  }));
  const drag: NodeDrag = { wall: [], processor: [], before: 0, after: 0 };
  for (let k = 1; k <= WARM_UPS + steps; k++) {
    const change = handSentence(title, { kind: "move", rightFt: ((k % FARTHEST_STEP) + 1) / 5, awayFt: 0 });
    if (k === WARM_UPS + 1) drag.before = heldBytes();
    const [begun, used] = [performance.now(), process.cpuUsage()];
    const output = await session.change({ prompt, changes: [change], areas, viewpoint: "same", seed: 1 });
    const [wall, { user, system }] = [performance.now() - begun, process.cpuUsage(used)];
    if (!output?.document.elements.some(({ element }) => element.shiftM))
      throw new Error(`Nothing is called ${title}: the drag moved nothing.`);
    if (k <= WARM_UPS) continue;
    drag.wall.push(wall);
    drag.processor.push((user + system) / 1000);
  }
  return { ...drag, after: heldBytes() };
}
