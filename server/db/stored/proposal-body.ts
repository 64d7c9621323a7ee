import { z } from "zod";
import type { ProposalBody } from "#contract/proposal-body.ts";
import { storedJson } from "./stored-json.ts";

const Schema = z.object({
  title: z.string(),
  options: z.array(z.object({ id: z.string(), title: z.string(), savedImageId: z.number() })),
  prices: z.enum(["total", "sections", "lines"]),
  schedule: z.array(z.object({ title: z.string(), percent: z.number() })),
});

/** What the company asked for. Its limits may be narrower now than when it was written, so they are not asked for. */
export const proposalBodyJson = storedJson<ProposalBody>("wish of a proposal", Schema);
