// npm run dev: the same server; pages reload in place, a change of the server restarts it.
import { become, ensureInstalled, pinnedNode, pinnedPath } from "./bootstrap.mjs";

ensureInstalled();
become(pinnedNode(), ["--watch", "--watch-preserve-output", "server/main.ts", ...process.argv.slice(2)], {
  NODE_ENV: "development",
  ...pinnedPath(),
});
