// Runs one of our scripts on the pinned Node, installing first what is missing: node script/run.mjs FILE [arguments]
import { become, ensureInstalled, pinnedNode, pinnedPath } from "./bootstrap.mjs";

ensureInstalled();
become(pinnedNode(), process.argv.slice(2), pinnedPath());
