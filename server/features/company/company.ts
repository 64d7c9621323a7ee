import type { z } from "zod";
import type { Company, CompanyBody } from "#contract/endpoints/company.ts";
import type { Actor } from "#server/actor.ts";
import type { ImageDeps } from "#server/features/images/image-deps.ts";
import { uploadPhoto } from "#server/features/images/images.ts";
import { type FoundCompany, findCompany, writeCompany } from "./company.store.ts";

const NONE: FoundCompany = { profile: null, logoKey: null };

/** What a person's papers say of the company. */
export const companyOf = async (deps: Pick<ImageDeps, "db">, userId: string): Promise<FoundCompany> =>
  (await findCompany(deps.db, userId)) ?? NONE;

/** An empty text says the same as none. */
const profileOf = (given: z.output<typeof CompanyBody>): Company => ({
  name: given.name,
  email: given.email || null,
  phone: given.phone || null,
  address: given.address || null,
  licence: given.licence || null,
  insurance: given.insurance || null,
  terms: given.terms || null,
  validDays: given.validDays ?? null,
});

export async function saveCompany(
  deps: ImageDeps,
  { companyId: userId }: Actor,
  given: z.output<typeof CompanyBody>,
): Promise<FoundCompany> {
  await writeCompany(deps.db, { userId, profile: profileOf(given), updatedAt: deps.now() });
  return companyOf(deps, userId);
}

/** A logo that is replaced is swept away with other pictures that nothing shows. */
export async function saveLogo(
  deps: ImageDeps,
  actor: Actor,
  image: File | undefined,
): Promise<FoundCompany> {
  const { id: logoFileId } = await uploadPhoto(deps, actor, { image });
  await writeCompany(deps.db, { userId: actor.companyId, logoFileId, updatedAt: deps.now() });
  return companyOf(deps, actor.companyId);
}

export async function removeLogo(deps: ImageDeps, { companyId: userId }: Actor): Promise<FoundCompany> {
  await writeCompany(deps.db, { userId, logoFileId: null, updatedAt: deps.now() });
  return companyOf(deps, userId);
}
