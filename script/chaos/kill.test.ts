import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newProject } from "#tests/support/designing.ts";
import { startTestProgram, type TestProgram } from "#tests/support/test-program.ts";
import { run } from "./kill.ts";
import { createLedger } from "./ledger.ts";
import { verifyLedger } from "./verify-ledger.ts";

describe("npm run chaos -- kill", () => {
  it("finds every promise kept after a round of it", async () => {
    expect(await run(["--rounds", "1", "--database", "embedded"])).toBe(true);
  }, 240_000);

  describe("told of promises that the server never made", () => {
    let program: TestProgram;
    beforeAll(async () => {
      program = await startTestProgram("embedded", { roles: ["web"] });
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
      ledger.proposals.set(design, { owner, events: ["sent", "signed"] });
      const { lost, checked } = await verifyLedger(ledger, client, dana);
      expect(lost).toEqual([
        expect.stringContaining(`project ${id} is Front yard and was promised as Back yard`),
        expect.stringContaining(`project ${id + 1} is undefined`),
        expect.stringContaining("upload /files/photos/none.jpg answers 404"),
        expect.stringContaining(`design ${design} is 404`),
        expect.stringContaining("saved image 7"),
        expect.stringContaining(`proposal ${design} (404) does not say "sent"`),
        expect.stringContaining(`proposal ${design} (404) does not say "signed"`),
      ]);
      expect(checked).toBe(9);
      ledger.projects.set(id, { owner, title: { acknowledged: "Back yard", unanswered: ["Front yard"] } });
      expect((await verifyLedger(ledger, client, dana)).lost).toHaveLength(6);
    });
  });
});
