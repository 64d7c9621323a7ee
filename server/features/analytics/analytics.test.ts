import { beforeEach, expect, it } from "vitest";
import { analyticsEndpoints } from "#contract/endpoints/analytics.ts";
import { MESSAGES } from "#contract/messages.ts";
import { runCommand } from "#server/admin/commands.ts";
import { analyticsEvents } from "#server/db/schema.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { demoEvent, analyticsSessionId } = analyticsEndpoints;
const DAY_MS = 86_400_000;
let address = 0;

describeOnEachDatabase(
  "analytics",
  (program) => {
    beforeEach(async () => {
      await program().database.db.delete(analyticsEvents);
      // Each test comes from an address of its own, so that the limits of one do not meet another.
      address++;
    });
    const send = (body: unknown, path = "/api/analytics/demo-event") =>
      program().client.request(path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `10.0.0.${address}` },
        body: JSON.stringify(body),
      });
    const event = (sessionId: string, eventType = "page_load", eventData: object = {}) => ({
      sessionId,
      eventType,
      eventData,
    });
    const kept = () => program().database.db.select().from(analyticsEvents);
    const summary = async () => {
      const { ok, words } = await runCommand(program().operations, ["analytics"]);
      expect(ok).toBe(true);
      return words;
    };

    it("hands out an id that is new each time, under both paths", async () => {
      const ids = await Promise.all(
        ["/analytics/session-id", "/api/analytics/session-id"].map(async (path) => {
          const answer = await program().client.request(path);
          expect(answer.status).toBe(200);
          return ((await answer.json()) as { sessionId: string }).sessionId;
        }),
      );
      expect(new Set(ids).size).toBe(2);
      for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    });

    it("keeps an event with its data under both paths, and nothing about who sent it", async () => {
      for (const path of ["/analytics/demo-event", "/api/analytics/demo-event"]) {
        const answer = await send(event("client-made-1", "image_upload", { photos: 2 }), path);
        expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
      }
      const rows = await kept();
      expect(rows).toHaveLength(2);
      for (const row of rows) {
        expect(Object.keys(row).sort()).toEqual(["createdAt", "eventData", "eventType", "id", "sessionId"]);
        expect(row).toMatchObject({
          sessionId: "client-made-1",
          eventType: "image_upload",
          eventData: { photos: 2 },
        });
      }
    });

    it.each([
      ["an event it does not know", event("session-one", "purchase")],
      ["data of more than 2000 characters", event("session-one", "page_load", { x: "y".repeat(2_000) })],
      ["data that is no object", { ...event("session-one"), eventData: [1, 2] }],
      ["a session id that is a story", event("once upon a time")],
      ["a session id without an end", event("x".repeat(65))],
      ["no session id", { eventType: "page_load", eventData: {} }],
    ])("refuses %s", async (_, body) => {
      const answer = await send(body);
      expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        400,
        MESSAGES.eventInvalid,
      ]);
      expect(await kept()).toEqual([]);
    });

    it("takes 120 events in five minutes from one address, then says when to come back", async () => {
      const answers = await Promise.all(
        Array.from({ length: 121 }, () => send(event("flooding-1", "image_upload"))),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(200);
      expect(await kept()).toHaveLength(120);
    });

    it("forgets events after 400 days", async () => {
      await send(event("old-visitor"));
      program().clock.advanceMs(399 * DAY_MS);
      await send(event("new-visitor"));
      expect((await kept()).map(({ sessionId }) => sessionId).sort()).toEqual(["new-visitor", "old-visitor"]);
      program().clock.advanceMs(2 * DAY_MS);
      await send(event("newest-visitor"));
      expect((await kept()).map(({ sessionId }) => sessionId).sort()).toEqual([
        "new-visitor",
        "newest-visitor",
      ]);
    });

    it("sums the last 30 days up for the owner, each visitor once", async () => {
      expect(await summary()).toMatch(/^Nobody visited the demo in the last 30 days/);
      await send(event("visitor-a"));
      await send(event("visitor-a", "image_upload"));
      program().clock.advanceMs(31 * DAY_MS);
      const [first] = program().clock.now().toISOString().split("T");
      await send(event("visitor-b"));
      await send(event("visitor-b", "image_upload"));
      await send(event("visitor-b", "image_upload"));
      await send(event("visitor-b", "generate_attempt"));
      program().clock.advanceMs(DAY_MS);
      const [second] = program().clock.now().toISOString().split("T");
      await send(event("visitor-b"));
      await send(event("visitor-c"));
      const lines = (await summary()).split("\n").map((line) => line.trim().replaceAll(/ +/g, " "));
      expect(lines.slice(2)).toEqual([
        "visitors page loads photos added Generate pressed",
        `${first} 1 1 2 1`,
        `${second} 2 2 0 0`,
        "all 2 3 2 1",
        "",
        "Of 2 visitors, 50% added a photo and 50% pressed Generate.",
      ]);
    });

    it("answers its own paths only to its own methods", async () => {
      const { client } = program();
      expect((await client.call(analyticsSessionId)).status).toBe(200);
      expect((await client.call(demoEvent, { body: event("session-two") })).status).toBe(200);
      expect((await client.request("/analytics/demo-event")).status).toBe(404);
    });
  },
  { roles: ["web"], environment: { TRUST_PROXY: "1" } },
);
