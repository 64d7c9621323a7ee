import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { type ReviewImage, reviewerEndpoints } from "#contract/endpoints/reviewer.ts";
import { MESSAGES } from "#contract/messages.ts";
import { images, users } from "#server/db/schema.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { newReviewer, seedDesigns } from "#tests/support/reviewing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { takeLease } from "./reviews.store.ts";

const { reviewStats, nextReview, submitReview, listReviews } = reviewerEndpoints;
const MINUTE_MS = 60_000;

describeOnEachDatabase(
  "reviewing",
  (program) => {
    let client: TestClient;
    let owner: Person;
    let vera: Person;
    let will: Person;
    let others: Person[];
    beforeAll(async () => {
      ({ client } = program());
      owner = await client.registered();
      const people = Array.from({ length: 7 }, () => newReviewer(client, program().database.db));
      [vera, will, ...others] = (await Promise.all(people)) as [Person, Person, ...Person[]];
    });
    beforeEach(() => program().database.db.delete(images));
    const seed = (count: number) => seedDesigns(program().database.db, owner.user.id, count);
    const next = async (as: Person, besides?: number): Promise<ReviewImage | null> =>
      (await client.call(nextReview, { query: besides === undefined ? {} : { besides } }, as)).body.data;
    const rate = (as: Person, id: number, rating: "good" | "not_good" = "good", notes?: string | null) =>
      client.call(submitReview, { body: { saved_image_id: id, rating, notes } }, as);
    const stats = async () => (await client.call(reviewStats, {}, vera)).body.stats;
    const listed = async (query: object = {}) =>
      (await client.call(listReviews, { query }, vera)).body.data.map(({ id }) => id);

    it("shows a design whole: photo, picture, words, changes, project and whose it is", async () => {
      const projectId = await newProject(client, owner, "Elm Street 4");
      const form = { projectId: String(projectId), editHistory: JSON.stringify(["more roses"]) };
      const { savedImageId, imageUrl } = await finished(
        client,
        owner,
        await startDesign(client, owner, form),
      );
      const shown = await next(vera);
      expect(shown).toMatchObject({
        id: savedImageId,
        Id: savedImageId,
        image_type: "generated",
        project_name: "Elm Street 4",
        original_prompt: "a lawn with a stone path",
        edit_history: ["more roses"],
        user_email: owner.email,
        rating: null,
        notes: null,
        reviewed_at: null,
        reviewer_email: null,
      });
      // Each session has addresses of its own.
      const pathOf = (url = "") => url.split("?")[0];
      expect(pathOf(shown?.cloudinary_url)).toBe(pathOf(imageUrl ?? ""));
      for (const url of [shown?.cloudinary_url, shown?.thumbnail_url, shown?.original_image])
        expect((await client.request(url ?? "")).status).toBe(200);
    });

    it("keeps a reviewer's design for them, and hands the one after it out ahead of time", async () => {
      const [first, second, third] = await seed(4);
      expect((await next(vera))?.id).toBe(first);
      expect((await next(vera))?.id).toBe(first);
      expect((await next(vera, first))?.id).toBe(second);
      expect((await next(vera, first))?.id).toBe(second);
      expect((await next(will))?.id).toBe(third);
    });

    it("never gives two reviewers the same design, however many ask at once", async () => {
      const ids = await seed(12);
      const [late, ...more] = others;
      const reviewers = [vera, will, ...more];
      const onScreen = await Promise.all(reviewers.map((reviewer) => next(reviewer)));
      const ahead = await Promise.all(reviewers.map((reviewer, i) => next(reviewer, onScreen[i]?.id)));
      const given = [...onScreen, ...ahead].map((image) => image?.id);
      expect([...given].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(ids);
      expect(await next(late!)).toBeNull();
    });

    it("gives a design that two reviewers found free to the first who takes it, until their time is over", async () => {
      const [imageId = 0] = await seed(1);
      const { db } = program().database;
      const take = (reviewer: Person, minute: number) => {
        const now = new Date(Date.UTC(2026, 0, 1, 12, minute));
        const until = new Date(now.getTime() + 10 * MINUTE_MS);
        return takeLease(db, { imageId, reviewerId: reviewer.user.id, now }, until);
      };
      expect(await take(vera, 0)).toBe(true);
      expect(await take(will, 0)).toBe(false);
      expect(await take(will, 9)).toBe(false);
      expect(await take(will, 11)).toBe(true);
      expect(await take(vera, 11)).toBe(false);
    });

    it("writes a review once, counts it, and goes on to the next design", async () => {
      const [first, second, third] = await seed(3);
      expect(await stats()).toEqual({
        unreviewed_images: 3,
        reviewed_images: 0,
        good_reviews: 0,
        bad_reviews: 0,
      });
      await next(vera);
      const { status, body } = await rate(vera, first!, "good", "  House untouched.  ");
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        id: first,
        rating: "good",
        notes: "House untouched.",
        reviewer_email: vera.email,
        reviewed_at: expect.stringMatching(/^\d{4}-/),
      });
      expect((await next(vera))?.id).toBe(second);
      await rate(vera, second!, "not_good", null);
      expect(await stats()).toEqual({
        unreviewed_images: 1,
        reviewed_images: 2,
        good_reviews: 1,
        bad_reviews: 1,
      });
      expect((await next(will))?.id).toBe(third);
    });

    it("refuses a rating of what another reviewer holds or has rated, and takes one's own again", async () => {
      const [first] = await seed(1);
      await next(vera);
      const held = await rate(will, first!);
      expect([held.status, held.failure.message]).toEqual([409, MESSAGES.reviewTaken]);
      await rate(vera, first!, "good", "fine");
      expect((await rate(will, first!, "not_good")).status).toBe(409);
      const again = await rate(vera, first!, "not_good");
      expect(again.body.data).toMatchObject({ rating: "not_good", notes: null });
      expect((await stats()).reviewed_images).toBe(1);
    });

    it("lets exactly one of two reviewers rate a design that nobody holds", async () => {
      const [first] = await seed(1);
      const answers = await Promise.all([rate(vera, first!, "good"), rate(will, first!, "not_good")]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it("lists reviews, the last one first, by rating and by page", async () => {
      const [first, second, third] = await seed(4);
      for (const [id, rating] of [
        [second, "good"],
        [first, "not_good"],
        [third, "good"],
      ] as const) {
        await rate(vera, id!, rating);
        program().clock.advanceMs(1_000);
      }
      expect(await listed()).toEqual([third, first, second]);
      expect(await listed({ rating: "good" })).toEqual([third, second]);
      expect(await listed({ rating: "not_good" })).toEqual([first]);
      expect(await listed({ limit: 2 })).toEqual([third, first]);
      expect(await listed({ limit: 2, page: 2 })).toEqual([second]);
    });

    it("forgets what was said of a design that is deleted", async () => {
      const projectId = await newProject(client, owner);
      const id = await startDesign(client, owner, { projectId: String(projectId) });
      const { savedImageId } = await finished(client, owner, id);
      await rate(vera, savedImageId!);
      await client.call(projectEndpoints.deleteProject, { params: { id: String(projectId) } }, owner);
      expect(await listed()).toEqual([]);
      const gone = await rate(vera, savedImageId!);
      expect([gone.status, gone.failure.message]).toEqual([404, MESSAGES.imageNotFound]);
    });

    it.each([
      ["a rating of its own", { rating: "great" }, MESSAGES.reviewRatingInvalid],
      ["no rating", { rating: undefined }, MESSAGES.reviewRatingInvalid],
      ["notes of 2001 characters", { notes: "x".repeat(2001) }, MESSAGES.reviewNotesTooLong],
      ["no image", { saved_image_id: undefined }, MESSAGES.imageNotFound],
    ])("refuses %s", async (_, change, message) => {
      const [id] = await seed(1);
      const body = { saved_image_id: id, rating: "good", notes: null, ...change };
      const answer = await client.call(submitReview, { body }, vera);
      expect([answer.status, answer.failure.message]).toEqual([400, message]);
    });

    it("does not take a photo for a design", async () => {
      const [id] = await seed(1);
      await program().database.db.update(images).set({ type: "original" }).where(eq(images.id, id!));
      expect(await next(vera)).toBeNull();
      expect((await rate(vera, id!)).status).toBe(404);
    });

    it.each(Object.entries(reviewerEndpoints))(
      "%s is closed to guests, to people without the role, and to a reviewer who lost it",
      async (_, endpoint) => {
        const body = { saved_image_id: 1, rating: "good" };
        const input = endpoint.method === "POST" ? { body } : {};
        const lost = others.at(-1)!;
        const set = { isReviewer: false };
        await program().database.db.update(users).set(set).where(eq(users.id, lost.user.id));
        for (const [person, status, message] of [
          [null, 401, MESSAGES.authenticationRequired],
          [owner, 403, MESSAGES.reviewerRequired],
          [lost, 403, MESSAGES.reviewerRequired],
        ] as const) {
          const answer = await client.call(endpoint, input, person);
          expect([answer.status, answer.failure.message]).toEqual([status, message]);
        }
      },
    );
  },
  { models: () => ({ concept: createStandInModel() }) },
);

describeOnEachDatabase(
  "a reviewer who goes away",
  (program) => {
    it("keeps a design while they are heard, and gives it back ten minutes later", async () => {
      const { client, clock, database } = program();
      const [vera, will] = [await newReviewer(client, database.db), await newReviewer(client, database.db)];
      const [only] = await seedDesigns(database.db, vera.user.id, 1);
      const next = async (as: Person) => (await client.call(nextReview, {}, as)).body.data?.id ?? null;
      expect(await next(vera)).toBe(only);
      clock.advanceMs(4 * MINUTE_MS);
      expect(await next(vera)).toBe(only);
      clock.advanceMs(9 * MINUTE_MS);
      expect(await next(will)).toBeNull();
      clock.advanceMs(1 * MINUTE_MS);
      expect(await next(will)).toBe(only);
      expect(await next(vera)).toBeNull();
    });
  },
  { roles: ["web"] },
);
