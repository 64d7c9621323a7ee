import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const {
  listProjects,
  searchProjects,
  createProject,
  getProject,
  updateProject,
  deleteProject,
  projectStats,
} = projectEndpoints;

describeOnEachDatabase(
  "projects",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });

    it("POST /api/projects starts a project with trimmed fields and null for what is empty", async () => {
      const { status, body } = await client.call(
        createProject,
        { body: { title: "  Front yard ", description: " Corner lot ", tags: "" } },
        dana,
      );
      expect(status).toBe(201);
      expect(body.data.project).toMatchObject({ Title: "Front yard", Description: "Corner lot", Tags: null });
      expect(Number.isInteger(body.data.project.Id)).toBe(true);
    });

    it.each([
      [{}, "Project title is required"],
      [{ title: "   " }, "Project title is required"],
      [{ title: "x".repeat(201) }, "Project title can have at most 200 characters"],
      [{ title: "x", description: "x".repeat(1001) }, "Project description can have at most 1000 characters"],
      [{ title: "x", tags: "x".repeat(501) }, "Tags can have at most 500 characters"],
    ])("POST /api/projects refuses %j", async (body, message) => {
      const answer = await client.call(createProject, { body }, dana);
      expect(answer.status).toBe(400);
      expect(answer.failure).toMatchObject({ success: false, message, error: message, code: "bad_request" });
    });

    it("GET /api/projects sorts and pages one's own projects alone", async () => {
      for (const title of ["beta", "Alpha", "gamma"]) await newProject(client, dana, title);
      await newProject(client, await client.registered(), "not Dana's");
      const titles = async (query: Record<string, string>) => {
        const { body } = await client.call(listProjects, { query }, dana);
        expect(body.data.total).toBe(3);
        return body.data.projects.map((project) => project.Title);
      };
      expect(await titles({ sortBy: "Title", sortOrder: "ASC" })).toEqual(["Alpha", "beta", "gamma"]);
      expect(await titles({ sortBy: "CreatedAt", sortOrder: "DESC" })).toEqual(["gamma", "Alpha", "beta"]);
      expect(await titles({ sortBy: "Title", sortOrder: "ASC", page: "2", limit: "2" })).toEqual(["gamma"]);
      expect((await client.call(listProjects, { query: { sortBy: "Secret" } }, dana)).status).toBe(400);
    });

    it("GET /api/projects/search finds by title, description and tags, and takes % for a letter", async () => {
      const { call } = client;
      await call(createProject, { body: { title: "50% slope", tags: "steep" } }, dana);
      await call(createProject, { body: { title: "Back", description: "Behind the GARAGE" } }, dana);
      const find = async (q: string) =>
        (await call(searchProjects, { query: { q } }, dana)).body.data.projects.map((p) => p.Title);
      expect(await find("garage")).toEqual(["Back"]);
      expect(await find("STEEP")).toEqual(["50% slope"]);
      expect(await find("0% s")).toEqual(["50% slope"]);
      expect(await find("%")).toEqual(["50% slope"]);
      expect(await find("_")).toEqual([]);
    });

    it("PUT /api/projects/{id} changes what is given, clears with empty text, and comes first in the list", async () => {
      const { body: made } = await client.call(
        createProject,
        { body: { title: "Old", description: "stays", tags: "goes" } },
        dana,
      );
      const params = { id: String(made.data.project.Id) };
      await newProject(client, dana, "Newer");
      const { body } = await client.call(updateProject, { params, body: { title: "New", tags: "" } }, dana);
      expect(body.data.project).toMatchObject({ Title: "New", Description: "stays", Tags: null });
      const { body: list } = await client.call(listProjects, {}, dana);
      expect(list.data.projects[0]?.Title).toBe("New");
    });

    it("answers 404 for another person's project, one that never was, and ids of no shape", async () => {
      const id = await newProject(client, await client.registered());
      for (const wrong of [String(id), "2147483647", "0", "-1", "1.5", "abc", randomUUID(), "99999999999"]) {
        const params = { id: wrong };
        const answers = [
          await client.call(getProject, { params }, dana),
          await client.call(updateProject, { params, body: { title: "Mine" } }, dana),
          await client.call(deleteProject, { params }, dana),
        ];
        for (const { status, failure } of answers) {
          expect([wrong, status]).toEqual([wrong, 404]);
          expect(failure.message).toBe("This project could not be found.");
        }
      }
    });

    it.each(Object.entries(projectEndpoints))("%s needs a signed-in person", async (_, endpoint) => {
      const { status, failure } = await client.call(endpoint, { params: { id: "1" } });
      expect([status, failure.message]).toEqual([401, "Authentication required"]);
    });

    it("DELETE /api/projects/{id} takes designs and their files along, and leaves what another project shows", async () => {
      const [going, staying] = [
        await newProject(client, dana, "Going"),
        await newProject(client, dana, "Staying"),
      ];
      // The same photo in both: one file. The seeds differ, so the designs do.
      const inGoing = await finished(
        client,
        dana,
        await startDesign(client, dana, { projectId: String(going), seed: "1" }),
      );
      const inStaying = await finished(
        client,
        dana,
        await startDesign(client, dana, { projectId: String(staying), seed: "2" }),
      );
      expect(inGoing.originalImageUrl).toBe(inStaying.originalImageUrl);
      const fetched = async (url: string | null) => (await client.request(url ?? "")).status;
      expect(await fetched(inGoing.imageUrl)).toBe(200);

      expect((await client.call(deleteProject, { params: { id: String(going) } }, dana)).status).toBe(200);
      expect(await fetched(inGoing.imageUrl)).toBe(404);
      expect(await fetched(inStaying.imageUrl)).toBe(200);
      expect(await fetched(inStaying.originalImageUrl)).toBe(200);
      const { body } = await client.call(imageEndpoints.listImages, {}, dana);
      expect(body.data.images.map((image) => image.project_name)).toEqual(["Staying"]);
    });

    it("GET /api/projects/user/stats counts all and those of the last seven days", async () => {
      const { clock } = program();
      await newProject(client, dana, "Old");
      clock.advanceMs(8 * 86_400_000);
      const late = await client.registered();
      const early = await newProject(client, late, "Old");
      clock.advanceMs(8 * 86_400_000);
      // Signed in anew: eight days are longer than an access token lives.
      const { email, password } = late;
      const { body: again } = await client.call(accountEndpoints.login, { body: { email, password } });
      await newProject(client, again.data, "New");
      await finished(client, again.data, await startDesign(client, again.data, { projectId: String(early) }));
      const { body } = await client.call(projectStats, {}, again.data);
      expect(body.data).toEqual({ TotalProjects: 2, TotalImages: 1, ProjectsThisWeek: 1, ImagesThisWeek: 1 });
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);
