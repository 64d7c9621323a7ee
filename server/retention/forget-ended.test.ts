import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { PRIVACY } from "#app/content/marketing.ts";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import {
  deletedGenerations,
  generationEvents,
  generations,
  paymentEvents,
  refreshTokens,
  resetTokens,
  sealedRecords,
  sessions,
} from "#server/db/schema.ts";
import { finished, readEvents, startDesign } from "#tests/support/designing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { forgetEnded } from "./forget-ended.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describeOnEachDatabase(
  "what has ended",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });
    const db = () => program().database.db;
    const forgetAfter = (ms: number) => forgetEnded(db(), new Date(Date.now() + ms));
    const sessionsOf = (person: Person) =>
      db().select().from(sessions).where(eq(sessions.userId, person.user.id));

    it("is forgotten when its time is over, and not before: sessions and their tokens", async () => {
      await client.call(accountEndpoints.logout, {}, dana);
      await forgetAfter(KEPT_DAYS.sessions * DAY_MS - HOUR_MS);
      const [session] = await sessionsOf(dana);
      if (!session) throw new Error("the session was forgotten too soon");
      const tokens = () => db().select().from(refreshTokens).where(eq(refreshTokens.sessionId, session.id));
      expect(await tokens()).toHaveLength(1);
      await forgetAfter(KEPT_DAYS.sessions * DAY_MS + HOUR_MS);
      expect([await sessionsOf(dana), await tokens()]).toEqual([[], []]);
    });

    it("leaves a living session, and of its refresh tokens the one that is not used", async () => {
      const { body } = await client.call(accountEndpoints.refresh, {
        body: { refreshToken: dana.refreshToken },
      });
      const [session] = await sessionsOf(dana);
      // Used every day, it never ends.
      const later = KEPT_DAYS.usedRefreshTokens * DAY_MS + HOUR_MS;
      await db()
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() + 2 * later) });
      await forgetAfter(later);
      const left = await db().select().from(refreshTokens).where(eq(refreshTokens.sessionId, session!.id));
      expect(left.map(({ usedAt }) => usedAt)).toEqual([null]);
      const again = { refreshToken: body.data.refreshToken };
      expect((await client.call(accountEndpoints.refresh, { body: again })).status).toBe(200);
    });

    it.each([
      [
        "resetTokens",
        resetTokens,
        (at: Date) => ({ hash: randomUUID(), userId: dana.user.id, expiresAt: at }),
      ],
      [
        "paymentEvents",
        paymentEvents,
        (at: Date) => ({ id: randomUUID(), type: "x", payload: {}, receivedAt: at }),
      ],
      [
        "deletedGenerations",
        deletedGenerations,
        (at: Date) => ({ id: randomUUID(), userId: dana.user.id, createdAt: at }),
      ],
      [
        "sealedRecords",
        sealedRecords,
        (at: Date) => ({ id: randomUUID(), record: "{}", sha256: "", priceSheet: "{}", createdAt: at }),
      ],
    ] as const)("is forgotten when its time is over, and not before: %s", async (what, table, row) => {
      await forgetAfter(1_000 * DAY_MS);
      await db()
        .insert(table)
        .values(row(new Date()) as never);
      await forgetAfter(KEPT_DAYS[what] * DAY_MS - HOUR_MS);
      expect(await db().$count(table)).toBe(1);
      await forgetAfter(KEPT_DAYS[what] * DAY_MS + HOUR_MS);
      expect(await db().$count(table)).toBe(0);
    });

    it("loses its steps, and tells its end to whoever opens it later", async () => {
      const id = await startDesign(client, dana);
      const done = await finished(client, dana, id);
      const count = () => db().$count(generationEvents, eq(generationEvents.generationId, id));
      const before = await count();
      await forgetAfter(KEPT_DAYS.generationProgress * DAY_MS - HOUR_MS);
      expect(await count()).toBe(before);
      await forgetAfter(KEPT_DAYS.generationProgress * DAY_MS + HOUR_MS);
      expect(await readEvents(client, dana, id)).toMatchObject([{ event: "done", data: { id: done.id } }]);
      expect(await db().$count(generations, eq(generations.id, id))).toBe(1);
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);

it("is named on the privacy page with its days", () => {
  const { text } = PRIVACY.find(({ title }) => title === "How long")!;
  for (const days of [
    KEPT_DAYS.sessions,
    KEPT_DAYS.resetTokens,
    KEPT_DAYS.paymentEvents,
    KEPT_DAYS.generationProgress,
    KEPT_DAYS.sealedRecords,
  ])
    expect(text).toMatch(new RegExp(`\\b${days} days?\\b`));
});
