import { addPhoto, createProject } from "./designer-page.ts";
import { expect, test } from "./fixtures.ts";
import { api } from "./saving.ts";

test("a design is opened with one question for it and one for who is signed in, asked before the scripts run", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/designer");
  await createProject(page, "Maple Street 12");
  await addPhoto(page, "front-double-garage.jpg");
  const sign = page.locator("[data-keep]");
  await expect(page).toHaveURL(/\/designer\/[0-9a-f-]{36}$/);
  const { pathname } = new URL(page.url());
  // A save that is on its way at the reload is news to the page that comes, which asks again: the last one is that with the photo's file.
  type Kept = { data: { state: { photos: { fileId?: string | null }[] } } };
  const kept = async () => (await api<Kept>(page, "GET", `/designs${pathname.slice(9)}`)).data;
  // The page has its address before the server has the design.
  await expect(async () => expect((await kept()).state.photos[0]?.fileId).toBeTruthy()).toPass();
  await expect(sign).toHaveText("Saved");

  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const heard = page.waitForRequest(/\/events/);
  // Scripts wait until both have been asked.
  const design = page.waitForRequest((request) => request.url().endsWith(`/api/designs${pathname.slice(9)}`));
  const who = page.waitForRequest(/\/api\/auth\/verify$/);
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await Promise.all([design, who]);
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByAltText("front-double-garage.jpg")).toBeVisible();
  await heard;
  await expect(sign).toHaveText("Saved");
  const times = (path: string) => asked.filter((one) => one === path).length;
  expect(times("/api/auth/verify")).toBe(1);
  expect(times(`/api/designs${pathname.slice(9)}`)).toBe(1);
  expect(faults).toEqual([]);
});
