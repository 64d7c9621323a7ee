import { beforeEach, expect, it } from "vitest";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { createProject, getProject, listProjects, mergeProject, searchProjects } = projectEndpoints;

describeOnEachDatabase(
  "merging two projects",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });
    const create = async (body: { title: string } & Record<string, string>) =>
      (await client.call(createProject, { body }, dana)).body.data.project.Id;
    const merge = (into: number, from: number, as = dana) =>
      client.call(mergeProject, { params: { id: String(into) }, body: { from } }, as);

    it("brings pictures and designs over, and leaves one project", async () => {
      const [into, from] = [await newProject(client, dana, "Elm"), await newProject(client, dana, "Elm St")];
      const first = await finished(
        client,
        dana,
        await startDesign(client, dana, { projectId: String(into), seed: "1" }),
      );
      const second = await finished(
        client,
        dana,
        await startDesign(client, dana, { projectId: String(from), seed: "2" }),
      );
      const imageId = second.savedImageId!;
      const { body: opened } = await client.call(keptDesignEndpoints.openImage, { body: { imageId } }, dana);
      const { designs } = (
        await client.call(keptDesignEndpoints.listDesigns, { query: { project_id: String(from) } }, dana)
      ).body.data;
      expect(designs).toHaveLength(1);

      expect((await merge(into, from)).status).toBe(200);

      const projects = (await client.call(listProjects, {}, dana)).body.data.projects;
      expect(projects.map(({ Title }) => Title)).toEqual(["Elm"]);
      const { images } = (
        await client.call(imageEndpoints.listImages, { query: { project_id: String(into) } }, dana)
      ).body.data;
      expect(new Set(images.map(({ id }) => id))).toEqual(new Set([first.savedImageId, imageId]));
      const design = await client.call(
        keptDesignEndpoints.getDesign,
        { params: { id: opened.data.id } },
        dana,
      );
      expect(design.body.data.projectId).toBe(into);
      for (const url of [first.imageUrl, second.imageUrl, second.originalImageUrl])
        expect((await client.request(url ?? "")).status).toBe(200);
      // A tab that had the design open saves on the old revision, and is told where it lies now.
      const { revision, state } = opened.data;
      const stale = await client.call(
        keptDesignEndpoints.putDesign,
        { params: { id: opened.data.id }, body: { revision, title: null, projectId: from, state } },
        dana,
      );
      expect([stale.status, stale.failure.data]).toMatchObject([409, { projectId: into }]);
    });

    it("fills what is missing, joins the tags, and notes what both say differently", async () => {
      const into = await create({
        title: "Elm",
        clientName: "Robin Hill",
        tags: "patio, Urgent",
        notes: "Gate code 4711",
      });
      const from = await create({
        title: "Elm Street, old",
        clientName: "Robin & Kim Hill",
        clientPhone: "(416) 555-0100",
        description: "Corner lot",
        tags: "urgent, pool",
        notes: "Calls back in May",
      });
      expect((await merge(into, from)).body.data.project).toMatchObject({
        Title: "Elm",
        ClientName: "Robin Hill",
        ClientPhone: "(416) 555-0100",
        Description: "Corner lot",
        Tags: "patio, Urgent, pool",
        Notes: [
          "Gate code 4711",
          "",
          "Merged from: Elm Street, old",
          "Client: Robin & Kim Hill",
          "Calls back in May",
        ].join("\n"),
      });
      for (const q of ["kim", "may", "pool"]) {
        const found = await client.call(searchProjects, { query: { q } }, dana);
        expect([q, found.body.data.projects.map(({ Title }) => Title)]).toEqual([q, ["Elm"]]);
      }
    });

    it("is refused, and nothing moves, where the notes would be too long, or both are one", async () => {
      const [into, from] = [
        await create({ title: "Elm", notes: "x".repeat(4_000) }),
        await create({ title: "Oak", notes: "y".repeat(4_000) }),
      ];
      const long = await merge(into, from);
      expect([long.status, long.failure.message]).toEqual([422, PROJECT_MESSAGES.mergeNotesTooLong]);
      expect((await merge(into, into)).failure.message).toBe(PROJECT_MESSAGES.mergeWithItself);
      for (const id of [into, from])
        expect((await client.call(getProject, { params: { id: String(id) } }, dana)).status).toBe(200);
    });

    it("takes nothing of or into another person's project", async () => {
      const eve = await client.registered();
      const [mine, theirs] = [await newProject(client, dana), await newProject(client, eve)];
      expect([(await merge(mine, theirs)).status, (await merge(theirs, mine)).status]).toEqual([404, 404]);
      expect((await client.call(getProject, { params: { id: String(theirs) } }, eve)).status).toBe(200);
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);
