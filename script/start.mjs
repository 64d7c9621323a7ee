// npm start: installs and builds what is missing, then runs web and worker in one process.
import { become, ensureBuilt, ensureInstalled, pinnedNode, pinnedPath, say } from "./bootstrap.mjs";

const payments = process.env.STRIPE_SECRET_KEY ? undefined : (process.env.PAYMENTS ?? "test");
say(
  payments === "test"
    ? "Starting Yardwright (production build; PAYMENTS=test: plans are sold by the built-in stand-in, no money moves)."
    : "Starting Yardwright (production build).",
);
ensureInstalled();
ensureBuilt();
become(pinnedNode(), ["server/main.ts", ...process.argv.slice(2)], {
  NODE_ENV: "production",
  ...(payments ? { PAYMENTS: payments } : {}),
  ...pinnedPath(),
});
