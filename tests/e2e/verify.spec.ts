import type { Page } from "@playwright/test";
import type { ServerPlace } from "#tests/support/running-server.ts";
import { sealSample } from "#tests/support/sealing.ts";
import { faults } from "./faults.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";
import { keepScreen } from "./screens.ts";

type Sample = Awaited<ReturnType<typeof sealSample>>;

let sealed: Promise<Sample> | undefined;
/** Sealed once in each process of a run, by the key of the server that serves all of it. */
function sampleOf({ dataDir }: ServerPlace): Promise<Sample> {
  sealed ??= sealSample(dataDir);
  return sealed;
}

const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

async function openPage(page: Page) {
  await page.goto("/verify");
  await page.locator("[data-verify][data-ready]").waitFor();
  return page.locator('input[type="file"]');
}

function flipped({ file }: Sample): Uint8Array {
  const bytes = file.slice();
  bytes[50_000] = (bytes[50_000] ?? 0) ^ 1;
  return bytes;
}

test("a sealed file is checked in the browser, and nothing of it leaves the device", async ({
  page,
  server,
}) => {
  const sample = await sampleOf(server);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || !request.url().startsWith(server.url)) sent.push(request.url());
  });
  const field = await openPage(page);
  await field.setInputFiles(pdf("proposal.pdf", sample.file));
  const result = page.getByRole("region", { name: "Result" });
  await expect(result.getByRole("heading")).toHaveText(
    "Nothing in this file has changed since it was sealed.",
  );
  await expect(result).toContainText("It was sealed by this server.");
  await expect(result).toContainText("It does not prove who somebody is");
  for (const words of ["Zoë Núñez", "Better, Path lights", "CA$17,967.00", "identified by a one-time code"])
    await expect(result).toContainText(words);
  const [picture = new Uint8Array()] = [...sample.pictures.values()];
  await field.setInputFiles([
    { name: "good.jpg", mimeType: "image/jpeg", buffer: Buffer.from(picture) },
    { name: "other.jpg", mimeType: "image/jpeg", buffer: Buffer.from(picture.subarray(1)) },
  ]);
  await expect(result).toContainText("Unchanged: the picture of Good.");
  await expect(result).toContainText("Not one of the pictures of this proposal.");
  expect(sent).toEqual([]);
});

test("a changed file, a wrong file and a file of another key are told apart", async ({ page, server }) => {
  const sample = await sampleOf(server);
  const field = await openPage(page);
  const heading = page.getByRole("region", { name: "Result" }).getByRole("heading");
  await field.setInputFiles(pdf("changed.pdf", flipped(sample)));
  await expect(heading).toHaveText("This file was changed after it was sealed.");
  await expect(page.getByRole("listitem").filter({ hasText: "one bit of byte 50,000" })).toBeVisible();
  await field.setInputFiles(pdf("letter.pdf", Buffer.from("%PDF-1.7\n%%EOF\n")));
  await expect(heading).toHaveText("This file has no seal of ours.");
  await field.setInputFiles(pdf("notes.txt", Buffer.from("notes")));
  await expect(heading).toHaveText("This is not a PDF file.");
  await page.route("**/api/seal-key", (route) =>
    route.fulfill({ json: { success: true, data: { certificateSha256: "0".repeat(64) } } }),
  );
  await field.setInputFiles(pdf("proposal.pdf", sample.file));
  await expect(heading).toHaveText("Unchanged since it was sealed, but look at who sealed it.");
});

test("a file can be dropped, and the field is reached and seen by keyboard", async ({ page, server }) => {
  const { file } = await sampleOf(server);
  const field = await openPage(page);
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], "dropped.pdf", { type: "application/pdf" }));
    return transfer;
  }, Buffer.from(file).toString("base64"));
  await page.locator('[data-part="drop"]').dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByText("dropped.pdf")).toBeVisible();
  await expect(page.getByText("Nothing in this file has changed")).toBeVisible();
  await page.reload();
  await page.locator("[data-verify][data-ready]").waitFor();
  for (let i = 0; i < 12 && !(await field.evaluate((own) => own === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  const outline = await page
    .locator('[data-part="drop"]')
    .evaluate((own) => getComputedStyle(own).outlineStyle);
  expect(outline).toBe("solid");
});

for (const [name, colorScheme, viewport] of [
  ["a phone in light", "light", PHONE],
  ["a desk in dark", "dark", DESK],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ colorScheme, viewport });

    test("the page and each result have no fault and fit their window", async ({ page, server }) => {
      const sample = await sampleOf(server);
      const found: string[] = [];
      const look = async (state: string) => {
        await keepScreen(page, `verify-${state}-${colorScheme}`);
        found.push(...(await faults(page, `/verify ${state}`)));
        for (const width of [360, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: viewport.height });
          await keepScreen(page, `verify-${state}-${colorScheme}-${width}`);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`${state} at ${width} px is ${wide} px too wide`);
        }
      };
      const field = await openPage(page);
      await look("empty");
      const long = `${"a-very-long-file-name-without-any-space".repeat(4)}.pdf`;
      for (const [state, bytes] of [
        ["good", sample.file],
        ["changed", flipped(sample)],
        ["wrong", Buffer.from("%PDF-1.7\n%%EOF\n")],
      ] as const) {
        await field.setInputFiles(pdf(long, bytes));
        await page.locator(`[data-verify]:not([data-busy]) [data-part="title"]:visible`).waitFor();
        await look(state);
      }
      expect(found).toEqual([]);
    });
  });
