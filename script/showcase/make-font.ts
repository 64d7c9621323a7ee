import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const SOURCE = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** What English text with prices and measures is written with; keep the ranges in `app/app.css` in step. */
const RANGES: readonly [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xbd, 0xbd],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2192, 0x2192],
];

/** The part of the font that a first visit waits for: the letters of our own pages, in the weights that they use. */
export async function makeFont(file: string): Promise<void> {
  const letters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, k) => String.fromCodePoint(first + k)),
  ).join("");
  const font = await subsetFont(await readFile(SOURCE), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  await writeFile(file, font);
}
