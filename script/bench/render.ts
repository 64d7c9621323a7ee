/**
 * How long a concept picture takes on one core: four standard designs x sizes x first in a process, warm (median of five after
 * a warm-up of eight) and live, per stage, with peak memory, and beside it what sharp alone takes to decode and encode the same
 * photo.
 *
 *     npm run bench -- render [--sizes 0.25,1,12] [--designs beds,pool] [--warm-ups 8] [--runs 5] [--practised]
 *
 * With `--practised` the first picture comes after the practice that a server and the live preview do before anybody asks.
 *
 * One design of 1 MP takes about half a minute with the usual warm-up and runs, four of them more than two. Every cell is a process of its own, held to one core where `taskset` is there. Wall time; on a busy machine the processor time
 * beside it and ratios within one run are what counts.
 */
import { execFile } from "node:child_process";
import { availableParallelism, cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { COMPILE_IN_PLACE } from "#server/threads/one-core.ts";
import { type DesignName, designNames, MEGAPIXELS } from "./standard-designs.ts";
import type { Timing } from "./time-design.ts";
import { stagesOf } from "./times.ts";

const run = promisify(execFile);
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    sizes: { type: "string", default: MEGAPIXELS.join() },
    designs: { type: "string", default: designNames.join() },
    // V8 goes on optimizing for about this many pictures.
    "warm-ups": { type: "string", default: "8" },
    runs: { type: "string", default: "5" },
    practised: { type: "boolean", default: false },
  },
});

const script = fileURLToPath(new URL("./time-design.ts", import.meta.url));
// As a server with one core runs its threads.
const onOneCore = await run("taskset", ["-c", "0", "true"]).then(
  () => ["taskset", "-c", `${availableParallelism() - 1}`, process.execPath, COMPILE_IN_PLACE],
  () => [process.execPath],
);

async function timed(design: DesignName, size: number): Promise<Timing> {
  // Twelve megapixels take seconds and have no warm-up to speak of.
  const [warmUps, runs] = size > 4 ? ["0", "1"] : [values["warm-ups"], values.runs];
  const [command, ...args] = [...onOneCore, script, design, `${size}`, warmUps, runs, `${values.practised}`];
  const { stdout } = await run(command!, args);
  return JSON.parse(stdout);
}

console.log(
  `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
);
console.log(
  `milliseconds on one core; first = ${values.practised ? "after practice" : "cold in its process"}, warm = median after a warm-up, live = warm with the photo seen before; cpu = processor time\n`,
);
const rows = [];
const MS = Math.round;
for (const size of values.sizes.split(",").map(Number)) {
  for (const design of values.designs.split(",") as DesignName[]) {
    const { cold, warm, live, sharpAlone, peakMb, idleMb } = await timed(design, size);
    // Each as it comes: all of them take minutes.
    const told = Object.entries({ first: cold, warm, live }).map(
      ([run, times]) => `${run} ${MS(times.total ?? 0)} (cpu ${MS(times.cpu ?? 0)})`,
    );
    console.log(`${design} ${size} MP: ${told.join(", ")}`);
    for (const [run, times] of Object.entries({ first: cold, warm, live })) {
      rows.push({
        design,
        MP: size,
        run,
        ...stagesOf(times),
        "decode+encode": MS((times.decode ?? 0) + (times.encode ?? 0)),
        cpu: MS(times.cpu ?? 0),
        ...(run === "first" ? { "peak MB": MS(peakMb), "idle MB": MS(idleMb) } : {}),
        ...(run === "warm" ? { "sharp alone": MS(sharpAlone) } : {}),
      });
    }
  }
}
console.table(rows);
