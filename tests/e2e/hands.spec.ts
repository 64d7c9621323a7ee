import type { Page } from "@playwright/test";
import { faults } from "./faults.ts";
import { DESK, expect, test } from "./fixtures.ts";
import { openDesigned, subscribe } from "./saving.ts";
import { keepScreen } from "./screens.ts";

test.use({ devicePreviews: true });

const WISH = "lawn, birch, planting bed along the house with hydrangeas and boxwood";

const picture = (page: Page) => page.locator("[data-hands-picture]");
const list = (page: Page) => page.getByRole("list", { name: "Elements" });
const sheet = (page: Page, title: string | RegExp) => page.getByRole("region", { name: title });
const shows = (page: Page, version: number) =>
  expect(page.getByRole("button", { name: `Version ${version}`, exact: true, pressed: true })).toBeVisible();

const bill = (page: Page) => page.getByText(/^All together (about|\$[\d,]+ to) \$[\d,]+, labor included$/);
/** What stands beside the finger. */
const beside = (page: Page) => page.locator("[data-hands-picture]").getByRole("status");

/** The bill of the version that is shown; waits until it has come, and until it is another one than the last. */
async function billed(page: Page, before: readonly string[] = []): Promise<string> {
  await expect(bill(page)).toHaveAttribute("aria-busy", "false");
  if (before.length > 0) await expect(bill(page)).not.toHaveText(before.at(-1)!);
  return bill(page).innerText();
}

/** Whether the length beside the finger has come to so many feet. */
async function feetOf(page: Page, length: RegExp, feet: number): Promise<boolean> {
  const said = length.exec(
    (await beside(page)
      .textContent({ timeout: 2_000 })
      .catch(() => "")) ?? "",
  );
  return said !== null && Number(said[1]) >= feet - 0.15;
}

test.describe("a design by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("an element is tapped, swapped, dragged and pulled, undone and saved, and the bill follows", async ({
    page,
    login,
  }) => {
    await login();
    await subscribe(page);
    // Where a finger's feet are counted, a step of it over a smaller copy is too long.
    // A patio with room beside it: what is pulled farther than there is room is made smaller.
    // There is room for two hydrangeas, which cost visibly more than the lavender that comes for them.
    const wish = `${WISH.replace("hydrangeas", "2 hydrangeas")}, 8 by 8 ft paver patio`;
    await openDesigned(page, wish, { px: 960 });
    await page.getByRole("button", { name: "Edit elements" }).tap();
    await expect(list(page).getByRole("button")).toHaveText([
      "Lawn 1",
      "Paper birch 2",
      "Planting bed 3",
      "Patio 4",
    ]);
    const bills: string[] = [await billed(page)];

    // Named, the bed is outlined where the picture shows it; tapped there, it is the same.
    await list(page).getByRole("button", { name: "Planting bed 3" }).tap();
    const outline = page.locator("[data-selected-shape]");
    await expect(outline).toHaveAttribute("data-selected-shape", "bed-3");
    const { shares } = await placeIn(page, "bed-3");
    await sheet(page, "Planting bed 3").getByRole("button", { name: "Close" }).tap();
    await expect(outline).toHaveCount(0);
    // The page scrolls back when the sheet is gone: the place is found anew in the picture.
    await picture(page).tap({ position: await placeOf(page, shares) });
    await expect(outline).toHaveAttribute("data-selected-shape", "bed-3");
    await keepScreen(page, "designer-hands-phone", { fullPage: false });
    expect(await faults(page, "an element in hand")).toEqual([]);

    const bed = sheet(page, "Planting bed 3");
    await expect(bed).toContainText(/sq ft/);
    await bed.getByRole("radio", { name: /^Smooth hydrangea \(/ }).check();
    await bed.getByRole("radio", { name: "English lavender" }).check();
    await expect(bed).toContainText("zones 5 to 8");
    await bed.getByRole("button", { name: "Replace" }).tap();
    await shows(page, 2);
    await expect(page.getByRole("region", { name: "What we did" })).toContainText("English lavender");
    await expect(page.getByRole("region", { name: "What we did" })).not.toContainText("hydrangea");
    await bed.getByRole("button", { name: "Close" }).tap();
    bills.push(await billed(page, bills));

    // A tree is dragged 6 ft over the ground, and its foot stands where it was let go.
    await list(page).getByRole("button", { name: "Paper birch 2" }).tap();
    await expect(outline).toHaveAttribute("data-selected-shape", "tree-2");
    await picture(page).scrollIntoViewIfNeeded();
    await dragByFinger(page, await placeIn(page, "tree-2"), -3, async () =>
      feetOf(page, /([\d.]+) ft left/, 6),
    );
    await shows(page, 3);
    await expect(page.getByRole("button", { name: "Version 3", exact: true })).toHaveAttribute(
      "title",
      /^Paper birch 2: move (5\.[89]|6(\.\d)?) ft left$/,
    );
    await sheet(page, "Paper birch 2").getByRole("button", { name: "Close" }).tap();

    // The patio is pulled 2 ft wider; size and price stand beside the finger.
    await list(page).getByRole("button", { name: "Patio 4" }).tap();
    await expect(outline).toHaveAttribute("data-selected-shape", "pavers-4");
    await picture(page).scrollIntoViewIfNeeded();
    const long = Number(await sheet(page, "Patio 4").getByLabel("Long, ft").inputValue());
    await dragByFinger(page, await middleOf(page, '[data-edge="right"]'), 2, async () => {
      const isWider = await feetOf(page, /([\d.]+) ft by/, long + 2);
      if (isWider) await expect(beside(page)).toHaveText(/ ft by .* · about \$[\d,]+ \(\+\$[\d,]+\)/);
      return isWider;
    });
    await shows(page, 4);
    await sheet(page, "Patio 4").getByRole("button", { name: "Close" }).tap();
    bills.push(await billed(page, bills));

    await page.getByRole("button", { name: "Undo" }).tap();
    await shows(page, 3);
    await page.getByRole("button", { name: "Undo" }).tap();
    await shows(page, 2);
    await expect(bill(page)).toHaveText(bills[1]!);
    await expect(page.getByRole("region", { name: "What we did" })).toContainText("English lavender");
    await expect(page.locator("[data-keep]")).toHaveText("Saved");
    await page.reload();
    await shows(page, 2);
  });

  test("a plan with a limit tries changes on the device, and takes one picture for all of them", async ({
    page,
    login,
  }) => {
    await login();
    await openDesigned(page, WISH);
    await expect(page.getByText("A picture uses 1 of the 2 pictures that your plan has left.")).toBeVisible();
    // The versions begin at the left edge of the phone, however few they are.
    const photo = await page.getByRole("button", { name: "Photo", exact: true }).boundingBox();
    expect(photo?.x).toBeLessThan(40);
    await page.getByRole("button", { name: "Edit elements" }).tap();
    await list(page).getByRole("button", { name: "Planting bed 3" }).tap();
    const bed = sheet(page, "Planting bed 3");
    await bed.getByRole("radio", { name: /^Smooth hydrangea \(/ }).check();
    await bed.getByRole("radio", { name: "English lavender" }).check();
    await bed.getByRole("button", { name: "Replace" }).tap();
    const waiting = page.getByRole("region", { name: "Changes not drawn yet" });
    await expect(waiting).toContainText("1 change not drawn yet.");
    // The preview's own elements follow: the plant in the sheet is the new one.
    await expect(bed.getByRole("radio", { name: /^English lavender \(/ })).toHaveCount(1);
    // The second tap of a double one makes no second change.
    await bed.getByRole("button", { name: "Remove" }).dblclick();
    await expect(list(page).getByRole("button")).toHaveText(["Lawn 1", "Paper birch 2"]);
    await expect(waiting).toContainText("2 changes not drawn yet.");
    await waiting.getByRole("button", { name: "Take the last change back" }).tap();
    await expect(list(page).getByRole("button")).toHaveText(["Lawn 1", "Paper birch 2", "Planting bed 3"]);
    await list(page).getByRole("button", { name: "Paper birch 2" }).tap();
    await sheet(page, "Paper birch 2").getByRole("button", { name: "6 in to the left" }).tap();
    await sheet(page, "Paper birch 2")
      .getByRole("button", { name: /^Move it/ })
      .tap();
    await sheet(page, "Paper birch 2").getByRole("button", { name: "Close" }).tap();
    await expect(waiting).toContainText("2 changes not drawn yet.");
    await expect(waiting).toContainText("A picture uses 1 of the 2 pictures that your plan has left.");
    await keepScreen(page, "designer-hands-waiting", { fullPage: false });
    // A page that is closed loses none of them.
    await expect(page.locator("[data-keep]")).toHaveText("Saved");
    await page.reload();
    await page.getByRole("button", { name: "Edit elements (2 not drawn)" }).tap();
    await expect(waiting).toContainText("2 changes not drawn yet.");
    await expect(waiting.getByRole("listitem")).toHaveText([/lavender/, /ft left$/]);
    expect(await faults(page, "changes that wait")).toEqual([]);
    // While the picture is on its way what the device drew stays: not the photo, nor the version before.
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() === "image") await coming;
      await route.continue();
    });
    const drawnHere = picture(page).locator("canvas");
    await expect(drawnHere).toBeVisible();
    await waiting.getByRole("button", { name: "Draw the picture" }).tap();
    await shows(page, 2);
    await expect(waiting).toHaveCount(0);
    await expect(drawnHere).toBeVisible();
    come();
    await expect(drawnHere).toHaveCount(0);
    await page.unroute("**/*");
    await expect(page.getByRole("region", { name: "What we did" })).toContainText("English lavender");
    await expect(page.getByText("A picture uses the last one that your plan has left.")).toBeVisible();
  });
});

test.describe("a design by keyboard", () => {
  test.use({ viewport: DESK, devicePreviews: false });

  test("an element is selected, moved, changed and removed, and the focus stays with it", async ({
    page,
    login,
  }) => {
    await login();
    await subscribe(page);
    await openDesigned(page, `${WISH}, paver patio 10 by 8 ft`);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole("button", { name: "Edit elements" }).press("Enter");
    await expect(list(page).getByRole("button")).toHaveCount(4);
    await page.getByRole("button", { name: "Done editing" }).focus();
    // The list stands before the row of buttons.
    await press("Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab");
    await expect(list(page).getByRole("button", { name: "Planting bed 3" })).toBeFocused();
    await press("Enter");
    const bed = sheet(page, "Planting bed 3");
    await expect(bed).toBeFocused();
    // Nothing lies over its lower end.
    expect(
      await bed.evaluate((node) => {
        const { x, width, bottom } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, bottom - 12));
      }),
    ).toBe(true);
    await expect(bed).toContainText(/about \$[\d,]+, labor included/);
    // One plant of it, and none in particular again.
    const plants = bed.getByLabel("One plant of it");
    await plants.selectOption({ index: 2 });
    await expect(page.locator("[data-cross]")).toBeVisible();
    await plants.selectOption({ index: 0 });
    await expect(page.locator("[data-cross]")).toHaveCount(0);
    await bed.focus();
    await press("Escape");
    await expect(bed).toHaveCount(0);
    await expect(list(page).getByRole("button", { name: "Planting bed 3" })).toBeFocused();

    // Arrows move by six inches; Escape takes the move back, the button makes it.
    await press("Shift+Tab", "Enter");
    const tree = sheet(page, "Paper birch 2");
    await press("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp");
    await expect(page.getByText("1.5 ft left and 0.5 ft back", { exact: true })).toBeVisible();
    await keepScreen(page, "designer-hands-desk", { fullPage: false });
    expect(await faults(page, "an element in hand on a desk")).toEqual([]);
    await press("Escape");
    await expect(tree.getByRole("button", { name: /^Move it/ })).toHaveCount(0);
    await press("Shift+ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowLeft");
    await tree.getByRole("button", { name: "Move it 6 ft left" }).press("Enter");
    await shows(page, 2);
    await expect(tree).toBeVisible();
    // The lawn goes round the trunk at another place, and may be as large as before.
    const moved = await billed(page);
    await press("Escape");

    await list(page).getByRole("button", { name: "Planting bed 3" }).press("Enter");
    const offered = bed.getByRole("radiogroup", { name: "Replace with" });
    await offered.getByRole("radio", { checked: true }).focus();
    const lavender = offered.getByRole("radio", { name: "English lavender" });
    for (let k = 0; k < 40 && !(await lavender.isChecked()); k++) await press("ArrowRight");
    await expect(lavender).toBeFocused();
    await bed.getByRole("button", { name: "Replace" }).press("Enter");
    await shows(page, 3);
    const second = await billed(page, [moved]);
    await bed.press("Delete");
    await shows(page, 4);
    const left = ["Lawn 1", "Paper birch 2", "Patio 4"];
    await expect(list(page).getByRole("button")).toHaveText(left);
    await expect(list(page).getByRole("button", { name: "Lawn 1" })).toBeFocused();
    await press("Control+z");
    await shows(page, 3);
    await expect(list(page).getByRole("button")).toHaveCount(4);
    await expect(bill(page)).toHaveText(second);

    // The palette opens by key, and Escape leads back to its button.
    const palette = page.getByRole("button", { name: "Add an element" });
    await palette.press("Enter");
    await expect(sheet(page, "Add an element")).toBeFocused();
    await press("Escape");
    await expect(palette).toBeFocused();

    // Arrows move the cross of something new, Enter sets it down there.
    await press("Enter");
    await sheet(page, "Add an element").getByRole("button", { name: "Raised bed" }).press("Enter");
    const set = sheet(page, "Raised bed");
    await expect(set).toBeFocused();
    await press("Shift+ArrowRight");
    await expect(set).toContainText(/and 2 ft to the right/);
    await press("Enter");
    await shows(page, 5);
    await press("Escape", "Control+z");
    await shows(page, 3);

    // 2 ft wider, typed; then undone twice, and saved.
    await list(page).getByRole("button", { name: "Patio 4" }).press("Enter");
    const patio = sheet(page, "Patio 4");
    await press("[", "[", "]");
    await expect(patio.getByRole("button", { name: "Turn it 15° to the left" })).toBeVisible();
    await press("Escape");
    const wide = patio.getByLabel("Wide, ft");
    const feet = Number(await wide.inputValue());
    await wide.focus();
    await press("Control+a");
    await page.keyboard.type(`${feet + 2}`);
    await press("Enter");
    await shows(page, 6);
    await expect(bill(page)).not.toHaveText(second);
    await press("Escape", "Escape", "Control+z");
    await shows(page, 3);
    await press("Control+z");
    await shows(page, 2);
    await expect(bill(page)).toHaveText(moved);
    await expect(page.locator("[data-keep]")).toHaveText("Saved");
  });
});

test.describe("an element that is moved farther than there is room", () => {
  test.use({ viewport: DESK });

  test("is outlined where it comes to", async ({ page, login }) => {
    await login();
    await subscribe(page);
    await openDesigned(page, "lawn, birch, paver patio");
    await page.getByRole("button", { name: "Edit elements" }).click();
    await list(page).getByRole("button", { name: "Patio 3" }).click();
    const outline = page.locator("[data-selected-shape]");
    const left = async () => Math.round((await outline.boundingBox())?.x ?? 0);
    const before = await left();
    for (let k = 0; k < 10; k++) await page.keyboard.press("Shift+ArrowLeft");
    await expect(page.locator("[data-hands-picture] g[transform]")).toHaveCount(0);
    const held = await left();
    expect(held).toBeLessThan(before);
    await sheet(page, "Patio 3").getByRole("button", { name: "Move it 20 ft left" }).click();
    await shows(page, 2);
    await expect.poll(async () => Math.abs((await left()) - held)).toBeLessThan(6);
  });
});

test.describe("the size of an element", () => {
  test.use({ viewport: DESK });

  test("is pulled at its edge and typed, and this device draws each step before the full picture", async ({
    page,
    login,
  }) => {
    await login();
    await subscribe(page);
    await openDesigned(page, `${WISH}, paver patio`);
    await page.getByRole("button", { name: "Edit elements" }).click();
    await list(page).getByRole("button", { name: "Patio 4" }).click();
    const patio = sheet(page, "Patio 4");
    const [long, wide] = [patio.getByLabel("Long, ft"), patio.getByLabel("Wide, ft")];
    const live = page.locator("[data-hands-picture][data-live]");
    const feet = async () => [Number(await long.inputValue()), Number(await wide.inputValue())];
    await wide.fill("nine");
    await expect(patio.getByRole("button", { name: "Set size" })).toBeDisabled();
    await long.fill("8");
    await wide.fill("6' 6\"");
    await expect(live).toBeVisible();
    await wide.press("Enter");
    await shows(page, 2);
    await expect.poll(feet).toEqual([expect.closeTo(8, 0), expect.closeTo(6.5, 0)]);

    const { x, y } = await middleOf(page, '[data-edge="right"]');
    await page.mouse.move(x, y);
    // Pulled and brought back it is as it was, and no picture is asked for.
    await page.mouse.down();
    await page.mouse.move(x + 15, y, { steps: 3 });
    await expect(beside(page)).toBeVisible();
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    await expect(beside(page)).toHaveCount(0);
    await expect(page.locator('[data-edge="right"]')).toBeVisible();
    await page.mouse.down();
    await page.mouse.move(x + 15, y, { steps: 3 });
    await expect(beside(page)).toHaveText(/ ft by /);
    const words = (await beside(page).boundingBox())!;
    expect(y - (words.y + words.height)).toBeGreaterThan(0);
    expect(y - (words.y + words.height)).toBeLessThan(40);
    expect(words.x).toBeLessThan(x + 15);
    expect(words.x + words.width).toBeGreaterThan(x + 15);
    await expect(live).toBeVisible();
    await page.mouse.move(x + 30, y, { steps: 3 });
    await page.mouse.up();
    await shows(page, 3);
    await expect(page.getByRole("button", { name: "Version 3", exact: true })).toHaveAttribute(
      "title",
      /^Patio 4: make it [\d.]+ ft long and [\d.]+ ft wide, [\d.]+ ft farther right$/,
    );
    await expect(live).toHaveCount(0);
    await expect.poll(async () => (await feet())[0]).toBeGreaterThan(9);
    await keepScreen(page, "designer-hands-size", { fullPage: false });
    expect(await faults(page, "sizes in hand")).toEqual([]);
  });
});

test.describe("something new by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("is chosen from the palette, set down where the picture is tapped, turned and pinched", async ({
    page,
    login,
  }) => {
    await login();
    await openDesigned(page, "lawn, birch");
    const left = page.getByText(/^A picture uses .* that your plan has left\.$/);
    await expect(left).toHaveText("A picture uses 1 of the 2 pictures that your plan has left.");
    await page.getByRole("button", { name: "Edit elements" }).tap();
    await page.getByRole("button", { name: "Add an element" }).tap();
    const palette = sheet(page, "Add an element");
    await expect(palette).toBeFocused();
    await keepScreen(page, "designer-hands-palette", { fullPage: false });
    expect(await faults(page, "the palette")).toEqual([]);
    await palette.getByRole("button", { name: "Raised bed" }).tap();
    const set = sheet(page, "Raised bed");
    // Prices come with a plan; measures with every picture.
    await expect(set).toContainText(/sq ft/);
    // The cross goes where the finger taps, and the thing with it.
    await picture(page).tap({ position: await placeOf(page, { x: 0.72, y: 0.86 }) });
    await expect(set).toContainText(/ft to the right/);
    await expect(page.locator("[data-hands-picture][data-live]")).toBeVisible();
    await expect(set).toContainText(/sq ft/);
    await keepScreen(page, "designer-hands-place", { fullPage: false });
    expect(await faults(page, "something new")).toEqual([]);
    await set.getByRole("button", { name: "Set it down" }).tap();
    const waiting = page.getByRole("region", { name: "Changes not drawn yet" });
    await expect(waiting.getByRole("listitem")).toHaveText([
      /^Set down a new raised bed [\d.]+ ft away and [\d.]+ ft to the right$/,
    ]);
    // It is in hand as soon as it stands.
    const bed = sheet(page, "Raised bed 3");
    await expect(bed).toBeVisible();

    // By its handle, and by two fingers.
    await picture(page).scrollIntoViewIfNeeded();
    await dragByFinger(page, await middleOf(page, '[data-edge="turn"]'), 3, async () =>
      feetOf(page, /(\d+)° to the right/, 30),
    );
    await expect(waiting.getByRole("listitem").nth(1)).toHaveText(
      /^Raised bed 3: turn \d+ degrees clockwise$/,
    );
    await twist(page, await placeIn(page, "raised-bed-3"), 40);
    await expect(waiting.getByRole("listitem").nth(2)).toHaveText(
      /^Raised bed 3: turn (35|40|45) degrees counterclockwise$/,
    );
    await bed.getByRole("button", { name: "Close" }).tap();
    await waiting.getByRole("button", { name: "Draw the picture" }).tap();
    await shows(page, 2);
    await expect(waiting).toHaveCount(0);
    await expect(list(page).getByRole("button")).toHaveText(["Lawn 1", "Paper birch 2", "Raised bed 3"]);
    await expect(left).toHaveText("A picture uses the last one that your plan has left.");
  });
});

test.describe("something new by keyboard", () => {
  test.use({ viewport: DESK });

  test("is set down with the arrow keys and Enter, and turned with [ and ]", async ({ page, login }) => {
    await login();
    await subscribe(page);
    await openDesigned(page, "lawn");
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole("button", { name: "Edit elements" }).press("Enter");
    await page.getByRole("button", { name: "Add an element" }).press("Enter");
    await press("Escape");
    await expect(page.getByRole("button", { name: "Add an element" })).toBeFocused();
    await press("Enter");
    await sheet(page, "Add an element").getByRole("button", { name: "Raised bed" }).press("Enter");
    const set = sheet(page, "Raised bed");
    await expect(set).toBeFocused();
    const at = async () => Number(/([\d.]+) ft away/.exec(await set.innerText())![1]);
    const first = await at();
    await press("ArrowUp", "Shift+ArrowRight");
    await expect(set).toContainText(/and 2 ft to the right/);
    expect(await at()).toBeCloseTo(first + 0.5);
    await expect(set).toContainText(/about \$[\d,]+, labor included/);
    await press("Enter");
    await shows(page, 2);
    const bed = sheet(page, "Raised bed 2");
    await expect(bed).toBeFocused();
    await press("[", "[", "]");
    await expect(bed.getByRole("button", { name: "Turn it 15° to the left" })).toBeVisible();
    await press("Escape");
    await bed.getByRole("button", { name: "Turn right 15°" }).press("Enter");
    await keepScreen(page, "designer-hands-turn", { fullPage: false });
    expect(await faults(page, "something that is turned")).toEqual([]);
    await bed.getByRole("button", { name: "Turn it 15° to the right" }).press("Enter");
    await shows(page, 3);
    await expect(page.getByRole("button", { name: "Version 3", exact: true })).toHaveAttribute(
      "title",
      "Raised bed 2: turn 15 degrees clockwise",
    );

    // What finds its own place needs no cross.
    await press("Escape");
    await page.getByRole("button", { name: "Add an element" }).press("Enter");
    await sheet(page, "Add an element").getByRole("button", { name: "Walkway" }).press("Enter");
    await expect(sheet(page, "Walkway")).toContainText(/about \$[\d,]+, labor included/);
    await press("Enter");
    await shows(page, 4);
    await expect(list(page).getByRole("button")).toHaveText(["Lawn 1", "Raised bed 2", "Walkway 3"]);
  });
});

/** Two fingers on both sides of a place go round it, counterclockwise on the screen. */
async function twist(page: Page, { x, y }: Place, degrees: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: (Place & { id: number })[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const fingers = (turned: number) => {
    const angle = (turned * Math.PI) / 180;
    const [dx, dy] = [40 * Math.cos(angle), -40 * Math.sin(angle)];
    return [
      { id: 0, x: x - dx, y: y - dy },
      { id: 1, x: x + dx, y: y + dy },
    ];
  };
  const [one] = fingers(0);
  await send("touchStart", [one!]);
  await send("touchStart", fingers(0));
  for (let k = 1; k <= 8; k++) await send("touchMove", fingers((degrees * k) / 8));
  await send("touchEnd", []);
  await session.detach();
}

async function middleOf(page: Page, selector: string): Promise<Place> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`there is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A place on the screen where the picture shows an element that is selected: inside of its outline. */
type Place = { x: number; y: number };

async function placeIn(page: Page, id: string): Promise<Place & { shares: Place }> {
  const at = await page.locator(`[data-selected-shape="${id}"]`).evaluate((node) => {
    const path = node as SVGPathElement;
    const box = path.getBBox();
    const svg = path.ownerSVGElement!;
    for (let k = 1; k < 400; k++) {
      const point = svg.createSVGPoint();
      point.x = box.x + box.width * ((k * 0.618) % 1);
      point.y = box.y + box.height * ((k * 0.414) % 1);
      const on = point.matrixTransform(path.getScreenCTM()!);
      // Not at its rim, and not under the sheet.
      const isInside = [-4, 0, 4].every((off) => {
        const near = svg.createSVGPoint();
        near.x = point.x + off;
        near.y = point.y + off;
        return path.isPointInFill(near);
      });
      if (!isInside) continue;
      // As shares of the picture, too, which hold wherever the page is scrolled.
      const { left, top, width, height } = svg.getBoundingClientRect();
      return { x: on.x, y: on.y, shares: { x: (on.x - left) / width, y: (on.y - top) / height } };
    }
    throw new Error("the outline holds no place");
  });
  return at;
}

/** Shares of the picture in pixels from its corner. */
async function placeOf(page: Page, { x, y }: { x: number; y: number }) {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error("there is no picture");
  return { x: x * box.width, y: y * box.height };
}

/** Drags sideways, so many pixels a step, until it is far enough. */
async function dragByFinger(page: Page, from: Place, stepPx: number, isThere: () => Promise<boolean>) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Place[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let k = 1, there = false; !there; k++) {
    if (k > 100) throw new Error("the drag does not get there");
    await send("touchMove", [{ x: from.x + k * stepPx, y: from.y }]);
    // The first steps are a tap still.
    if (k * Math.abs(stepPx) > 8) there = await isThere();
  }
  await send("touchEnd", []);
  await session.detach();
}

test.describe("one plant", () => {
  test.use({ viewport: DESK });

  // With a limit, so that the device shows each change and the server draws one picture of all.
  test("of a bed is chosen, moved with the arrow keys, replaced and taken out, and no other changes", async ({
    page,
    login,
  }) => {
    await login();
    await openDesigned(page, "lawn, planting bed with lavender and boxwood");
    await page.getByRole("button", { name: "Edit elements" }).click();
    await list(page).getByRole("button", { name: "Planting bed 2" }).click();
    const bed = sheet(page, "Planting bed 2");
    const plants = bed.getByLabel("One plant of it");
    const options = plants.locator("option");
    await expect(options.first()).toHaveText("None in particular");
    const all = await options.count();
    const second = await options.nth(2).textContent();
    await plants.selectOption({ index: 2 });
    await expect(page.locator("[data-cross]")).toBeVisible();
    await keepScreen(page, "designer-one-plant", { fullPage: false });
    expect(await faults(page, "one plant in hand")).toEqual([]);

    const tried = page.getByRole("region", { name: "Changes not drawn yet" }).getByRole("listitem");
    await bed.getByRole("button", { name: "6 in to the right" }).click();
    await bed.getByRole("button", { name: "Move it 0.5 ft right" }).click();
    await expect(tried).toHaveCount(1);
    await expect(options.nth(2)).not.toHaveText(second!);
    await expect(options).toHaveCount(all);

    // It is the same plant still, and the one that is meant.
    await bed.getByRole("radio", { name: "Catmint" }).check();
    await bed.getByRole("button", { name: "Replace this one with Catmint" }).click();
    await expect(bed.getByRole("radio", { name: "Catmint (1)" })).toBeVisible();
    await expect(options).toHaveCount(all);

    await plants.selectOption({ index: 1 });
    await bed.getByRole("button", { name: "Take this one out" }).click();
    await expect(tried).toHaveText([/0\.5 ft right/, /catmint/i, /^Planting bed 2: take out the .+ ft away/]);
    await expect(options).toHaveCount(all - 1);

    await page.getByRole("button", { name: "Draw the picture" }).click();
    await shows(page, 2);
    await expect(options).toHaveCount(all - 1);
    await expect(bed.getByRole("radio", { name: "Catmint (1)" })).toBeVisible();
  });
});
