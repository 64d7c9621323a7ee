/**
 * What a step of a drag costs while a photo has two highlights: of what fills one (its outline moves with it) and of what stands in one; in
 * this process, and in a worker of headless Chromium. Steps go on from each other at preview size, as the live preview's worker draws
 * them. `npm run bench -- drag [steps]` (40 unless told); `npm run bench -- designer` does it too.
 */
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { openChromium } from "./drag-in-chromium.ts";
import { dragInNode } from "./drag-in-node.ts";
import type { Dragged } from "./drag-steps.ts";
import { median } from "./times.ts";

const PHOTO = fileURLToPath(new URL("../../tests/fixtures/photos/front-double-garage.jpg", import.meta.url));
/** Two highlights so near to each other that each ends where the other begins. */
const HIGHLIGHTS: Dragged["highlights"] = [
  {
    corners: [
      [0.53, 0.715],
      [0.66, 0.705],
      [0.72, 0.73],
      [0.7, 0.765],
      [0.56, 0.775],
      [0.51, 0.75],
    ],
    text: "planting bed with hydrangeas, lavender and a birch",
  },
  {
    corners: [
      [0.74, 0.73],
      [0.97, 0.735],
      [0.99, 0.81],
      [0.76, 0.81],
    ],
    text: "bluestone patio",
  },
];
const TITLES = {
  "the bed that fills a highlight": "Planting bed 1",
  "the patio that fills the other": "Patio 3",
  "a tree in the bed": "Paper birch 2",
};

const percentile95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** Prints a table: for each dragged thing what a step of it takes. */
export async function benchHighlightedDrags(steps: number): Promise<void> {
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, two highlights, ${steps} steps each`,
  );
  const inNode: Record<string, Record<string, string>> = {};
  const inBrowser: Record<string, Record<string, string>> = {};
  const chromium = await openChromium();
  for (const [name, title] of Object.entries(TITLES)) {
    const dragged = { prompt: "", highlights: HIGHLIGHTS, title };
    const { wall, processor, before, after } = await dragInNode(PHOTO, dragged, steps);
    inNode[name] = {
      "processor time, median": ms(median(processor)),
      "95th percentile": ms(percentile95(processor)),
      "wall time, median": ms(median(wall)),
      "95th percentile of it": ms(percentile95(wall)),
      "memory more after the steps": `${((after - before) / 1000).toFixed(0)} kB`,
    };
    const there = await chromium.drag(PHOTO, dragged, steps);
    inBrowser[name] = {
      "wall time, median": ms(median(there.wall)),
      "95th percentile of it": ms(percentile95(there.wall)),
      "processor time, mean": ms(there.processorMean),
    };
  }
  await chromium.close();
  console.table(inNode);
  console.log("The same in a worker of headless Chromium, processor time of all of its processes:");
  console.table(inBrowser);
}
