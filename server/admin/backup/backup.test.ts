import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { runCommand } from "#server/admin/commands.ts";
import { files, users } from "#server/db/schema.ts";
import { auditFiles } from "#server/files/audit-files.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { maskFile, photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";
import { readArchive } from "./archive.ts";
import { writeBackup } from "./write-backup.ts";

const models = () => ({ concept: createStandInModel() });

describeOnEachDatabase(
  "npm run admin -- backup and restore",
  (program) => {
    let dir: string;
    let dana: Person;
    let design: { id: string; bytes: Buffer };
    let waiting: string;
    let path: string;
    let target: TestProgram;
    /** Someone with a saved design and one that waits, because no worker runs any more. */
    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), "yardwright-backup-"));
      path = join(dir, "one.tar");
      const { client } = program();
      dana = await client.registered();
      const projectId = String(await newProject(client, dana, 'Żółty ogród — "front"'));
      const id = await startDesign(client, dana, { projectId, mask: await maskFile() });
      const { imageUrl } = await finished(client, dana, id);
      design = { id, bytes: Buffer.from(await (await client.request(imageUrl ?? "")).arrayBuffer()) };
      await program().stop();
      waiting = await startDesign(client, dana, { projectId, seed: "2" });
      target = await startTestProgram(program().kind, { models });
    });
    afterAll(async () => {
      await target.close();
      await rm(dir, { recursive: true });
    });

    it("writes one file, whole or not at all", async () => {
      const saved = await runCommand(program().operations, ["backup", path]);
      expect(saved.words).toMatch(/holds \d+ rows of \d+ tables and 5 files/);
      expect(await readdir(dir)).toEqual(["one.tar"]);
      const before = await readFile(path);
      expect(await runCommand(program().operations, ["backup", path])).toEqual({
        ok: false,
        words: `${path} is there already. Choose another name.`,
      });
      expect(Buffer.compare(await readFile(path), before)).toBe(0);
      const nowhere = await runCommand(program().operations, ["backup", join(dir, "none", "a.tar")]);
      expect([nowhere.ok, nowhere.words]).toEqual([false, expect.stringContaining("cannot be written")]);
    });

    it("refuses what is cut off or changed, and leaves the installation empty", async () => {
      const whole = await readFile(path);
      const broken = join(dir, "broken.tar");
      const [first] = await Array.fromAsync(readArchive(path));
      const cutOff = [0.2, 0.5, 1 - 1_500 / whole.length].map((part): [Buffer, RegExp] => [
        whole.subarray(0, Math.floor(whole.length * part)),
        /The backup is cut off/,
      ]);
      const cases: [Buffer, RegExp][] = [
        ...cutOff,
        [whole.subarray(0, 512 + Math.ceil((first?.bytes ?? 0) / 512) * 512), /The backup is cut off/],
        [flipped(whole, 700), /The backup is damaged: files\/.* is not as it was written/],
        [flipped(whole, 20), /not a backup of Yardwright, or it is damaged/],
        [Buffer.from("a text file"), /The backup is cut off/],
        [Buffer.alloc(1024), /The backup is cut off: its checksums are missing/],
      ];
      for (const [content, words] of cases) {
        await writeFile(broken, content);
        const answer = await runCommand(target.operations, ["restore", broken]);
        expect(answer).toEqual({ ok: false, words: expect.stringMatching(words) });
        expect(answer.words).toContain("Nothing was changed.");
      }
      const nowhere = await runCommand(target.operations, ["restore", join(dir, "none.tar")]);
      expect(nowhere.words).toContain("cannot be read");
      expect(await target.database.db.select().from(users)).toEqual([]);
      expect(await Array.fromAsync(target.operations.storage.list(""))).toEqual([]);
    });

    it("takes the rows again when a file was deleted while it copied", async () => {
      const { db, storage, now } = program().operations;
      const eve = await program().client.registered();
      const image = await photoFile({ background: "#778899" });
      await program().client.call(imageEndpoints.uploadOriginal, { form: { image } }, eve);
      const [row] = await db.select().from(files).where(eq(files.userId, eve.user.id));
      let asked = 0;
      const get = async (key: string) => {
        if (key !== row?.key) return storage.get(key);
        // Not there yet when the copying began, gone when it should be copied.
        if (++asked === 2) await db.delete(files).where(eq(files.id, row.id));
        return null;
      };
      path = join(dir, "deleted-meanwhile.tar");
      const manifest = await writeBackup({ db, storage: { ...storage, get }, now }, path);
      expect(manifest).toMatchObject({ snapshot: 2, missing: [], unneeded: [row?.thumbnailKey] });
    });

    it("carries everything over, waiting designs included, and only into an empty installation", async () => {
      const restored = await runCommand(target.operations, ["restore", path]);
      expect(restored.words).toMatch(/^Restored \d+ rows of \d+ tables and 5 files/);
      const { client } = target;
      const { email, password } = dana;
      const { body: session } = await client.call(accountEndpoints.login, { body: { email, password } });
      const me = session.data;
      const { body } = await client.call(projectEndpoints.listProjects, { query: {} }, me);
      expect(body.data.projects.map((project) => project.Title)).toEqual(['Żółty ogród — "front"']);
      expect((await finished(client, me, waiting)).status).toBe("succeeded");
      expect(await auditFiles(target.database.db, target.operations.storage)).toMatchObject({
        missing: [],
        stray: [],
      });
      const images = await client.call(imageEndpoints.listImages, { query: {} }, me);
      expect(images.body.data.total).toBe(2);
      const { imageUrl } = await finished(client, me, design.id);
      const bytes = Buffer.from(await (await client.request(imageUrl ?? "")).arrayBuffer());
      expect(Buffer.compare(bytes, design.bytes)).toBe(0);
      // New rows get numbers of their own.
      expect(await newProject(client, me)).toBeGreaterThan(body.data.projects[0]?.Id ?? 0);
      const again = await runCommand(target.operations, ["restore", path]);
      expect(again).toMatchObject({
        ok: false,
        words: expect.stringMatching(/The database is not empty.*Nothing was changed/),
      });
    });
  },
  { models },
);

function flipped(content: Buffer, at: number): Buffer {
  const changed = Buffer.from(content);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}
