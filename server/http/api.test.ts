import { expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

describeOnEachDatabase("the API", (program) => {
  it("refuses the character NUL, which no database can store, in bodies and queries alike", async () => {
    const { client } = program();
    const person = {
      firstName: "a\0b",
      lastName: "Fields",
      email: "nul@example.com",
      password: "Correct-Horse-9",
    };
    const registered = await client.call(accountEndpoints.register, { body: person });
    expect(registered.status).toBe(400);
    const dana = await client.registered();
    const search = await client.call(projectEndpoints.searchProjects, { query: { q: "a\0b" } }, dana);
    expect(search.status).toBe(400);
    const made = await client.call(
      projectEndpoints.createProject,
      { body: { title: "Yard", tags: ["\0"] } },
      dana,
    );
    expect(made.status).toBe(400);
  });
});
