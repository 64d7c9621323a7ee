import type { CallName } from "./calls.ts";
import type { Endpoint } from "./endpoint.ts";
import { accountEndpoints } from "./endpoints/accounts.ts";
import { analyticsEndpoints } from "./endpoints/analytics.ts";
import { billingEndpoints } from "./endpoints/billing.ts";
import { bomEndpoints } from "./endpoints/bom.ts";
import { companyEndpoints } from "./endpoints/company.ts";
import { keptDesignEndpoints } from "./endpoints/designs.ts";
import { engineEndpoints } from "./endpoints/engines.ts";
import { generationEndpoints } from "./endpoints/generations.ts";
import { imageEndpoints } from "./endpoints/images.ts";
import { memberEndpoints } from "./endpoints/members.ts";
import { priceBookEndpoints } from "./endpoints/price-book.ts";
import { projectPhotoEndpoints } from "./endpoints/project-photos.ts";
import { projectEndpoints } from "./endpoints/projects.ts";
import { proposalEndpoints } from "./endpoints/proposals.ts";
import { reviewerEndpoints } from "./endpoints/reviewer.ts";
import { sealEndpoints } from "./endpoints/seal.ts";
import { sharingEndpoints } from "./endpoints/sharing.ts";
import { webhookEndpoints } from "./endpoints/webhooks.ts";

/** Every call of the product, in one table. */
export const ENDPOINTS = {
  ...accountEndpoints,
  ...billingEndpoints,
  ...projectEndpoints,
  ...projectPhotoEndpoints,
  ...imageEndpoints,
  ...generationEndpoints,
  ...engineEndpoints,
  ...keptDesignEndpoints,
  ...bomEndpoints,
  ...sharingEndpoints,
  ...priceBookEndpoints,
  ...companyEndpoints,
  ...memberEndpoints,
  ...proposalEndpoints,
  ...webhookEndpoints,
  ...sealEndpoints,
  ...reviewerEndpoints,
  ...analyticsEndpoints,
} satisfies Record<CallName, Endpoint>;
