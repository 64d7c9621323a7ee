import { z } from "zod";
import { storedJson } from "./stored-json.ts";

type OpenRecord = Record<string, unknown>;
const Schema = z.record(z.string(), z.unknown());

/** What the stream of a generation told: the reader of each kind of event knows its fields. */
export const eventDataJson = storedJson<OpenRecord>("event of a generation", Schema);
/** A signed event as the payment provider sent it. */
export const paymentEventJson = storedJson<OpenRecord>("event of the payment provider", Schema);
/** What the demo's page said of a visit. */
export const visitDataJson = storedJson<OpenRecord>("event of the demo", Schema);
