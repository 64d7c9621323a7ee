import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { expectResult, smallPhoto } from "./designer-page.ts";

const file = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
const BEFORE = "app/pictures/front-yard-before-1280.webp";
const AFTER = "app/pictures/front-yard-after-1280.webp";
const OTHERS = ["tests/fixtures/yards/backyard-fence.jpg", "tests/fixtures/yards/front-ranch.jpg"];

/** A call of the API as the person whose browser this is. */
export async function api<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { data: body } : {}),
  });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const subscribe = (page: Page, planType: "lite" | "pro" = "pro") =>
  api(page, "POST", "/stripe/test-subscription-update", { planType });

export async function newProject(page: Page, title: string, more: object = {}): Promise<number> {
  const { data } = await api<{ data: { project: { Id: number } } }>(page, "POST", "/projects", {
    title,
    ...more,
  });
  return data.project.Id;
}

async function upload(page: Page, path: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const answer = await page.request.post("/api/images/upload-original", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { image: { name: "yard", mimeType: "image/jpeg", buffer: await file(path) } },
  });
  return ((await answer.json()) as { url: string }).url;
}

/** Three saved designs, oldest first: a real one with its photo and a change, one of another size, one without a photo. */
export async function saveThreeDesigns(page: Page, projectId: number): Promise<number[]> {
  const photo = await upload(page, BEFORE);
  const designs = [
    {
      imageUrl: await upload(page, AFTER),
      originalImageUrl: photo,
      prompt: "Paver patio with a planting bed along the walk",
      editHistory: ["More lavender"],
    },
    {
      imageUrl: await upload(page, OTHERS[0] ?? ""),
      originalImageUrl: photo,
      prompt: "New fence and a lawn",
    },
    { imageUrl: await upload(page, OTHERS[1] ?? ""), prompt: "Gravel strip in front of the ranch" },
  ];
  const ids: number[] = [];
  for (const design of designs) {
    const saved = await api<{ data: { id: number } }>(page, "POST", "/images/auto-save", {
      editHistory: [],
      ...design,
      projectId,
    });
    ids.push(saved.data.id);
  }
  return ids;
}

type Designed = {
  data: { status: string; imageUrl: string; originalImageUrl: string; savedImageId: number };
};

/** Has the server draw a design into the project; `px` as for `addPhoto`. */
async function drawn(page: Page, projectId: number, prompt: string, { px }: { px?: number } = {}) {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const name = "front-double-garage.jpg";
  const buffer = await smallPhoto(name, px);
  const started = await page.request.post("/api/generations", {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      image: { name, mimeType: "image/jpeg", buffer },
      prompt,
      projectId: String(projectId),
      engine: "concept",
    },
  });
  const { data } = (await started.json()) as { data: { id: string } };
  const look = () => api<Designed>(page, "GET", `/generations/${data.id}`);
  await expect.poll(async () => (await look()).data.status).toBe("succeeded");
  return (await look()).data;
}

/**
 * The designer with a design that the server drew already, in the project "Maple Street 12": for stories of what comes after the
 * picture. How a picture is asked for there is told by designer.spec.ts and story.spec.ts. A page that has drawn a live preview before it
 * asked takes two to four times the processor time of one that opens a picture.
 */
export async function openDesigned(page: Page, wish: string, photo: { px?: number } = {}): Promise<void> {
  const projectId = await newProject(page, "Maple Street 12");
  const { savedImageId: imageId } = await drawn(page, projectId, wish, photo);
  const { data } = await api<{ data: { id: string } }>(page, "POST", "/designs/of-image", { imageId });
  await page.goto(`/designer/${data.id}`);
  await expectResult(page);
}

/** A design that the server drew into the project, with its bill of materials; answers its image. */
export async function designWithBill(
  page: Page,
  projectId: number,
  prompt = "Paver patio with a planting bed",
): Promise<number> {
  const { imageUrl, originalImageUrl, savedImageId } = await drawn(page, projectId, prompt);
  const userId = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").id);
  await api(page, "POST", "/bom/generate", {
    userId,
    projectId,
    savedImageId,
    originalImageUrl,
    generatedImageUrl: imageUrl,
    originalPrompt: prompt,
  });
  return savedImageId;
}
