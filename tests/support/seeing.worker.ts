import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import { type Fingerprint, fingerprint } from "./seen-fingerprint.ts";

/** Sees a photo in a browser's worker, for the test that compares it with Node. */
self.onmessage = ({ data }: MessageEvent<{ weights: Uint8Array<ArrayBuffer>; photo: RgbImage }>) => {
  installNetwork(data.weights);
  self.postMessage(fingerprint(data.photo) satisfies Fingerprint);
};
