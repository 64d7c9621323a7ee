import type { Page } from "@playwright/test";
import { inTestAll } from "#tests/only-in-test-all.ts";

/** `SCREENS=1 npx playwright test` keeps them; a test that nobody looks at need not paint, scale and compress sixty pages. */
export const PICTURES_WANTED = Boolean(process.env.SCREENS);

/** For looks at what is wider than its window, which no color changes, and at pictures of it. */
export const SCHEMES_OF_WIDTHS = PICTURES_WANTED
  ? (["light", "dark"] as const)
  : inTestAll("widths in dark", ["light", "dark"] as const, ["light"] as const);

/** Keeps a picture of the screen as test output, to be looked at: `test-results/screens/NAME.png`. */
export async function keepScreen(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  if (!PICTURES_WANTED) return;
  // A picture that is still on its way, or fading in, is not how the screen looks. One far below may never be asked for.
  await page.evaluate(() => {
    const coming = [...document.images].filter(({ complete, loading }) => complete || loading !== "lazy");
    return Promise.all(coming.map((image) => image.decode().catch(() => {})));
  });
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage, animations: "disabled" });
}
