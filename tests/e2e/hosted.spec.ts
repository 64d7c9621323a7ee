import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Generation } from "#contract/endpoints/generations.ts";
import { MESSAGES } from "#contract/messages.ts";
import {
  type Answering,
  API_KEY,
  fault,
  startImageModelServer,
  streamed,
} from "#tests/fakes/image-model-server.ts";
import { startServer } from "#tests/support/running-server.ts";
import { addPhoto, circleGround, createProject, expectResult, generate, photoPath } from "./designer-page.ts";
import { DESK, expect, PHONE, testOn } from "./fixtures.ts";
import { ask, expectSavedWithHouseUntouched, pixelsOf, signUp } from "./story-steps.ts";

/** The product with a hosted image model, which lives on this machine and speaks the real one's protocol. */
const test = testOn(
  async () => {
    const model = await startImageModelServer();
    return { model, server: await startServer({ OPENAI_API_KEY: API_KEY, OPENAI_BASE_URL: model.url }) };
  },
  ({ model }) => model.close(),
);

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** The lawn that the fake model paints; the photos have no such green. */
const isPainted = ([r = 0, g = 0, b = 0]: number[]) => g - r > 40 && g - b > 50;
function pixelAt({ data, info }: Pixels, x: number, y: number) {
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

async function download(page: Page, button: string) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await downloading;
  const path = await file.path();
  const pixels = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { name: file.suggestedFilename(), format: (await sharp(path).metadata()).format, ...pixels };
}

/** What a guest sees under the link, as pixels. */
async function openShare(page: Page): Promise<Pixels> {
  await page.getByRole("button", { name: "Share link" }).click();
  const link = await page.getByRole("dialog", { name: "Share this design" }).getByLabel("Link").inputValue();
  const guest = await page.context().browser()?.newContext();
  const visitor = await guest?.newPage();
  if (!guest || !visitor) throw new Error("no second browser context");
  await visitor.goto(link);
  const source = await visitor.getByAltText("The yard as designed").getAttribute("src");
  const pixels = await pixelsOf(visitor, new URL(source ?? "", link).href);
  await guest.close();
  return pixels;
}

for (const { name, viewport, touch, photo, house } of [
  {
    name: "a phone",
    viewport: PHONE,
    touch: true,
    photo: "modern-front-lawn.jpg",
    // The circle goes over the steps before the door.
    house: [/^Please note: The design covers .* of the house/, "Everything outside the design is untouched."],
  },
  {
    name: "a desk",
    viewport: DESK,
    touch: false,
    photo: "front-double-garage.jpg",
    house: ["The house and everything outside the design are untouched."],
  },
]) {
  test.describe(`with a hosted model, on ${name}`, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch, permissions: ["clipboard-write"] });

    test("from sign-up to a picture that is saved, shared and downloaded", async ({
      page,
      product: { model },
    }) => {
      const finished = Promise.withResolvers<void>();
      model.next(streamed({ shift: { x: 5, y: -3 } }, finished.promise));
      await signUp(page);
      await page.getByRole("link", { name: "Create your First Design" }).click();
      await createProject(page, "Maple Street 12");
      await addPhoto(page, photo);
      await circleGround(page, touch ? "touch" : "mouse");
      await page.getByLabel("What goes in area 1").fill("a lawn");
      await generate(page);
      await expect(page.getByText("Editing...")).toBeVisible();

      const unfinished = page.getByAltText("The yard so far");
      await expect(unfinished).toBeVisible();
      const shown = await unfinished.getAttribute("src");
      const partial = await pixelsOf(page, new URL(shown ?? "", page.url()).href);
      expect(isPainted(pixelAt(partial, 0.5, 0.83))).toBe(true);

      // The job goes on without the page, and the page finds it again.
      await page.reload();
      finished.resolve();
      await expectResult(page);
      const done = page.getByRole("region", { name: "What we did" });
      for (const sentence of house) await expect(done.getByText(sentence)).toBeVisible();
      const { before, after } = await expectSavedWithHouseUntouched(page);
      expect([before, after].map((pixels) => isPainted(pixelAt(pixels, 0.5, 0.83)))).toEqual([false, true]);
      // The unfinished picture had the house of the photo, too: it only is smaller.
      const small = await sharp(before.data, { raw: before.info })
        .resize(partial.info.width, partial.info.height)
        .raw()
        .toBuffer();
      const above = Math.floor(partial.info.height / 2) * partial.info.width * 3;
      const strange = partial.data
        .subarray(0, above)
        .filter((value, at) => Math.abs(value - (small[at] ?? 0)) > 12);
      expect(strange.length / above).toBeLessThan(0.001);

      const result = await download(page, "Download Result");
      expect(result.name).toMatch(/^landscape-design_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.png$/);
      expect(result.format).toBe("png");
      expect(result.data.equals(after.data)).toBe(true);

      const sheet = await download(page, "Download Before/After");
      expect(sheet.info.width).toBe(1200);
      const height = Math.round((570 * before.info.height) / before.info.width);
      expect(sheet.info.height).toBe(60 + 20 + height + 20);
      const onSheet = (left: number, x: number, y: number) =>
        pixelAt(sheet, (left + x * 570) / 1200, (80 + y * height) / sheet.info.height);
      expect([onSheet(20, 0.5, 0.83), onSheet(610, 0.5, 0.83)].map(isPainted)).toEqual([false, true]);

      const shared = await openShare(page);
      expect(shared.data.equals(after.data)).toBe(true);
    });
  });
}

const json =
  (body: string): Answering =>
  (_, response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end(body);

/** Longer than anybody is made to wait. */
const LATER = { "retry-after": "600" };

/** The error catalogue of the specification, today's words of the API included: what comes back, and what people read. */
const CATALOGUE: [cause: string, answers: Answering[], sentence: string][] = [
  [
    "invalid_api_key",
    [fault(401, { code: "invalid_api_key", message: "Incorrect API key provided." })],
    MESSAGES.modelApiKey,
  ],
  [
    "insufficient_quota",
    [fault(429, { code: "insufficient_quota", type: "insufficient_quota", message: "You exceeded." })],
    MESSAGES.modelQuota,
  ],
  [
    "content_policy_violation",
    [fault(400, { code: "content_policy_violation", message: "Your request was rejected." })],
    MESSAGES.modelContentPolicy,
  ],
  [
    "moderation_blocked",
    [
      fault(400, {
        code: "moderation_blocked",
        type: "image_generation_user_error",
        message: "Your request was rejected by the safety system.",
      }),
    ],
    MESSAGES.modelContentPolicy,
  ],
  [
    "moderation in mid-stream",
    [
      (_, response) =>
        void response
          .writeHead(200, { "content-type": "text/event-stream" })
          .end('event: error\ndata: {"error":{"code":"moderation_blocked","message":"No"}}\n\n'),
    ],
    MESSAGES.modelContentPolicy,
  ],
  [
    "billing",
    [fault(400, { code: "billing_hard_limit_reached", message: "Billing hard limit has been reached" })],
    MESSAGES.modelBilling,
  ],
  [
    "rate_limit",
    [fault(429, { code: "rate_limit_exceeded", message: "Rate limit reached." }, LATER)],
    MESSAGES.modelRateLimit,
  ],
  [
    "model_overloaded",
    [fault(503, { code: "model_overloaded", message: "That model is overloaded." }, LATER)],
    MESSAGES.modelOverloaded,
  ],
  [
    "anything else",
    [fault(400, { code: "invalid_value", message: "Invalid value: 'x'." })],
    "Failed to edit image: Invalid value: 'x'.",
  ],
  ["no image returned", [json('{"created":1,"data":[]}')], MESSAGES.modelNoImage],
  ["no image but text", [json('{"data":[{"b64_json":"aGVsbG8="}]}')], MESSAGES.modelNoImage],
  [
    "another house, twice",
    [streamed({ everything: true }), streamed({ everything: true })],
    MESSAGES.modelChangedHouse,
  ],
];

test("every row of the error catalogue is told in its own sentence, and the next try is free to go", async ({
  page,
  product: { model },
  login,
}) => {
  await login();
  await page.goto("/designer");
  await createProject(page, "Maple Street 12");
  // Small, because each row draws anew.
  const buffer = await sharp(await readFile(photoPath("front-double-garage.jpg")))
    .resize(320)
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "yard.jpg", mimeType: "image/jpeg", buffer });
  await page.getByLabel("What should change?").fill("a lawn");
  const error = page.getByRole("alert");
  for (const [cause, answers, sentence] of CATALOGUE)
    await test.step(cause, async () => {
      model.next(...answers);
      await generate(page);
      await expect(error.getByText(sentence, { exact: true })).toBeVisible();
      await error.getByRole("button").click();
      await expect(error).toBeHidden();
    });
  await generate(page);
  await expectResult(page);
  // None of the failed ones took a place of the free allowance, or was saved.
  const { images } = await ask<{ images: { generation?: Generation }[] }>(page, "/images?limit=10");
  expect(images).toHaveLength(1);
});
