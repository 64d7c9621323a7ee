import { z } from "zod";
import { CATEGORY_KEYS } from "#core/takeoff/takeoff-line.ts";

/**
 * What is sealed of a signed proposal. Its canonical JSON (RFC 8785) is embedded in the sealed PDF, and `offerSha256` is the SHA-256 of
 * the canonical JSON of `offer`, which the client saw on the screen while signing. Amounts are integer cents of `currency`, moments
 * are UTC as `2026-11-22T15:04:05.000Z`, days are `2026-11-22`, hashes are SHA-256 in lower-case hex.
 *
 * Both sides get it, so it holds no cost, markup or price source: those stand in the `PriceSheet`, which the company keeps and whose
 * hash stands here.
 */

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Cents = z.number().int();
const Moment = z.iso.datetime({ precision: 3 });
const Day = z.iso.date();
const Basis = z.enum(["measured", "entered", "assumed"]);

/** Of the company and of its client, as the paper names them. */
const Party = z.strictObject({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});

/** A stored picture: its bytes have this hash. */
const Picture = z.strictObject({
  sha256: Sha256,
  contentType: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

const RecordLine = z.strictObject({
  id: z.string(),
  category: z.enum(CATEGORY_KEYS),
  name: z.string(),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** The add-on that it belongs to; null = part of the option itself. */
  addOnId: z.string().nullable(),
  /** Selling price; null where the company shows no price by line, or has none. */
  priceCents: Cents.nullable(),
  /** How the quantity was computed; null where a person wrote it. */
  work: z
    .strictObject({
      basis: Basis,
      /** Sum of the parts in `unit`, waste included, before rounding up to `step`. */
      exact: z.number(),
      /** Share added for cutting and breakage: 0.1 = 10 %. */
      waste: z.number(),
      step: z.number(),
      /** Where the true need lies, in `unit`. */
      band: z.strictObject({ low: z.number(), high: z.number() }),
      parts: z.array(
        z.strictObject({
          element: z.string(),
          formula: z.string(),
          inputs: z.array(
            z.strictObject({
              name: z.string(),
              value: z.number(),
              unit: z.string(),
              basis: Basis,
              source: z.string().nullable(),
            }),
          ),
          exact: z.number(),
        }),
      ),
    })
    .nullable(),
});

/** An amount to choose or not: its price, and how much of it each tax of the option is taken on. */
const Amount = z.strictObject({
  priceCents: Cents,
  taxedCents: z.array(Cents),
  /** What the price may come to, before tax, where the sizes are a guess. */
  lowCents: Cents.optional(),
  highCents: Cents.optional(),
});

const RecordOption = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** What is in it, in plain words. */
  description: z.string(),
  lines: z.array(RecordLine),
  /** The option without add-ons. */
  base: Amount,
  /** What `base` is made of; null where the company shows one total. */
  sections: z
    .array(z.strictObject({ key: z.enum(CATEGORY_KEYS), name: z.string(), priceCents: Cents }))
    .nullable(),
  addOns: z.array(Amount.extend({ id: z.string(), title: z.string() })),
  /** In the order of `taxedCents`; `rate` is a share: 0.13 = 13 %. */
  taxes: z.array(z.strictObject({ name: z.string(), rate: z.number() })),
  exclusions: z.array(z.string()),
  /** The photo of the house, the picture of the option, and the mask where one was given. */
  photo: Picture.nullable(),
  picture: Picture,
  maskSha256: Sha256.nullable(),
  /** Pixels that should be the photo's own, and those among them that are not; `score` is the share that is. */
  house: z
    .strictObject({
      score: z.number(),
      protectedPixels: z.number().int(),
      changedPixels: z.number().int(),
    })
    .nullable(),
  /** What drew the picture. */
  renderer: z.strictObject({ engine: z.string(), model: z.string() }),
});
export type RecordOption = z.infer<typeof RecordOption>;

/** What a change order changes of the offer that was signed before. */
const Change = z.strictObject({
  /** The record that it changes. */
  parentProposalId: z.string(),
  parentRecordSha256: Sha256,
  lines: z.array(
    z.strictObject({
      name: z.string(),
      unit: z.string(),
      quantityBefore: z.number(),
      quantityAfter: z.number(),
    }),
  ),
  /** What the client pays more (or less), taxes included. */
  totalBeforeCents: Cents,
  deltaCents: Cents,
  /** Days that the work takes longer (or shorter). */
  days: z.number().int(),
  reason: z.string(),
});

/** What was on the client's screen. */
export const Offer = z.strictObject({
  proposalId: z.string(),
  /** Counts the company's edits. */
  revision: z.number().int(),
  title: z.string(),
  company: Party.extend({ licence: z.string().nullable(), insurance: z.string().nullable() }),
  client: Party,
  siteAddress: z.string().nullable(),
  currency: z.enum(["USD", "CAD"]),
  /** How much of the price the company shows. */
  prices: z.enum(["total", "sections", "lines"]),
  /** In the order of the page. All but `choice.optionId` are declined by signing. */
  options: z.array(RecordOption).min(1).max(4),
  choice: z.strictObject({
    optionId: z.string(),
    /** Those of the chosen option that are not named are declined. */
    addOnIds: z.array(z.string()),
    priceCents: Cents,
    taxes: z.array(z.strictObject({ name: z.string(), cents: Cents })),
    totalCents: Cents,
    range: z.strictObject({ lowCents: Cents, highCents: Cents }).optional(),
  }),
  /** Null in a proposal that stands on its own. */
  change: Change.nullable(),
  /** In the order of payment; together they are the total, or in a change order what it changes of it. */
  schedule: z.array(z.strictObject({ title: z.string(), cents: Cents })),
  dates: z.strictObject({
    sentAt: Moment,
    /** The last day on which it can be signed. */
    validUntil: Day,
    startsOn: Day.nullable(),
    workDays: z.number().int().nullable(),
  }),
  /** `version` is the day on which the company last changed its profile. */
  terms: z.strictObject({ version: Day, text: z.string(), sha256: Sha256 }).nullable(),
  /** What the client agrees to by signing electronically. */
  consent: z.strictObject({
    version: z.string(),
    sentence: z.string(),
    source: z.string(),
    asOf: Day,
    sha256: Sha256,
  }),
  disclaimer: z.string(),
  /** Of the canonical JSON of the company's `PriceSheet`. */
  priceSheetSha256: Sha256,
});
export type Offer = z.infer<typeof Offer>;

/** A line of the drawing: x and y in turn, in a box of 1000 by 400. */
const Stroke = z.array(z.number().min(0).max(1000)).min(2).max(4_000);

export const DrawnOrTyped = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("typed"), text: z.string().trim().min(1).max(120) }),
  z.strictObject({ kind: z.literal("drawn"), strokes: z.array(Stroke).min(1).max(200) }),
]);

export const Signature = z.strictObject({
  role: z.enum(["client", "company"]),
  name: z.string(),
  email: z.string(),
  /** How the person was identified: by a code sent to `email`, or by being signed in to the account with that address. */
  identifiedBy: z.enum(["code-by-mail", "signed-in"]),
  ipAddress: z.string(),
  userAgent: z.string().nullable(),
  at: Moment,
  /** The same moment where the signer's browser said it was: `2026-11-22T10:04:05.000-05:00`. */
  localTime: z.string(),
  timeZone: z.string(),
  /** What was on the screen: equal to the record's own `offerSha256`. */
  offerSha256: Sha256,
  signature: DrawnOrTyped,
});
export type Signature = z.infer<typeof Signature>;

export const ProposalRecord = z.strictObject({
  format: z.literal("proposal-record"),
  version: z.literal(1),
  offer: Offer,
  offerSha256: Sha256,
  /** The client's, then the company's. */
  signatures: z.array(Signature).length(2),
  /** The row of the event log that says "countersigned": each row hashes the one before. */
  log: z.strictObject({ sequence: z.number().int(), sha256: Sha256 }),
});
export type ProposalRecord = z.infer<typeof ProposalRecord>;

/** What the lines cost and where the prices come from. `nonce` is random, so that nobody guesses prices from the hash. */
export const PriceSheet = z.strictObject({
  format: z.literal("price-sheet"),
  version: z.literal(1),
  proposalId: z.string(),
  revision: z.number().int(),
  nonce: z.string(),
  options: z.array(
    z.strictObject({
      id: z.string(),
      region: z.string().nullable(),
      markup: z.strictObject({ kind: z.enum(["markup", "margin"]), rate: z.number() }),
      lines: z.array(
        z.strictObject({
          id: z.string(),
          /** Cost, then selling price; null = nobody knows. */
          unitCostCents: Cents.nullable(),
          costCents: Cents.nullable(),
          priceCents: Cents.nullable(),
          source: z
            .strictObject({
              id: z.string(),
              name: z.string(),
              source: z.string(),
              asOf: z.string(),
              grade: z.string(),
              own: z.boolean(),
              regionFactor: z.number(),
            })
            .nullable(),
        }),
      ),
    }),
  ),
});

export type PriceSheet = z.infer<typeof PriceSheet>;

/** The bytes of a record's pictures (photos, pictures of options) by their hash. One that is lost is not in it. */
export type RecordPictures = ReadonlyMap<string, Uint8Array>;
