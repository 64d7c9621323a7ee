import { z } from "zod";
import { storedJson } from "./stored-json.ts";

/** Changes that were asked for since the first picture, oldest first. */
export const editHistoryJson = storedJson<string[]>("edit history", z.array(z.string()));
