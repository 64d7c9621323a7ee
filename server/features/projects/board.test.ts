import { beforeEach, expect, it } from "vitest";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { BOARD_COLUMN_SIZE } from "#contract/limits.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import { type ProjectStatus, projectStatusKeys } from "#core/projects/project-status.ts";
import { keptState, newProject } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { createProject, listProjects, projectBoard, putProjectStatus, searchProjects, updateProject } =
  projectEndpoints;

describeOnEachDatabase("the status of a project", (program) => {
  let client: TestClient;
  let dana: Person;
  beforeEach(async () => {
    client = program().client;
    dana = await client.registered();
  });
  const board = async (as = dana) => (await client.call(projectBoard, {}, as)).body.data.columns;
  const put = (id: number, status: string, as = dana) =>
    client.call(
      putProjectStatus,
      { params: { id: String(id) }, body: { status: status as ProjectStatus } },
      as,
    );

  it("begins with a lead, and the board has a column for each, its last changed first", async () => {
    const first = await newProject(client, dana, "First");
    const second = await newProject(client, dana, "Second");
    await newProject(client, await client.registered(), "not Dana's");
    expect((await board()).map(({ status, total }) => [status, total])).toEqual(
      projectStatusKeys.map((status) => [status, status === "lead" ? 2 : 0]),
    );
    await put(second, "won");
    expect((await put(first, "won")).body.data.project).toMatchObject({ Title: "First", Status: "won" });
    const won = (await board()).find(({ status }) => status === "won");
    expect(won?.projects.map(({ Title }) => Title)).toEqual(["First", "Second"]);
    const listed = await client.call(listProjects, { query: { status: "won" } }, dana);
    expect(listed.body.data).toMatchObject({ total: 2, projects: [{ Title: "First" }, { Title: "Second" }] });
  });

  it("sends the first cards of a long column, and how many there are", async () => {
    for (let n = 0; n <= BOARD_COLUMN_SIZE; n++) await newProject(client, dana, `Lead ${n}`);
    const [leads] = await board();
    expect([leads?.total, leads?.projects.length, leads?.projects[0]?.Title]).toEqual([
      BOARD_COLUMN_SIZE + 1,
      BOARD_COLUMN_SIZE,
      `Lead ${BOARD_COLUMN_SIZE}`,
    ]);
  });

  it("is one of the table, and nobody else's to set", async () => {
    const id = await newProject(client, dana);
    const wrong = await put(id, "sold");
    expect([wrong.status, wrong.failure.message]).toEqual([400, PROJECT_MESSAGES.statusUnknown]);
    expect((await put(id, "won", await client.registered())).status).toBe(404);
    expect((await board())[0]?.total).toBe(1);
  });

  it("stays when a change of the project does not name it; notes are kept and found", async () => {
    const body = { title: "Yard", status: "design" as const, notes: "Gate code 4711\nDog in the yard" };
    const made = await client.call(createProject, { body }, dana);
    expect(made.body.data.project).toMatchObject({ Status: "design", Notes: body.notes });
    const params = { id: String(made.body.data.project.Id) };
    const changed = await client.call(updateProject, { params, body: { title: "Backyard" } }, dana);
    expect(changed.body.data.project).toMatchObject({ Status: "design", Notes: body.notes });
    const found = await client.call(searchProjects, { query: { q: "4711" } }, dana);
    expect(found.body.data.projects.map(({ Title }) => Title)).toEqual(["Backyard"]);
    const tooLong = { title: "Yard", notes: "x".repeat(5_001) };
    expect((await client.call(createProject, { body: tooLong }, dana)).failure.message).toBe(
      "Notes can have at most 5000 characters",
    );
  });

  it("is found by the names of its designs as they are now, until they are deleted or moved", async () => {
    const { call } = client;
    const [elm, oak] = [await newProject(client, dana, "Elm"), await newProject(client, dana, "Oak")];
    const form = { image: await photoFile() };
    const { fileId } = (await call(imageEndpoints.uploadOriginal, { form }, dana)).body;
    const find = async (q: string) =>
      (await call(searchProjects, { query: { q } }, dana)).body.data.projects.map(({ Title }) => Title);
    const id = crypto.randomUUID();
    const content = { title: null, projectId: elm, state: keptState(fileId, "a pergola of cedar") };
    await call(keptDesignEndpoints.createDesign, { body: { id, ...content } }, dana);
    expect(await find("pergola")).toEqual(["Elm"]);
    expect(await find("elm cedar")).toEqual(["Elm"]);
    const named = { revision: 1, ...content, title: "Terrace by the pond" };
    await call(keptDesignEndpoints.putDesign, { params: { id }, body: named }, dana);
    expect([await find("terrace"), await find("pergola")]).toEqual([["Elm"], []]);
    await call(keptDesignEndpoints.moveDesign, { params: { id }, body: { projectId: oak } }, dana);
    expect([await find("terrace"), await find("elm")]).toEqual([["Oak"], ["Elm"]]);
    await call(keptDesignEndpoints.archiveDesign, { params: { id } }, dana);
    expect(await find("terrace")).toEqual([]);
    await call(keptDesignEndpoints.restoreDesign, { params: { id } }, dana);
    expect(await find("terrace")).toEqual(["Oak"]);
  });
});
