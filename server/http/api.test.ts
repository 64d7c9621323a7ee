import { expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { analyticsEndpoints } from "#contract/endpoints/analytics.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { demoEvent } = analyticsEndpoints;
const { createGeneration } = generationEndpoints;
const { createProject, listProjects, searchProjects } = projectEndpoints;

const person = (firstName: string) => ({
  body: { firstName, lastName: "Fields", email: "nul@example.com", password: "Correct-Horse-9" },
});
const event = (eventData: object) => ({
  body: { sessionId: "demo_12345678", eventType: "page_load", eventData },
});
const area = (description: string) =>
  `[{"id":"1","path":[{"x":1,"y":1},{"x":9,"y":1},{"x":9,"y":9}],"description":"${description}"}]`;
const form = (fields: object) => async () => ({
  form: { image: await photoFile(), prompt: "a lawn", ...fields },
});
const cursor = Buffer.from(JSON.stringify(["a\0b", 1])).toString("base64url");

describeOnEachDatabase("the API", (program) => {
  it.each<[string, Endpoint, object | (() => Promise<object>)]>([
    ["NUL in a body", accountEndpoints.register, person("a\0b")],
    ["NUL in a list", createProject, { body: { title: "Yard", tags: ["\0"] } }],
    ["half a surrogate pair in a body", createProject, { body: { title: "Yard \ud800" } }],
    ["half a surrogate pair alone", createProject, { body: { title: "Yard", description: "\udfff" } }],
    ["NUL in a query", searchProjects, { query: { q: "a\0b" } }],
    ["NUL in a cursor", listProjects, { query: { cursor, sort: "title" } }],
    ["NUL in a key", demoEvent, event({ "a\0b": 1 })],
    ["half a surrogate pair in a key", demoEvent, event({ a: { "\ud800": 1 } })],
    ["half a surrogate pair in what may be anything", demoEvent, event({ a: ["\ud800"] })],
    ["the name of the prototype", demoEvent, event(JSON.parse('{"a":{"__proto__":1}}') as object)],
    ["NUL in the JSON of a form", createGeneration, form({ annotations: area("\\u0000") })],
    ["half a surrogate pair in the JSON of a form", createGeneration, form({ editHistory: '["\\ud800"]' })],
    ["NUL in a field of a form", createGeneration, form({ prompt: "a\0b" })],
  ])("refuses %s, which no database can store", async (_, endpoint, input) => {
    const { client } = program();
    const dana = await client.registered();
    const { status, failure } = await client.call(
      endpoint,
      typeof input === "function" ? await input() : (input as Record<string, unknown>),
      dana,
    );
    expect([status, failure.message]).toEqual([400, MESSAGES.malformedRequest]);
  });

  it.each([
    "/shared/%00/card.jpg",
    "/files/photos/00000000-0000-4000-8000-000000000000.jpg?share=%00",
    "/api/shared-design/%00",
    "/api/projects?%00=1",
    "/test-payments/portal/%00",
  ])("refuses NUL in the address %s, whoever answers it", async (path) => {
    const answer = await program().client.request(path);
    expect(answer.status).toBe(400);
  });
});
