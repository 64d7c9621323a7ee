import type { sealEndpoints } from "#contract/endpoints/seal.ts";
import type { Handlers } from "#server/http/api.ts";
import type { Sealer } from "./sealer.ts";

export const sealRoutes = ({
  certificateSha256,
}: Pick<Sealer, "certificateSha256">): Handlers<typeof sealEndpoints> => ({
  sealKey: async () => ({ data: { certificateSha256 } }),
});
