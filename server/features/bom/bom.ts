import { randomUUID } from "node:crypto";
import { MESSAGES } from "#contract/messages.ts";
import { bomNeedsPlan } from "#contract/plan-messages.ts";
import type { ComputedBom, RuleFlag, Terms } from "#core/bom/bom.ts";
import type { PriceDetail } from "#core/bom/client-bom.ts";
import { computeBom } from "#core/bom/compute-bom.ts";
import { addItem, deleteItem, type EditRefusal, type EditResult, updateItem } from "#core/bom/edit-bom.ts";
import { carryEdits, keepEdits } from "#core/bom/keep-edits.ts";
import { setTerms } from "#core/bom/set-terms.ts";
import { isExact } from "#core/bom/totals.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { demolitionOptions } from "#core/design/demolitions.ts";
import { designOf, type Wishes } from "#core/design/design-of.ts";
import { entitlementsOf } from "#core/entitlements/entitlements.ts";
import { describeDesign } from "#core/plan/describe-design.ts";
import { stillStanding } from "#core/plan/removal-notes.ts";
import { catalogue } from "#core/pricing/catalogue.ts";
import { overridePrices } from "#core/pricing/find-price.ts";
import type { CategoryKey } from "#core/takeoff/takeoff-line.ts";
import type { Actor } from "#server/actor.ts";
import { readStored } from "#server/adapters/storage/storage.ts";
import { AppError } from "#server/app-error.ts";
import type { DesignRequest } from "#server/db/stored/design-request.ts";
import { pricingOf } from "#server/features/price-book/price-book.ts";
import { sharedPrices } from "#server/features/sharing/shared-prices.ts";
import {
  type BomRow,
  deleteBomRow,
  type FoundDesign,
  findBillBefore,
  findBom,
  findBomOfImage,
  findDesign,
  findSharedPrices,
  findSubscription,
  insertBom,
  lockBom,
  lockImage,
  selectBoms,
  writeBom,
} from "./bom.store.ts";
import type { BomDeps } from "./bom-deps.ts";
import { type PictureToRead, readPicture } from "./read-picture.ts";

const notFound = () => new AppError("not_found", MESSAGES.bomNotFound);

/** The user id in a BOM call must be the caller's or their company's; another's is answered like a bill that does not exist. */
export function requireSelf(actor: Actor, userId: string | undefined): void {
  if (userId !== undefined && userId !== actor.accountId && userId !== actor.companyId) throw notFound();
}

async function requireBomPlan(deps: BomDeps, actor: Actor): Promise<void> {
  const subscription = await findSubscription(deps.db, actor.companyId);
  const none = { savedImages: 0, generationsThisMonth: 0 };
  const { canUseBom, hasAccess } = entitlementsOf(subscription, none, deps.now());
  if (canUseBom) return;
  throw new AppError("subscription_required", hasAccess ? bomNeedsPlan() : MESSAGES.bomSubscriptionRequired);
}

export const findExistingBom = (deps: BomDeps, actor: Actor, imageId: number) =>
  findBomOfImage(deps.db, actor.companyId, imageId);

/**
 * Computes the bill of a saved design from what was drawn and measured, and from its pictures where a vision model reads them. Asked
 * twice, also at once, it is one bill. `again` = counted anew with the prices of today; its terms and what a person edited stay. So do those of the
 * bill of the design's picture before it.
 */
export async function generateBom(
  deps: BomDeps,
  actor: Actor,
  imageId: number,
  again = false,
): Promise<BomRow> {
  await requireBomPlan(deps, actor);
  const existing = await findBomOfImage(deps.db, actor.companyId, imageId);
  if (existing && !again) return existing;
  const design = await findDesign(deps.db, actor.companyId, imageId);
  if (!design) throw new AppError("not_found", MESSAGES.imageNotFound);
  const { generation } = design;
  const planned = generation?.plan?.placed ?? [];
  // Before the transaction: a model may take its time, and nobody else should wait for it.
  const read = await readPicture(deps, actor.companyId, planned, await pictureOf(deps, design));
  if (!generation?.plan && read.placed.length === 0)
    throw new AppError("unprocessable", MESSAGES.bomUnmeasured);
  return deps.db.transaction(async (tx) => {
    const image = await lockImage(tx, actor.companyId, imageId);
    if (!image) throw new AppError("not_found", MESSAGES.imageNotFound);
    const meanwhile = await findBomOfImage(tx, actor.companyId, imageId);
    const before = meanwhile && again ? await lockBom(tx, actor.companyId, meanwhile.id) : null;
    if (meanwhile && !before) return meanwhile;
    const now = deps.now();
    const title = design.projectTitle ?? "Landscape Design";
    const placed = [...planned, ...read.placed];
    const pricing = await pricingOf(tx, actor.companyId);
    const last =
      before || !generation ? null : await findBillBefore(tx, actor.companyId, imageId, generation.id);
    const content = computeBom(placed, {
      title,
      // What the picture holds now, not what its first version was asked to hold.
      description: describeDesign(placed),
      ...countedFrom(generation),
      measured: [...(generation?.measured ?? []), ...read.measured],
      ...pricing,
      ...(before ?? last?.bill)?.content.terms,
      remarks: [...read.remarks, ...(last ? otherTerms(last.bill.content, pricing) : [])],
      today: now.toISOString().slice(0, 10),
    });
    if (before) {
      const kept = keepEdits(before.content, new Set(Object.keys(before.versions)), content);
      return writeBom(tx, before.id, {
        content: requireExact(kept),
        versions: before.versions,
        updatedAt: now,
      });
    }
    const carried = last?.generation.plan
      ? carryEdits(
          {
            before: last.bill.content,
            touched: new Set(Object.keys(last.bill.versions)),
            counted: computeBom(last.generation.plan.placed, { title, ...countedFrom(last.generation) }),
          },
          content,
        )
      : { bom: content, touched: [] };
    return insertBom(tx, {
      userId: actor.companyId,
      projectId: image.projectId,
      imageId,
      title,
      content: requireExact(carried.bom),
      // What came along counts as worked on: a later count keeps it.
      versions: Object.fromEntries(carried.touched.map((id) => [id, 2])),
      createdAt: now,
      updatedAt: now,
    });
  });
}

/** A bill that goes on from another has its terms; where the company's own are others, it says so. */
function otherTerms({ terms }: ComputedBom, pricing: Partial<Terms>): RuleFlag[] {
  const own = computeBom([], { title: "", ...pricing }).terms;
  if (canonicalJson({ ...own, ...terms }) === canonicalJson(own)) return [];
  const sentence =
    "Region, markup and taxes are those of the bill of the picture before, not those of your settings.";
  return [{ code: "edits-came", sentence }];
}

/** What a drawn picture is counted with. */
const countedFrom = (generation: FoundDesign["generation"]) => ({
  measured: generation?.measured ?? [],
  ...(generation
    ? demolitionOptions(generation.plan?.document ?? designOf(wishesOf(generation.request)).document)
    : {}),
  stillShown: stillStanding(generation?.plan?.notes ?? []),
  labour: true,
});

/** The words of a design as the engine reads them. */
const wishesOf = ({ prompt, editHistory, annotations }: DesignRequest): Wishes => ({
  prompt,
  areas: annotations,
  changes: editHistory,
});

async function pictureOf(
  { storage, vision }: BomDeps,
  { afterKey, before, generation }: FoundDesign,
): Promise<PictureToRead | null> {
  if (!vision || !before) return null;
  const [photo, after] = await Promise.all([readStored(storage, before.key), readStored(storage, afterKey)]);
  return { before: photo, after, focal35Mm: before.focal35Mm, request: generation?.request ?? null };
}

/** "cost" = to its owner. */
export type ShownBom = { row: BomRow; prices: "cost" | PriceDetail };

/** One's own bill, editable; anybody's while a share shows its image, to look at. */
export async function getBom(deps: BomDeps, actor: Actor | null, id: string): Promise<ShownBom> {
  const row = await findBom(deps.db, id);
  if (row && row.userId === actor?.companyId) return { row, prices: "cost" };
  const share = row && (await findSharedPrices(deps.db, id));
  if (!row || !share) throw notFound();
  return { row, prices: sharedPrices(share) };
}

/** One's own bill; anybody else's is answered like one that does not exist. */
export async function requireOwnBom(deps: BomDeps, actor: Actor, id: string): Promise<BomRow> {
  const row = await findBom(deps.db, id);
  if (row?.userId !== actor.companyId) throw notFound();
  return row;
}

export const listBoms = (deps: BomDeps, actor: Actor, projectId: number | undefined) =>
  selectBoms(deps.db, actor.companyId, projectId);

export async function deleteBom(deps: BomDeps, actor: Actor, id: string): Promise<void> {
  if (!(await deleteBomRow(deps.db, actor.companyId, id))) throw notFound();
}

const REFUSALS: Record<EditRefusal, () => AppError> = {
  "no-such-item": () => new AppError("not_found", MESSAGES.bomItemNotFound),
  "item-id-taken": () => new AppError("conflict", MESSAGES.bomItemChanged),
  "not-a-quantity": () => new AppError("bad_request", MESSAGES.bomNumberInvalid),
  "not-a-price": () => new AppError("bad_request", MESSAGES.bomNumberInvalid),
  "name-missing": () => new AppError("bad_request", MESSAGES.bomItemIncomplete),
};

/** @throws AppError when an amount is past what is counted exactly. */
function requireExact(bom: ComputedBom): ComputedBom {
  if (!isExact(bom.totals)) throw new AppError("unprocessable", MESSAGES.bomTooLarge);
  return bom;
}

/** One edit under the bill's lock; `touched` is the item whose version goes up. */
function edit(
  deps: BomDeps,
  actor: Actor,
  id: string,
  touched: string,
  change: (bom: ComputedBom, version: number) => EditResult,
): Promise<BomRow> {
  return deps.db.transaction(async (tx) => {
    const row = await lockBom(tx, actor.companyId, id);
    if (!row) throw notFound();
    const version = row.versions[touched] ?? 1;
    const result = change(row.content, version);
    if (!result.ok) throw REFUSALS[result.reason]();
    return writeBom(tx, id, {
      content: requireExact(result.bom),
      versions: { ...row.versions, [touched]: version + 1 },
      updatedAt: deps.now(),
    });
  });
}

/** The bill with other terms, and with the company's prices of today; what a person edited stays. */
export const changeTerms = (deps: BomDeps, actor: Actor, id: string, terms: Terms): Promise<BomRow> =>
  deps.db.transaction(async (tx) => {
    const row = await lockBom(tx, actor.companyId, id);
    if (!row) throw notFound();
    const { ownPrices } = await pricingOf(tx, actor.companyId);
    const content = requireExact(setTerms(row.content, terms, overridePrices(catalogue, ownPrices ?? [])));
    return writeBom(tx, id, { content, versions: row.versions, updatedAt: deps.now() });
  });

/** An amount of the wire in cents. @throws AppError when it has more than two decimals. */
function centsOf(amount: number): number {
  const cents = Math.round(amount * 100);
  if (Math.abs(cents - amount * 100) > 1e-6) throw REFUSALS["not-a-price"]();
  return cents;
}

export function changeItem(
  deps: BomDeps,
  actor: Actor,
  id: string,
  itemId: string,
  updates: {
    quantity?: number | undefined;
    unitPrice?: number | null | undefined;
    notes?: string | undefined;
    version?: number | undefined;
  },
): Promise<BomRow> {
  const { quantity, unitPrice, notes } = updates;
  return edit(deps, actor, id, itemId, (bom, version) => {
    if (updates.version !== undefined && updates.version !== version)
      throw new AppError("conflict", MESSAGES.bomItemChanged);
    return updateItem(bom, itemId, {
      ...(quantity === undefined ? {} : { quantity }),
      ...(unitPrice === undefined ? {} : { unitPriceCents: unitPrice === null ? null : centsOf(unitPrice) }),
      ...(notes === undefined ? {} : { notes }),
    });
  });
}

export async function insertItem(
  deps: BomDeps,
  actor: Actor,
  id: string,
  given: {
    category: CategoryKey;
    name: string;
    description?: string | null | undefined;
    quantity: number;
    unit: string;
    unitPrice?: number | null | undefined;
  },
): Promise<{ itemId: string; row: BomRow }> {
  const itemId = randomUUID();
  const { category, name, quantity, unit } = given;
  const unitPriceCents = given.unitPrice == null ? null : centsOf(given.unitPrice);
  const description = given.description ?? "";
  const row = await edit(deps, actor, id, itemId, (bom) =>
    addItem(bom, { id: itemId, category, name, description, quantity, unit, unitPriceCents }),
  );
  return { itemId, row };
}

export const removeItem = (deps: BomDeps, actor: Actor, id: string, itemId: string): Promise<BomRow> =>
  edit(deps, actor, id, itemId, (bom) => deleteItem(bom, itemId));
