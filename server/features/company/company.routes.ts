import type { companyEndpoints } from "#contract/endpoints/company.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import type { ImageDeps } from "#server/features/images/image-deps.ts";
import type { Handlers } from "#server/http/api.ts";
import type { FoundCompany } from "./company.store.ts";
import { companyOf, removeLogo, saveCompany, saveLogo } from "./company.ts";

export function companyRoutes(deps: ImageDeps): Handlers<typeof companyEndpoints> {
  const answer = (actor: Actor, { profile, logoKey }: FoundCompany) => ({
    data: { company: profile, logoUrl: logoKey && deps.urls.urlsFor(actor)(logoKey) },
  });
  return {
    getCompany: async (_, { actor }) => answer(actor, await companyOf(deps, actor.companyId)),
    putCompany: async ({ body }, { actor }) => ({
      message: MESSAGES.companySaved,
      ...answer(actor, await saveCompany(deps, actor, body)),
    }),
    putCompanyLogo: async ({ form }, { actor }) => answer(actor, await saveLogo(deps, actor, form.image)),
    deleteCompanyLogo: async (_, { actor }) => answer(actor, await removeLogo(deps, actor)),
  };
}
