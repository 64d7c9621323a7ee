import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { totalText } from "#app/components/bom/bom-figures.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import { MESSAGES } from "#contract/messages.ts";
import { parseCsv } from "#core/csv/csv.ts";
import { catalogue } from "#core/pricing/catalogue.ts";
import { writePriceBook } from "#core/pricing/price-book.ts";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { openDesigned } from "./saving.ts";

const WISH = "Herringbone paver patio, a planting bed with shrubs and a stone walkway";

const api = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(`/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${localStorage.getItem("accessToken")}`,
          "content-type": "application/json",
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return response.json();
    },
    { method, path, body },
  );

const bePro = (page: Page) => api(page, "POST", "/stripe/test-subscription-update", { planType: "pro" });

/** Generates the bill of the design on the screen. */
async function openBill(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^(Generate|View) BOM$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Bill of materials" });
  await expect(dialog.getByText("Estimated total")).toBeVisible();
  return dialog;
}

/** The bill as the server has it. */
async function billOf(page: Page): Promise<Bom> {
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}"));
  const { boms } = await api(page, "GET", `/bom/user/${user.id}`);
  return (await api(page, "GET", `/bom/${boms[0].Id}?userId=${user.id}`)).bom;
}

const itemsOf = (bom: Bom) => bom.categories.flatMap(({ items }) => items);
const rowOf = (dialog: Locator, name: string) =>
  dialog.getByRole("listitem").filter({ has: dialog.page().getByRole("heading", { level: 4, name }) });

async function downloaded(page: Page, dialog: Locator, item: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: item }).click();
  return download;
}

test.describe("with Pro", () => {
  test.beforeEach(async ({ page, login }) => {
    await login();
    await bePro(page);
    await openDesigned(page, WISH);
  });

  test("a bill is generated, edited, added to and deleted from, found again, and edited by two", async ({
    page,
  }) => {
    const dialog = await openBill(page);
    const [first] = itemsOf(await billOf(page));
    if (!first) throw new Error("an empty bill");

    await dialog
      .getByRole("button", { name: `Edit ${first.name}` })
      .first()
      .click();
    const form = dialog.getByRole("form", { name: `Edit ${first.name}` });
    await expect(form.getByLabel(/^Quantity/)).toBeFocused();
    expect(await faults(page, "the bill in edit", '[role="dialog"]')).toEqual([]);
    await form.getByLabel(/^Quantity/).fill("12.345");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText(MESSAGES.bomNumberInvalid)).toBeVisible();
    await form.getByLabel(/^Quantity/).fill("12.5");
    await form.getByLabel(/^Unit price/).fill("3.33");
    await form.getByLabel("Notes").fill("From the yard");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(dialog.getByText("$41.63", { exact: true }).first()).toBeVisible();
    await expect(dialog.getByText("From the yard")).toBeVisible();

    await dialog.getByRole("button", { name: "Add item" }).click();
    const adding = page.getByRole("dialog", { name: "Add item" });
    await adding.getByRole("button", { name: "Add item" }).click();
    await expect(adding.getByText(MESSAGES.bomItemIncomplete).first()).toBeVisible();
    await adding.getByLabel("Item name").fill("Marking paint");
    await adding.getByLabel("Category").selectOption("Supplies & Materials");
    await adding.getByLabel("Quantity").fill("3");
    await adding.getByLabel(/^Unit price/).fill("8.99");
    await adding.getByRole("button", { name: "Add item" }).click();
    await expect(adding).toBeHidden();
    await expect(rowOf(dialog, "Marking paint").getByText("$26.97")).toBeVisible();

    const before = await billOf(page);
    await expect(dialog.getByText(totalText(before)).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Delete Marking paint" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText(MESSAGES.bomItemDeleteQuestion)).toBeVisible();
    await question.getByRole("button", { name: "Delete Item" }).click();
    await expect(rowOf(dialog, "Marking paint")).toHaveCount(0);
    expect(itemsOf(await billOf(page))).toHaveLength(itemsOf(before).length - 1);

    await page.reload();
    await page.getByRole("button", { name: "View BOM" }).click();
    await expect(dialog.getByText("From the yard")).toBeVisible();

    // Who is late with an edit sees how the item is now, and what was typed stays.
    const bom = await billOf(page);
    const now = itemsOf(bom).find(({ id }) => id === first.id);
    if (!now) throw new Error("the item is gone");
    await dialog
      .getByRole("button", { name: `Edit ${first.name}` })
      .first()
      .click();
    await form.getByLabel("Notes").fill("Mine");

    const userId = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").id);
    const updates = { quantity: 77, version: now.version };
    await api(page, "PUT", `/bom/${bom.id}/items/${first.id}`, { userId, updates });

    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText(MESSAGES.bomItemChanged)).toBeVisible();
    await expect(form.getByText(`It is 77 ${first.unit}`)).toBeVisible();
    await expect(form.getByLabel("Notes")).toHaveValue("Mine");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    expect(itemsOf(await billOf(page))[0]?.notes).toBe("Mine");
  });

  test("the downloads and the printed paper hold the bill: CSV, workbook, PDF and both pictures", async ({
    page,
  }) => {
    const dialog = await openBill(page);
    const bom = await billOf(page);
    const names = itemsOf(bom).map(({ name }) => name);
    const base = `BOM_Maple_Street_12_${bom.updatedAt.slice(0, 10)}`;

    const csv = await downloaded(page, dialog, "Export CSV");
    expect(csv.suggestedFilename()).toBe(`${base}.csv`);
    const rows = parseCsv(await readFile(await csv.path(), "utf8"));
    expect(rows[0]?.join(",")).toBe("Category,Item,Description,Quantity,Unit,Unit Price,Total Price,Notes");
    expect(rows.slice(1).map((row) => row[1])).toEqual(names);

    const workbook = await downloaded(page, dialog, "Download Excel");
    expect(workbook.suggestedFilename()).toBe(`${base}.xlsx`);
    const { default: readWorkbook } = await import("read-excel-file/node");
    const [sheet] = await readWorkbook(await workbook.path());
    expect(sheet?.data.slice(1, names.length + 1).map((row) => row[1])).toEqual(names);

    const pdf = await downloaded(page, dialog, "PDF with costs");
    expect(pdf.suggestedFilename()).toBe(`${base}.pdf`);
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await readFile(await pdf.path()))),
      { mergePages: true },
    );
    const words = text.replaceAll(/\s+/g, " ");
    expect(words).toContain("Maple Street 12");
    expect(words).toContain(bom.disclaimer);
    for (const name of names) expect(words).toContain(name);

    await dialog.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "PDF for your client" }).click();
    const choice = page.getByRole("dialog", { name: "PDF for your client" });
    await expect(choice.getByRole("radio", { name: "No prices" })).toBeChecked();
    await choice.getByRole("radio", { name: "One total" }).check();
    const [clients] = await Promise.all([
      page.waitForEvent("download"),
      choice.getByRole("button", { name: "Download PDF" }).click(),
    ]);
    const paper = await extractText(
      await getDocumentProxy(new Uint8Array(await readFile(await clients.path()))),
      { mergePages: true },
    );
    expect(paper.text).toContain("Total: $");
    expect(paper.text).not.toMatch(/Subtotal|Unit cost|Price sources/);

    // Printing gives a paper of its own with both pictures, the items and the disclaimer.
    await expect(choice).toBeHidden();
    // The print window would stop the test; what it would print is read instead.
    await page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute("data-printed", document.querySelector(".print-sheet")?.outerHTML ?? "");
    });
    await dialog.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("body[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => {
      const sheet = document.createElement("div");
      document.body.append(sheet);
      sheet.outerHTML = document.body.getAttribute("data-printed") ?? "";
    });
    await expect(dialog).toBeHidden();
    const file = await page.pdf({ preferCSSPageSize: false, format: "Letter" });
    const printed = await extractText(await getDocumentProxy(new Uint8Array(file)), {
      mergePages: true,
    });
    const onPaper = printed.text.replaceAll(/\s+/g, " ");
    for (const said of [
      "Yardwright",
      "Bill of materials",
      "Maple Street 12",
      "Before",
      "After",
      bom.disclaimer,
    ])
      expect(onPaper).toContain(said);
    for (const name of names) expect(onPaper).toContain(name);
    expect(onPaper).toContain(`Page ${printed.totalPages} of ${printed.totalPages}`);
    expect(file.toString("latin1").split("/Subtype /Image").length).toBeGreaterThan(2);
  });

  test("own prices and terms apply to the bill at once, keep what was edited, and reach the client as chosen", async ({
    page,
    browser,
    baseURL,
  }) => {
    const dialog = await openBill(page);
    const [first, second] = itemsOf(await billOf(page));
    if (!first || !second) throw new Error("a bill of one line");
    await dialog
      .getByRole("button", { name: `Edit ${second.name}` })
      .first()
      .click();
    await dialog
      .getByRole("form")
      .getByLabel(/^Quantity/)
      .fill("77");
    await dialog.getByRole("form").getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("form")).toBeHidden();

    await dialog.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Prices" }).click();
    const prices = page.getByRole("dialog", { name: "Prices" });
    const upload = (csv: string) =>
      prices
        .getByLabel("Price book as CSV")
        .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await upload("name,unit,typical,currency\n,sq ft,2,USD\n");
    await expect(prices.getByText("Row 2: Please enter a name.")).toBeVisible();
    const shipped = catalogue.find(({ name }) => name === first.matchedMaterial?.name);
    if (!shipped) throw new Error("the first item was not priced by the catalogue");
    await upload(writePriceBook([{ ...shipped, lowCents: 777, typicalCents: 777, highCents: 777 }]));
    await expect(prices.getByText("1 price of yours")).toBeVisible();
    await prices.getByLabel("Percent", { exact: true }).fill("25");
    await prices.getByLabel("Region").selectOption("Quebec");
    await expect(prices.getByLabel("GST percent")).toHaveValue("5");
    await expect(prices.getByLabel("QST percent")).toHaveValue("9.975");
    await expect(prices.getByText(/Revenu Québec/)).toBeVisible();
    await prices.getByLabel("Region").selectOption("United States, national (× 1.00)");
    await prices.getByLabel("Sales tax percent").fill("8.25");
    await prices.getByRole("button", { name: "Save terms" }).click();
    await expect(page.getByText(MESSAGES.bomTermsSaved)).toBeVisible();
    await prices.getByRole("button", { name: "Close" }).click();

    await expect(dialog.getByText("$7.77").first()).toBeVisible();
    await expect(dialog.getByText("Markup", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Sales tax", { exact: true })).toBeVisible();
    await expect(rowOf(dialog, second.name).first()).toContainText("77");

    // The client sees what the contractor chose: no price, then one total with the markup in it.
    const own = await billOf(page);
    expect(own.totals.markup).toBeGreaterThan(0);
    await dialog.getByRole("button", { name: "Close" }).click();

    await page.getByRole("button", { name: "Share link" }).click();
    const sharing = page.getByRole("dialog", { name: "Share this design" });
    const link = new URL(await sharing.getByLabel("Link").inputValue()).pathname;
    const guest = await browser.newContext({ viewport: PHONE });
    const visitor = await guest.newPage();
    const seen = async () => {
      await visitor.goto(`${baseURL}${link}`);
      await visitor.getByRole("button", { name: "View Bill of Materials" }).click();
      const bill = visitor.getByRole("dialog", { name: "Bill of materials" });
      await expect(bill.getByRole("heading", { name: "Not included" })).toBeVisible();
      return bill.innerText();
    };
    expect(await seen()).not.toMatch(/\$|price|markup|\.com|±/i);
    await sharing.getByRole("radio", { name: "One total" }).check();
    await expect(sharing.getByText("Saved. The link shows this now.")).toBeVisible();
    const bill = await seen();
    expect(bill).toContain(totalText(own));
    expect(bill).not.toMatch(/markup|subtotal|\.com|±/i);
    expect(await faults(visitor, "a client's bill", '[role="dialog"]')).toEqual([]);

    // Other terms, a markup without a tax: the same link shows their total.
    await sharing.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "View BOM" }).click();
    await dialog.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Prices" }).click();
    await prices.getByLabel("Percent", { exact: true }).fill("20");
    await prices.getByLabel("Sales tax percent").fill("0");
    await prices.getByRole("button", { name: "Save terms" }).click();
    await expect.poll(async () => (await billOf(page)).totals.total).toBeLessThan(own.totals.total);
    const changed = await billOf(page);
    expect(changed.totals.markup).toBeGreaterThan(0);
    expect(await seen()).toContain(totalText(changed));
    await guest.close();
  });

  for (const [name, colorScheme, viewport] of [
    ["a phone in light", "light", PHONE],
    ["a desk in dark", "dark", DESK],
  ] as const) {
    test(`the bill has no fault for axe on ${name}, folded out and in edit`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const dialog = await openBill(page);
      await dialog.getByText("How it was counted").first().click();
      await dialog
        .getByRole("button", { name: /^Edit / })
        .last()
        .click();
      expect(await faults(page, "the bill", '[role="dialog"]')).toEqual([]);
      const wide = await dialog.evaluate((element) =>
        [...element.querySelectorAll("*")].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 200,
        ),
      );
      expect(wide).toBe(false);
    });
  }
});

test("without Pro the button leads to the plans and says why", async ({ page, login }) => {
  await login();
  await openDesigned(page, WISH);
  await page.getByRole("button", { name: "Generate BOM" }).click();
  await expect(page).toHaveURL("/subscription");
  await expect(page.getByText(MESSAGES.bomSubscriptionRequired)).toBeVisible();
});
