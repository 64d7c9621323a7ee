import { z } from "zod";
import { storedJson } from "./stored-json.ts";

const Choice = z.object({ optionId: z.string(), addOnIds: z.array(z.string()) });
export type Choice = z.infer<typeof Choice>;

/** What the client has chosen. */
export const choiceJson = storedJson<Choice>("choice of a client", Choice);
