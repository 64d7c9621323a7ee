import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { withData } from "#contract/envelope.ts";
import { Sha256 } from "#contract/proposal-record.ts";

export const sealEndpoints = {
  sealKey: {
    ...CALLS.sealKey,
    summary:
      "The certificate that this server seals proposals with: whoever checks a sealed file compares it",
    reply: withData(z.object({ certificateSha256: Sha256 })),
  },
} satisfies EndpointRows;
