import { z } from "zod";
import { CALLS } from "../calls.ts";
import type { EndpointRows } from "../endpoint.ts";
import { withData } from "../envelope.ts";
import { Sha256 } from "../proposal-record.ts";

export const sealEndpoints = {
  sealKey: {
    ...CALLS.sealKey,
    summary:
      "The certificate that this server seals proposals with: whoever checks a sealed file compares it",
    reply: withData(z.object({ certificateSha256: Sha256 })),
  },
} satisfies EndpointRows;
