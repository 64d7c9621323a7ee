import "#server/adapters/image-model/install-network.ts";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openPhoto } from "../photo-file.ts";
import { type Dragged, drawDrag } from "./drag-steps.ts";

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
export async function dragInNode(file: string, dragged: Dragged, steps: number): Promise<NodeDrag> {
  const { photo, focal35Mm } = await openPhoto(file);
  const drag: NodeDrag = { wall: [], processor: [], before: 0, after: 0 };
  await drawDrag(photo, focal35Mm, dragged, steps, {
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    warm: async () => {
      drag.before = heldBytes();
    },
    timed: async (step) => {
      const [begun, used] = [performance.now(), process.cpuUsage()];
      await step();
      const [wall, { user, system }] = [performance.now() - begun, process.cpuUsage(used)];
      drag.wall.push(wall);
      drag.processor.push((user + system) / 1000);
    },
  });
  return { ...drag, after: heldBytes() };
}
