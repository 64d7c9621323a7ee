/**
 * Makes the pictures of the public pages anew: `npm run make:showcase [NAME]...` renders the designs of `script/showcase/designs.ts` with the
 * product's own engine and writes every width, the laying patterns, the pictures of plants and grounds to choose from, the social
 * cards, the icons and the font; with names (also `hands`, `icons`, `font`), those alone. The same engine gives the same bytes.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.mjs";
import { CARDS } from "./showcase/cards.ts";
import { DESIGNS } from "./showcase/designs.ts";
import { makeHandPictures } from "./showcase/hand-pictures.ts";
import { makeCard } from "./showcase/make-card.ts";
import { type BeforeAndAfter, makeDesign } from "./showcase/make-design.ts";
import { makeFont } from "./showcase/make-font.ts";
import { makeIcons } from "./showcase/make-icons.ts";
import { makePattern } from "./showcase/make-pattern.ts";
import { PATTERNS } from "./showcase/patterns.ts";
import { DESIGN_WIDTHS, PATTERN_WIDTHS, writeWidths } from "./showcase/picture-files.ts";
import { splitHalves } from "./showcase/split-halves.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PICTURES = join(ROOT, "app/pictures");
const PUBLIC = join(ROOT, "public");

const names = process.argv.slice(2);
const wanted = (name: string) => names.length === 0 || names.includes(name);
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;

await mkdir(PICTURES, { recursive: true });
await mkdir(join(PUBLIC, "cards"), { recursive: true });
const made = new Map<string, BeforeAndAfter>();
for (const design of DESIGNS.filter(({ name }) => wanted(name))) {
  const pictures = await makeDesign(design, ROOT);
  made.set(design.name, pictures);
  const shown = { before: pictures.before, after: pictures.after, split: splitHalves(pictures) };
  for (const [side, picture] of Object.entries(shown))
    await writeWidths(picture, `${design.name}-${side}`, PICTURES, DESIGN_WIDTHS);
  console.log(`${design.name}: ${seconds()}`);
}
for (const pattern of PATTERNS.filter(({ name }) => wanted(name)))
  await writeWidths(makePattern(pattern), `pattern-${pattern.name}`, PICTURES, PATTERN_WIDTHS);
console.log(`patterns: ${seconds()}`);

if (wanted("hands")) await makeHandPictures(join(PICTURES, "hands"), ROOT);

const cards = CARDS.filter((card) => wanted(card.name) || wanted(card.design));
if (cards.length > 0) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox"],
  });
  for (const { name, design, headline } of cards) {
    const source = DESIGNS.find((one) => one.name === design)!;
    const pictures = made.get(design) ?? (await makeDesign(source, ROOT));
    made.set(design, pictures);
    await writeFile(join(PUBLIC, "cards", `${name}.jpg`), await makeCard(browser, pictures, headline));
  }
  await browser.close();
}
if (wanted("icons")) await makeIcons(PUBLIC);
if (wanted("font")) await makeFont(join(ROOT, "app/fonts/figtree-basic.woff2"));
console.log(`The showcase is made: ${seconds()}`);
