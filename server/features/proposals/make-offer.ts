import { randomBytes } from "node:crypto";
import { CONSENT_VERSION, CONSENTS } from "#contract/consent.ts";
import type { ProposalBody } from "#contract/proposal-body.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { PriceSheet } from "#contract/proposal-record.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { readStored, type Storage } from "#server/adapters/storage/storage.ts";
import { AppError } from "#server/app-error.ts";
import type { Db } from "#server/db/connect.ts";
import type { OfferBase } from "#server/db/stored/offer-base.ts";
import type { requireProject } from "#server/features/projects/projects.ts";
import type { FileRow } from "#server/files/files.store.ts";
import { sha256Of } from "#server/sha256.ts";
import { buildOption, type OptionFacts } from "./build-option.ts";
import { findSeller, type OptionSource, type Seller, selectOptionSources } from "./proposals.store.ts";

export type OfferDeps = { db: Db; storage: Storage; now(): Date };

/** The project that it is for. */
export type ProjectRow = Awaited<ReturnType<typeof requireProject>>;
export type MadeOffer = { base: OfferBase; sheet: PriceSheet; fileIds: string[] };

type Wanted = {
  proposalId: string;
  userId: string;
  project: ProjectRow;
  body: ProposalBody;
  revision: number;
  /** Set once it is sent. */
  sent: { at: string; validUntil: string; to: string } | null;
  change: OfferBase["change"];
  /** Of what a change order changes: a difference of two currencies is no amount. Null = it changes nothing. */
  currencyBefore: OfferBase["currency"] | null;
};

/** The offer as the bills, the company and the project are now. From then on none of them changes it. */
export async function makeOffer({ db, storage }: OfferDeps, wanted: Wanted): Promise<MadeOffer> {
  const { proposalId, userId, project, body, revision, sent } = wanted;
  requireDistinct(body);
  const sources = await selectOptionSources(db, {
    ...{ userId, projectId: project.id },
    imageIds: body.options.map(({ savedImageId }) => savedImageId),
  });
  const made = [];
  const warnings: string[] = [];
  for (const option of body.options) {
    const source = sources.find(({ imageId }) => imageId === option.savedImageId);
    if (!source) throw new AppError("not_found", PROPOSAL_MESSAGES.optionNotOfProject);
    const { bom } = source;
    if (!bom) throw new AppError("unprocessable", PROPOSAL_MESSAGES.optionNeedsBom);
    const unpriced = bom.summary.itemsWithoutPricing;
    if (unpriced > 0) warnings.push(`${option.title}: ${unpriced} of its lines have no price.`);
    const facts = await factsOf(storage, source);
    const built = buildOption(option, bom, facts, body.prices);
    if (built.rough) warnings.push(`${option.title}: the sizes are unsure, so its price is rough.`);
    made.push({ source, ...built, currency: bom.currency });
  }
  const [{ currency } = { currency: "USD" as const }] = made;
  if (made.some((option) => option.currency !== currency))
    throw new AppError("unprocessable", PROPOSAL_MESSAGES.optionCurrency);
  if (wanted.currencyBefore && currency !== wanted.currencyBefore)
    throw new AppError("unprocessable", PROPOSAL_MESSAGES.changeCurrency);
  const sheet: PriceSheet = {
    format: "price-sheet",
    version: 1,
    ...{ proposalId, revision },
    nonce: randomBytes(16).toString("base64url"),
    options: made.map((option) => option.sheet),
  };
  const seller = await findSeller(db, userId);
  const consent = CONSENTS[CONSENT_VERSION];
  const files = made.map(({ option, source }) => ({
    optionId: option.id,
    photoFileId: source.photo?.id ?? null,
    pictureFileId: source.picture.id,
  }));
  const { logoFileId } = seller;
  const base: OfferBase = {
    proposalId,
    revision,
    title: body.title,
    company: companyOf(seller),
    client: {
      name: project.clientName ?? "",
      email: sent?.to ?? project.clientEmail,
      phone: project.clientPhone,
      address: null,
    },
    siteAddress: project.siteAddress,
    currency,
    prices: body.prices,
    options: made.map(({ option }) => option),
    change: wanted.change,
    dates: {
      sentAt: sent?.at ?? null,
      validUntil: sent?.validUntil ?? null,
      startsOn: body.startsOn ?? null,
      workDays: body.workDays ?? null,
    },
    terms: termsOf(seller),
    consent: { version: CONSENT_VERSION, ...consent, sha256: sha256Of(consent.sentence) },
    disclaimer: [
      "Prices and quantities are those of the day on which this proposal was sent.",
      ...made.flatMap(({ rough }) => rough ?? []),
    ].join(" "),
    priceSheetSha256: sha256Of(canonicalJson(sheet)),
    ...{ files, logoFileId, warnings },
  };
  const fileIds = files.flatMap(({ photoFileId, pictureFileId }) => [photoFileId, pictureFileId]);
  return {
    ...{ base, sheet },
    fileIds: [...new Set([...fileIds, logoFileId, wanted.change?.pictureFileId ?? null])].filter(
      (id) => id !== null,
    ),
  };
}

function requireDistinct({ options }: ProposalBody): void {
  const lists = [options, ...options.map(({ addOns }) => addOns)];
  for (const list of lists)
    if (new Set(list.map(({ id }) => id)).size < list.length)
      throw new AppError("bad_request", PROPOSAL_MESSAGES.optionNamedTwice);
}

async function factsOf(storage: Storage, { picture, photo, generation }: OptionSource): Promise<OptionFacts> {
  const preservation = generation?.preservation;
  return {
    photo: photo && pictureOf(photo),
    picture: pictureOf(picture),
    maskSha256: generation?.maskKey ? sha256Of(await readStored(storage, generation.maskKey)) : null,
    house: preservation
      ? {
          score: preservation.score,
          protectedPixels: preservation.protectedPixels,
          changedPixels: preservation.changedPixels,
        }
      : null,
    renderer: { engine: generation?.engine ?? "unknown", model: generation?.model ?? "unknown" },
  };
}

const pictureOf = ({ sha256, contentType, width, height }: FileRow) => ({
  sha256,
  contentType,
  width,
  height,
});

const companyOf = ({ name, profile }: Seller): OfferBase["company"] => ({
  name: profile?.name ?? name,
  email: profile?.email ?? null,
  phone: profile?.phone ?? null,
  address: profile?.address ?? null,
  licence: profile?.licence ?? null,
  insurance: profile?.insurance ?? null,
});

const termsOf = ({ profile, profileUpdatedAt }: Seller): OfferBase["terms"] =>
  profile?.terms && profileUpdatedAt
    ? {
        version: profileUpdatedAt.toISOString().slice(0, 10),
        text: profile.terms,
        sha256: sha256Of(profile.terms),
      }
    : null;
