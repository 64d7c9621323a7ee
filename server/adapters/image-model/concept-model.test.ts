import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { createConceptModel } from "./concept-model.ts";
import { decodeRgb, finishPicture, measurePreservation } from "./finish-picture.ts";
import type { EditedPicture, EditRequest } from "./image-model.ts";

const content = await readFile(new URL("../../../tests/fixtures/yards/front-ranch.jpg", import.meta.url));
const photo = await decodeRgb(content);
const { width, height } = photo;

const model = createConceptModel({ threads: 1 });
afterAll(() => model.close());

const corners = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x: x * width, y: y * height }));

const request = (over: Partial<EditRequest> = {}): EditRequest => ({
  photo: { content, width, height, focal35Mm: null },
  mask: null,
  prompt: "",
  editHistory: [],
  areas: [{ id: "bed", path: corners(0.2, 0.65, 0.8, 0.9), description: "gravel with shrubs" }],
  viewpoint: "same",
  seed: 1,
  quality: null,
  size: null,
  ...over,
});

const edit = (
  over: Partial<EditRequest> = {},
  signal = new AbortController().signal,
  stages: string[] = [],
) => model.edit(request(over), { signal, onStage: (stage) => stages.push(stage), onPartial: () => {} });

/** Share of the rows above `y` and of all that differ from the photo. */
async function changes(edited: EditedPicture) {
  const { data } = await decodeRgb(edited.content);
  const rows = new Set<number>();
  let changed = 0;
  for (let pixel = 0; pixel < width * height; pixel++)
    if ([0, 1, 2].some((c) => data[pixel * 3 + c] !== photo.data[pixel * 3 + c])) {
      changed++;
      rows.add(Math.floor(pixel / width));
    }
  return { changed, top: Math.min(...rows), bottom: Math.max(...rows) };
}

describe("the concept model", () => {
  it("gives a PNG of the photo's size with the plan, the measures and the proof that the rest is the photo", async () => {
    const stages: string[] = [];
    const edited = await edit({}, undefined, stages);
    expect(await sharp(edited.content).metadata()).toMatchObject({
      format: "png",
      width,
      height,
      channels: 3,
    });
    expect(edited.preservation).toMatchObject({ changedPixels: 0, score: 1 });
    const { changed } = await changes(edited);
    expect(changed).toBeLessThanOrEqual(width * height - edited.preservation.protectedPixels);
    expect(changed / (width * height)).toBeGreaterThan(0.02);
    expect(edited.plan?.elements.map(({ kind }) => kind)).toContain("gravel");
    expect(edited.measured.map(({ areaId }) => areaId)).toEqual(["bed"]);
    expect(edited.plan?.placed.length).toBeGreaterThanOrEqual(1);
    expect([stages[0], stages.at(-1)]).toEqual(["Reading your photo", "Finishing the picture"]);
  });

  it("gives the same bytes for the same seed and others for another one", async () => {
    const [one, again, other] = [await edit(), await edit(), await edit({ seed: 2 })];
    expect(Buffer.compare(one.content, again.content)).toBe(0);
    expect(Buffer.compare(one.content, other.content)).not.toBe(0);
  });

  it("draws inside a mask alone when nothing was outlined", async () => {
    const top = Math.floor(height * 0.7);
    const alpha = Buffer.alloc(width * height, 255).fill(0, top * width);
    const mask = await sharp(Buffer.alloc(width * height * 3), { raw: { width, height, channels: 3 } })
      .joinChannel(alpha, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    const masked = await edit({ mask, areas: [], prompt: "gravel" });
    const { changed, top: first } = await changes(masked);
    expect(first).toBeGreaterThanOrEqual(top);
    expect(changed).toBeGreaterThan(0);
    expect(masked.preservation).toMatchObject({ changedPixels: 0 });
    expect(masked.preservation.protectedPixels).toBeGreaterThanOrEqual(top * width);
    expect(masked.measured.every(({ areaId }) => areaId === null)).toBe(true);
  });

  it("stops in the middle of its work when canceled, and draws the next one", async () => {
    const canceling = new AbortController();
    const running = model.edit(request(), {
      signal: canceling.signal,
      onStage: (stage) => {
        if (stage === "Laying out the design") canceling.abort(new Error("canceled"));
      },
      onPartial: () => {},
    });
    await expect(running).rejects.toThrow("canceled");
    expect((await edit()).width).toBe(width);
  });
});

describe("finishing a picture", () => {
  const image = (value: number) => ({ width: 4, height: 2, data: new Uint8Array(24).fill(value) });
  const editable = { width: 4, height: 2, data: Uint8Array.from([0, 0, 255, 255, 0, 1, 128, 0]) };

  it("puts the photo's bytes back wherever nothing may change", async () => {
    const { content, preservation } = await finishPicture(image(10), image(200), editable);
    const { data } = await decodeRgb(content);
    expect([...data].filter((_, i) => i % 3 === 0)).toEqual([10, 10, 200, 200, 10, 200, 200, 10]);
    expect(preservation).toEqual({ protectedPixels: 4, changedPixels: 0, score: 1 });
  });

  it("counts what a picture changed that it should not have", () => {
    expect(measurePreservation(image(10), image(11), editable)).toEqual({
      protectedPixels: 4,
      changedPixels: 4,
      score: 0,
    });
    const all = { ...editable, data: new Uint8Array(8).fill(255) };
    expect(measurePreservation(image(10), image(11), all).score).toBe(1);
  });

  it("refuses parts of different sizes", async () => {
    await expect(finishPicture(image(1), { ...image(1), width: 3 }, editable)).rejects.toThrow(
      "expected 4x2, got 3x2",
    );
  });
});
