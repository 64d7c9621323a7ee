import { Hono } from "hono";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { analyticsEndpoints } from "#contract/endpoints/analytics.ts";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { bomEndpoints } from "#contract/endpoints/bom.ts";
import { companyEndpoints } from "#contract/endpoints/company.ts";
import { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { engineEndpoints } from "#contract/endpoints/engines.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { memberEndpoints } from "#contract/endpoints/members.ts";
import { priceBookEndpoints } from "#contract/endpoints/price-book.ts";
import { projectPhotoEndpoints } from "#contract/endpoints/project-photos.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { proposalEndpoints } from "#contract/endpoints/proposals.ts";
import { reviewerEndpoints } from "#contract/endpoints/reviewer.ts";
import { sealEndpoints } from "#contract/endpoints/seal.ts";
import { sharingEndpoints } from "#contract/endpoints/sharing.ts";
import { webhookEndpoints } from "#contract/endpoints/webhooks.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { accountRoutes } from "#server/features/accounts/accounts.routes.ts";
import { analyticsRoutes } from "#server/features/analytics/analytics.routes.ts";
import { billingRoutes } from "#server/features/billing/billing.routes.ts";
import type { BillingDeps } from "#server/features/billing/billing.ts";
import { mountWebhook } from "#server/features/billing/billing.webhook.ts";
import { bomRoutes } from "#server/features/bom/bom.routes.ts";
import { companyRoutes } from "#server/features/company/company.routes.ts";
import { designRoutes } from "#server/features/designs/designs.routes.ts";
import { engineRoutes } from "#server/features/engines/engines.routes.ts";
import { imageRoutes } from "#server/features/images/images.routes.ts";
import { keptDesignRoutes } from "#server/features/kept-designs/kept-designs.routes.ts";
import { memberRoutes } from "#server/features/members/members.routes.ts";
import { priceBookRoutes } from "#server/features/price-book/price-book.routes.ts";
import { projectPhotoRoutes } from "#server/features/projects/project-photos.routes.ts";
import { projectRoutes } from "#server/features/projects/projects.routes.ts";
import { proposalRoutes } from "#server/features/proposals/proposals.routes.ts";
import { sealRoutes } from "#server/features/proposals/seal/seal.routes.ts";
import { reviewRoutes } from "#server/features/reviews/reviews.routes.ts";
import { sharingRoutes } from "#server/features/sharing/sharing.routes.ts";
import { webhookRoutes } from "#server/features/webhooks/webhooks.routes.ts";
import { type ApiDeps, mountEndpoints } from "#server/http/api.ts";
import type { HttpEnv } from "#server/http/context.ts";
import { docsPage } from "#server/http/docs-page.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import { createRateLimit } from "#server/rate-limit.ts";

/** What the calls of each feature work with. */
export type CallDeps = {
  accounts: Parameters<typeof accountRoutes>[0];
  billing: BillingDeps;
  projects: Parameters<typeof projectRoutes>[0] & Parameters<typeof projectPhotoRoutes>[0];
  images: Parameters<typeof imageRoutes>[0];
  designs: Parameters<typeof designRoutes>[0];
  keptDesigns: Parameters<typeof keptDesignRoutes>[0];
  bom: Parameters<typeof bomRoutes>[0];
  engines: Parameters<typeof engineRoutes>[0];
  prices: Parameters<typeof priceBookRoutes>[0];
  company: Parameters<typeof companyRoutes>[0];
  members: Parameters<typeof memberRoutes>[0];
  sharing: Parameters<typeof sharingRoutes>[0];
  proposals: Parameters<typeof proposalRoutes>[0];
  webhooks: Parameters<typeof webhookRoutes>[0];
  sealer: Parameters<typeof sealRoutes>[0];
  reviews: Parameters<typeof reviewRoutes>[0];
  analytics: Parameters<typeof analyticsRoutes>[0];
};

/**
 * Every call of the product under /api, with how often one person may make it (calls, seconds), and the document of them.
 * `product` is the name that the document bears.
 */
export function mountProductCalls(app: Hono<HttpEnv>, api: ApiDeps, product: string, deps: CallDeps): void {
  const uploads = createRateLimit("upload", 120, 300);
  // Each change of a pause's length is a save: far more than a person works, far less than a machine can.
  const saves = createRateLimit("design-save", 900, 300);
  const calls = new Hono<HttpEnv>();
  mountEndpoints(calls, accountEndpoints, accountRoutes(deps.accounts), api);
  mountEndpoints(calls, billingEndpoints, billingRoutes(deps.billing), api);
  mountWebhook(calls, deps.billing);
  mountEndpoints(calls, projectEndpoints, projectRoutes(deps.projects), api);
  mountEndpoints(calls, projectPhotoEndpoints, projectPhotoRoutes(deps.projects), api);
  mountEndpoints(calls, imageEndpoints, imageRoutes(deps.images), api, {
    stageUpload: uploads,
    uploadOriginal: uploads,
  });
  mountEndpoints(calls, generationEndpoints, designRoutes(deps.designs), api, {
    createGeneration: createRateLimit("generation", 60, 300),
  });
  mountEndpoints(calls, keptDesignEndpoints, keptDesignRoutes(deps.keptDesigns), api, {
    changeDesign: createRateLimit("design-change", 120, 300),
    createDesign: saves,
    putDesign: saves,
    duplicateDesign: saves,
  });
  mountEndpoints(calls, bomEndpoints, bomRoutes(deps.bom), api);
  mountEndpoints(calls, engineEndpoints, engineRoutes(deps.engines), api, {
    // Each costs what a picture costs.
    probeEngine: createRateLimit("engine-probe", 10, 600),
    putEngineKey: createRateLimit("engine-key", 30, 300),
  });
  mountEndpoints(calls, priceBookEndpoints, priceBookRoutes(deps.prices), api);
  mountEndpoints(calls, companyEndpoints, companyRoutes(deps.company), api, { putCompanyLogo: uploads });
  mountEndpoints(calls, memberEndpoints, memberRoutes(deps.members), api, {
    invite: createRateLimit("invitation", 30, 3_600),
    resendInvitation: createRateLimit("invitation-resend", 30, 3_600),
  });
  mountEndpoints(calls, sharingEndpoints, sharingRoutes(deps.sharing), api);
  mountEndpoints(calls, proposalEndpoints, proposalRoutes(deps.proposals), api, {
    // Each is a mail to somebody else.
    sendProposal: createRateLimit("proposal-send", 60, 3_600),
    answerPin: createRateLimit("proposal-answer", 120, 3_600),
    markDeposit: createRateLimit("proposal-deposit", 60, 3_600),
  });
  mountEndpoints(calls, webhookEndpoints, webhookRoutes(deps.webhooks), api, {
    replayDelivery: createRateLimit("webhook-replay", 60, 300),
    createWebhook: createRateLimit("webhook-create", 30, 300),
  });
  mountEndpoints(calls, sealEndpoints, sealRoutes(deps.sealer), api);
  mountEndpoints(calls, reviewerEndpoints, reviewRoutes(deps.reviews), api);
  const analytics = analyticsRoutes(deps.analytics);
  mountEndpoints(calls, analyticsEndpoints, analytics, api);
  mountEndpoints(app, analyticsEndpoints, analytics, api);
  calls.get("/openapi.json", (c) => c.json(openApiDocument(ENDPOINTS, product)));
  calls.get("/docs", (c) => c.html(docsPage(ENDPOINTS, product)));
  app.route("/api", calls);
}
