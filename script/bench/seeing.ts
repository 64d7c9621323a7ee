/**
 * How long all of seeing takes in Node and in a worker of headless Chromium, in turn: of the first photo in a process, with and without
 * the practice that the product's threads do before it, and of later ones. Medians of several processes. Node also by the processor
 * time of its thread, which other programs change less; a browser tells the clock alone.
 *
 *     npm run bench -- seeing [--megapixels 1] [--processes 3]
 */
import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { openPhoto } from "../photo-file.ts";
import { askWorker, bundleWorker, launchChromium } from "./chromium-worker.ts";
import type { SeeingTimes } from "./time-seeing.ts";
import { median } from "./times.ts";

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    megapixels: { type: "string", default: "1" },
    processes: { type: "string", default: "3" },
  },
});
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const file = here("../../tests/fixtures/scenes/front-ranch/photo.jpg");
const { photo } = await openPhoto(file, Number(values.megapixels) * 1e6);
const code = await bundleWorker("seeing.worker.ts");

type Host = (practised: boolean) => Promise<SeeingTimes>;
const inNode =
  (env: Record<string, string>): Host =>
  async (practised) => {
    const args = [here("./seeing-in-node.ts"), file, values.megapixels, `${practised}`];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
    return JSON.parse(stdout) as SeeingTimes;
  };
const hosts: Record<string, Host> = {
  "Node, processor": inNode({}),
  "Node, clock": inNode({ WALL: "1" }),
  // A browser of its own each time: a renderer process keeps compiled code.
  "Chromium, clock": async (practised) => {
    const browser = await launchChromium();
    const times = await askWorker<SeeingTimes>(browser, code, photo, { practised });
    await browser.close();
    return times;
  },
};

const rows = [];
for (const practised of [false, true]) {
  const times: Record<string, SeeingTimes[]> = Object.fromEntries(
    Object.keys(hosts).map((host) => [host, []]),
  );
  for (let k = 0; k < Number(values.processes); k++)
    for (const [host, ask] of Object.entries(hosts)) times[host]?.push(await ask(practised));
  for (const [host, runs] of Object.entries(times)) {
    const [first, warm] = [median(runs.map((run) => run.first)), median(runs.map((run) => run.warm))];
    rows.push({
      host,
      practised,
      first: Math.round(first),
      warm: Math.round(warm),
      "first to warm": (first / warm).toFixed(2),
      load: loadavg()[0]!.toFixed(1),
    });
  }
}
console.log(`Milliseconds of seeing at ${photo.width} x ${photo.height}`);
console.table(rows);
