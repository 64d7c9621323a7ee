import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import { timeSeeing } from "./time-seeing.ts";

/** One row of the bench in Chromium. */
self.onmessage = async ({ data }: MessageEvent<{ photo: RgbImage; practised: boolean }>) => {
  installNetwork(new Uint8Array(await (await fetch("/weights")).arrayBuffer()));
  self.postMessage(timeSeeing(data.photo, data.practised, () => performance.now()));
};
