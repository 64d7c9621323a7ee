import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BIOME = join(ROOT, "node_modules/@biomejs/biome/bin/biome");

/** The rule of walls alone, as our configuration has it, over files that stand nowhere else. Answers what it says of each. */
async function lint(files: Map<string, string>): Promise<Map<string, string>> {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-walls-"));
  try {
    const ours = JSON.parse(await readFile(join(ROOT, "biome.json"), "utf8"));
    await writeFile(
      join(dir, "biome.json"),
      JSON.stringify({ ...ours, $schema: undefined, plugins: [], vcs: { enabled: false } }),
    );
    for (const [path, imported] of files) {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(
        join(dir, path),
        `import { planted } from "${imported}";\n\nexport const used = planted;\n`,
      );
    }
    const args = [
      BIOME,
      "lint",
      "--only=style/noRestrictedImports",
      "--max-diagnostics=none",
      "--reporter=json",
      ".",
    ];
    const report = await new Promise<string>((resolve) =>
      // Its exit code says that it found something; what, the report says.
      execFile(process.execPath, args, { cwd: dir, maxBuffer: 2 ** 26 }, (_, stdout) => resolve(stdout)),
    );
    const { diagnostics } = JSON.parse(report) as {
      diagnostics: { message: string; location: { path: string } }[];
    };
    return new Map(diagnostics.map(({ location, message }) => [location.path, message]));
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** A file of each layer, and imports that must not pass there. */
const WALLS: Record<string, { words: string; forbidden: string[]; allowed: string[] }> = {
  "core/plan/planted.ts": {
    words: "core imports nothing but core",
    forbidden: [
      "../../renderer/image/rgb-image.ts",
      "#renderer/image/rgb-image.ts",
      "../../contract/limits.ts",
      "../../server/config.ts",
      "../../app/lib/api.ts",
      "../../tests/support/pictures.ts",
      "../../script/photo-file.ts",
      "node:fs",
      "react",
    ],
    allowed: ["../geometry/point.ts", "#core/geometry/point.ts"],
  },
  "renderer/image/planted.ts": {
    words: "renderer imports core alone",
    forbidden: [
      "../../contract/messages.ts",
      "../../server/log.ts",
      "../../app/lib/api.ts",
      "node:fs",
      "sharp",
    ],
    allowed: ["#core/geometry/point.ts", "../see/see-photo.ts"],
  },
  "contract/endpoints/planted.ts": {
    words: "contract imports core (enums and limits) and zod alone",
    forbidden: ["../../renderer/image/rgb-image.ts", "../../server/log.ts", "../../app/lib/api.ts", "hono"],
    allowed: ["../limits.ts", "#core/entitlements/entitlements.ts", "zod"],
  },
  "app/lib/planted.ts": {
    words: "web code never imports the server",
    forbidden: [
      "../../server/log.ts",
      "#server/log.ts",
      "../../tests/support/pictures.ts",
      "node:fs",
      "hono",
    ],
    allowed: ["#contract/limits.ts", "./api.ts"],
  },
  "app/components/planted.tsx": {
    words: "the renderer runs in a Web Worker (*.worker.ts) alone",
    forbidden: ["../../renderer/image/rgb-image.ts", "#renderer/image/rgb-image.ts"],
    allowed: ["#app/lib/api.ts"],
  },
  "app/components/planted.worker.ts": {
    words: "web code never imports the server",
    forbidden: ["../../server/log.ts", "#server/log.ts"],
    allowed: ["#renderer/image/rgb-image.ts"],
  },
  "app/routes/gallery/planted.tsx": {
    words: "a screen never imports another screen's folder",
    forbidden: ["../designer/page.tsx", "#app/routes/designer/page.tsx"],
    allowed: ["./page.tsx", "#app/components/logo.tsx"],
  },
  "server/files/planted.ts": {
    words: "the server never imports the web code, scripts or tests",
    forbidden: [
      "../../app/lib/api.ts",
      "#app/lib/api.ts",
      "../../tests/support/pictures.ts",
      "../../script/chaos.ts",
    ],
    allowed: ["../db/schema.ts", "#contract/limits.ts"],
  },
  "server/adapters/mail/planted.ts": {
    words: "an adapter takes its slice of the configuration and never knows a feature",
    forbidden: [
      "../../features/accounts/tokens.ts",
      "#server/features/accounts/tokens.ts",
      "../../http/errors.ts",
      "../../db/schema.ts",
      "../../jobs/queue.ts",
      "../../config.ts",
      "../../program.ts",
    ],
    allowed: ["./mail.ts", "../../threads/thread-pool.ts"],
  },
  "server/db/planted.ts": {
    words: "the database knows no feature and no HTTP",
    forbidden: ["../features/designs/designs.ts", "../http/errors.ts", "../jobs/queue.ts", "../program.ts"],
    allowed: ["./schema.ts", "#core/bom/bom.ts"],
  },
  "server/http/planted.ts": {
    words: "HTTP is told what to call: it imports no feature and no adapter",
    forbidden: [
      "../features/designs/designs.ts",
      "../adapters/mail/mail.ts",
      "../jobs/queue.ts",
      "../program.ts",
    ],
    allowed: ["./context.ts", "../app-error.ts"],
  },
  "server/jobs/planted.ts": {
    words: "the queue knows no feature",
    forbidden: ["../features/designs/designs.ts", "../http/errors.ts", "../adapters/mail/mail.ts"],
    allowed: ["../db/connect.ts"],
  },
  "server/features/bom/planted.ts": {
    words: "a feature calls another feature's use-case, never its store",
    forbidden: ["../accounts/accounts.store.ts", "#server/features/accounts/accounts.store.ts"],
    allowed: ["./bom.store.ts", "../spending/spending.ts"],
  },
  "server/features/images/planted.ts": {
    words: "a feature knows ports: only program.ts names a concrete adapter",
    forbidden: [
      "../../adapters/storage/disk-storage.ts",
      "#server/adapters/storage/disk-storage.ts",
      "../../adapters/image-model/hosted/hosted-model.ts",
      "../../stand-ins/stripe/stripe-stand-in.ts",
      "../../program.ts",
      "../../config.ts",
    ],
    allowed: ["../../adapters/storage/storage.ts", "../../adapters/image-model/image-model.ts"],
  },
};

it("the linter refuses an import through each wall, however it is spelled, and lets the others pass", async () => {
  const files = new Map<string, string>();
  const wanted = new Map<string, string>();
  for (const [path, { words, forbidden, allowed }] of Object.entries(WALLS))
    for (const imported of [...forbidden, ...allowed]) {
      const file = path.replace("planted", `planted-${files.size}`);
      files.set(file, imported);
      if (forbidden.includes(imported)) wanted.set(file, `${imported}: ${words}`);
    }
  const found = await lint(files);
  const told = [...found].map(([file, message]) => [file, `${files.get(file)}: ${message}`]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(wanted));
});
