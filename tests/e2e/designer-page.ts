import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

export const photoPath = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/photos/${name}`, import.meta.url));

/** A loop on the ground in front of the house, in shares of the picture. */
const LOOP = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 23) * 2 * Math.PI;
  return { x: 0.5 + 0.28 * Math.cos(angle), y: 0.83 + 0.1 * Math.sin(angle) };
});

export async function createProject(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "New" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByRole("button", { name: /create/i }).click();
  await expect(dialog).toBeHidden();
}

/** Seen and laid out like the photo of 1600 px, and drawn in a seventh of its time. */
const SMALL_PX = Number(process.env.STORY_PX ?? 480);

const smallCopies = new Map<string, Promise<Buffer>>();
/** Made once in each process of a run. */
export function smallPhoto(name: string, px = SMALL_PX): Promise<Buffer> {
  const copy = `${name} ${px}`;
  const made = smallCopies.get(copy) ?? sharp(photoPath(name)).resize(px).jpeg({ quality: 90 }).toBuffer();
  smallCopies.set(copy, made);
  return made;
}

/** A small copy to choose, under the photo's own name. */
export const smallFile = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await smallPhoto(name),
});

/** Chooses `huge.jpg`, one byte over 20 MB, and these. It is made in the page: to send it there takes seconds of two processes. */
export async function chooseWithHuge(input: Locator, others: Record<string, Buffer> = {}): Promise<void> {
  const named = Object.entries(others).map(([name, bytes]) => [name, bytes.toString("base64")] as const);
  await input.evaluate((field: HTMLInputElement, more) => {
    const chosen = new DataTransfer();
    const add = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
      chosen.items.add(new File([bytes], name, { type: "image/jpeg" }));
    add("huge.jpg", new Uint8Array(20_971_521));
    for (const [name, base64] of more)
      add(
        name,
        Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      );
    field.files = chosen.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }, named);
}

/** Chooses a small copy of the photo; `whole` or `px` wide where a test hangs on its size or on the time that it takes to draw. */
export async function addPhoto(
  page: Page,
  name: string,
  { whole = false, px = SMALL_PX } = {},
): Promise<void> {
  const buffer = whole ? await readFile(photoPath(name)) : await smallPhoto(name, px);
  await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("button", { name: "Highlight" })).toBeVisible();
}

type Share = { x: number; y: number };

/** Draws on the photo, with the mouse or with a finger; points in shares of the picture. One point is a tap. */
export async function drawOnPhoto(
  page: Page,
  by: "mouse" | "touch",
  shares: readonly Share[],
): Promise<void> {
  const canvas = page.locator("canvas").last();
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("no canvas to draw on");
  const points = shares.map(({ x, y }) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
  const [first, ...rest] = points;
  if (!first) return;
  if (by === "mouse") {
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const point of rest) await page.mouse.move(point.x, point.y);
    await page.mouse.up();
  } else {
    const session = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [first]);
    for (const point of rest) await send("touchMove", [point]);
    await send("touchEnd", []);
    await session.detach();
  }
}

/** Circles the ground in front of the house. */
export async function circleGround(page: Page, by: "mouse" | "touch"): Promise<void> {
  await page.getByRole("button", { name: "Highlight" }).click();
  await drawOnPhoto(page, by, LOOP);
  await expect(page.getByLabel("What goes in area 1")).toBeVisible();
}

export const generate = (page: Page) => page.getByRole("button", { name: "Generate", exact: true }).click();

/** The finished picture is on the screen, as the right side of the before and after. */
export const expectResult = (page: Page) => expect(page.getByAltText("The yard as designed")).toBeVisible();
