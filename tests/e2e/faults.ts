import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The axe that `@axe-core/playwright` brings, in its short form. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const AXE = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

/** `AxeBuilder` would load the long form twice for each look, which takes half of the processor time of a look (0.20 s, not 0.08). */
const NOTHING_MORE = ";";

/**
 * What axe finds, and whether the page is wider than its window; a good page answers an empty list. `within` narrows the look to a part.
 * What is in order is not listed, and no second tab is opened to gather frames of other sites, of which we have none: that takes a third
 * of the time.
 */
export async function faults(page: Page, path: string, within?: string): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: NOTHING_MORE })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `${path} is ${overflow} px too wide`] : found;
}
