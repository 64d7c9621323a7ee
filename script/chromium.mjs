import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser of this machine, if it has one. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

const runs = (command, args) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
    .status === 0;

/** Finds a Chromium or gets one: the system's, then Debian's package when root, then Playwright's own. */
export function ensureChromium() {
  if (findChromium()) return true;
  console.log("No Chromium here: getting one...");
  const debian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (debian && runs("apt-get", ["update", "-qq"]))
    runs("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  return Boolean(findChromium()) || runs("npx", ["playwright", "install", "chromium"]);
}
