import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";
import { Network } from "./network.ts";

/** One per process or worker; all photos share its memory. */
let installed: Network | null = null;

/**
 * Gives seeing its network, once in a process or worker, before the first photo: `file` is what is in `weights.bin`, which each host
 * reads in its own way. Throws when it is no weights file or knows other classes.
 */
export function installNetwork(file: Uint8Array<ArrayBuffer>): void {
  const network = new Network(file);
  const { classes } = network.header;
  if (classes.join() !== SEEN_CLASSES.join()) throw new Error(`The network knows other classes: ${classes}`);
  installed = network;
}

export function installedNetwork(): Network {
  if (!installed) throw new Error("No network is installed: call installNetwork first");
  return installed;
}
