import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { newProject } from "#tests/support/designing.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";
import { run } from "./kill.ts";
import { createLedger } from "./ledger.ts";
import { verifyLedger } from "./verify-ledger.ts";

const EMPTY = {
  ...{ version: 1, photos: [], primaryId: null, viewpoint: "same" },
  ...{ change: "", view: "photo", shownId: null },
} as const;

describe("npm run chaos -- kill", () => {
  it("finds every promise kept after a round of it", async () => {
    expect(await run(["--rounds", "1", "--people", "4", "--database", "embedded"])).toBe(true);
  }, 240_000);

  describe("told of promises that the server never made", () => {
    let program: TestProgram;
    beforeAll(async () => {
      program = await startTestProgram(quickDatabase(), { roles: ["web"] });
    });
    afterAll(() => program.close());

    it("names each of them", async () => {
      const { client } = program;
      const dana = await client.registered();
      const id = await newProject(client, dana, "Front yard");
      const owner = dana.email;
      const ledger = createLedger();
      ledger.projects.set(id, { owner, title: { acknowledged: "Back yard", unanswered: ["Side yard"] } });
      ledger.projects.set(id + 1, { owner, title: { acknowledged: "Pool", unanswered: [] } });
      ledger.uploads.push({ owner, url: "/files/photos/none.jpg" });
      const design = "00000000-0000-4000-8000-000000000000";
      ledger.generations.set(design, { owner, projectId: null, savedImageId: null });
      ledger.saved.push({ owner, imageId: 7, projectId: id });
      const kept = crypto.randomUUID();
      const state = { ...EMPTY, description: "A lawn" };
      const body = { id: kept, title: null, projectId: null, state };
      await client.call(keptDesignEndpoints.createDesign, { body }, dana);
      const promise = (acknowledged: string, revision: number) =>
        ledger.designs.set(kept, { owner, words: { acknowledged, unanswered: [] }, revision });
      promise("A pond", 1);
      ledger.proposals.set(design, { owner, events: ["sent", "signed"] });
      const { lost, checked } = await verifyLedger(ledger, client, dana);
      expect(lost).toEqual([
        expect.stringContaining(`project ${id} is Front yard and was promised as Back yard`),
        expect.stringContaining(`project ${id + 1} is undefined`),
        expect.stringContaining("upload /files/photos/none.jpg answers 404"),
        expect.stringContaining(`design ${design} is 404`),
        expect.stringContaining("saved image 7"),
        `kept design ${kept} is "A lawn" of revision 1 and was promised as "A pond" of 1`,
        expect.stringContaining(`proposal ${design} (404) does not say "sent"`),
        expect.stringContaining(`proposal ${design} (404) does not say "signed"`),
      ]);
      expect(checked).toBe(10);
      ledger.projects.set(id, { owner, title: { acknowledged: "Back yard", unanswered: ["Front yard"] } });
      promise("A lawn", 2);
      expect((await verifyLedger(ledger, client, dana)).lost).toHaveLength(7);
      promise("A lawn", 1);
      expect((await verifyLedger(ledger, client, dana)).lost).toHaveLength(6);
    });
  });
});
