// npm run dev: the same server; pages reload in place, a change of the server restarts it.
import { become, ensureInstalled, pinnedNode, pinnedPath } from "./bootstrap.mjs";

ensureInstalled();
// Folders by name: left to itself, the watch follows every file that was imported, also the copy of its settings that Vite writes, imports
// and deletes, and restarts for it.
const watched = ["server", "contract", "core", "renderer"].map((folder) => `--watch-path=${folder}`);
const watch = ["--watch", "--watch-preserve-output", ...watched];
become(pinnedNode(), [...watch, "server/main.ts", ...process.argv.slice(2)], {
  NODE_ENV: "development",
  ...pinnedPath(),
});
