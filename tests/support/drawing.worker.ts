import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import type { ConceptInput } from "#renderer/render/concept-types.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import {
  type DrawnFingerprint,
  type DrawnFromJson,
  drawnFingerprint,
  fingerprintOfJson,
} from "./drawn-fingerprint.ts";

/** A document that was written as JSON, or words and highlights as a preview has them. */
export type Drawn = { from: DrawnFromJson } | { input: Omit<ConceptInput, "photo"> };

/** Draws a design in a browser's worker, for the tests that compare it with Node. */
self.onmessage = ({ data }: MessageEvent<{ weights: Uint8Array<ArrayBuffer>; photo: RgbImage } & Drawn>) => {
  installNetwork(data.weights);
  const { photo } = data;
  const fingerprint =
    "from" in data
      ? fingerprintOfJson(photo, data.from)
      : drawnFingerprint(renderConcept({ ...data.input, photo }));
  self.postMessage(fingerprint satisfies DrawnFingerprint);
};
