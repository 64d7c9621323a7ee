import { PriceSheet } from "#contract/proposal-record.ts";
import { storedJson } from "./stored-json.ts";

/** What the lines of a proposal cost and where the prices come from: sealed, so its shape is the contract's, and strict. */
export const priceSheetJson = storedJson<PriceSheet>("price sheet", PriceSheet);
