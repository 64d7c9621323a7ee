import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Chromium without its windows: it visits a page for half the processor time of the whole browser (30 visits: 8 s, not 17). */
const HEADLESS = "/usr/bin/chromium-headless-shell";

/** The browser of this machine, if it has one. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

/** What the tests run in: the headless one where there is one. */
export const findTestBrowser = () =>
  [process.env.CHROMIUM_PATH, HEADLESS].find((path) => path && existsSync(path)) ?? findChromium();

const runs = (command, args) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
    .status === 0;

/** Finds a Chromium or gets one: the system's, then Debian's package when root, then Playwright's own. */
export function ensureChromium() {
  if (findTestBrowser()) return true;
  console.log("No Chromium here: getting one...");
  const debian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (debian && runs("apt-get", ["update", "-qq"]))
    runs("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]);
  return Boolean(findTestBrowser()) || runs("npx", ["playwright", "install", "chromium"]);
}
