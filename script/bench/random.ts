/**
 * Draws random wishes (texts, strokes, brushes, viewpoints) over the small yards: nothing may throw, change a byte outside the design
 * or take longer than the bound. `npm run bench -- random [--count 2000] [--from 0]`
 */
import { parseArgs } from "node:util";
import { openYard } from "#tests/support/open-yard.ts";
import { drawRandomWish } from "#tests/support/random-wish.ts";

/** Processor time of one wish on a small photo, in milliseconds. */
const MOST_MS = 4000;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { count: { type: "string", default: "2000" }, from: { type: "string", default: "0" } },
});
const yards = await Promise.all((["front-ranch", "backyard-fence", "portrait-walk"] as const).map(openYard));
const from = Number(values.from);
const count = Number(values.count);
const times: number[] = [];
let faults = 0;
for (let seed = from; seed < from + count; seed++) {
  try {
    const took = drawRandomWish(seed, yards[seed % yards.length]!);
    times.push(took);
    if (took > MOST_MS) throw new Error(`wish ${seed} took ${Math.round(took)} ms`);
  } catch (error) {
    faults++;
    console.error(error);
  }
}
times.sort((a, b) => a - b);
const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
console.log(
  `${count} random wishes, ${faults} faults; processor time ${at(0.5)} ms median, ${at(0.95)} ms at 95%, ${at(1)} ms at most`,
);
if (faults > 0) process.exitCode = 1;
