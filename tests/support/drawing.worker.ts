import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import { type DrawnFingerprint, type DrawnFromJson, fingerprintOfJson } from "./drawn-fingerprint.ts";

export type Drawn = { from: DrawnFromJson };

/** Draws a design in a browser's worker, for the tests that compare it with Node. */
self.onmessage = ({ data }: MessageEvent<{ weights: Uint8Array<ArrayBuffer>; photo: RgbImage } & Drawn>) => {
  installNetwork(data.weights);
  self.postMessage(fingerprintOfJson(data.photo, data.from) satisfies DrawnFingerprint);
};
