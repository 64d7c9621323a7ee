import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ENGINE_NAMES } from "#contract/engines.ts";
import { PLAN_CURRENCIES } from "#contract/plan-currency.ts";
import { GIVEN_ROLES, roleKeys } from "#contract/roles.ts";
import { priceDetailKeys } from "#core/bom/client-bom.ts";
import { PAID_PLANS } from "#core/entitlements/plans.ts";
import type { Region } from "#core/pricing/regions.ts";
import { FIRST_STATUS, projectStatusKeys } from "#core/projects/project-status.ts";
import { proposalStageKeys } from "#core/proposals/stages.ts";
import { billJson } from "./stored/bill.ts";
import { choiceJson } from "./stored/choice.ts";
import { companyProfileJson } from "./stored/company-profile.ts";
import { depositJson, depositPageJson } from "./stored/deposit.ts";
import { designRequestJson } from "./stored/design-request.ts";
import { designStateJson } from "./stored/design-state.ts";
import { drawnPlanJson } from "./stored/drawn-plan.ts";
import { editHistoryJson } from "./stored/edit-history.ts";
import { engineFindingJson } from "./stored/engine-finding.ts";
import { generationErrorJson } from "./stored/generation-error.ts";
import { itemVersionsJson } from "./stored/item-versions.ts";
import { logDataJson } from "./stored/log-data.ts";
import { markupJson } from "./stored/markup.ts";
import { measuresJson } from "./stored/measures.ts";
import { offerBaseJson } from "./stored/offer-base.ts";
import { eventDataJson, paymentEventJson, visitDataJson } from "./stored/open-record.ts";
import { preservationJson } from "./stored/preservation.ts";
import { priceRowsJson } from "./stored/price-rows.ts";
import { priceSheetJson } from "./stored/price-sheet.ts";
import { proposalBodyJson } from "./stored/proposal-body.ts";
import { signatureJson } from "./stored/signature.ts";
import { taxJson } from "./stored/tax.ts";
import { usageJson } from "./stored/usage.ts";

/**
 * Every table of the product. Money is integer cents beside its currency; a moment is `timestamptz`; an id that people
 * type or see in an address is a serial number and always checked against its owner; one that grants access is a uuid.
 */

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().defaultNow();
/** Whose a row is: the company, which for a person alone has the account's own id (`actor.ts`). */
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
/** The member who made it; null in rows of before, when the owner did, and of members whose account is gone. */
const maker = () => uuid().references(() => users.id, { onDelete: "set null" });

// Accounts

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    /** Argon2id in its own string form; null for people who only sign in with Google. */
    passwordHash: text(),
    googleSubject: text(),
    isReviewer: boolean().notNull().default(false),
    /** Runs this server: may spend its money on trying its engines. */
    isOwner: boolean().notNull().default(false),
    /** The company that they chose last, for the next sign-in; null = their own. It gives no right: the membership does. */
    companyId: uuid(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("users_email").on(sql`lower(${t.email})`),
    uniqueIndex("users_google_subject").on(t.googleSubject),
  ],
);

/** One sign-in on one device; ending it ends its access tokens too, because each call checks it. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** For whom it acts, from its start to its end; null = the person's own company. */
    companyId: uuid().references(() => users.id, { onDelete: "cascade" }),
    userAgent: text(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    createdAt: created(),
  },
  (t) => [index("sessions_user").on(t.userId)],
);

/** Who works in a company beside the account that it has its id from. */
export const companyMembers = pgTable(
  "company_members",
  {
    companyId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: roleKeys }).notNull(),
    since: created(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.accountId] }),
    index("company_members_account").on(t.accountId),
    uniqueIndex("company_members_owner").on(t.companyId).where(sql`${t.role} = 'owner'`),
  ],
);

/** Who is asked to work in a company. The token stands in the mail alone. */
export const companyInvitations = pgTable(
  "company_invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    role: text({ enum: GIVEN_ROLES }).notNull(),
    hash: text().notNull(),
    sends: integer().notNull().default(1),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    revokedAt: moment(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("company_invitations_hash").on(t.hash),
    index("company_invitations_company").on(t.companyId, t.createdAt),
  ],
);

/** What members of companies with more than one changed. Rows are added, and deleted when their time is over. */
export const companyLog = pgTable(
  "company_log",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    companyId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** No reference: the row stays as it is when the account goes. */
    accountId: uuid().notNull(),
    /** Its name in the contract. */
    call: text().notNull(),
    thing: text(),
    at: moment().notNull(),
  },
  (t) => [index("company_log_company").on(t.companyId, t.id), index("company_log_at").on(t.at)],
);

/** Refresh tokens stand here as SHA-256 hashes alone. `usedAt` set = rotated away. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    usedAt: moment(),
    createdAt: created(),
  },
  (t) => [index("refresh_tokens_session").on(t.sessionId)],
);

export const resetTokens = pgTable(
  "reset_tokens",
  {
    hash: text().primaryKey(),
    userId: owner(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: created(),
  },
  (t) => [index("reset_tokens_user").on(t.userId)],
);

// Projects, files and images

export const projects = pgTable(
  "projects",
  {
    id: serial().primaryKey(),
    userId: owner(),
    madeBy: maker(),
    title: text().notNull(),
    description: text(),
    tags: text(),
    clientName: text(),
    clientEmail: text(),
    clientPhone: text(),
    siteAddress: text(),
    status: text({ enum: projectStatusKeys }).notNull().default(FIRST_STATUS),
    /** For the company alone. */
    notes: text(),
    /** Put aside by the person with all that is in it, and deleted for good a while after. */
    archivedAt: moment(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    index("projects_by_updated").on(t.userId, t.updatedAt, t.id),
    index("projects_by_created").on(t.userId, t.createdAt, t.id),
    index("projects_by_title").on(t.userId, sql`lower(${t.title})`, t.id),
    index("projects_by_status").on(t.userId, t.status, t.updatedAt, t.id).where(sql`${t.archivedAt} is null`),
    index("projects_archived").on(t.userId, t.archivedAt).where(sql`${t.archivedAt} is not null`),
  ],
);

/**
 * What a project is found by. Beside the project and not in it, because each saved image writes the project's row anew, and
 * the words would be indexed again each time. `search-words.ts` says what the lexemes mean; one names the owner.
 */
export const projectWords = pgTable(
  "project_words",
  {
    projectId: integer()
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    lexemes: tsvector().notNull(),
  },
  (t) => [index("project_words_lexemes").using("gin", t.lexemes)],
);

/** Photos of a place, in the order that its people gave them. */
export const projectPhotos = pgTable(
  "project_photos",
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    madeBy: maker(),
    caption: text().notNull().default(""),
    /** From 0; written anew under the company's lock. */
    place: integer().notNull(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("project_photos_file").on(t.projectId, t.fileId),
    index("project_photos_of_file").on(t.fileId),
  ],
);

/** One stored picture. `key` is where the storage port keeps it; the same bytes of one person are one row. */
export const files = pgTable(
  "files",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    key: text().notNull(),
    thumbnailKey: text(),
    /** What social networks show of a share of it; drawn when one first asks. */
    cardKey: text(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    sha256: text().notNull(),
    /** 35 mm equivalent focal length from the photo's EXIF, for measuring. */
    focal35Mm: real(),
    /** Where the photo's camera looked, degrees clockwise from true north, for a plan's north arrow. */
    headingDeg: real(),
    createdAt: created(),
    /** When somebody last sent it or named it: an upload that nothing shows is swept away a while after. */
    lastUsedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("files_key").on(t.key),
    uniqueIndex("files_content").on(t.userId, t.sha256),
    index("files_thumbnail_key").on(t.thumbnailKey),
    index("files_card_key").on(t.cardKey),
    index("files_last_used").on(t.lastUsedAt),
  ],
);

export const images = pgTable(
  "images",
  {
    id: serial().primaryKey(),
    userId: owner(),
    projectId: integer().references(() => projects.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    type: text({ enum: ["generated", "original"] }).notNull(),
    originalImageId: integer(),
    generationId: uuid().references(() => generations.id, { onDelete: "set null" }),
    prompt: text(),
    editHistory: editHistoryJson().notNull().default([]),
    /** Where a design is seen from; "same" = from where the photo was taken. */
    viewpoint: text({ enum: ["same", "birds-eye", "overhead"] })
      .notNull()
      .default("same"),
    createdAt: created(),
  },
  (t) => [
    index("images_of_user").on(t.userId, t.type, t.createdAt, t.id),
    index("images_of_project").on(t.projectId, t.type, t.createdAt, t.id),
    index("images_of_file").on(t.fileId),
    index("images_of_original").on(t.originalImageId),
    uniqueIndex("images_generation").on(t.generationId).where(sql`${t.type} = 'generated'`),
  ],
);

export const generations = pgTable(
  "generations",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    madeBy: maker(),
    projectId: integer().references(() => projects.id, { onDelete: "set null" }),
    status: text({ enum: ["queued", "running", "succeeded", "failed", "canceled"] })
      .notNull()
      .default("queued"),
    stage: text().notNull().default(""),
    progress: real().notNull().default(0),
    engine: text({ enum: ENGINE_NAMES }).notNull(),
    model: text().notNull(),
    /** What the person asked for: prompt, annotations, viewpoint, edit history, seed, quality, size. */
    request: designRequestJson().notNull(),
    /** Repeats with the same key and the same hash are the same design; another hash is refused. */
    idempotencyKey: text(),
    requestHash: text().notNull(),
    photoFileId: uuid()
      .notNull()
      .references(() => files.id),
    maskKey: text(),
    resultFileId: uuid().references(() => files.id),
    /** Size of the photo, and so of the result. */
    width: integer(),
    height: integer(),
    preservation: preservationJson(),
    /** What was drawn and where (`placed` is what a bill of materials counts). */
    plan: drawnPlanJson(),
    measured: measuresJson().notNull().default([]),
    error: generationErrorJson(),
    attempts: integer().notNull().default(0),
    /** Each paid call of a hosted model; null = none was. */
    usage: usageJson(),
    /** Sum of the calls whose cost is known. */
    costMicroUsd: bigint({ mode: "number" }),
    createdAt: created(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (t) => [
    index("generations_user_created").on(t.userId, t.createdAt),
    index("generations_open").on(t.status, t.userId).where(sql`${t.status} in ('queued', 'running')`),
    index("generations_of_project").on(t.projectId),
    index("generations_of_photo").on(t.photoFileId),
    index("generations_of_result").on(t.resultFileId),
    index("generations_mask_key").on(t.maskKey),
    uniqueIndex("generations_idempotency").on(t.userId, t.idempotencyKey),
    check("generations_progress", sql`${t.progress} between 0 and 1`),
  ],
);

/** Designs that were deleted with their project or image; a monthly allowance counts them still. */
export const deletedGenerations = pgTable(
  "deleted_generations",
  {
    id: uuid().primaryKey(),
    userId: owner(),
    createdAt: moment().notNull(),
  },
  (t) => [index("deleted_generations_user_created").on(t.userId, t.createdAt)],
);

/**
 * Calls of hosted models that were sent, whatever became of what they were sent for: what is spent each day is counted here. No
 * reference to the generation, which may be deleted sooner than its cost is forgotten.
 */
export const providerCalls = pgTable(
  "provider_calls",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    generationId: uuid(),
    /** Null = a look at a picture, or a call of a release before there were more engines. */
    engine: text({ enum: ENGINE_NAMES }),
    /** Sent with the account's own key, and so its own money. */
    ownKey: boolean().notNull().default(false),
    /** What it is taken to cost until the provider says, and for good where it does not. */
    costMicroUsd: bigint({ mode: "number" }).notNull(),
    sentAt: moment().notNull(),
  },
  (t) => [
    index("provider_calls_sent").on(t.sentAt),
    index("provider_calls_user_sent").on(t.userId, t.sentAt),
    index("provider_calls_generation").on(t.generationId),
  ],
);

/** What the stream of a generation has told; numbered, so that a reader who was cut off asks for the rest. */
export const generationEvents = pgTable(
  "generation_events",
  {
    generationId: uuid()
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    type: text({ enum: ["progress", "partial", "done", "failed"] }).notNull(),
    data: eventDataJson().notNull().default({}),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.generationId, t.sequence] }),
    index("generation_events_partial_key").on(sql`(${t.data}->>'key')`).where(sql`${t.type} = 'partial'`),
  ],
);

/**
 * What a person works on: photos, what is marked on them and what is said of it. One document, replaced as a whole by who names the
 * revision that it stands on; its versions are generations, and join it by rows of their own.
 */
export const designs = pgTable(
  "designs",
  {
    /** Chosen by the browser, so that a design has its address before the server hears of it. */
    id: uuid().primaryKey(),
    userId: owner(),
    madeBy: maker(),
    projectId: integer().references(() => projects.id, { onDelete: "cascade" }),
    /** Given by the person; null = it goes by its summary. */
    title: text(),
    /** The first words of the wish, or the name of the photo. */
    summary: text().notNull(),
    /** The photo that is worked on, for lists. */
    coverFileId: uuid().references(() => files.id, { onDelete: "set null" }),
    state: designStateJson().notNull(),
    /** Characters of the state. */
    size: integer().notNull(),
    revision: integer().notNull().default(1),
    /** Deleted by the person, and forgotten for good a while after. */
    archivedAt: moment(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    index("designs_of_user").on(t.userId, t.updatedAt, t.id),
    index("designs_of_project").on(t.projectId, t.updatedAt, t.id),
    index("designs_cover").on(t.coverFileId),
    index("designs_archived").on(t.archivedAt).where(sql`${t.archivedAt} is not null`),
  ],
);

/** Photos that kept designs show: the sweep of unused uploads leaves them alone. */
export const designFiles = pgTable(
  "design_files",
  {
    designId: uuid()
      .notNull()
      .references(() => designs.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.designId, t.fileId] }), index("design_files_file").on(t.fileId)],
);

/** Pictures made of a kept design. A copy of a design shows the same pictures under names of its own. */
export const designVersions = pgTable(
  "design_versions",
  {
    designId: uuid()
      .notNull()
      .references(() => designs.id, { onDelete: "cascade" }),
    generationId: uuid()
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    name: text(),
    starred: boolean().notNull().default(false),
    /** Taken out of the design by the person; the picture stays in its project. */
    removedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.designId, t.generationId] }),
    index("design_versions_generation").on(t.generationId),
  ],
);

// Bill of materials

/**
 * A computed bill is one document: its totals, summary and flags follow from all its items, so an edit takes the row's lock
 * and writes the whole. `versions` counts the edits of each item; an edit of an older version is refused.
 */
export const boms = pgTable(
  "boms",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    projectId: integer().references(() => projects.id, { onDelete: "cascade" }),
    imageId: integer().references(() => images.id, { onDelete: "cascade" }),
    title: text().notNull(),
    content: billJson().notNull(),
    versions: itemVersionsJson().notNull().default({}),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [uniqueIndex("boms_image").on(t.imageId), index("boms_user_project").on(t.userId, t.projectId)],
);

/**
 * What a company sells at: its own prices, which win over the shipped catalogue, and its terms. One document, because a book
 * is replaced as a whole and read as a whole; bills keep the prices they were computed with.
 */
export const priceBooks = pgTable("price_books", {
  userId: owner().primaryKey(),
  rows: priceRowsJson().notNull().default([]),
  region: text().$type<Region>().notNull().default("US"),
  markup: markupJson().notNull().default({ kind: "markup", rate: 0 }),
  tax: taxJson().notNull().default({ rate: 0, on: "everything" }),
  /** Canadian dollars for one US dollar; null = US prices stay off Canadian bills. */
  usdToCad: real(),
  updatedAt: created(),
});

/** Keys that accounts pay hosted engines with. Only the sealed text is kept (`server/features/engines/key-seal.ts`). */
export const engineKeys = pgTable(
  "engine_keys",
  {
    userId: owner(),
    engine: text({ enum: ENGINE_NAMES }).notNull(),
    /** Null = the engine's own choice. */
    model: text(),
    sealedKey: text().notNull(),
    /** The last characters, by which people tell keys apart. */
    hint: text().notNull(),
    /** What one edit with this key showed; null = never tried. */
    finding: engineFindingJson(),
    updatedAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.engine] })],
);

/** How an account uses hosted engines. */
export const engineChoices = pgTable("engine_choices", {
  userId: owner().primaryKey(),
  /** What calls with its own keys may cost in a month (UTC). */
  monthLimitMicroUsd: bigint({ mode: "number" }).notNull(),
  /** Hosted engines start from our own rendering; null = as the server is set up. */
  guided: boolean(),
  updatedAt: created(),
});

/** What a company says of itself on its papers; one document, because it is written as a whole and read as a whole. */
export const companyProfiles = pgTable(
  "company_profiles",
  {
    userId: owner().primaryKey(),
    /** Null where there is a logo alone. */
    profile: companyProfileJson(),
    logoFileId: uuid().references(() => files.id),
    updatedAt: created(),
  },
  (t) => [index("company_profiles_logo").on(t.logoFileId)],
);

// Sharing and review

export const shares = pgTable(
  "shares",
  {
    /** 128 random bits, base64url: cannot be guessed. */
    id: text().primaryKey(),
    userId: owner(),
    imageId: integer()
      .notNull()
      .references(() => images.id, { onDelete: "cascade" }),
    /** How much of the prices a client sees; null in a share of before, when there were costs or nothing. */
    prices: text({ enum: priceDetailKeys }),
    withPrices: boolean().notNull().default(true),
    revokedAt: moment(),
    createdAt: created(),
  },
  (t) => [uniqueIndex("shares_image").on(t.imageId).where(sql`${t.revokedAt} is null`)],
);

export const reviews = pgTable(
  "reviews",
  {
    imageId: integer()
      .primaryKey()
      .references(() => images.id, { onDelete: "cascade" }),
    reviewerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null while a reviewer holds the image; `leasedUntil` says how long. */
    rating: text({ enum: ["good", "not_good"] }),
    notes: text(),
    leasedUntil: moment(),
    reviewedAt: moment(),
  },
  (t) => [
    index("reviews_reviewed").on(t.reviewedAt, t.imageId).where(sql`${t.rating} is not null`),
    index("reviews_held").on(t.reviewerId).where(sql`${t.rating} is null`),
  ],
);

// Proposals

/**
 * An offer of one to four options, chosen, signed by the client and then by the company. Its row is locked by whatever changes it, so
 * that two who sign at once are decided one after the other.
 */
export const proposals = pgTable(
  "proposals",
  {
    /** Chosen by the caller: a call that is sent twice makes one. */
    id: uuid().primaryKey(),
    userId: owner(),
    madeBy: maker(),
    projectId: integer().references(() => projects.id, { onDelete: "set null" }),
    /** Of a change order: the proposal that it changes. */
    parentId: uuid(),
    stage: text({ enum: proposalStageKeys }).notNull().default("draft"),
    /** Counts the company's edits; a choice of the client names the one it stands on. */
    revision: integer().notNull().default(1),
    /** What the company asked for, and what was made of it. */
    body: proposalBodyJson().notNull(),
    base: offerBaseJson().notNull(),
    sheet: priceSheetJson().notNull(),
    choice: choiceJson().notNull(),
    /** What lists show. */
    title: text().notNull(),
    clientName: text(),
    currency: text().notNull(),
    totalCents: bigint({ mode: "number" }).notNull(),
    /** Whom the link was mailed to, and until when it opens; null hash = there is none, or it was taken back. */
    linkHash: text(),
    linkExpiresAt: moment(),
    sentTo: text(),
    sentAt: moment(),
    validUntil: date(),
    remindedAt: moment(),
    /** Canonical JSON of the offer that was signed, and the signatures. */
    signedOffer: text(),
    clientSignature: signatureJson(),
    companySignature: signatureJson(),
    /** What the client wrote when they declined. Words of a client stay out of the log, which is never deleted. */
    declineReason: text(),
    /** `payment`: where it came through the provider. */
    deposit: depositJson(),
    /** The one page at the provider on which the client can pay the deposit. */
    depositPage: depositPageJson(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    uniqueIndex("proposals_link").on(t.linkHash),
    index("proposals_of_user").on(t.userId, t.updatedAt, t.id),
    index("proposals_of_project").on(t.projectId),
    index("proposals_of_parent").on(t.parentId),
    index("proposals_open").on(t.validUntil).where(sql`${t.stage} in ('sent', 'opened')`),
  ],
);

/** Pictures that a proposal shows: they stay as long as it does, whatever becomes of the designs. */
export const proposalFiles = pgTable(
  "proposal_files",
  {
    proposalId: uuid()
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.fileId] }), index("proposal_files_file").on(t.fileId)],
);

/** Questions of the client about a place of a picture, and their answers. */
export const proposalPins = pgTable(
  "proposal_pins",
  {
    id: uuid().primaryKey().defaultRandom(),
    proposalId: uuid()
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    optionId: text().notNull(),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    text: text().notNull(),
    answer: text(),
    answeredAt: moment(),
    createdAt: created(),
  },
  (t) => [index("proposal_pins_of").on(t.proposalId, t.createdAt)],
);

/** The one code that a client can sign with now. `hash` is keyed: six digits would be found from a plain one. */
export const proposalCodes = pgTable("proposal_codes", {
  proposalId: uuid()
    .primaryKey()
    .references(() => proposals.id, { onDelete: "cascade" }),
  hash: text().notNull(),
  triesLeft: integer().notNull(),
  expiresAt: moment().notNull(),
});

/**
 * What happened to proposals. Rows are added and nothing else: triggers of the database refuse every update and delete. Each hashes the
 * one before, so it names people by no more than ids: it outlives them.
 */
export const proposalLog = pgTable(
  "proposal_log",
  {
    sequence: bigint({ mode: "number" }).primaryKey(),
    proposalId: uuid().notNull(),
    event: text().notNull(),
    at: moment().notNull(),
    data: logDataJson().notNull(),
    /** SHA-256 of the row before, and of this one. */
    previousSha256: text().notNull(),
    sha256: text().notNull(),
  },
  (t) => [index("proposal_log_of").on(t.proposalId, t.sequence)],
);

/** A company's own account at the payment provider, to which its clients pay. */
export const companyAccounts = pgTable(
  "company_accounts",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    /** Its owner has told the provider all that it asks. */
    isReady: boolean().notNull().default(false),
    updatedAt: created(),
  },
  (t) => [uniqueIndex("company_accounts_account").on(t.accountId)],
);

/** Addresses that are told of what happens to a person's proposals. Their secrets follow from their ids. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    url: text().notNull(),
    /** False once too many deliveries in a row were given up. */
    isOn: boolean().notNull().default(true),
    /** Deliveries given up since the last that arrived. */
    failures: integer().notNull().default(0),
    createdAt: created(),
  },
  (t) => [index("webhooks_of_user").on(t.userId)],
);

/** What is to be told, and how that went. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The row of the event log. */
    sequence: bigint({ mode: "number" }).notNull(),
    event: text().notNull(),
    /** Byte for byte as it is sent, each time. */
    body: text().notNull(),
    state: text({ enum: ["waiting", "delivered", "given-up"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    /** Of the last attempt: the status that was answered, or why there was none. */
    lastAnswer: text(),
    createdAt: created(),
    endedAt: moment(),
  },
  (t) => [index("webhook_deliveries_of").on(t.webhookId, t.createdAt, t.id)],
);

/** What both have signed. It outlives the account for as long as such papers are kept, so its owner may be null. */
export const sealedRecords = pgTable(
  "sealed_records",
  {
    /** The proposal's. */
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Canonical JSON, byte for byte as it was hashed. */
    record: text().notNull(),
    sha256: text().notNull(),
    priceSheet: text().notNull(),
    /** The sealed PDF; null until it is made. */
    pdfKey: text(),
    pdfSha256: text(),
    pdfLost: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [index("sealed_records_user").on(t.userId), index("sealed_records_pdf_key").on(t.pdfKey)],
);

// Billing

export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    customerId: text(),
    subscriptionId: text(),
    /** The provider's own word: active, trialing, past_due, canceled, unpaid, incomplete, incomplete_expired. */
    status: text(),
    planType: text({ enum: PAID_PLANS }),
    /** What the plan is paid in; null in rows of before, which are in US dollars. */
    currency: text({ enum: PLAN_CURRENCIES }),
    currentPeriodStart: moment(),
    currentPeriodEnd: moment(),
    trialEnd: moment(),
    /** When a cancellation that was asked for takes effect; null while none is. */
    cancelAt: moment(),
    hasUsedTrial: boolean().notNull().default(false),
    /** Counts writes: what was fetched from the provider before another write is fetched again, never written over it. */
    revision: integer().notNull().default(0),
    updatedAt: created(),
  },
  (t) => [uniqueIndex("subscriptions_customer").on(t.customerId)],
);

/** Signed events of the payment provider, once each. */
export const paymentEvents = pgTable("payment_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  payload: paymentEventJson().notNull(),
  receivedAt: created(),
  appliedAt: moment(),
});

// Analytics of the demo

export const analyticsEvents = pgTable(
  "analytics_events",
  {
    id: serial().primaryKey(),
    sessionId: text().notNull(),
    eventType: text({ enum: ["page_load", "image_upload", "generate_attempt"] }).notNull(),
    eventData: visitDataJson().notNull().default({}),
    createdAt: created(),
  },
  (t) => [index("analytics_events_created").on(t.createdAt)],
);
