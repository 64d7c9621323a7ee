import type { Page } from "@playwright/test";
import { addPhoto, circleGround, createProject, expectResult, generate } from "./designer-page.ts";
import { DESK, expect, test } from "./fixtures.ts";
import { keptOffline, leftIn, NOTHING_LEFT, secondDevice } from "./offline-browser.ts";
import { api, openDesigned, subscribe } from "./saving.ts";
import { keepScreen } from "./screens.ts";

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow", devicePreviews: true });

/** Width of the photo, pixels. The device draws three pictures of it and the server the same three: a small one takes less time. */
const DRAWN_BY_BOTH_PX = 320;

const words = (page: Page) => page.getByLabel("Whole yard");
const sign = (page: Page) => page.locator("[data-keep]");
const saved = (page: Page) => expect(sign(page)).toHaveText("Saved");
const list = (page: Page) => page.getByRole("list", { name: "Elements" });
const sheet = (page: Page, title: string) => page.getByRole("region", { name: title });
const untried = (page: Page) => page.getByRole("region", { name: "Changes not drawn yet" });
const queue = (page: Page) => page.getByRole("region", { name: "Waiting to be sent" });
const shows = (page: Page, version: number) =>
  expect(page.getByRole("button", { name: `Version ${version}`, exact: true, pressed: true })).toBeVisible();
const bill = (page: Page) => page.getByText(/^All together (about|\$[\d,]+ to) \$[\d,]+, labor included$/);

type Kept = { versions: { asked: { editHistory: string[] } }[]; state: { description: string } };
/** The changes that each version of a design was asked for with, as the server has them. */
const askedOf = async (page: Page, id: string) =>
  (await api<{ data: Kept }>(page, "GET", `/designs/${id}`)).data.versions.map(
    ({ asked }) => asked.editHistory,
  );

test("a yard is designed in flight mode with words and hands, goes on at a desk, and nothing is lost", async ({
  page,
  login,
}) => {
  // Three pictures by the device, the same three by the server, and a second device.
  await login();
  await page.goto("/designer");
  await createProject(page, "Maple Street 12");
  await keptOffline(page);
  await page.context().setOffline(true);
  await page.goto("/designer");
  await addPhoto(page, "front-double-garage.jpg", { px: DRAWN_BY_BOTH_PX });
  await circleGround(page, "mouse");
  await page.getByLabel("What goes in area 1").fill("a gravel patio with boulders");
  await expect(page.locator("p", { hasText: /^Live preview$/ })).toBeVisible();
  await generate(page);
  await expectResult(page);

  // By hand: what is tried is shown by the device, taken back, and drawn as one picture.
  await page.getByRole("button", { name: "Edit elements" }).click();
  await expect(list(page).getByRole("button")).toHaveText(["Patio 1", "Boulders 2"]);
  await expect(page.getByText("Prices are not known without a connection.")).toBeVisible();
  await list(page).getByRole("button", { name: "Boulders 2" }).click();
  await sheet(page, "Boulders 2").getByRole("button", { name: "Remove" }).click();
  await expect(list(page).getByRole("button")).toHaveText(["Patio 1"]);
  await untried(page).getByRole("button", { name: "Take the last change back" }).click();
  await expect(list(page).getByRole("button")).toHaveText(["Patio 1", "Boulders 2"]);
  await list(page).getByRole("button", { name: "Boulders 2" }).click();
  await sheet(page, "Boulders 2").getByRole("button", { name: "More" }).click();
  await sheet(page, "Boulders 2").getByRole("button", { name: "Close" }).click();
  await expect(untried(page)).toContainText("1 change not drawn yet.");
  await keepScreen(page, "flight-hands-390");
  await untried(page).getByRole("button", { name: "Draw the picture" }).click();
  await shows(page, 2);
  await page.getByRole("button", { name: "Undo" }).click();
  await shows(page, 1);
  await page.getByRole("button", { name: "Redo" }).click();
  await shows(page, 2);

  // In words, and once more by hand; then the browser is closed.
  await page.getByRole("button", { name: "Make Changes" }).click();
  await page.getByLabel("What should be different?").fill("add a birch");
  await page.getByRole("button", { name: "Apply changes" }).click();
  await shows(page, 3);
  await list(page).getByRole("button", { name: /birch/ }).click();
  await page.getByRole("region", { name: /birch/ }).getByRole("button", { name: "6 in to the left" }).click();
  await page
    .getByRole("region", { name: /birch/ })
    .getByRole("button", { name: /^Move it/ })
    .click();
  await expect(untried(page)).toContainText(/birch \d: move 0\.5 ft left/);
  await expect(queue(page).getByRole("listitem")).toHaveCount(3);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).split('"held').length - 1), {})
    .toBeGreaterThan(0);
  await keepScreen(page, "flight-queue-390");
  await page.goto("about:blank");
  await page.goto("/designer");
  await shows(page, 3);
  await expect(queue(page).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Edit elements (1 not drawn)" }).click();
  await expect(untried(page)).toContainText(/birch \d: move 0\.5 ft left/);

  // Landed: the same changes go to the server, and what was only tried stays with the server's picture.
  await page.context().setOffline(false);
  await expect(queue(page)).toHaveCount(0, { timeout: 120_000 });
  await saved(page);
  await expect(untried(page)).toContainText(/birch \d: move 0\.5 ft left/);
  // With a plan that has bills come the prices.
  await subscribe(page);
  await page.getByRole("button", { name: /^Done editing/ }).click();
  await page.getByRole("button", { name: /^Edit elements/ }).click();
  await expect(bill(page)).toBeVisible();
  const priced = await bill(page).innerText();
  const titles = await list(page).getByRole("button").allInnerTexts();
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  const boulders = expect.stringMatching(/^Boulders 2: /);
  expect(await askedOf(page, id)).toEqual([[], [boulders], [boulders, "add a birch"]]);

  // At the desk it goes on, while the phone has it open too.
  const desk = await secondDevice(page, DESK);
  await desk.goto("/designer");
  await expect(desk).toHaveURL(page.url());
  await shows(desk, 3);
  await words(desk).fill("lavender along the house");
  await expect(words(page)).toHaveValue("lavender along the house");
  await saved(desk);

  // Both write the same words at once, while the phone hears nothing.
  await page.context().setOffline(true);
  await words(page).fill("thyme between the stones");
  await expect(sign(page)).toHaveText(/Offline/);
  await words(desk).fill("roses at the door");
  await saved(desk);
  // The server's picture in hand without network: its elements are those that this device draws, priced as it has heard.
  await page.getByRole("button", { name: /^Done editing/ }).click();
  await page.getByRole("button", { name: /^Edit elements/ }).click();
  await expect(bill(page)).toHaveText(priced);
  await expect(list(page).getByRole("button")).toHaveText(titles);
  await page.context().setOffline(false);
  await expect(page.getByText("Both are kept: this is your copy.")).toBeVisible();
  await expect(words(page)).toHaveValue("thyme between the stones");
  await saved(page);
  const { data } = await api<{ data: { designs: { id: string }[] } }>(page, "GET", "/designs");
  expect(data.designs).toHaveLength(2);
  for (const design of data.designs) expect(await askedOf(page, design.id)).toHaveLength(3);

  // While somebody types on a phone the photo lies over the top of the page.
  await words(page).blur();
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => leftIn(page)).toEqual(NOTHING_LEFT);
  await desk.context().close();
});

test("a picture of the server is changed by hand where the network has gone, with the prices that this device has heard", async ({
  page,
  login,
}) => {
  await login();
  await subscribe(page);
  await page.goto("/designer");
  await keptOffline(page);
  await openDesigned(page, "lawn, paver patio, birch");
  await page.getByRole("button", { name: "Edit elements" }).click();
  const first = await bill(page).innerText();
  const titles = await list(page).getByRole("button").allInnerTexts();
  await saved(page);
  await page.getByRole("button", { name: "Done editing" }).click();

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Edit elements" }).click();
  await expect(bill(page)).toHaveText(first);
  await expect(list(page).getByRole("button")).toHaveText(titles);
  await list(page).getByRole("button", { name: "Patio 2" }).click();
  await sheet(page, "Patio 2").getByRole("button", { name: "Bigger" }).click();
  await shows(page, 2);
  await expect(bill(page)).not.toHaveText(first);
  const larger = await bill(page).innerText();
  await sheet(page, "Patio 2").getByRole("button", { name: "Close" }).click();
  await keepScreen(page, "flight-bill-390");
  await page.context().setOffline(false);
  await expect(queue(page)).toHaveCount(0);
  await saved(page);
  // The server counts what the device has counted.
  await expect(bill(page)).toHaveText(larger);
});

test("a material and a plant are swapped by hand without network, and the server draws the same swaps", async ({
  page,
  login,
}) => {
  await login();
  await subscribe(page);
  await page.goto("/designer");
  await keptOffline(page);
  await openDesigned(page, "lawn, paver patio, hydrangeas along the house", { px: DRAWN_BY_BOTH_PX });
  await page.getByRole("button", { name: "Edit elements" }).click();
  // With the prices it hears that the plan counts no pictures: a device that never heard it lets changes wait for one picture.
  await expect(bill(page)).toBeVisible();
  await saved(page);

  await page.context().setOffline(true);
  await list(page)
    .getByRole("button", { name: /^Patio \d/ })
    .click();
  const patio = page.getByRole("region", { name: /^Patio \d/ });
  await patio.getByRole("button", { name: "flagstone", exact: true }).click();
  await shows(page, 2);
  await patio.getByRole("button", { name: "Close" }).click();
  await list(page)
    .getByRole("button", { name: /^Planting bed \d/ })
    .click();
  const bed = page.getByRole("region", { name: /^Planting bed \d/ });
  await bed
    .getByRole("radio", { name: /hydrangea \(/ })
    .first()
    .check();
  await bed.getByRole("radio", { name: "English lavender" }).check();
  await bed.getByRole("button", { name: "Replace" }).click();
  await shows(page, 3);
  await expect(bed.getByRole("radio", { name: /^English lavender \(/ })).toHaveCount(1);
  await bed.getByRole("button", { name: "Close" }).click();
  await expect(queue(page).getByRole("listitem")).toHaveCount(2);
  await keepScreen(page, "flight-swaps-390");
  const titles = await list(page).getByRole("button").allInnerTexts();

  await page.context().setOffline(false);
  await expect(queue(page)).toHaveCount(0, { timeout: 120_000 });
  await saved(page);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  const stone = expect.stringMatching(/^Patio \d: .*flagstone/i);
  expect(await askedOf(page, id)).toEqual([[], [stone], [stone, expect.stringMatching(/lavender/)]]);
  await expect(list(page).getByRole("button")).toHaveText(titles);
  await expect(page.getByRole("region", { name: "What we did" })).toContainText("English lavender");
});
