import type { generationEndpoints } from "#contract/endpoints/generations.ts";
import type { Handlers } from "#server/http/api.ts";
import { createGeneration } from "./create-generation.ts";
import { cancelGeneration, type DesignDeps, requireGeneration } from "./designs.ts";
import { presentGeneration } from "./designs.wire.ts";
import { streamGenerationEvents } from "./generation-events.ts";
import { listElements } from "./list-elements.ts";

export const designRoutes = (deps: DesignDeps): Handlers<typeof generationEndpoints> => ({
  createGeneration: async ({ form }, { actor, header }) => {
    const { id, status } = await createGeneration(deps, actor, form, header("idempotency-key"));
    return { data: { id, status } };
  },
  getGeneration: async ({ params }, { actor }) => ({
    data: presentGeneration(await requireGeneration(deps, actor, params.id), deps.urls.urlsFor(actor)),
  }),
  generationElements: async ({ params }, { actor }) => ({
    data: await listElements(deps, actor, params.id),
  }),
  generationEvents: ({ params }, { actor, header, signal, isStillSignedIn }) =>
    streamGenerationEvents(deps, actor, params.id, {
      lastEventId: header("last-event-id"),
      hangUp: signal,
      isStillSignedIn,
    }),
  cancelGeneration: async ({ params }, { actor }) => ({
    data: presentGeneration(await cancelGeneration(deps, actor, params.id), deps.urls.urlsFor(actor)),
  }),
});
