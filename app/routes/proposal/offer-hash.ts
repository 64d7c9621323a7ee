import type { Offer } from "#contract/proposal-record.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";

/** Whether the hash that would be signed is that of the offer on this page. Without HTTPS a browser cannot tell, and the server does. */
export async function isHashOfOffer(offer: Offer, sha256: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true;
  const bytes = new TextEncoder().encode(canonicalJson(offer));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}
