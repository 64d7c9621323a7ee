import { randomFillSync } from "node:crypto";
import sharp from "sharp";
import { expect, it } from "vitest";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { MESSAGES } from "#contract/messages.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

describeOnEachDatabase(
  "the room of an account",
  (program) => {
    const upload = (image: File, as: Person) =>
      program().client.call(imageEndpoints.uploadOriginal, { form: { image } }, as);

    it("is full for uploads and designs once its pictures fill it, and nobody else's is", async () => {
      const { client } = program();
      const [dana, robin] = [await client.registered(), await client.registered()];
      const noise = await sharp(randomFillSync(Buffer.alloc(700 * 700 * 3)), {
        raw: { width: 700, height: 700, channels: 3 },
      })
        .png()
        .toBuffer();
      const large = await upload(new File([new Uint8Array(noise)], "noise.png"), dana);
      expect(large.status).toBe(201);
      const next = await upload(await photoFile(), dana);
      expect([next.status, next.failure.message]).toEqual([413, MESSAGES.storageFull]);
      const form = { imageUrl: large.body.url, prompt: "a lawn" };
      const design = await client.call(generationEndpoints.createGeneration, { form }, dana);
      expect([design.status, design.failure.message]).toEqual([413, MESSAGES.storageFull]);
      expect((await upload(await photoFile(), robin)).status).toBe(201);
    });
  },
  { environment: { STORAGE_MB_PER_ACCOUNT: "1" }, models: () => ({ concept: createStandInModel() }) },
);
