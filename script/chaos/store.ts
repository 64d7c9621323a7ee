import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";
import { createS3Storage } from "#server/adapters/storage/s3-storage.ts";
import type { DatabaseConfig } from "#server/db/connect.ts";
import { subscriptions } from "#server/db/schema.ts";
import { auditFiles } from "#server/files/audit-files.ts";
import { SWEEP_AGES } from "#server/files/sweep-files.job.ts";
import { sweepFiles } from "#server/files/sweep-files.ts";
import { createLog } from "#server/log.ts";
import { createProgram } from "#server/program.ts";
import { startS3Server } from "#tests/fakes/s3-server.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { createTestClient, type Person } from "#tests/support/test-client.ts";
import { testConfig } from "#tests/support/test-config.ts";
import { FAULTS, type Fault, type FaultName } from "./store/faults.ts";

/** A silent store is asked three times, ten seconds each. */
const ANSWER_LIMIT_MS = 45_000;
const NEVER_MS = 1e12;

export type StoreRow = {
  name: string;
  /** What was asked meanwhile, and how it was answered: a status, or `cut` for half a picture that the browser sees as broken. */
  answers: Record<string, string>;
  slowestMs: number;
  /** Pictures and designs that were promised and looked at afterwards. */
  kept: number;
  /** What was not as it must be; empty = all well. */
  faults: string[];
};

/**
 * `npm run chaos -- store [--faults silent,half]`: the store of pictures fails in every way while somebody uploads, designs, looks and
 * deletes. Nothing may end the process, answers are quick and clear, what was acknowledged stays, and no half picture passes for a whole.
 */
export async function run(args: string[]): Promise<boolean> {
  const names = Object.keys(FAULTS) as FaultName[];
  const { values } = parseArgs({ args, options: { faults: { type: "string", default: names.join(",") } } });
  const unknown = values.faults.split(",").filter((name) => !Object.hasOwn(FAULTS, name));
  if (unknown.length > 0)
    throw new Error(`no such fault: ${unknown.join(", ")}; there are ${names.join(", ")}`);
  console.log(`load ${loadavg()[0]!.toFixed(1)}`);
  const chosen = values.faults.split(",").map((name) => [name, FAULTS[name as FaultName]] as const);
  const rows = await checkStore(Object.fromEntries(chosen), print);
  const held = rows.filter(({ faults }) => faults.length === 0).length;
  console.log(
    `${held} of ${rows.length} borne: ${rows.reduce((sum, { kept }) => sum + kept, 0)} promises kept`,
  );
  return held === rows.length;
}

function print({ name, answers, slowestMs, kept, faults }: StoreRow): void {
  const told = Object.entries(answers).map(([what, how]) => `${what} ${how}`);
  const cells = [name.padEnd(12), `${(slowestMs / 1000).toFixed(1)} s`.padStart(7), `${kept} kept`];
  console.log(
    `${cells.join("  ")}  ${told.join(", ")}  ${faults.length ? `WRONG: ${faults.join("; ")}` : "ok"}`,
  );
}

export async function checkStore(
  chosen: Record<string, Fault>,
  onRow: (row: StoreRow) => void = () => {},
  database?: DatabaseConfig,
): Promise<StoreRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "yardwright-store-"));
  const store = await startS3Server();
  const { bucket, endpoint, accessKeyId, secretAccessKey } = store.access;
  const config = testConfig({
    DATA_DIR: dataDir,
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    // Through us, so that what the store gives is what we give.
    S3_DIRECT: "0",
  });
  const program = await createProgram(database ? { ...config, database } : config, {
    log: createLog("silent"),
    models: { concept: createStandInModel() },
  });
  const server = createServer(getRequestListener(program.app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createTestClient({ request: (path, init) => fetch(url + path, init) });
  const own = createS3Storage({ ...store.access, direct: false });
  const { db } = program.database;
  /** What would have ended the process. */
  const fatal: unknown[] = [];
  const note = (error: unknown) => void fatal.push(error);
  process.on("unhandledRejection", note).on("uncaughtException", note);

  /** The picture whole, or `cut`, or the status. */
  async function look(path: string): Promise<Buffer | string> {
    const answer = await client.request(path);
    if (answer.status !== 200) return String(answer.status);
    try {
      return Buffer.from(await answer.arrayBuffer());
    } catch {
      return "cut";
    }
  }

  let colors = 0;
  const photo = () =>
    photoFile({ background: `#${(0x10_00_00 + 0x01_11_11 * colors++).toString(16).padStart(6, "0")}` });
  const upload = async (as: Person) =>
    client.call(imageEndpoints.uploadOriginal, { form: { image: await photo() } }, as);

  async function check(name: string, fault: Fault): Promise<StoreRow> {
    const faults: string[] = [];
    const answers: Record<string, string> = {};
    let slowestMs = 0;
    const dana = await client.registered();
    // More designs than the free plan has.
    await db.insert(subscriptions).values({ userId: dana.user.id, status: "active", planType: "pro" });
    const pictures = new Map<string, Buffer>();
    const promise = async (path: string) => {
      const picture = await look(path);
      if (typeof picture === "string") faults.push(`a picture was acknowledged and answers ${picture}`);
      else pictures.set(path, picture);
    };
    const first = (await upload(dana)).body.url;
    await promise(first);
    const projectId = await newProject(client, dana);
    const drawn = await finished(
      client,
      dana,
      // The same photo and words twice are one picture.
      await startDesign(client, dana, { image: await photo(), projectId: String(projectId) }),
    );
    const kept = await finished(client, dana, await startDesign(client, dana, { image: await photo() }));
    await promise(kept.imageUrl ?? "");

    /** Asks while the store fails; a yes is a promise, and a no must say 503, when to come again, and why. */
    async function ask<A extends { status: number; headers: Headers; failure: { message: string } }>(
      what: string,
      asking: () => Promise<A>,
    ): Promise<A | null> {
      const started = performance.now();
      const answer = await asking();
      const ms = performance.now() - started;
      slowestMs = Math.max(slowestMs, ms);
      answers[what] = String(answer.status);
      if (ms > ANSWER_LIMIT_MS) faults.push(`${what} was answered after ${Math.round(ms / 1000)} s`);
      if (answer.status < 300) return answer;
      if (fault.isBearable) faults.push(`${what} was refused`);
      if (answer.status !== 503 || !answer.headers.has("retry-after"))
        faults.push(`${what} answered ${answer.status} and ${answer.headers.get("retry-after")} to retry`);
      if (answer.failure.message !== MESSAGES.storeAway)
        faults.push(`${what} said "${answer.failure.message}"`);
      return null;
    }

    await fault.begin(store);
    const uploaded = await ask("upload", () => upload(dana));
    const designs: string[] = [];
    for (const [what, form] of [
      ["design", { image: await photo() }],
      ["design of a stored photo", { imageUrl: first }],
    ] as const) {
      const answer = await ask(what, () =>
        client.call(generationEndpoints.createGeneration, { form: { ...form, prompt: "a lawn" } }, dana),
      );
      if (answer) designs.push(answer.body.data.id);
    }
    for (const [path, whole] of pictures) {
      const seen = await look(path);
      answers.look = typeof seen === "string" ? seen : "200";
      if (typeof seen === "string" ? fault.isBearable : !seen.equals(whole))
        faults.push(`a picture was answered with ${typeof seen === "string" ? seen : "another content"}`);
    }
    const deleted = await ask("delete", () =>
      client.call(projectEndpoints.deleteProject, { params: { id: String(projectId) } }, dana),
    );
    const now = () => new Date();
    await sweepFiles({ db, storage: own, now }, SWEEP_AGES).then(
      ({ strayFiles, unusedUploads }) => {
        answers.sweep = "done";
        if (strayFiles + unusedUploads > 0) faults.push("the sweep took what is young");
      },
      () => {
        answers.sweep = "failed";
      },
    );
    store.misbehave(null);
    await fault.end?.(store);
    // Whoever signs by the store's clock learns of another one by one refusal.
    await Promise.all([client.request("/readyz"), own.check().catch(() => {})]);

    if (uploaded) await promise(uploaded.body.url);
    for (const id of designs) {
      const { status, error, imageUrl } = await finished(client, dana, id);
      if (status === "succeeded") await promise(imageUrl ?? "");
      else faults.push(`a design that was taken ended as ${status}: ${error?.message}`);
    }
    for (const [path, whole] of pictures) {
      const seen = await look(path);
      if (typeof seen === "string" || !seen.equals(whole)) faults.push(`${path} was promised and is lost`);
    }
    if (deleted && (await look(drawn.imageUrl ?? "")) !== "404")
      // Its row is gone; the file goes with the next turn of the job, or with the sweep.
      answers["deleted picture"] = "still in the store";
    const after = await finished(client, dana, await startDesign(client, dana, { image: await photo() }));
    if (after.status !== "succeeded") faults.push("no good design followed");
    await sweepFiles(
      { db, storage: own, now },
      { unusedMs: NEVER_MS, strayMs: -SWEEP_AGES.strayMs, stagedMs: 0 },
    );
    const { missing, stray } = await auditFiles(db, own);
    if (missing.length + stray.length > 0)
      faults.push(`${missing.length} files are missing and ${stray.length} are left over`);
    if (deleted && (await look(drawn.imageUrl ?? "")) !== "404")
      faults.push("a deleted picture can still be seen");
    for (const error of fatal.splice(0)) faults.push(`the process would have ended: ${String(error)}`);
    return { name, answers, slowestMs, kept: pictures.size, faults };
  }

  try {
    await program.start(["web", "worker"]);
    const rows: StoreRow[] = [];
    for (const [name, fault] of Object.entries(chosen)) {
      const row = await check(name, fault);
      onRow(row);
      rows.push(row);
    }
    return rows;
  } finally {
    process.off("unhandledRejection", note).off("uncaughtException", note);
    server.closeAllConnections();
    server.close();
    await program.close();
    own.close();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
