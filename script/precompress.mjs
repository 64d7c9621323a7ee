// Compresses the built files once, at the highest level, so that no request pays for it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|html|svg|json|data|txt|xml|webmanifest|wasm)$/;
const MIN_BYTES = 512;

for (const file of readdirSync("build/client", { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || !COMPRESSIBLE.test(file.name)) continue;
  const path = join(file.parentPath ?? file.path, file.name);
  const bytes = readFileSync(path);
  if (bytes.length < MIN_BYTES) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
