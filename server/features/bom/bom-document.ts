import type { Company } from "#contract/endpoints/company.ts";
import type { ComputedBom } from "#core/bom/bom.ts";
import type { PriceDetail } from "#core/bom/client-bom.ts";

/** A bill with what a paper of it says beside the items. */
export type BomDocument = {
  bom: ComputedBom;
  /** "cost" = for the company itself; the others are for its client. */
  prices: "cost" | PriceDetail;
  /** The project's title. */
  project: string;
  preparedBy: string;
  /** Letter head, and what the paper says below; null until there is a profile. */
  company: Company | null;
  logo: Uint8Array | null;
  /** Whose yard it is, and where, as far as it is known. */
  client: { name: string | null; siteAddress: string | null };
  /** Last change, YYYY-MM-DD. */
  date: string;
  product: string;
  /** Null where the picture is gone. */
  before: Uint8Array | null;
  after: Uint8Array | null;
};
