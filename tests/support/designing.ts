import { EventSourceParserStream } from "eventsource-parser/stream";
import type { DesignState } from "#contract/design-state.ts";
import { type Generation, generationEndpoints } from "#contract/endpoints/generations.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { photoFile } from "./pictures.ts";
import type { Person, TestClient } from "./test-client.ts";

export type Told = { id: string; event: string; data: Record<string, unknown> };

/** The stream's events until it ends, or until `enough` says so. */
export async function readEvents(
  client: TestClient,
  person: Pick<Person, "accessToken">,
  id: string,
  { lastEventId, enough = () => false }: { lastEventId?: string; enough?: (told: Told[]) => boolean } = {},
): Promise<Told[]> {
  const response = await client.request(`/api/generations/${id}/events`, {
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      ...(lastEventId ? { "last-event-id": lastEventId } : {}),
    },
  });
  if (!response.ok || !response.body) throw new Error(`events answered ${response.status}`);
  const told: Told[] = [];
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { id: eventId = "", event = "", data } of events) {
    told.push({ id: eventId, event, data: JSON.parse(data) as Record<string, unknown> });
    if (enough(told)) break;
  }
  return told;
}

export async function startDesign(
  client: TestClient,
  person: Pick<Person, "accessToken">,
  form: Record<string, string | Blob | undefined> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const { status, body } = await client.call(
    generationEndpoints.createGeneration,
    { form: { image: await photoFile(), prompt: "a lawn with a stone path", ...form } },
    person,
    headers,
  );
  if (status !== 202) throw new Error(`createGeneration answered ${status}: ${JSON.stringify(body)}`);
  return body.data.id;
}

/** Waits for the end by the stream, which needs no polling and no clock. */
export async function finished(
  client: TestClient,
  person: Pick<Person, "accessToken">,
  id: string,
): Promise<Generation> {
  const told = await readEvents(client, person, id);
  const end = told.at(-1);
  if (end?.event !== "done" && end?.event !== "failed") throw new Error("the stream ended without an end");
  return end.data as unknown as Generation;
}

export async function newProject(
  client: TestClient,
  person: Pick<Person, "accessToken">,
  title = "Front yard",
): Promise<number> {
  const { status, body } = await client.call(projectEndpoints.createProject, { body: { title } }, person);
  if (status !== 201) throw new Error(`createProject answered ${status}`);
  return body.data.project.Id;
}

/** What is kept of a design of one photo with nothing marked on it. */
export const keptState = (fileId: string, description: string): DesignState => ({
  version: 1,
  photos: [{ id: "a", name: "front.jpg", width: 64, height: 48, fileId, areas: [], brush: [], sizes: [] }],
  primaryId: "a",
  description,
  viewpoint: "same",
  change: "",
  view: "photo",
  shownId: null,
});
