import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "#server/db/connect.ts";
import { ownerOf } from "#server/db/owner-of.ts";
import { files, images, projects, reviews, users } from "#server/db/schema.ts";

export type Rating = NonNullable<(typeof reviews.$inferSelect)["rating"]>;
type Executor = Db | Transaction;

const original = alias(images, "original");
const originalFile = alias(files, "original_file");
const reviewer = alias(users, "reviewer");

const reviewImages = (db: Executor) =>
  db
    .select({
      image: images,
      file: files,
      originalKey: originalFile.key,
      projectTitle: projects.title,
      ownerEmail: users.email,
      rating: reviews.rating,
      notes: reviews.notes,
      reviewedAt: reviews.reviewedAt,
      reviewerEmail: reviewer.email,
    })
    .from(images)
    .innerJoin(files, eq(files.id, images.fileId))
    .innerJoin(users, eq(users.id, ownerOf(images.userId)))
    .leftJoin(original, eq(original.id, images.originalImageId))
    .leftJoin(originalFile, eq(originalFile.id, original.fileId))
    .leftJoin(projects, eq(projects.id, images.projectId))
    .leftJoin(reviews, eq(reviews.imageId, images.id))
    .leftJoin(reviewer, and(eq(reviewer.id, reviews.reviewerId), isNotNull(reviews.rating)));

export type ReviewImageRow = Awaited<ReturnType<typeof reviewImages>>[number];

export async function isReviewer(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ is: users.isReviewer }).from(users).where(eq(users.id, userId));
  return row?.is ?? false;
}

export async function findReviewImage(db: Executor, imageId: number): Promise<ReviewImageRow | null> {
  const [row] = await reviewImages(db).where(and(eq(images.id, imageId), eq(images.type, "generated")));
  return row ?? null;
}

export function selectReviewed(
  db: Db,
  page: { page: number; limit: number; rating: Rating | undefined },
): Promise<ReviewImageRow[]> {
  const rated = page.rating ? eq(reviews.rating, page.rating) : isNotNull(reviews.rating);
  return reviewImages(db)
    .where(rated)
    .orderBy(desc(reviews.reviewedAt), desc(reviews.imageId))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
}

export async function countReviews(db: Db): Promise<{ designs: number; good: number; bad: number }> {
  const rated = (rating: Rating) => sql<number>`count(*) filter (where ${reviews.rating} = ${rating})`;
  const [counts] = await db
    .select({
      designs: sql<number>`(select count(*) from ${images} where ${images.type} = 'generated')`.mapWith(
        Number,
      ),
      good: rated("good").mapWith(Number),
      bad: rated("not_good").mapWith(Number),
    })
    .from(reviews);
  return counts ?? { designs: 0, good: 0, bad: 0 };
}

/** What this reviewer holds and has not let go of gets the new term; answers the ids, oldest design first. */
export async function renewLeases(db: Db, reviewerId: string, now: Date, until: Date): Promise<number[]> {
  const held = await db
    .update(reviews)
    .set({ leasedUntil: until })
    .where(and(eq(reviews.reviewerId, reviewerId), isNull(reviews.rating), gt(reviews.leasedUntil, now)))
    .returning({ imageId: reviews.imageId });
  return held.map(({ imageId }) => imageId).sort((a, b) => a - b);
}

/** The oldest design that nobody has reviewed or holds. By id, so that both sides of the join are read in order. */
export async function findFreeDesign(db: Db, now: Date, besides: number | undefined): Promise<number | null> {
  const [row] = await db
    .select({ id: images.id })
    .from(images)
    .leftJoin(reviews, eq(reviews.imageId, images.id))
    .where(
      and(
        eq(images.type, "generated"),
        or(isNull(reviews.imageId), and(isNull(reviews.rating), lte(reviews.leasedUntil, now))),
        besides === undefined ? undefined : ne(images.id, besides),
      ),
    )
    .orderBy(asc(images.id))
    .limit(1);
  return row?.id ?? null;
}

type Taking = { imageId: number; reviewerId: string; now: Date };

/** Nobody else holds it: their term ended, or it is the reviewer's own. */
const isTakeable = ({ reviewerId, now }: Taking) =>
  or(eq(reviews.reviewerId, reviewerId), and(isNull(reviews.rating), lte(reviews.leasedUntil, now)));

/** False when another reviewer was faster: of all who ask at once, one gets the row. */
export async function takeLease(db: Db, taking: Taking, until: Date): Promise<boolean> {
  const lease = { reviewerId: taking.reviewerId, leasedUntil: until };
  const taken = await db
    .insert(reviews)
    .values({ imageId: taking.imageId, ...lease })
    .onConflictDoUpdate({
      target: reviews.imageId,
      set: lease,
      setWhere: and(isNull(reviews.rating), isTakeable(taking)),
    })
    .returning({ imageId: reviews.imageId });
  return taken.length > 0;
}

/** False when another reviewer holds or has rated it. */
export async function writeReview(
  db: Db,
  taking: Taking,
  review: { rating: Rating; notes: string | null },
): Promise<boolean> {
  const values = { reviewerId: taking.reviewerId, ...review, leasedUntil: null, reviewedAt: taking.now };
  const written = await db
    .insert(reviews)
    .values({ imageId: taking.imageId, ...values })
    .onConflictDoUpdate({ target: reviews.imageId, set: values, setWhere: isTakeable(taking) })
    .returning({ imageId: reviews.imageId });
  return written.length > 0;
}
