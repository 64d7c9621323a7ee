import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty } from "#contract/envelope.ts";
import { BOM_TEXT_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { priceDetailKeys } from "#core/bom/client-bom.ts";
import { PriceTerms } from "./price-book.ts";
import { ProjectId } from "./projects.ts";

const CATEGORY_KEYS = [
  "removals",
  "hardscaping",
  "plants",
  "features",
  "infrastructure",
  "supplies",
] as const;

/** Money on this wire is a decimal amount of the bill's currency, as the specification has it; inside it is cents. */
const Amount = z.number().min(0, MESSAGES.bomNumberInvalid).max(10_000_000, MESSAGES.bomNumberInvalid);
const Quantity = z.number().min(0, MESSAGES.bomNumberInvalid).max(1_000_000, MESSAGES.bomNumberInvalid);

export const BomItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: z.number().nullable(),
  totalPrice: z.number().nullable(),
  notes: z.string(),
  matchedMaterial: z
    .object({ name: z.string(), source: z.string(), asOf: z.string(), own: z.boolean() })
    .nullable(),
  isUserAdded: z.boolean(),
  /** Sent back with an edit, so that two people never overwrite each other. */
  version: z.number().int(),
  /** How a computed quantity came about, in words that can be worked out again. */
  work: z
    .object({
      basis: z.enum(["measured", "entered", "assumed"]),
      lowQuantity: z.number(),
      highQuantity: z.number(),
      wastePercent: z.number(),
      parts: z.array(
        z.object({
          formula: z.string(),
          inputs: z.array(
            z.object({ name: z.string(), value: z.number(), unit: z.string(), basis: z.string() }),
          ),
        }),
      ),
    })
    .nullable(),
});
export type BomItem = z.infer<typeof BomItem>;

export const Bom = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  currency: z.string(),
  /**
   * "cost" = the company's own bill. Anything else is a client's: selling prices as far as the word says, `unitPrice`, `notes`, `work`,
   * `matchedMaterial`, `flags` and `sources` empty, `summary` zero, `markup` 0, and `low` and `high` equal to a
   * total that is not rough.
   */
  prices: z.enum(["cost", ...priceDetailKeys]),
  categories: z.array(
    z.object({
      key: z.enum(CATEGORY_KEYS),
      name: z.string(),
      /** What its priced items come to; null where that is not shown. */
      total: z.number().nullable(),
      items: z.array(BomItem),
    }),
  ),
  summary: z.object({
    itemsWithPricing: z.number().int(),
    itemsWithoutPricing: z.number().int(),
    /** Share of items that have a price, whole percent. It says nothing of how sure the sizes are: `totals.rough` does. */
    costAccuracyPercent: z.number(),
  }),
  totals: z.object({
    subtotal: z.number(),
    markup: z.number(),
    tax: z.number(),
    /** What `tax` is made of. */
    taxes: z.array(z.object({ name: z.string(), amount: z.number() })),
    total: z.number(),
    low: z.number(),
    high: z.number(),
    /** The sizes are so unsure that `low` and `high` are shown in place of `total`; to a client the amounts above are 0 then. */
    rough: z.boolean(),
  }),
  flags: z.array(z.object({ code: z.string(), sentence: z.string() })),
  exclusions: z.array(z.string()),
  /** Where prices come from, in full; an item's note names its own in short. */
  sources: z.array(z.string()),
  disclaimer: z.string(),
  /** What the bill was priced with; null for a client. */
  terms: PriceTerms.nullable(),
  editable: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Bom = z.infer<typeof Bom>;

/** An existing bill, as lists show it. */
const BomRecord = z.object({
  Id: z.string(),
  BOMTitle: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const UserId = z.string().max(64);
const BomId = z.uuid({ error: MESSAGES.bomNotFound });
const ItemId = z.string().min(1).max(200);
const Changed = z.object({ message: z.string().optional(), bom: Bom });

export const bomEndpoints = {
  bomTest: {
    ...CALLS.bomTest,
    summary: "Whether bills of materials are served here",
    reply: z.object({ message: z.string() }),
  },
  checkExistingBom: {
    ...CALLS.checkExistingBom,
    summary: "Whether an image has a bill already",
    query: z.object({
      userId: UserId,
      projectId: ProjectId.optional(),
      savedImageId: z.coerce.number({ error: MESSAGES.imageNotFound }).int().positive().max(2_147_483_647),
    }),
    reply: z.object({ exists: z.boolean(), bom: BomRecord.nullable() }),
  },
  generateBom: {
    ...CALLS.generateBom,
    summary:
      "Compute the bill of a saved design; the same design again answers its bill, or counts it anew where asked",
    body: z.object({
      originalImageUrl: z.string().max(2_000).nullish(),
      generatedImageUrl: z.string().max(2_000).nullish(),
      originalPrompt: z.string().max(40_000).nullish(),
      annotations: z.array(z.unknown()).max(100).optional(),
      userId: UserId,
      projectId: ProjectId.nullish(),
      savedImageId: z.coerce
        .number({ error: MESSAGES.imageNotFound })
        .int()
        .positive()
        .max(2_147_483_647)
        .nullish(),
      /** Counts anew at the prices of today; what the person edited stays. */
      again: z.boolean().optional(),
    }),
    reply: z.object({ message: z.string(), bom: Bom, bomId: z.string() }),
  },
  listBoms: {
    ...CALLS.listBoms,
    summary: "My bills, newest first",
    params: z.object({ userId: UserId }),
    query: z.object({ projectId: ProjectId.optional() }),
    reply: z.object({ boms: z.array(BomRecord) }),
  },
  getBom: {
    ...CALLS.getBom,
    summary: "One bill; without signing in only while a share shows it, and read-only",
    params: z.object({ id: BomId }),
    query: z.object({ userId: UserId.optional() }),
    reply: z.object({ bom: Bom, data: Bom }),
  },
  exportBom: {
    ...CALLS.exportBom,
    summary: "My bill as a file: CSV, a workbook, or a document to print and send",
    params: z.object({ id: BomId }),
    query: z.object({
      format: z.enum(["csv", "xlsx", "pdf"]).default("csv"),
      /** Of a PDF: "cost" = for oneself, the others = for the client. CSV and workbook hold the costs. */
      prices: z.enum(["cost", ...priceDetailKeys]).default("none"),
    }),
    reply: "file",
  },
  putBomTerms: {
    ...CALLS.putBomTerms,
    summary: "Price my bill with other terms and today's own prices; what I edited stays",
    params: z.object({ id: BomId }),
    body: z.object({ userId: UserId, terms: PriceTerms }),
    reply: Changed,
  },
  updateBomItem: {
    ...CALLS.updateBomItem,
    summary: "Change quantity, price or notes of an item",
    params: z.object({ id: BomId, itemId: ItemId }),
    body: z.object({
      userId: UserId,
      updates: z.object({
        quantity: Quantity.optional(),
        unitPrice: Amount.nullish(),
        notes: z.string().max(BOM_TEXT_MAX).optional(),
        totalPrice: z.number().nullish(),
        /** The version that the person saw; without one the last edit wins. */
        version: z.number().int().optional(),
      }),
    }),
    reply: Changed,
  },
  addBomItem: {
    ...CALLS.addBomItem,
    summary: "Add an item of one's own",
    params: z.object({ id: BomId }),
    body: z.object({
      userId: UserId,
      newItem: z.object({
        category: z.enum(CATEGORY_KEYS, { error: MESSAGES.bomItemIncomplete }),
        name: z
          .string({ error: MESSAGES.bomItemIncomplete })
          .trim()
          .min(1, MESSAGES.bomItemIncomplete)
          .max(200, MESSAGES.bomItemIncomplete),
        description: z.string().max(BOM_TEXT_MAX).nullish(),
        quantity: Quantity,
        unit: z.string().trim().max(40).default("each"),
        unitPrice: Amount.nullish(),
        totalPrice: z.number().nullish(),
      }),
    }),
    reply: z.object({ itemId: z.string(), bom: Bom }),
    status: 201,
  },
  deleteBomItem: {
    ...CALLS.deleteBomItem,
    summary: "Take an item out",
    params: z.object({ id: BomId, itemId: ItemId }),
    query: z.object({ userId: UserId }),
    reply: Changed,
  },
  deleteBom: {
    ...CALLS.deleteBom,
    summary: "Delete a bill, so that the design can be counted anew",
    params: z.object({ id: BomId }),
    query: z.object({ userId: UserId }),
    reply: Empty,
  },
} satisfies EndpointRows;
