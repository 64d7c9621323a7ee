import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty, withData } from "#contract/envelope.ts";
import { MESSAGES } from "#contract/messages.ts";
import { VIEWPOINTS } from "#contract/viewpoint.ts";
import { priceDetailKeys } from "#core/bom/client-bom.ts";

const ShareId = z.object({ shareId: z.string().regex(/^[\w-]{22}$/, MESSAGES.sharedNotFound) });

/** A design as anybody with the link sees it: nothing of the person who made it. */
export const SharedDesign = z.object({
  originalImage: z.string().nullable(),
  generatedImage: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  originalPrompt: z.string().nullable(),
  projectTitle: z.string().nullable(),
  createdAt: z.string(),
  editHistory: z.array(z.string()),
  viewpoint: z.enum(VIEWPOINTS),
  bomId: z.string().optional(),
});
export type SharedDesign = z.infer<typeof SharedDesign>;

export const sharingEndpoints = {
  createShare: {
    ...CALLS.createShare,
    summary: "A link that shows one saved design to anybody; the same design keeps its link",
    body: z.object({
      savedImageId: z.coerce.number({ error: MESSAGES.shareUnsaved }).int().positive().max(2_147_483_647),
      /** How much of its prices the bill that goes with it shows; as it was, or none, when left out. */
      prices: z.enum(priceDetailKeys).optional(),
    }),
    reply: withData(z.object({ shareUrl: z.string(), shareId: z.string(), prices: z.enum(priceDetailKeys) })),
    status: 201,
  },
  getSharedDesign: {
    ...CALLS.getSharedDesign,
    summary: "A shared design",
    params: ShareId,
    reply: withData(SharedDesign),
  },
  revokeShare: {
    ...CALLS.revokeShare,
    summary: "Take the link back; the page and its pictures go dark",
    params: ShareId,
    reply: Empty,
  },
} satisfies EndpointRows;
