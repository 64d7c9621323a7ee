import { z } from "zod";
import { storedJson } from "./stored-json.ts";

const Markup = z.object({ kind: z.enum(["markup", "margin"]), rate: z.number() });

/** How cost becomes a selling price: markup is a share of the cost, margin a share of the price. */
export const markupJson = storedJson<z.infer<typeof Markup>>("markup", Markup);
