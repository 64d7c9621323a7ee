import type { bomEndpoints } from "#contract/endpoints/bom.ts";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import { readTerms } from "#server/features/price-book/terms.wire.ts";
import type { Handlers } from "#server/http/api.ts";
import {
  changeItem,
  changeTerms,
  deleteBom,
  findExistingBom,
  generateBom,
  getBom,
  insertItem,
  listBoms,
  removeItem,
  requireSelf,
} from "./bom.ts";
import { presentBom, presentOwnBom, presentRecord } from "./bom.wire.ts";
import type { BomDeps } from "./bom-deps.ts";
import { exportBom } from "./export-bom.ts";

export const bomRoutes = (deps: BomDeps): Handlers<typeof bomEndpoints> => ({
  bomTest: async () => ({ message: "Bills of materials are served here." }),
  checkExistingBom: async ({ query }, { actor }) => {
    requireSelf(actor, query.userId);
    const row = await findExistingBom(deps, actor, query.savedImageId);
    return { exists: row !== null, bom: row && presentRecord(row) };
  },
  generateBom: async ({ body }, { actor }) => {
    requireSelf(actor, body.userId);
    if (!body.savedImageId) throw new AppError("bad_request", MESSAGES.bomImagesRequired);
    const row = await generateBom(deps, actor, body.savedImageId, body.again);
    return { message: MESSAGES.bomReady, bom: presentOwnBom(row), bomId: row.id };
  },
  listBoms: async ({ params, query }, { actor }) => {
    requireSelf(actor, params.userId);
    return { boms: (await listBoms(deps, actor, query.projectId)).map(presentRecord) };
  },
  getBom: async ({ params, query }, { actor }) => {
    if (actor) requireSelf(actor, query.userId);
    const bom = presentBom(await getBom(deps, actor, params.id));
    return { bom, data: bom };
  },
  exportBom: ({ params, query }, { actor }) => exportBom(deps, actor, params.id, query),
  putBomTerms: async ({ params, body }, { actor }) => {
    requireSelf(actor, body.userId);
    const row = await changeTerms(deps, actor, params.id, readTerms(body.terms));
    return { message: MESSAGES.bomTermsSaved, bom: presentOwnBom(row) };
  },
  updateBomItem: async ({ params, body }, { actor }) => {
    requireSelf(actor, body.userId);
    return { bom: presentOwnBom(await changeItem(deps, actor, params.id, params.itemId, body.updates)) };
  },
  addBomItem: async ({ params, body }, { actor }) => {
    requireSelf(actor, body.userId);
    const { itemId, row } = await insertItem(deps, actor, params.id, body.newItem);
    return { itemId, bom: presentOwnBom(row) };
  },
  deleteBomItem: async ({ params, query }, { actor }) => {
    requireSelf(actor, query.userId);
    return { bom: presentOwnBom(await removeItem(deps, actor, params.id, params.itemId)) };
  },
  deleteBom: async ({ params, query }, { actor }) => {
    requireSelf(actor, query.userId);
    await deleteBom(deps, actor, params.id);
    return {};
  },
});
