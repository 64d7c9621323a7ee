import { z } from "zod";
import { storedJson } from "./stored-json.ts";

/** How often each item of a bill was edited, by its id. */
export const itemVersionsJson = storedJson<Record<string, number>>(
  "versions of items",
  z.record(z.string(), z.number()),
);
