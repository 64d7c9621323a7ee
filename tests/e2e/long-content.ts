import type { Page } from "@playwright/test";
import type { Generation } from "#contract/endpoints/generations.ts";
import { api } from "./saving.ts";

/** Words as people paste them: a part number that has no place to break, and a long sentence. */
export const LONG_WORD = "PAVER-60MM-CHARCOAL-HERRINGBONE-TUMBLED-PALLET-0000123456789-LOT-77";
export const LONG_TEXT = `${LONG_WORD} along the walk, with hydrangeas, boxwood balls and a crabapple in front of the bay window`;

const AREA = [
  [0.2, 0.7],
  [0.5, 0.68],
  [0.8, 0.7],
  [0.8, 0.9],
  [0.5, 0.95],
  [0.2, 0.9],
] as const;

type Saved = { original_image: string; cloudinary_url: string; width: number; height: number };

/** A draft in this browser with one photo, one area and nine versions, as a long evening with a client leaves it. */
export async function keepLongDraft(page: Page, projectId: number): Promise<void> {
  const { data } = await api<{ data: { images: Saved[] } }>(page, "GET", `/images?project_id=${projectId}`);
  const [image] = data.images;
  if (!image) throw new Error("no saved design");
  const { width, height } = image;
  const generation: Omit<Generation, "id"> = {
    status: "succeeded",
    stage: "",
    progress: 1,
    engine: "concept",
    model: "concept",
    imageUrl: image.cloudinary_url,
    thumbnailUrl: null,
    originalImageUrl: image.original_image,
    savedImageId: null,
    costUsd: null,
    designVersionId: null,
    ...{ projectId, width, height },
    preservation: { protectedPixels: 1000, changedPixels: 0, score: 1 },
    plan: {
      elements: [],
      notes: [
        { text: LONG_WORD, status: "told", sentence: `We did not understand "${LONG_WORD}".` },
        { text: LONG_TEXT, status: "placed", sentence: LONG_TEXT },
      ],
    },
    measured: [{ annotationId: null, areaSqFt: 12_345, perimeterFt: 400, band: 0.31, basis: "assumed" }],
    error: null,
    createdAt: "2026-05-01T12:00:00Z",
    startedAt: null,
    finishedAt: null,
  };
  await page.route("**/api/generations/long-*", (route) => {
    const id = new URL(route.request().url()).pathname.split("/").at(-1);
    return route.fulfill({ json: { success: true, data: { ...generation, id } } });
  });
  const changes = Array.from({ length: 9 }, (_, i) => `${i + 1}. ${LONG_TEXT}`);
  const path = AREA.map(([x, y]) => ({ x: x * width, y: y * height }));
  const draft = {
    version: 1,
    photos: [
      {
        ...{ id: "photo", name: `${LONG_WORD}.jpg`, width, height, url: image.original_image },
        highlights: { areas: [{ id: "area", path, description: LONG_TEXT }], selectedId: "area" },
      },
    ],
    primaryId: "photo",
    description: LONG_TEXT,
    viewpoint: "same",
    projectId,
    run: { kind: "idle" },
    versions: changes.map((_, i) => ({
      ...{ id: `long-${i}`, prompt: LONG_TEXT, editHistory: changes.slice(0, i), seed: 1, viewpoint: "same" },
    })),
    shownId: "long-8",
  };
  await page.evaluate((kept) => {
    const { id } = JSON.parse(localStorage.getItem("user") ?? "{}");
    localStorage.setItem(`designer-draft:${id}`, JSON.stringify(kept));
  }, draft);
}
