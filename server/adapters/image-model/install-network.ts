// Importing this file gives seeing its network: what draws or measures on this machine imports it first.
import { readFileSync } from "node:fs";
import { installNetwork } from "#renderer/see/network/installed-network.ts";

const file = new URL("../../../renderer/see/network/weights.bin", import.meta.url);

installNetwork(new Uint8Array(readFileSync(file)));
