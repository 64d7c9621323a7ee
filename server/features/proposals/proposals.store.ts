import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ProposalStage } from "#core/proposals/stages.ts";
import type { Db, Transaction } from "#server/db/connect.ts";
import { ownerOf } from "#server/db/owner-of.ts";
import {
  boms,
  companyProfiles,
  files,
  generations,
  images,
  projects,
  proposalCodes,
  proposalFiles,
  proposalPins,
  proposals,
  sealedRecords,
  users,
} from "#server/db/schema.ts";

export type ProposalRow = typeof proposals.$inferSelect;
export type PinRow = typeof proposalPins.$inferSelect;
export type RecordRow = typeof sealedRecords.$inferSelect;
type Executor = Db | Transaction;

const own = (userId: string, id: string) => and(eq(proposals.id, id), eq(proposals.userId, userId));

export async function findProposal(db: Executor, userId: string, id: string): Promise<ProposalRow | null> {
  const [row] = await db.select().from(proposals).where(own(userId, id));
  return row ?? null;
}

/** Whoever's it is: for jobs. */
export async function findAnyProposal(db: Executor, id: string): Promise<ProposalRow | null> {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
  return row ?? null;
}

/** Two changes at once are decided one after the other. */
export async function lockProposal(tx: Transaction, userId: string, id: string): Promise<ProposalRow | null> {
  const [row] = await tx.select().from(proposals).where(own(userId, id)).for("update");
  return row ?? null;
}

export async function lockAnyProposal(tx: Transaction, id: string): Promise<ProposalRow | null> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.id, id)).for("update");
  return row ?? null;
}

export async function findByLink(db: Executor, linkHash: string): Promise<ProposalRow | null> {
  const [row] = await db.select().from(proposals).where(eq(proposals.linkHash, linkHash));
  return row ?? null;
}

export async function lockByLink(tx: Transaction, linkHash: string): Promise<ProposalRow | null> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.linkHash, linkHash)).for("update");
  return row ?? null;
}

/** Null when the id is taken. */
export async function insertProposal(
  tx: Transaction,
  values: typeof proposals.$inferInsert,
): Promise<ProposalRow | null> {
  const [row] = await tx.insert(proposals).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function writeProposal(
  tx: Transaction,
  id: string,
  values: Partial<typeof proposals.$inferInsert>,
): Promise<ProposalRow> {
  const [row] = await tx.update(proposals).set(values).where(eq(proposals.id, id)).returning();
  if (!row) throw new Error("a locked proposal is gone");
  return row;
}

export const deleteProposalRow = (tx: Transaction, id: string) =>
  tx.delete(proposals).where(eq(proposals.id, id));

/** Where a list goes on: the last row that was seen. */
export type Place = { updatedAt: Date; id: string };

const openPins = sql<number>`(select count(*)::int from ${proposalPins} where ${proposalPins.proposalId} = ${proposals.id} and ${proposalPins.answer} is null)`;

export async function selectProposals(
  db: Executor,
  userId: string,
  asked: {
    projectId?: number | undefined;
    stage?: ProposalStage | undefined;
    limit: number;
    after: Place | null;
  },
) {
  const { projectId, stage, limit, after } = asked;
  const rows = await db
    .select({ row: proposals, projectTitle: projects.title, openPins })
    .from(proposals)
    .leftJoin(projects, eq(projects.id, proposals.projectId))
    .where(
      and(
        eq(proposals.userId, userId),
        projectId === undefined ? undefined : eq(proposals.projectId, projectId),
        stage === undefined ? undefined : eq(proposals.stage, stage),
        after
          ? or(
              lt(proposals.updatedAt, after.updatedAt),
              and(eq(proposals.updatedAt, after.updatedAt), lt(proposals.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(proposals.updatedAt), desc(proposals.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.row : undefined;
  return { rows: shown, next: last ? { updatedAt: last.updatedAt, id: last.id } : null };
}

/** A change order is part of the proposal that it changes: its sum is added, and it is not counted as a proposal of its own. */
export const sumStages = (db: Executor, userId: string) =>
  db
    .select({
      stage: proposals.stage,
      currency: proposals.currency,
      count: sql<number>`(count(*) filter (where ${proposals.parentId} is null))::int`,
      totalCents: sql<number>`sum(${proposals.totalCents})::float8`,
    })
    .from(proposals)
    .where(eq(proposals.userId, userId))
    .groupBy(proposals.stage, proposals.currency);

export const selectChangeOrders = (db: Executor, parentId: string) =>
  db
    .select({ id: proposals.id, title: proposals.title, stage: proposals.stage })
    .from(proposals)
    .where(eq(proposals.parentId, parentId))
    .orderBy(asc(proposals.createdAt));

/** Of an archived project too: its proposals go on, because clients sign by links that still work. */
export async function findProjectTitle(db: Executor, id: number): Promise<string | null> {
  const [row] = await db.select({ title: projects.title }).from(projects).where(eq(projects.id, id));
  return row?.title ?? null;
}

/** Whether both have signed a change order of this proposal. */
export async function isSuperseded(db: Executor, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.parentId, id), isNotNull(proposals.companySignature)))
    .limit(1);
  return row !== undefined;
}

// What an offer is made of

const original = alias(images, "original");
const pictureFile = alias(files, "picture_file");
const photoFile = alias(files, "photo_file");

/** Saved pictures of a project with their bills, where they have one. */
export const selectOptionSources = (
  db: Executor,
  { userId, projectId, imageIds }: { userId: string; projectId: number; imageIds: number[] },
) =>
  db
    .select({
      imageId: images.id,
      picture: pictureFile,
      photo: photoFile,
      bom: boms.content,
      generation: {
        engine: generations.engine,
        model: generations.model,
        maskKey: generations.maskKey,
        preservation: generations.preservation,
      },
    })
    .from(images)
    .innerJoin(pictureFile, eq(pictureFile.id, images.fileId))
    .leftJoin(original, eq(original.id, images.originalImageId))
    .leftJoin(photoFile, eq(photoFile.id, original.fileId))
    .leftJoin(generations, eq(generations.id, images.generationId))
    .leftJoin(boms, eq(boms.imageId, images.id))
    .where(
      and(
        eq(images.userId, userId),
        eq(images.projectId, projectId),
        eq(images.type, "generated"),
        inArray(images.id, imageIds),
      ),
    );
export type OptionSource = Awaited<ReturnType<typeof selectOptionSources>>[number];

/** Who sells. */
export async function findSeller(db: Executor, userId: string) {
  const [row] = await db
    .select({
      email: users.email,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      profile: companyProfiles.profile,
      logoFileId: companyProfiles.logoFileId,
      profileUpdatedAt: companyProfiles.updatedAt,
    })
    .from(users)
    .leftJoin(companyProfiles, eq(companyProfiles.userId, userId))
    .where(eq(users.id, ownerOf(sql`${userId}::uuid`)));
  if (!row) throw new Error("who is signed in is gone");
  return row;
}
/** The address of the member who signs for the company. */
export async function findSigner(db: Executor, accountId: string): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, accountId));
  if (!row) throw new Error("who is signed in is gone");
  return row.email;
}
export type Seller = Awaited<ReturnType<typeof findSeller>>;

// Files

export async function replaceProposalFiles(
  tx: Transaction,
  proposalId: string,
  fileIds: string[],
): Promise<void> {
  await tx.delete(proposalFiles).where(eq(proposalFiles.proposalId, proposalId));
  if (fileIds.length > 0)
    await tx.insert(proposalFiles).values(fileIds.map((fileId) => ({ proposalId, fileId })));
}

export const selectProposalFiles = (db: Executor, proposalId: string) =>
  db
    .select({ id: files.id, key: files.key, thumbnailKey: files.thumbnailKey, sha256: files.sha256 })
    .from(proposalFiles)
    .innerJoin(files, eq(files.id, proposalFiles.fileId))
    .where(eq(proposalFiles.proposalId, proposalId));

/** Whether a living link shows the file. */
export async function isFileOfLink(db: Executor, linkHash: string, key: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: proposals.id })
    .from(proposals)
    .innerJoin(proposalFiles, eq(proposalFiles.proposalId, proposals.id))
    .innerJoin(files, eq(files.id, proposalFiles.fileId))
    .where(
      and(
        eq(proposals.linkHash, linkHash),
        sql`${proposals.linkExpiresAt} > ${now.toISOString()}`,
        or(eq(files.key, key), eq(files.thumbnailKey, key)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

// Questions

export const selectPins = (db: Executor, proposalId: string): Promise<PinRow[]> =>
  db
    .select()
    .from(proposalPins)
    .where(eq(proposalPins.proposalId, proposalId))
    .orderBy(asc(proposalPins.createdAt), asc(proposalPins.id));

export async function findPin(db: Executor, proposalId: string, pinId: string): Promise<PinRow | null> {
  const [row] = await db
    .select()
    .from(proposalPins)
    .where(and(eq(proposalPins.id, pinId), eq(proposalPins.proposalId, proposalId)));
  return row ?? null;
}

export async function insertPin(tx: Transaction, values: typeof proposalPins.$inferInsert): Promise<PinRow> {
  const [row] = await tx.insert(proposalPins).values(values).returning();
  if (!row) throw new Error("a question was not inserted");
  return row;
}

export const writeAnswer = (tx: Transaction, pinId: string, answer: string, answeredAt: Date) =>
  tx.update(proposalPins).set({ answer, answeredAt }).where(eq(proposalPins.id, pinId));

// Codes

export async function findCode(db: Executor, proposalId: string) {
  const [row] = await db.select().from(proposalCodes).where(eq(proposalCodes.proposalId, proposalId));
  return row ?? null;
}

export async function writeCode(tx: Transaction, values: typeof proposalCodes.$inferInsert): Promise<void> {
  await tx
    .insert(proposalCodes)
    .values(values)
    .onConflictDoUpdate({ target: proposalCodes.proposalId, set: values });
}

export const setTriesLeft = (tx: Transaction, proposalId: string, triesLeft: number) =>
  tx.update(proposalCodes).set({ triesLeft }).where(eq(proposalCodes.proposalId, proposalId));

export const deleteCode = (tx: Transaction, proposalId: string) =>
  tx.delete(proposalCodes).where(eq(proposalCodes.proposalId, proposalId));

// Records

export async function selectRecordIds(db: Executor): Promise<string[]> {
  const rows = await db.select({ id: sealedRecords.id }).from(sealedRecords).orderBy(asc(sealedRecords.id));
  return rows.map(({ id }) => id);
}

export async function findRecord(db: Executor, id: string): Promise<RecordRow | null> {
  const [row] = await db.select().from(sealedRecords).where(eq(sealedRecords.id, id));
  return row ?? null;
}

/** Whoever holds it decides which paper is the sealed one. */
export async function lockRecord(tx: Transaction, id: string): Promise<RecordRow | null> {
  const [row] = await tx.select().from(sealedRecords).where(eq(sealedRecords.id, id)).for("update");
  return row ?? null;
}

export const insertRecord = (tx: Transaction, values: typeof sealedRecords.$inferInsert) =>
  tx.insert(sealedRecords).values(values);

export const writeRecord = (
  tx: Executor,
  id: string,
  values: Partial<Pick<RecordRow, "pdfKey" | "pdfSha256" | "pdfLost">>,
) => tx.update(sealedRecords).set(values).where(eq(sealedRecords.id, id));

/** Records whose sealing was lost: the queue is no part of a backup. */
export const selectUnsealed = (db: Executor, before: Date) =>
  db
    .select({ id: sealedRecords.id })
    .from(sealedRecords)
    .where(
      and(
        isNull(sealedRecords.pdfKey),
        eq(sealedRecords.pdfLost, false),
        lt(sealedRecords.createdAt, before),
      ),
    )
    .limit(500);

/** Sent proposals whose last day is before `day`, or that end on it and were not reminded of. */
export const selectEnding = (db: Executor, day: string, which: "over" | "soon") =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        inArray(proposals.stage, ["sent", "opened"]),
        which === "over"
          ? lt(proposals.validUntil, day)
          : and(sql`${proposals.validUntil} <= ${day}`, isNull(proposals.remindedAt)),
      ),
    )
    .limit(500);
