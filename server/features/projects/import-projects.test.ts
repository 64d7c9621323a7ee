import { beforeEach, expect, it } from "vitest";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { IMPORT_ROWS_MAX } from "#contract/limits.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import { parseCsv } from "#core/csv/csv.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { createProject, downloadProjects, importProjects, listProjects } = projectEndpoints;

describeOnEachDatabase("importing clients", (program) => {
  let client: TestClient;
  let dana: Person;
  beforeEach(async () => {
    client = program().client;
    dana = await client.registered();
  });
  const send = (csv: string, preview = false, as = dana) =>
    client.call(importProjects, { body: { csv, preview } }, as);
  const listed = async (as = dana) =>
    (await client.call(listProjects, { query: { sortBy: "CreatedAt", sortOrder: "ASC" } }, as)).body.data
      .projects;
  const download = async (as = dana) => {
    const { path } = downloadProjects;
    const headers = { authorization: `Bearer ${as.accessToken}` };
    return (await client.request(`/api${path}`, { headers })).text();
  };

  it("reads an address book's own columns, and keeps what no column fits as notes", async () => {
    const csv = [
      "First Name,Last Name,E-mail,Mobile,Street,City,State,ZIP,Tags,Stage,Gate code,Notes",
      'Robin,Hill,robin@example.com,(416) 555-0100,12 Maple Street,Toronto,ON,M4B 1B3,"patio, pool",won,4711,"Dog, ""Rex"""',
      "Kim,Lee,,,,,,,,Warm,,",
      ",,,,,,,,,,,",
    ].join("\r\n");
    const { body } = await send(csv);
    expect(body.data).toMatchObject({
      taken: 2,
      noted: ["Gate code"],
      rows: [
        { row: 2, faults: [], known: false },
        { row: 3, faults: [], known: false },
      ],
    });
    expect(await listed()).toMatchObject([
      {
        Title: "12 Maple Street, Toronto, ON M4B 1B3",
        ClientName: "Robin Hill",
        ClientEmail: "robin@example.com",
        ClientPhone: "(416) 555-0100",
        SiteAddress: "12 Maple Street, Toronto, ON M4B 1B3",
        Tags: "patio, pool",
        Status: "won",
        Notes: 'Dog, "Rex"\nGate code: 4711',
      },
      { Title: "Kim Lee", ClientName: "Kim Lee", SiteAddress: null, Status: "lead", Notes: "Status: Warm" },
    ]);
  });

  it("shows before it writes: each row's faults, and those that are there already", async () => {
    await send("Client,Email\nRobin Hill,robin@example.com");
    const csv = [
      "Client,Email,Phone",
      "Robin Hill,ROBIN@example.com,",
      "Kim Lee,kim,call me",
      "Pat Moss,pat@example.com,,and more",
      ",,555-0100",
      "Lou Fern,lou@example.com,555-0101",
      "Lou Fern,lou@example.com,555-0101",
    ].join("\n");
    const preview = await send(csv, true);
    expect(preview.body.data).toMatchObject({ taken: 1 });
    expect(preview.body.data.rows.map(({ row, faults, known }) => [row, faults, known])).toEqual([
      [2, [], true],
      [3, ["Please enter a valid email address", "Please enter a valid phone number"], false],
      [4, [PROJECT_MESSAGES.csvRowTooLong], false],
      [5, [PROJECT_MESSAGES.csvNeedsName], false],
      [6, [], false],
      [7, [], true],
    ]);
    expect(await listed()).toHaveLength(1);
    expect((await send(csv)).body.data.taken).toBe(1);
    // The mended file brings what was left out, and nothing twice.
    const mended = csv.replace("kim,call me", "kim@example.com,555-0102").replace(",,and more", ",");
    expect((await send(mended)).body.data.taken).toBe(2);
    expect((await listed()).map(({ ClientName }) => ClientName)).toEqual([
      "Robin Hill",
      "Lou Fern",
      "Kim Lee",
      "Pat Moss",
    ]);
  });

  it.each([
    ["Client\n", PROJECT_MESSAGES.csvEmpty],
    ["", PROJECT_MESSAGES.csvNoNames],
    ["Colour,Size\nred,2", PROJECT_MESSAGES.csvNoNames],
    ["Client,Name\nRobin,Kim", PROJECT_MESSAGES.csvColumnTwice],
    [`Client\n${"Robin\n".repeat(IMPORT_ROWS_MAX + 1)}`, PROJECT_MESSAGES.csvTooLarge],
  ])("refuses the file %j", async (csv, sentence) => {
    const { status, failure } = await send(csv);
    expect([status, failure.message]).toEqual([422, sentence]);
  });

  it("takes the largest file that is allowed", async () => {
    const rows = Array.from({ length: IMPORT_ROWS_MAX }, (_, n) => `Client ${n},${n} Maple Street`);
    const { body } = await send(`Client,Address\n${rows.join("\n")}`);
    expect(body.data.taken).toBe(IMPORT_ROWS_MAX);
    const { total } = (await client.call(listProjects, {}, dana)).body.data;
    expect(total).toBe(IMPORT_ROWS_MAX);
    const tooLarge = await send("x".repeat(900_001));
    expect([tooLarge.status, tooLarge.failure.message]).toEqual([400, PROJECT_MESSAGES.csvTooLarge]);
  });

  it("comes out as a file without living formulas, which brings everything back elsewhere", async () => {
    const body = {
      title: '=HYPERLINK("http://evil.example","Open")',
      clientName: "-1+1|cmd",
      clientPhone: "+1 416 555-0100",
      siteAddress: "12 Maple Street, Toronto",
      description: "Corner lot",
      tags: "@SUM(A1), pool",
      notes: 'Two lines:\n=1+1, "quoted"',
      status: "building" as const,
    };
    await client.call(createProject, { body }, dana);
    const csv = await download();
    for (const cell of parseCsv(csv).slice(1).flat()) expect(cell).not.toMatch(/^[=+\-@]/);
    const eve = await client.registered();
    expect((await send(csv, false, eve)).body.data).toMatchObject({ taken: 1, noted: [] });
    const [there] = await listed();
    const [brought] = await listed(eve);
    const { Id: _a, CreatedAt: _b, UpdatedAt: _c, ...before } = there!;
    expect(brought).toMatchObject(before);
    // One's own file again changes nothing.
    expect((await send(csv)).body.data).toMatchObject({ taken: 0, rows: [{ known: true }] });
  });
});
