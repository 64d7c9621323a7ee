import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds, and whether the page is wider than its window; a good page answers an empty list. `within` narrows the look to a part.
 * What is in order is not listed, and no second tab is opened to gather frames of other sites, of which we have none: that takes a third
 * of the time.
 */
export async function faults(page: Page, path: string, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return overflow > 0 ? [...found, `${path} is ${overflow} px too wide`] : found;
}
