import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import { type Dragged, drawDrag } from "./drag-steps.ts";

type Drag = { photo: RgbImage; focal35Mm: number | undefined; dragged: Dragged; steps: number };

/** Runs what comes after this message when the page has answered. */
const askPage = (): Promise<void> =>
  new Promise((resolve) => {
    self.addEventListener("message", () => resolve(), { once: true });
    self.postMessage("between");
  });

/** The steps of a drag in Chromium; answers with the milliseconds that each took by the clock. */
async function drag({ photo, focal35Mm, dragged, steps }: Drag): Promise<void> {
  installNetwork(new Uint8Array(await (await fetch("/weights")).arrayBuffer()));
  const wall: number[] = [];
  await drawDrag(photo, focal35Mm, dragged, steps, {
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    warm: askPage,
    timed: async (step) => {
      const begun = performance.now();
      await step();
      wall.push(performance.now() - begun);
    },
  });
  self.postMessage(wall);
}

self.addEventListener("message", ({ data }: MessageEvent<Drag>) => void drag(data), { once: true });
