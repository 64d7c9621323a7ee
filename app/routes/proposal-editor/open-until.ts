import { formatDate } from "#app/lib/format.ts";
import type { Proposal } from "#contract/proposal-view.ts";

/**
 * Until when the link of a proposal is open: the day on which the client can sign last. The link holds some hours longer, for a day ends
 * later elsewhere; once signed it shows what was signed until its own end.
 */
export function openUntil({ link, signed, offer }: Pick<Proposal, "link" | "signed" | "offer">): string {
  const { validUntil } = offer.dates;
  if (validUntil && !signed) return formatDate(validUntil, "UTC");
  return link ? formatDate(link.expiresAt) : "";
}
