/**
 * How long a concept picture takes on one core: four standard designs x sizes x first in a process and warm (median of five), per
 * stage, with peak memory, and beside it what sharp alone takes to decode and encode the same photo.
 *
 *     npm run bench -- render [--sizes 0.25,1,12] [--designs beds,pool] [--runs 5]
 *
 * Every cell is a process of its own, held to one core where `taskset` is there. Wall time; on a busy machine the processor time
 * beside it and ratios within one run are what counts.
 */
import { execFile } from "node:child_process";
import { availableParallelism, cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { type DesignName, designNames, megapixels } from "./standard-designs.ts";
import type { Timing } from "./time-design.ts";

const run = promisify(execFile);
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    sizes: { type: "string", default: megapixels.join() },
    designs: { type: "string", default: designNames.join() },
    runs: { type: "string", default: "5" },
  },
});

const script = fileURLToPath(new URL("./time-design.ts", import.meta.url));
const pinned = await run("taskset", ["-c", "0", "true"]).then(
  () => ["taskset", "-c", `${availableParallelism() - 1}`],
  () => [],
);

async function timed(design: DesignName, size: number): Promise<Timing> {
  // Twelve megapixels take seconds and have no warm-up to speak of.
  const runs = size > 4 ? "1" : values.runs;
  const [command, ...args] = [...pinned, process.execPath, script, design, `${size}`, runs];
  const { stdout } = await run(command!, args);
  return JSON.parse(stdout);
}

const ms = (value: number | undefined) => Math.round(value ?? 0);
console.log(
  `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
);
console.log("milliseconds on one core; warm = median, cpu = processor time of the warm total\n");
const rows = [];
for (const size of values.sizes.split(",").map(Number)) {
  for (const design of values.designs.split(",") as DesignName[]) {
    const { cold, warm, live, sharpAlone, peakMb, idleMb } = await timed(design, size);
    rows.push({
      design,
      MP: size,
      first: ms(cold.total),
      "first cpu": ms(cold.cpu),
      warm: ms(warm.total),
      cpu: ms(warm.cpu),
      live: ms(live.total),
      "live cpu": ms(live.cpu),
      see: ms(warm["region.see"]),
      region: ms(warm.region! - warm["region.see"]!),
      plan: ms(warm.plan),
      shadows: ms(warm["render.shadows"]),
      ground: ms(warm["render.surfaces"]! + warm["render.ground"]!),
      objects: ms(warm["render.objects"]! + warm["render.lay"]!),
      composite: ms(warm.composite),
      "decode+encode": ms(warm.decode! + warm.encode!),
      "sharp alone": ms(sharpAlone),
      "peak MB": ms(peakMb),
      "idle MB": ms(idleMb),
    });
  }
}
console.table(rows);
