import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Generation } from "#contract/endpoints/generations.ts";
import { MESSAGES } from "#contract/messages.ts";
import {
  addPhoto,
  chooseWithHuge,
  circleGround,
  createProject,
  drawOnPhoto,
  expectResult,
  generate,
  smallFile,
  smallPhoto,
} from "./designer-page.ts";
import { DESK, expect, PHONE, test } from "./fixtures.ts";

const WISH = "gravel with boulders";
const chooser = (page: Page) => page.locator('input[type="file"][multiple]').first();

test.describe("the designer, with a mouse", () => {
  test.use({ viewport: DESK });

  test.beforeEach(async ({ page, login }) => {
    await login();
    await page.goto("/designer");
    await expect(page.getByText("Please upload at least one image first.")).toBeVisible();
  });

  test("opens Generate only with a photo, a project and words", async ({ page }) => {
    const button = page.getByRole("button", { name: "Generate", exact: true });
    await addPhoto(page, "front-double-garage.jpg");
    await expect(page.getByText("Please choose a project first.")).toBeVisible();
    await createProject(page, "Maple Street 12");
    await expect(button).toBeDisabled();
    await circleGround(page, "mouse");
    await expect(button).toBeDisabled();
    await page.getByLabel("What goes in area 1").fill("   ");
    await expect(button).toBeDisabled();
    await page.getByLabel("What goes in area 1").fill("a patio");
    await expect(button).toBeEnabled();
  });

  test("begins with the sample yard where there is no photo at hand", async ({ page }) => {
    const sample = page.getByRole("button", { name: "Use our sample yard" });
    await sample.click();
    await expect(page.getByRole("button", { name: "Highlight" })).toBeVisible();
    await expect(sample).toHaveCount(0);
  });

  test("refuses photos over 20 MB and takes the others", async ({ page }) => {
    await chooseWithHuge(chooser(page), { "yard.jpg": await smallPhoto("modern-front-lawn.jpg") });
    await expect(page.getByText("1 image(s) exceed 20MB. Please use smaller images.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove yard.jpg" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove huge.jpg" })).toHaveCount(0);
  });

  test("takes a HEIC that this browser cannot decode", async ({ page }) => {
    await chooser(page).setInputFiles(
      fileURLToPath(new URL("../fixtures/images/quarters.heic", import.meta.url)),
    );
    const photo = page.getByAltText("quarters.heic");
    await expect(photo).toBeVisible();
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("takes pasted and dropped photos, and marks the first as primary", async ({ page }) => {
    const base64 = (await smallPhoto("modern-front-lawn.jpg")).toString("base64");
    const bring = (kind: "paste" | "drop", name: string) =>
      page.evaluate(
        ([data, how, fileName]) => {
          const raw = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
          const carried = new DataTransfer();
          carried.items.add(new File([raw], fileName, { type: "image/jpeg" }));
          window.dispatchEvent(
            how === "paste"
              ? new ClipboardEvent("paste", { clipboardData: carried })
              : new DragEvent("drop", { dataTransfer: carried }),
          );
        },
        [base64, kind, name] as const,
      );
    await bring("paste", "pasted.jpg");
    await expect(page.getByRole("button", { name: "pasted.jpg, primary" })).toBeVisible();
    await bring("drop", "dropped.jpg");
    await page.getByRole("button", { name: "Set dropped.jpg as primary" }).click();
    await expect(page.getByRole("button", { name: "dropped.jpg, primary" })).toBeVisible();
    await page.getByRole("button", { name: "Remove dropped.jpg" }).click();
    await expect(page.getByRole("button", { name: "pasted.jpg, primary" })).toBeVisible();
  });

  test("keeps areas, words, photo and project across a reload", async ({ page }) => {
    await createProject(page, "Maple Street 12");
    await addPhoto(page, "front-double-garage.jpg");
    await circleGround(page, "mouse");
    await page.getByLabel("What goes in area 1").fill("a patio");
    await page.getByLabel("Whole yard").fill("roses along the house");
    await page.reload();
    await expect(page.getByLabel("What goes in area 1")).toHaveValue("a patio");
    await expect(page.getByLabel("Whole yard")).toHaveValue("roses along the house");
    await expect(page.getByAltText("front-double-garage.jpg")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Project" })).toContainText("Maple Street 12");
  });

  test("sends a mask that is see-through inside the highlight alone", async ({ page }) => {
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = (input, init) => {
        if (String(input).endsWith("/generations")) Object.assign(window, { sentForm: init?.body });
        return real(input, init);
      };
    });
    await createProject(page, "Maple Street 12");
    await addPhoto(page, "front-double-garage.jpg");
    await circleGround(page, "mouse");
    await page.getByLabel("What goes in area 1").fill(WISH);
    await generate(page);
    await expect(page.getByText("Editing...")).toBeVisible();
    await page.waitForFunction(() => "sentForm" in window);
    const [alphaIn, alphaOut, ...sizes] = await page.evaluate(async () => {
      const form = (window as unknown as { sentForm: FormData }).sentForm;
      const [mask, photo] = await Promise.all(
        ["mask", "image"].map(async (name) => {
          // A photo that the server has already goes by its address.
          const address = name === "image" ? form.get("imageUrl") : null;
          const file = address ? await (await fetch(String(address))).blob() : (form.get(name) as File);
          return createImageBitmap(file);
        }),
      );
      if (!mask || !photo) return [];
      const context = new OffscreenCanvas(mask.width, mask.height).getContext("2d");
      context?.drawImage(mask, 0, 0);
      const alpha = (x: number, y: number) =>
        context?.getImageData(Math.round(x * mask.width), Math.round(y * mask.height), 1, 1).data[3];
      return [alpha(0.5, 0.83), alpha(0.5, 0.5), mask.width, mask.height, photo.width, photo.height];
    });
    expect([alphaIn, alphaOut]).toEqual([0, 255]);
    expect(sizes.slice(0, 2)).toEqual(sizes.slice(2));
  });

  test("adds changes up, keeps every version, and compares any two", async ({ page }) => {
    await createProject(page, "Maple Street 12");
    await addPhoto(page, "front-double-garage.jpg");
    await page.getByLabel("What should change?").fill(WISH);
    await generate(page);
    await expectResult(page);
    await expect(page.getByText(MESSAGES.autoSaved)).toBeVisible();
    await expect(page.getByText(MESSAGES.autoSaved)).toBeHidden();

    await page.getByRole("button", { name: "Make Changes" }).click();
    const apply = page.getByRole("button", { name: "Apply changes" });
    await expect(apply).toBeDisabled();
    await page.getByLabel("What should be different?").fill("add a fire pit");
    await apply.click();
    const versions = page.getByRole("list", { name: "Versions" });
    await expect(versions.getByRole("button", { name: "Version 2" })).toBeVisible();
    await page.getByRole("button", { name: "Make Changes" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "add a fire pit" }).first()).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();

    const isShown = (name: string) =>
      expect(versions.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    const again = page.getByRole("button", { name: "Generate again" });
    await expect(again).toHaveAccessibleDescription(
      "“Generate again” begins anew, without your change. This picture stays in the versions.",
    );
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await undo.click();
    await isShown("Version 1");
    await expect(again).toHaveAccessibleDescription("");
    await expect(undo).toBeDisabled();
    await page.keyboard.press("Control+Shift+Z");
    await isShown("Version 2");
    await page.keyboard.press("Control+Z");
    await isShown("Version 1");
    await page.reload();
    await isShown("Version 1");
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await isShown("Version 2");

    await page.getByLabel("Compare with").selectOption({ label: "Version 1" });
    await expect(page.getByAltText("An earlier version")).toBeVisible();

    const download = page.waitForEvent("download");
    await expect(page.getByRole("button", { name: "Download the plan (SVG)" })).toHaveCount(0);
    await page.getByRole("button", { name: "Download Before/After" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^before-after_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/);
    const { data, info } = await sharp(await file.path())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(1200);
    // White paper around the pictures, and the same sky in the same place of both.
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
    ];
    expect(at(5, 5)).toEqual([255, 255, 255]);
    for (const channel of [0, 1, 2]) {
      expect(Math.abs((at(300, 100)[channel] ?? 0) - (at(890, 100)[channel] ?? 0))).toBeLessThan(12);
    }

    await chooser(page).setInputFiles(await smallFile("modern-front-lawn.jpg"));
    await page.getByRole("button", { name: "Set modern-front-lawn.jpg as primary" }).click();
    await expect(versions).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Make Changes" })).toHaveCount(0);
  });

  test("offers the plan of an overhead view as an SVG, also after a reload", async ({ page }) => {
    await createProject(page, "Maple Street 12");
    await addPhoto(page, "front-double-garage.jpg");
    await page.getByLabel("What should change?").fill("lawn, a stone patio of 12 by 10 ft and lavender");
    await page.getByText("Overhead", { exact: true }).click();
    await generate(page);
    await expectResult(page);
    await expect(page.locator("[data-keep]")).toHaveText("Saved");
    await page.reload();
    await expectResult(page);
    // A plan shows nothing of the photo in the photo's place: it stands whole, without a slider.
    await expect(page.getByRole("slider", { name: /BEFORE/ })).toHaveCount(0);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the plan (SVG)" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^landscape-plan_.*\.svg$/);
    const svg = await readFile(await file.path(), "utf8");
    // As large as the picture that it is the drawing of, and nothing in it that runs or is fetched.
    const picture = page.getByAltText("The yard as designed");
    const size = await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    expect(svg).toContain(`viewBox="0 0 ${size[0]} ${size[1]}"`);
    expect(svg).toMatch(/<path /);
    expect(svg).not.toMatch(/<script|href=|<image/);
  });

  test("cancels a picture and lets go", async ({ page }) => {
    await createProject(page, "Maple Street 12");
    // Large enough that it is still drawn when it is canceled.
    await addPhoto(page, "front-double-garage.jpg", { whole: true });
    await page.getByLabel("What should change?").fill(WISH);
    await generate(page);
    await expect(page).toHaveTitle(/^Editing\.\.\. AI Designer/);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Editing...")).toBeHidden();
    await expect(page).toHaveTitle(/^AI Designer/);
    await expect(page.getByRole("button", { name: "Generate", exact: true })).toBeEnabled();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test.describe("whose device shows what it would draw", () => {
    test.use({ devicePreviews: true });

    test("shows the change on this device before anything is sent, as the security policy allows", async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/generations")) sent.push(request.url());
      });
      const said: string[] = [];
      page.on("console", (line) => {
        if (line.text() !== "Service Worker registration blocked by Playwright") said.push(line.text());
      });
      page.on("pageerror", (error) => said.push(error.message));
      const opened = await page.reload();
      const scripts = /script-src [^;]*/.exec(opened?.headers()["content-security-policy"] ?? "")?.[0];
      // Seeing assembles WebAssembly; nothing else may make code out of text.
      expect(scripts).toMatch(/'wasm-unsafe-eval'/);
      expect(scripts).not.toMatch(/'unsafe-/);
      await addPhoto(page, "front-double-garage.jpg");
      await page.getByLabel("What should change?").pressSequentially(WISH);
      await expect(page.getByText("Live preview", { exact: true })).toBeVisible();
      const painted = await page.locator("[data-stage-frame] canvas").evaluateAll((layers) =>
        layers.map((layer) => {
          const canvas = layer as HTMLCanvasElement;
          const { width, height } = canvas;
          const { data } = canvas.getContext("2d")!.getImageData(0, 0, width, height);
          return data.filter((value, at) => at % 4 === 3 && value > 0).length / (width * height);
        }),
      );
      expect(Math.max(...painted)).toBeGreaterThan(0.05);
      expect(sent).toEqual([]);
      expect(said).toEqual([]);
    });

    test("sets the scale by a garage door and keeps what the brush protects, also after a reload", async ({
      page,
    }) => {
      await createProject(page, "Maple Street 12");
      await addPhoto(page, "front-double-garage.jpg");
      await circleGround(page, "mouse");
      const badge = page.getByText(/sq ft ±\d+%/).first();
      await expect(badge).toBeVisible();
      const bandOf = async () => Number((await badge.textContent())?.match(/±(\d+)%/)?.[1]);
      const guessed = await bandOf();

      await page.getByRole("button", { name: "Measure", exact: true }).click();
      await page.getByRole("button", { name: "Garage door", exact: true }).click();
      await drawOnPhoto(page, "mouse", [{ x: 0.28, y: 0.695 }]);
      await expect(page.getByText("Now tap the other end.")).toBeVisible();
      await drawOnPhoto(page, "mouse", [{ x: 0.28, y: 0.545 }]);
      const sizes = page.getByRole("list", { name: "Known sizes" });
      await expect(sizes).toHaveText("Garage door, 7 ft");
      await expect.poll(bandOf).toBeLessThan(guessed);
      await page.getByRole("button", { name: "Remove Garage door, 7 ft" }).click();
      await expect(sizes).toHaveCount(0);
      await expect.poll(bandOf).toBe(guessed);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(sizes).toBeVisible();

      await page.getByRole("button", { name: "Area", exact: true }).click();
      await page.getByRole("button", { name: "Keep", exact: true }).click();
      await drawOnPhoto(page, "mouse", [
        { x: 0.58, y: 0.79 },
        { x: 0.64, y: 0.79 },
      ]);
      await page.getByLabel("What goes in area 1").fill("gravel");
      await page.reload();
      await page.getByRole("button", { name: "Measure", exact: true }).click();
      await expect(sizes).toHaveText("Garage door, 7 ft");
      const accepted = page.waitForResponse(
        (r) => r.url().endsWith("/api/generations") && r.status() === 202,
      );
      await generate(page);
      await expectResult(page);
      const { data } = (await (await accepted).json()) as { data: { id: string } };
      const made = await page.evaluate(async (id) => {
        const response = await fetch(`/api/generations/${id}`, {
          headers: { authorization: `Bearer ${localStorage.getItem("accessToken")}` },
        });
        return (await response.json()).data as Generation;
      }, data.id);
      expect(made.measured[0]?.basis).toBe("measured");
      const [before, after] = await Promise.all(
        [made.originalImageUrl, made.imageUrl].map(async (url) =>
          sharp(await (await page.request.get(url ?? "")).body())
            .removeAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true }),
        ),
      );
      const same = (x: number, y: number) => {
        const { width, height } = before!.info;
        const at = (Math.round(y * height) * width + Math.round(x * width)) * 3;
        return before!.data.subarray(at, at + 60).equals(after!.data.subarray(at, at + 60));
      };
      // In the circle: what the brush protects, the lawn, and the drive that only passes through it.
      expect([same(0.6, 0.79), same(0.72, 0.8), same(0.4, 0.8)]).toEqual([true, false, true]);
    });

    test("offers the garage door that it found, and lets a person use it, dismiss it, move ends and mark an edge", async ({
      page,
    }) => {
      await addPhoto(page, "front-double-garage.jpg", { px: 640 });
      await page.getByRole("button", { name: "Measure", exact: true }).click();
      const sizes = page.getByRole("list", { name: "Known sizes" });
      const dismiss = page.getByRole("button", { name: "Not this: Garage door, 7 ft" });

      await test.step("offers it as a known size", async () => {
        const offer = page.getByRole("button", { name: "Yes, use it" });
        await expect(offer).toBeVisible();
        await offer.click();
        await expect(sizes).toHaveText("Garage door, 7 ft");
        await expect(offer).toHaveCount(0);
        await page.getByRole("button", { name: "Remove Garage door, 7 ft" }).click();
        await expect(offer).toBeVisible();
      });

      await test.step("lets a person dismiss what the scale rests on, and take that back", async () => {
        await dismiss.click();
        await expect(sizes).toHaveText("Not: garage door");
        await expect(dismiss).toHaveCount(0);
        await page.getByRole("button", { name: "Remove Not: garage door" }).click();
        await expect(dismiss).toBeVisible();
      });

      await test.step("lets a person move the ends of what the scale rests on", async () => {
        await dismiss.click();
        const house = page.getByRole("button", { name: /^Not this: House/ });
        await expect(house).toBeVisible();
        const line = page.locator('[data-found="house"] line').first();
        const [x, y] = await line.evaluate((drawn) => {
          const photo = drawn.closest("svg")!;
          // The header covers what lies at the window's top.
          photo.scrollIntoView({ block: "center", behavior: "instant" });
          const { x, y } = photo.getBoundingClientRect();
          // Its upper end, at the ridge: the lower one may lie on a line of the windows.
          return [x + Number(drawn.getAttribute("x2")), y + Number(drawn.getAttribute("y2"))] as const;
        });
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 6, y + 30, { steps: 5 });
        await page.mouse.up();
        await expect(sizes).toContainText("House, ends moved");
        await expect(house).toHaveCount(0);
        await page.getByRole("button", { name: "Remove House, ends moved" }).click();
        await expect(house).toBeVisible();
        await page.getByRole("button", { name: "Remove Not: garage door" }).click();
      });

      await test.step("marks an edge of a length that people write their way", async () => {
        await page.getByRole("button", { name: "Edge", exact: true }).click();
        await drawOnPhoto(page, "mouse", [{ x: 0.25, y: 0.9 }]);
        await drawOnPhoto(page, "mouse", [{ x: 0.6, y: 0.9 }]);
        await page.getByLabel("How long is it?").fill("a lot");
        await page.getByRole("button", { name: "Set", exact: true }).click();
        await expect(page.getByText(/Please write a length/)).toBeVisible();
        await page.getByLabel("How long is it?").fill("16'6");
        await page.getByLabel("How long is it?").press("Enter");
        await expect(sizes).toHaveText("Edge, 16 ft 6 in");
      });
    });
  });
});

test.describe("the designer, with a thumb", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("draws without scrolling the page, and takes back what was drawn", async ({ page, login }) => {
    await login();
    await page.goto("/designer");
    await addPhoto(page, "modern-front-lawn.jpg");
    await page.locator("canvas").first().scrollIntoViewIfNeeded();
    await circleGround(page, "touch");
    const scrolled = () => page.evaluate(() => window.scrollY);
    const area = page.getByLabel("What goes in area 1");
    const before = await scrolled();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(area).toBeHidden();
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(area).toBeVisible();
    await page.getByRole("button", { name: "Clear all areas" }).click();
    await expect(area).toBeHidden();
    expect(await scrolled()).toBe(before);
  });

  test("zooms with two fingers", async ({ page, login }) => {
    await login();
    await page.goto("/designer");
    await addPhoto(page, "modern-front-lawn.jpg");
    const photo = page.getByAltText("modern-front-lawn.jpg");
    await photo.scrollIntoViewIfNeeded();
    const box = await photo.boundingBox();
    if (!box) throw new Error("no photo");
    const session = await page.context().newCDPSession(page);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const fingers = (apart: number) => [
      { x: middle.x - apart, y: middle.y, id: 1 },
      { x: middle.x + apart, y: middle.y, id: 2 },
    ];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
    for (const apart of [40, 50, 60]) {
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(async () => (await photo.boundingBox())?.width).toBeGreaterThan(box.width * 1.7);
  });
});
