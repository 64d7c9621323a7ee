import { beforeEach, expect, it } from "vitest";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import { createDiskStorage } from "#server/adapters/storage/disk-storage.ts";
import { forgetProjects } from "#server/features/projects/forget-projects.job.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { archiveProject, deleteProject, getProject, listProjects, projectStats, restoreProject } =
  projectEndpoints;
const DAY_MS = 86_400_000;

describeOnEachDatabase(
  "an archived project",
  (program) => {
    let client: TestClient;
    let dana: Person;
    let id: number;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
      id = await newProject(client, dana, "Elm");
    });
    const params = () => ({ id: String(id) });
    const archive = () => client.call(archiveProject, { params: params() }, dana);
    const restore = () => client.call(restoreProject, { params: params() }, dana);
    const titles = async (query: { archived?: "true" } = {}) =>
      (await client.call(listProjects, { query }, dana)).body.data.projects.map(({ Title }) => Title);
    const forgetAfter = (days: number) => {
      const { clock, config, database } = program();
      if (config.storage.kind !== "disk") throw new Error("these files lie on no disk");
      // The queue would delete again what is deleted by then.
      const deps = {
        db: database.db,
        storage: createDiskStorage(config.storage),
        queue: { send: async () => {} },
      };
      return forgetProjects(deps, new Date(clock.now().getTime() + days * DAY_MS));
    };

    it("is in no list but that of archived ones, and comes back whole", async () => {
      const picture = await finished(
        client,
        dana,
        await startDesign(client, dana, { projectId: String(id) }),
      );
      const { body: opened } = await client.call(
        keptDesignEndpoints.openImage,
        { body: { imageId: picture.savedImageId! } },
        dana,
      );
      const seen = async () => ({
        project: (await client.call(getProject, { params: params() }, dana)).status,
        design: (await client.call(keptDesignEndpoints.getDesign, { params: { id: opened.data.id } }, dana))
          .status,
        images: (await client.call(imageEndpoints.listImages, {}, dana)).body.data.total,
        designs: (await client.call(keptDesignEndpoints.listDesigns, {}, dana)).body.data.designs.length,
        stats: (await client.call(projectStats, {}, dana)).body.data.TotalProjects,
        found: (await client.call(projectEndpoints.searchProjects, { query: { q: "elm" } }, dana)).body.data
          .projects.length,
        board: (await client.call(projectEndpoints.projectBoard, {}, dana)).body.data.columns[0]?.total,
      });
      const before = await seen();
      expect(before).toEqual({
        project: 200,
        design: 200,
        images: 1,
        designs: 1,
        stats: 1,
        found: 1,
        board: 1,
      });
      expect((await archive()).status).toBe(200);
      expect([await titles(), await titles({ archived: "true" })]).toEqual([[], ["Elm"]]);
      expect(await seen()).toEqual({
        project: 404,
        design: 404,
        images: 0,
        designs: 0,
        stats: 0,
        found: 0,
        board: 0,
      });
      expect((await restore()).status).toBe(200);
      expect([await titles(), await titles({ archived: "true" })]).toEqual([["Elm"], []]);
      expect(await seen()).toEqual(before);
    });

    it("takes nothing in: no picture, no design and no change", async () => {
      await archive();
      const form = { projectId: String(id), prompt: "a lawn" };
      await expect(startDesign(client, dana, form)).rejects.toThrow("createGeneration answered 404");
      const answers = [
        await client.call(projectEndpoints.updateProject, { params: params(), body: { title: "Oak" } }, dana),
        await client.call(
          projectEndpoints.putProjectStatus,
          { params: params(), body: { status: "won" } },
          dana,
        ),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      await restore();
      expect(await titles()).toEqual(["Elm"]);
    });

    it("goes with its pictures 30 days after it was first archived, and not sooner", async () => {
      const { imageUrl } = await finished(
        client,
        dana,
        await startDesign(client, dana, { projectId: String(id) }),
      );
      const fetched = async () => (await client.request(imageUrl ?? "")).status;
      const kept = await newProject(client, dana, "Kept");
      await archive();
      await forgetAfter(KEPT_DAYS.archivedProjects - 0.01);
      expect([await titles({ archived: "true" }), await fetched()]).toEqual([["Elm"], 200]);
      await archive();
      await forgetAfter(KEPT_DAYS.archivedProjects + 0.01);
      expect([await titles({ archived: "true" }), await fetched()]).toEqual([[], 404]);
      expect(await titles()).toEqual(["Kept"]);
      expect((await client.call(getProject, { params: { id: String(kept) } }, dana)).status).toBe(200);
    });

    it("can be deleted at once", async () => {
      await archive();
      expect((await client.call(deleteProject, { params: params() }, dana)).status).toBe(200);
      expect([await titles({ archived: "true" }), (await restore()).status]).toEqual([[], 404]);
    });

    it("is nobody else's", async () => {
      const eve = await client.registered();
      for (const endpoint of [archiveProject, restoreProject])
        expect((await client.call(endpoint, { params: params() }, eve)).status).toBe(404);
      expect(await titles()).toEqual(["Elm"]);
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);
