import { openPhoto } from "../photo-file.ts";
import { askWorker, bundleWorker, launchChromium } from "./chromium-worker.ts";
import type { Dragged } from "./drag-steps.ts";

/** What the steps of a drag took, milliseconds each, and the processor time of a step: the mean, of all of the browser's processes. */
export type ChromiumDrag = { wall: number[]; processorMean: number };

/** Opens a headless Chromium for drags in a Web Worker, beside nothing else that works. */
export async function openChromium() {
  const code = await bundleWorker("drag.worker.ts");
  const browser = await launchChromium();
  const system = await browser.newBrowserCDPSession();
  const processorMs = async () => {
    const { processInfo } = await system.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  const drag = async (file: string, dragged: Dragged, steps: number): Promise<ChromiumDrag> => {
    const { photo, focal35Mm } = await openPhoto(file);
    let begun = 0;
    const between = async () => {
      begun = await processorMs();
    };
    let ended = 0;
    const wall = await askWorker<number[]>(
      browser,
      code,
      photo,
      { focal35Mm, dragged, steps },
      between,
      async () => {
        ended = await processorMs();
      },
    );
    return { wall, processorMean: (ended - begun) / steps };
  };
  return { drag, close: () => browser.close() };
}
