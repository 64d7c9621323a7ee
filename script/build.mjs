// npm run build: the pages, if a source has changed. `--quick`: for tests alone, compressed in less time.
import { ensureBuilt, ensureInstalled } from "./bootstrap.mjs";

ensureInstalled();
ensureBuilt({ isQuick: process.argv.includes("--quick") });
