/**
 * The paper of a proposal, and its client's page in Chromium on the built product. `npm run bench -- proposal`. The limits hold for
 * medians on a machine with nothing else to do.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { sealTools } from "#app/lib/seal-tools.ts";
import { verifySeal } from "#core/seal/verify-seal.ts";
import { loadSealKey } from "#server/features/proposals/seal/seal-key.ts";
import { createSealer, createSealPool } from "#server/features/proposals/seal/sealer.ts";
import { sealableRecord } from "#tests/support/sealed-record.ts";
import { measureProposalPage } from "./proposal-page.ts";

/** The size of picture that a phone's photo becomes, and lines that a large yard has. */
const PICTURE = { width: 1600, height: 1200 };
const LINES = 40;
const OPTIONS = ["good", "better", "best", "other"];
const ROUNDS = 15;
const LIMITS = { sealMs: 500, bytes: 3_000_000, switchMs: 500, scriptBytes: 60 * 1024, paintMs: 1_500 };

const folder = await mkdtemp(join(tmpdir(), "yardwright-bench-"));
const now = () => new Date();
const keyFile = join(folder, "seal-key.pem");
const key = await loadSealKey({ p12File: undefined, p12Password: "", keyFile }, "Bench seal", now());
const pool = createSealPool();
const sealer = createSealer({
  pool,
  key,
  tsaUrl: undefined,
  product: "Yardwright",
  verifyUrl: "http://localhost:3000/verify",
  now,
  onWarning: console.warn,
});
const { record } = await sealableRecord();
const [option] = record.offer.options;
const [line] = option?.lines ?? [];
if (!option || !line) throw new Error("the sample has no line");
const lines = Array.from({ length: LINES }, (_, i) => ({ ...line, id: `line-${i}`, name: `Line ${i}` }));
const { record: long, pictures } = await sealableRecord(
  {
    options: OPTIONS.map((id) => ({ ...option, id, title: id, lines })),
    choice: { ...record.offer.choice, optionId: "other" },
    // Letters that the built-in fonts of PDF do not have cost the most.
    client: { ...record.offer.client, name: "Łukasz Żółć" },
  },
  PICTURE,
);

const sealing: number[] = [];
const verifying: number[] = [];
let bytes = 0;
for (let round = 0; round <= ROUNDS; round++) {
  const started = performance.now();
  const file = await sealer.sealProposal(long, pictures);
  const sealed = performance.now();
  const { state } = await verifySeal(file, sealTools);
  if (state !== "unchanged") throw new Error(`the file is ${state}`);
  // The first one loads the thread.
  if (round > 0) {
    sealing.push(sealed - started);
    verifying.push(performance.now() - sealed);
  }
  bytes = file.length;
}
await pool.close();
await rm(folder, { recursive: true });

const { switches, bytes: weight, paints } = await measureProposalPage();
const middle = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0);
const percentile95 = (times: number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0);
const row = (times: number[], limit: number | "") => ({
  median: middle(times),
  "95th": percentile95(times),
  limit,
});
const once = (value: number, limit: number | "") => ({ median: value, "95th": value, limit });
console.log(
  `A proposal of ${OPTIONS.length} options, each with ${LINES} lines and a picture of ${PICTURE.width} px, and the client's page of two options:`,
);
const rows = {
  "drawn and sealed, ms": row(sealing, LIMITS.sealMs),
  "read and checked, ms": row(verifying, ""),
  "file, bytes": once(bytes, LIMITS.bytes),
  "option pressed to picture and price shown, ms": row(switches, LIMITS.switchMs),
  "script of the client's page, bytes": once(weight.script, LIMITS.scriptBytes),
  "pictures of it, bytes": once(weight.image, ""),
  "all of it, bytes": once(weight.all, ""),
  "largest paint, ms": row(paints.plain, LIMITS.paintMs),
  "largest paint, slow phone (150 ms, 1.6 Mbit/s, CPU / 4), ms": row(paints.slow, LIMITS.paintMs),
};
console.table(rows);
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
if (Object.values(rows).some(({ median, limit }) => limit !== "" && median > limit)) process.exitCode = 1;
