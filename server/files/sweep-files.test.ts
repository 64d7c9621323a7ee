import { beforeEach, expect, it } from "vitest";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { createDiskStorage } from "#server/adapters/storage/disk-storage.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { files } from "#server/db/schema.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { maskFile, photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { auditFiles } from "./audit-files.ts";
import { SWEEP_AGES } from "./sweep-files.job.ts";
import { sweepFiles } from "./sweep-files.ts";

const HOUR_MS = 3_600_000;
/** Ages that every file has reached. */
const EVERYTHING = { unusedMs: -HOUR_MS, strayMs: -HOUR_MS, stagedMs: -HOUR_MS };

describeOnEachDatabase(
  "the sweep of files",
  (program) => {
    let client: TestClient;
    let dana: Person;
    let storage: Storage;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
      const { storage: config } = program().config;
      if (config.kind !== "disk") throw new Error("these tests keep their files on disk");
      storage = createDiskStorage(config);
      await sweepFiles(deps(), EVERYTHING);
    });
    const deps = () => ({ db: program().database.db, storage, now: program().clock.now });
    const upload = async (background: string) =>
      (
        await client.call(
          imageEndpoints.uploadOriginal,
          { form: { image: await photoFile({ background }) } },
          dana,
        )
      ).body.url;
    const found = async (url: string) => (await client.request(url)).status;

    it("takes uploads that never became a design, two days after their last use", async () => {
      const url = await upload("#112233");
      const after = (hours: number) =>
        sweepFiles({ ...deps(), now: () => new Date(Date.now() + hours * HOUR_MS) }, SWEEP_AGES);
      expect(await after(47)).toEqual({ unusedUploads: 0, strayFiles: 0 });
      await program()
        .database.db.update(files)
        .set({ lastUsedAt: new Date(Date.now() - 3 * HOUR_MS) });
      // Sent again, it counts from here.
      expect(await upload("#112233")).toBe(url);
      expect(await after(47)).toEqual({ unusedUploads: 0, strayFiles: 0 });
      expect(await after(49)).toEqual({ unusedUploads: 1, strayFiles: 0 });
      expect(await found(url)).toBe(404);
      expect(await auditFiles(program().database.db, storage)).toMatchObject({ missing: [], stray: [] });
    });

    it("leaves what a design or a saved image shows, with its mask and thumbnail", async () => {
      const projectId = String(await newProject(client, dana));
      const design = await finished(
        client,
        dana,
        await startDesign(client, dana, { projectId, mask: await maskFile() }),
      );
      const before = await auditFiles(program().database.db, storage);
      await sweepFiles(deps(), EVERYTHING);
      expect(await auditFiles(program().database.db, storage)).toEqual(before);
      expect(await found(design.imageUrl ?? "")).toBe(200);
    });

    it("takes files that a dying process left without a row, but no young ones", async () => {
      const stray = "photos/left-behind.jpg";
      await storage.put(stray, new Uint8Array(9));
      expect((await auditFiles(program().database.db, storage)).stray).toEqual([stray]);
      await sweepFiles({ ...deps(), now: () => new Date() }, SWEEP_AGES);
      expect(await storage.head(stray)).not.toBeNull();
      const tomorrow = () => new Date(Date.now() + 25 * HOUR_MS);
      expect(await sweepFiles({ ...deps(), now: tomorrow }, SWEEP_AGES)).toEqual({
        unusedUploads: 0,
        strayFiles: 1,
      });
      expect(await storage.head(stray)).toBeNull();
    });

    it("takes photos that were put into the store and not used within an hour", async () => {
      const staged = "staged/somebody/never-used.bin";
      await storage.put(staged, new Uint8Array(9));
      const after = (minutes: number) =>
        sweepFiles({ ...deps(), now: () => new Date(Date.now() + minutes * 60_000) }, SWEEP_AGES);
      expect((await after(50)).strayFiles).toBe(0);
      expect((await after(70)).strayFiles).toBe(1);
      expect(await storage.head(staged)).toBeNull();
    });

    it("never takes a photo that becomes a design at the same moment", async () => {
      const urls = await Promise.all(["#010101", "#020202", "#030303"].map(upload));
      await program()
        .database.db.update(files)
        .set({ lastUsedAt: new Date(0) });
      const [answers] = await Promise.all([
        Promise.all(
          urls.map((imageUrl) =>
            client.call(imageEndpoints.autoSave, { body: { imageUrl, prompt: "a lawn" } }, dana),
          ),
        ),
        sweepFiles(deps(), SWEEP_AGES),
        sweepFiles(deps(), SWEEP_AGES),
      ]);
      for (const [i, { status, body }] of answers.entries()) {
        expect([200, 404]).toContain(status);
        // Either it was there first and stays, or it was gone and nothing was saved.
        expect(await found(status === 200 ? body.data.cloudinary_url : (urls[i] ?? ""))).toBe(status);
      }
      expect((await auditFiles(program().database.db, storage)).missing).toEqual([]);
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);
