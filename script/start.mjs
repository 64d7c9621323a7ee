// npm start: installs and builds what is missing, then runs web and worker in one process.
import { become, ensureBuilt, ensureInstalled, pinnedNode, pinnedPath, say } from "./bootstrap.mjs";

say("Starting Yardwright (production build).");
ensureInstalled();
ensureBuilt();
// The server reads .env, so it decides whether the stand-in for payments serves: only where the settings name no payments.
become(pinnedNode(), ["server/main.ts", "--test-payments", ...process.argv.slice(2)], {
  NODE_ENV: "production",
  ...pinnedPath(),
});
