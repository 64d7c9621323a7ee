import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sealTools } from "#app/lib/seal-tools.ts";
import { verifySeal } from "#core/seal/verify-seal.ts";
import { loadSealKey } from "#server/features/proposals/seal/seal-key.ts";
import { createSealer } from "#server/features/proposals/seal/sealer.ts";
import { sealableRecord } from "#tests/support/sealed-record.ts";

/** The size of picture that a phone's photo becomes, and lines that a large yard has. */
const PICTURE = { width: 1600, height: 1200 };
const LINES = 40;
const OPTIONS = ["good", "better", "best", "other"];
const ROUNDS = 15;
const LIMITS = { sealMs: 500, bytes: 3_000_000 };

const folder = await mkdtemp(join(tmpdir(), "yardwright-bench-"));
const now = () => new Date();
const keyFile = join(folder, "seal-key.pem");
const key = await loadSealKey({ p12File: undefined, p12Password: "", keyFile }, "Bench seal", now());
const sealer = createSealer({
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
await sealer.close();
await rm(folder, { recursive: true });

const middle = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0);
const most = (times: number[]) => Math.round(Math.max(...times));
console.log(
  `A proposal of ${OPTIONS.length} options, each with ${LINES} lines and a picture of ${PICTURE.width} px:`,
);
console.table({
  "drawn and sealed, ms": { median: middle(sealing), most: most(sealing), limit: LIMITS.sealMs },
  "read and checked, ms": { median: middle(verifying), most: most(verifying), limit: "" },
  "file, bytes": { median: bytes, most: bytes, limit: LIMITS.bytes },
});
if (middle(sealing) > LIMITS.sealMs || bytes > LIMITS.bytes) process.exitCode = 1;
