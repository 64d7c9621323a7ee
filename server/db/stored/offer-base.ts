import { z } from "zod";
import type { Offer } from "#contract/proposal-record.ts";
import { storedJson } from "./stored-json.ts";

/**
 * An offer without what follows from the choice. `sentAt` and `validUntil` are null in a draft. The pictures' files are named beside the
 * options, so that an offer shows them whatever becomes of the designs.
 */
export type OfferBase = Omit<Offer, "choice" | "schedule" | "dates" | "change"> & {
  dates: {
    sentAt: string | null;
    validUntil: string | null;
    startsOn: string | null;
    workDays: number | null;
  };
  change:
    | (Omit<NonNullable<Offer["change"]>, "deltaCents" | "lines"> & {
        linesBefore: LineBefore[];
        /** What was signed looked so; missing in change orders of before. */
        pictureFileId?: string;
      })
    | null;
  files: { optionId: string; photoFileId: string | null; pictureFileId: string }[];
  logoFileId: string | null;
  /** What the company should look at, as the bills were. */
  warnings: string[];
};

/** A line of what was signed before, by the name that it is known by. */
export type LineBefore = { name: string; unit: string; quantity: number };

const Schema = z.object({
  proposalId: z.string(),
  title: z.string(),
  currency: z.enum(["USD", "CAD"]),
  options: z.array(z.object({ id: z.string(), title: z.string() })),
  change: z.object({ linesBefore: z.array(z.object({ name: z.string(), quantity: z.number() })) }).nullable(),
  files: z.array(z.object({ optionId: z.string(), pictureFileId: z.string() })),
  warnings: z.array(z.string()),
});

export const offerBaseJson = storedJson<OfferBase>("offer", Schema);
