import type { createApiClient } from "./api-client.ts";

export type Api = ReturnType<typeof createApiClient>;
