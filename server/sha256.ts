import { createHash } from "node:crypto";

/** In lower-case hex, as hashes are written down for people. */
export const sha256Of = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");
