// Compresses the built files once, at the highest level, so that no request pays for it. With `--quick`, as the tests build: the large
// scripts of workers at a lower one, which makes them a twentieth larger. The highest takes 10 s of processor time for them, half of a build.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|html|svg|json|data|txt|xml|webmanifest|wasm)$/;
const MIN_BYTES = 512;
/** A worker with the whole engine in it; no page's own script comes near. */
const LARGE_BYTES = 1_000_000;
const HIGHEST = 11;
const QUICK = 9;

const isQuick = process.argv.includes("--quick");

for (const file of readdirSync("build/client", { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || !COMPRESSIBLE.test(file.name)) continue;
  const path = join(file.parentPath ?? file.path, file.name);
  const bytes = readFileSync(path);
  if (bytes.length < MIN_BYTES) continue;
  const quality = isQuick && bytes.length > LARGE_BYTES ? QUICK : HIGHEST;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
