/**
 * The concept engine in headless Chromium, in a Web Worker, beside the same in Node in turn: four standard designs x sizes, first in a
 * worker, warm (medians after a warm-up of eight) and live, per stage.
 *
 *     npm run bench -- browser [--sizes 0.25,1] [--warm-ups 8] [--runs 5]
 */
import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { openPhoto } from "../photo-file.ts";
import { askWorker, bundleWorker, launchChromium } from "./chromium-worker.ts";
import { designNames, STANDARD_DESIGNS } from "./standard-designs.ts";
import type { Timing } from "./time-design.ts";
import { stagesOf, type Times } from "./times.ts";

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    sizes: { type: "string", default: "0.25,1" },
    "warm-ups": { type: "string", default: "8" },
    runs: { type: "string", default: "5" },
  },
});
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const code = await bundleWorker("browser.worker.ts");
const browser = await launchChromium();
const rows = [];
for (const size of values.sizes.split(",").map(Number)) {
  for (const design of designNames) {
    const { scene, prompt } = STANDARD_DESIGNS[design];
    const file = here(`../../tests/fixtures/scenes/${scene}/photo.jpg`);
    const { photo } = await openPhoto(file, size * 1e6);
    const times = await askWorker<Record<"first" | "warm" | "live", Times>>(browser, code, photo, {
      input: { prompt, areas: [], viewpoint: "same", seed: 1 },
      warmUps: Number(values["warm-ups"]),
      runs: Number(values.runs),
    });
    const args = [here("./time-design.ts"), design, `${size}`, values["warm-ups"], values.runs];
    const node: Timing = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
    const ratioOf = (run: "warm" | "live") => {
      const files = (node[run].decode ?? 0) + (node[run].encode ?? 0);
      return (times[run].total! / (node[run].total! - files)).toFixed(2);
    };
    for (const run of ["first", "warm", "live"] as const) {
      rows.push({
        design,
        MP: size,
        run,
        ...stagesOf(times[run]),
        ...(run === "first" ? {} : { "to Node": ratioOf(run) }),
        load: loadavg()[0]!.toFixed(1),
      });
    }
  }
}
await browser.close();
console.log(
  `Chromium ${browser.version()}, Node ${process.version}; milliseconds without reading and writing files`,
);
console.table(rows);
