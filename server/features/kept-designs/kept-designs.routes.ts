import type { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { namesOfMakers } from "#server/features/members/makers.ts";
import type { Handlers } from "#server/http/api.ts";
import { type ChangeDeps, changeDesign } from "./change-design.ts";
import { streamDesignEvents } from "./design-events.ts";
import { changeVersion } from "./design-versions.ts";
import { selectDesigns } from "./kept-designs.store.ts";
import {
  archiveDesign,
  createDesign,
  duplicateDesign,
  moveDesign,
  openImage,
  readDesign,
  restoreDesign,
  saveDesign,
} from "./kept-designs.ts";
import { placeCursor, presentSummary, readPlaceCursor } from "./kept-designs.wire.ts";

export const keptDesignRoutes = (deps: ChangeDeps): Handlers<typeof keptDesignEndpoints> => ({
  listDesigns: async ({ query }, { actor }) => {
    const { project_id: projectId, limit, archived, cursor } = query;
    const { rows, next } = await selectDesigns(deps.db, actor.companyId, {
      ...{ projectId, limit },
      archived: archived === "true",
      after: cursor ? readPlaceCursor(cursor) : null,
    });
    const urlOf = deps.urls.urlsFor(actor);
    const nameOf = await namesOfMakers(
      deps.db,
      actor.companyId,
      rows.map(({ madeBy }) => madeBy),
    );
    return {
      data: {
        designs: rows.map((row) => presentSummary(row, nameOf, urlOf)),
        nextCursor: next && placeCursor(next),
      },
    };
  },
  createDesign: async ({ body }, { actor }) => ({ data: await createDesign(deps, actor, body) }),
  openImage: async ({ body }, { actor }) => ({ data: await openImage(deps, actor, body.imageId) }),
  getDesign: async ({ params }, { actor }) => ({ data: await readDesign(deps, actor, params.id) }),
  putDesign: async ({ params, body }, { actor }) => {
    const { revision, updatedAt } = await saveDesign(deps, actor, params.id, body);
    return { data: { revision, updatedAt: updatedAt.toISOString() } };
  },
  duplicateDesign: async ({ params, body }, { actor }) => ({
    data: await duplicateDesign(deps, actor, params.id, body),
  }),
  changeDesign: async ({ params, body }, { actor }) => ({
    data: await changeDesign(deps, actor, params.id, body),
  }),
  archiveDesign: async ({ params }, { actor }) => {
    await archiveDesign(deps, actor, params.id);
    return {};
  },
  restoreDesign: async ({ params }, { actor }) => {
    await restoreDesign(deps, actor, params.id);
    return {};
  },
  moveDesign: async ({ params, body }, { actor }) => {
    await moveDesign(deps, actor, params.id, body.projectId);
    return {};
  },
  designEvents: ({ params, query }, { actor, signal, isStillSignedIn }) =>
    streamDesignEvents(deps, actor, params.id, { ...query, hangUp: signal, isStillSignedIn }),
  putDesignVersion: async ({ params, body }, { actor }) => {
    await changeVersion(deps, actor, params, body);
    return {};
  },
  deleteDesignVersion: async ({ params }, { actor }) => {
    await changeVersion(deps, actor, params, { removed: true });
    return {};
  },
});
