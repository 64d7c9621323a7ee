import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { labeledPhotos } from "./labeled-photos.ts";

const picture = (width: number, height: number, channels: 1 | 3) =>
  sharp(Buffer.alloc(width * height * channels, 3), { raw: { width, height, channels } });

describe("labeled photos", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "labeled-"));
    for (const part of ["photos", "labels", "synthetic"]) mkdirSync(join(folder, part));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("come at the size of their label, so that a larger photo counts for no more than the others", async () => {
    await picture(96, 64, 3).jpeg().toFile(join(folder, "photos/large.jpg"));
    await picture(24, 16, 1).png().toFile(join(folder, "labels/large.png"));
    writeFileSync(join(folder, "photos/manifest.json"), JSON.stringify([{ name: "large", fold: 0 }]));

    const [{ photo, label }] = (await labeledPhotos(folder, null)) as [
      Awaited<ReturnType<typeof labeledPhotos>>[number],
    ];

    expect([photo.width, photo.height]).toEqual([24, 16]);
    expect(photo.data).toHaveLength(24 * 16 * 3);
    expect(label).toEqual(new Uint8Array(24 * 16).fill(3));
  });
});
