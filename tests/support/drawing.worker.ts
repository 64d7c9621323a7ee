import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import { type DrawnFingerprint, type DrawnFromJson, fingerprintOfJson } from "./drawn-fingerprint.ts";

/** Draws a document that was written as JSON in a browser's worker, for the test that compares it with Node. */
self.onmessage = ({
  data,
}: MessageEvent<{ weights: Uint8Array<ArrayBuffer>; photo: RgbImage; from: DrawnFromJson }>) => {
  installNetwork(data.weights);
  self.postMessage(fingerprintOfJson(data.photo, data.from) satisfies DrawnFingerprint);
};
