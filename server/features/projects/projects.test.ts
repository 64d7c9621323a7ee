import { randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
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

    it("keeps the client and the site, is found by them, and changes what a call names alone", async () => {
      const contact = {
        clientName: "Robin Hill",
        clientEmail: "robin@example.com",
        clientPhone: "(416) 555-0100",
        siteAddress: "12 Maple Street",
      };
      const { body: made } = await client.call(
        createProject,
        { body: { title: "Backyard", ...contact } },
        dana,
      );
      const params = { id: String(made.data.project.Id) };
      const { body } = await client.call(
        updateProject,
        { params, body: { title: "Backyard", clientPhone: "" } },
        dana,
      );
      expect(body.data.project).toMatchObject({
        ClientName: "Robin Hill",
        ClientEmail: "robin@example.com",
        ClientPhone: null,
        SiteAddress: "12 Maple Street",
      });
      for (const q of ["robin", "maple"]) {
        const found = await client.call(searchProjects, { query: { q } }, dana);
        expect(found.body.data.projects.map((project) => project.Title)).toEqual(["Backyard"]);
      }
    });

    it.each([
      [{ title: "x", clientName: "<i>" }, "Please write this name without < and >, on one line"],
      [{ title: "x", clientEmail: "robin" }, "Please enter a valid email address"],
      [{ title: "x", clientPhone: "call" }, "Please enter a valid phone number"],
      [{ title: "x", siteAddress: "x".repeat(301) }, "An address can have at most 300 characters"],
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

    it("GET /api/projects goes on by cursor where a new project has moved the pages, in every order", async () => {
      const titles = ["Elm", "elm", "Ash", "Oak", "fir"];
      for (const title of titles) await newProject(client, dana, title);
      const walk = async (query: Record<string, string>) => {
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const more: Record<string, string> = cursor ? { cursor } : {};
          const { body } = await client.call(
            listProjects,
            { query: { ...query, ...more, limit: "2" } },
            dana,
          );
          seen.push(...body.data.projects.map((project) => project.Title));
          cursor = body.data.nextCursor;
        } while (cursor);
        return seen;
      };
      expect(await walk({ sortBy: "CreatedAt", sortOrder: "ASC" })).toEqual(titles);
      expect(await walk({ sortBy: "UpdatedAt", sortOrder: "DESC" })).toEqual(titles.toReversed());
      expect(await walk({ sortBy: "Title", sortOrder: "ASC" })).toEqual(["Ash", "Elm", "elm", "fir", "Oak"]);
      expect(await walk({ sortBy: "Title", sortOrder: "DESC" })).toEqual(["Oak", "fir", "elm", "Elm", "Ash"]);

      const first = await client.call(listProjects, { query: { limit: "2" } }, dana);
      await newProject(client, dana, "New at the top");
      const cursor = first.body.data.nextCursor ?? "";
      const { body: second } = await client.call(listProjects, { query: { limit: "2", cursor } }, dana);
      expect(second.data.projects.map((project) => project.Title)).toEqual(["Ash", "elm"]);
    });

    it("GET /api/projects refuses a cursor that it never gave", async () => {
      await newProject(client, dana, "Elm");
      const byTitle = { sortBy: "Title", limit: "1" };
      const { body } = await client.call(listProjects, { query: byTitle }, dana);
      for (const cursor of ["x", "WzFd", body.data.nextCursor ?? ""]) {
        const { status, failure } = await client.call(listProjects, { query: { cursor } }, dana);
        expect([status, failure.code]).toEqual([400, "bad_request"]);
      }
    });

    it("GET /api/projects/search finds words of title, description and tags, whole, begun or inside others", async () => {
      const { call } = client;
      await call(createProject, { body: { title: "50% slope", tags: "steep, Café" } }, dana);
      await call(createProject, { body: { title: "Back", description: "Behind the GARAGE" } }, dana);
      await call(createProject, { body: { title: "Garage drive" } }, await client.registered());
      const find = async (q: string) =>
        (await call(searchProjects, { query: { q } }, dana)).body.data.projects.map((p) => p.Title);
      expect(await find("garage")).toEqual(["Back"]);
      expect(await find("STEE")).toEqual(["50% slope"]);
      expect(await find("lope cafe 50%")).toEqual(["50% slope"]);
      expect(await find("")).toEqual(["Back", "50% slope"]);
      for (const nothing of ["%", "_", "' | 'x", "steep garage", "\\"])
        expect(await find(nothing)).toEqual([]);
    });

    it("GET /api/projects/search forgives a slip in each word where nothing holds them as typed", async () => {
      const { call } = client;
      const { body } = await call(createProject, { body: { title: "Patio", tags: "landscape" } }, dana);
      await call(createProject, { body: { title: "Pool" } }, dana);
      const find = async (q: string) =>
        (await call(searchProjects, { query: { q } }, dana)).body.data.projects.map((p) => p.Title);
      for (const slip of ["patoi", "pation", "ptio", "patip", "lanscape", "lnadsc", "patoi landscpae"])
        expect([slip, await find(slip)]).toEqual([slip, ["Patio"]]);
      expect(await find("poolside")).toEqual([]);
      // Words follow an edit.
      const params = { id: String(body.data.project.Id) };
      await call(updateProject, { params, body: { title: "Terrace" } }, dana);
      expect([await find("patio"), await find("terace"), await find("landscape")]).toEqual([
        [],
        ["Terrace"],
        ["Terrace"],
      ]);
    });

    it("GET /api/projects/search refuses what is longer than a title can be", async () => {
      expect((await client.call(searchProjects, { query: { q: "x".repeat(201) } }, dana)).status).toBe(400);
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

    it("counts projects and images with one query each", async () => {
      const { call } = client;
      const queries = vi.spyOn(program().database.raw as { query(...given: unknown[]): unknown }, "query");
      const textOf = ([given]: unknown[]) =>
        typeof given === "string" ? given : String((given as { text?: string }).text);
      for (const endpoint of [projectStats, imageEndpoints.imageStats]) {
        queries.mockClear();
        expect((await call(endpoint, {}, dana)).status).toBe(200);
        const counting = queries.mock.calls.map(textOf).filter((text) => /count\(/.test(text));
        expect([endpoint.path, counting.length]).toEqual([endpoint.path, 1]);
      }
      queries.mockRestore();
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
