import { z } from "zod";
import type { DesignState } from "#contract/design-state.ts";
import { storedJson } from "./stored-json.ts";

/** A kept design says by its version how it is read. One of a newer release is refused in words, where it is read for people. */
export const designStateJson = storedJson<DesignState>("design", z.object({ version: z.number() }));
