import { join } from "node:path";
import { loadSealKey } from "#server/features/proposals/seal/seal-key.ts";
import { createSealer } from "#server/features/proposals/seal/sealer.ts";
import { sealableRecord } from "./sealed-record.ts";
import { warmWorkers } from "./warm-threads.ts";

/** A sealed proposal, by the key that lies (or is then made) in this folder, with the pictures that it names. */
export async function sealSample(dataDir: string) {
  const config = { p12File: undefined, p12Password: "", keyFile: join(dataDir, "seal-key.pem") };
  const sealer = createSealer({
    pool: warmWorkers().seals,
    key: await loadSealKey(config, "Yardwright seal", new Date()),
    tsaUrl: undefined,
    product: "Yardwright",
    verifyUrl: "https://yardwright.example/verify",
    now: () => new Date(),
    onWarning: () => {},
  });
  const { record, pictures } = await sealableRecord();
  const file = await sealer.sealProposal(record, pictures);
  return { file, record, pictures };
}
