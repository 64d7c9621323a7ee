import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { hexOf } from "./der.ts";
import type { SealTools } from "./seal-tools.ts";

/** What of a record does not agree with the rest of it. */
export type RecordFault =
  /** No record, or none of a kind that is known. */
  | "unreadable"
  /** Not spelled as RFC 8785 has it, so that its hash is not the hash of what it says. */
  | "spelling"
  | "offer"
  | "terms"
  | "consent"
  /** Somebody signed another offer than the one that stands there. */
  | "signatures";

/** Compares each hash of a record with what it is the hash of, as far as that stands in the record itself. */
export async function checkRecord(
  text: string,
  tools: SealTools,
): Promise<{ record: unknown; faults: RecordFault[] }> {
  const record = JSON.parse(text);
  const { offer, offerSha256, signatures } = record;
  if (record.format !== "proposal-record" || record.version !== 1 || !Array.isArray(signatures))
    return { record, faults: ["unreadable"] };
  const isHashOf = async (hash: unknown, content: string) =>
    hexOf(await tools.digest("SHA-256", tools.encodeText(content))) === hash;
  const { terms, consent } = offer;
  const agrees: Record<Exclude<RecordFault, "unreadable">, boolean> = {
    spelling: canonicalJson(record) === text,
    offer: await isHashOf(offerSha256, canonicalJson(offer)),
    terms: terms === null || (await isHashOf(terms.sha256, terms.text)),
    consent: await isHashOf(consent.sha256, consent.sentence),
    signatures: signatures.every((signature) => signature.offerSha256 === offerSha256),
  };
  const faults = Object.entries(agrees).flatMap(([name, holds]) => (holds ? [] : [name as RecordFault]));
  return { record, faults };
}
