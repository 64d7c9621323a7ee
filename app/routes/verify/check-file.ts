import { sealTools } from "#app/lib/seal-tools.ts";
import { CALLS } from "#contract/calls.ts";
import { describeSeal, pictureNamed, type SealWords } from "#contract/seal-words.ts";
import { hexOf } from "#core/seal/der.ts";
import { verifySeal } from "#core/seal/verify-seal.ts";

/** The certificate that this server seals with; null where it cannot be asked. The file stays here. */
async function askOwnCertificate(): Promise<string | null> {
  try {
    const answer = await fetch(`/api${CALLS.sealKey.path}`);
    const { data } = (await answer.json()) as { data?: { certificateSha256?: string } };
    return data?.certificateSha256 ?? null;
  } catch {
    return null;
  }
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** What a file is, in words, and its record where it can be believed. */
export async function checkFile(file: File): Promise<{ words: SealWords; record: unknown }> {
  const [report, own] = await Promise.all([verifySeal(await bytesOf(file), sealTools), askOwnCertificate()]);
  const record = report.state === "unchanged" ? report.record : null;
  return { words: describeSeal(report, own), record };
}

/** Which picture of a record a file is; null = none of them. */
export const findPicture = async (record: unknown, file: File): Promise<string | null> =>
  pictureNamed(record, hexOf(await sealTools.digest("SHA-256", await bytesOf(file))));
