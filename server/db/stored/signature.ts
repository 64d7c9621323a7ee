import { Signature } from "#contract/proposal-record.ts";
import { storedJson } from "./stored-json.ts";

/** Who signed, and what was on the screen: sealed, so its shape is the contract's, and strict. */
export const signatureJson = storedJson<Signature>("signature", Signature);
