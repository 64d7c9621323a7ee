import { z } from "zod";
import { storedJson } from "./stored-json.ts";

const LogData = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** What a row of the event log says beside the event: it is hashed, so it stays as it was written. */
export const logDataJson = storedJson<z.infer<typeof LogData>>("data of the event log", LogData);
