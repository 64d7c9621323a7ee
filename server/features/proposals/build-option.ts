import type { ProposalBody } from "#contract/proposal-body.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Offer, PriceSheet } from "#contract/proposal-record.ts";
import type { BomItem, ComputedBom } from "#core/bom/bom.ts";
import { clientBom } from "#core/bom/client-bom.ts";
import { isRoughTotal } from "#core/bom/rough-total.ts";
import {
  addUp,
  allItems,
  isExact,
  isMaterial,
  sellingCents,
  sellingRange,
  taxParts,
} from "#core/bom/totals.ts";
import { AppError } from "#server/app-error.ts";

type OptionBody = ProposalBody["options"][number];
type Option = Offer["options"][number];
type Sheet = PriceSheet["options"][number];

/** What an option shows beside its bill. */
export type OptionFacts = Pick<Option, "photo" | "picture" | "maskSha256" | "house" | "renderer">;

/**
 * The option as its client sees it, and what it costs, as only the company does. Each line has its own part of the markup, so that
 * option, add-ons and sections agree to the cent however the client chooses.
 */
export function buildOption(
  body: OptionBody,
  bom: ComputedBom,
  facts: OptionFacts,
  prices: ProposalBody["prices"],
): { option: Option; sheet: Sheet; rough: string | null } {
  const markup = body.markup ? { kind: body.markup.kind, rate: body.markup.percent / 100 } : bom.terms.markup;
  const totals = addUp(bom.categories, bom.currency, { ...bom.terms, markup });
  if (!isExact(totals)) throw new AppError("unprocessable", PROPOSAL_MESSAGES.proposalTooLarge);
  const items = allItems(bom.categories);
  const sold = sellingCents(items, totals.markupCents);
  const addOnOf = addOnsByLine(body, items);
  const taxes = taxParts(bom.terms.tax).filter(({ rate }) => rate > 0);
  const lines = bom.categories.flatMap(({ key, items: own }) => own.map((item) => ({ key, item })));
  const priced = lines.map(({ key, item }, nth) => ({
    ...{ key, item, priceCents: sold[nth]!, addOnId: addOnOf.get(item.id) ?? null },
    isPriced: item.totalPriceCents !== null,
  }));
  const isRough = isRoughTotal(bom);
  const amountOf = (own: typeof priced) => ({
    ...(isRough
      ? sellingRange(
          own.map(({ item }) => item),
          markup,
        )
      : {}),
    priceCents: own.reduce((sum, { priceCents }) => sum + priceCents, 0),
    taxedCents: taxes.map(({ on }) =>
      own.reduce(
        (sum, { item, priceCents }) => (on === "everything" || isMaterial(item) ? sum + priceCents : sum),
        0,
      ),
    ),
  });
  const base = priced.filter(({ addOnId }) => addOnId === null);
  const option: Option = {
    id: body.id,
    title: body.title,
    description: body.description || bom.description,
    lines: priced.map(({ key, item, priceCents, addOnId, isPriced }) => ({
      id: item.id,
      category: key,
      name: item.name,
      description: item.description,
      quantity: item.quantity,
      unit: item.unit,
      addOnId,
      priceCents: prices === "lines" && isPriced ? priceCents : null,
      work: workOf(item),
    })),
    base: amountOf(base),
    sections:
      prices === "total"
        ? null
        : bom.categories
            .map(({ key, name }) => ({ key, name, ...amountOf(base.filter((line) => line.key === key)) }))
            .filter(({ key }) => base.some((line) => line.key === key))
            .map(({ key, name, priceCents }) => ({ key, name, priceCents })),
    addOns: body.addOns.map(({ id, title }) => ({
      ...{ id, title },
      ...amountOf(priced.filter(({ addOnId }) => addOnId === id)),
    })),
    taxes: taxes.map(({ name, rate }) => ({ name, rate })),
    exclusions: clientBom(bom, "total").exclusions,
    ...facts,
  };
  const sheet: Sheet = {
    id: body.id,
    region: bom.terms.region ?? null,
    markup,
    lines: priced.map(({ item, priceCents, isPriced }) => ({
      id: item.id,
      unitCostCents: item.unitPriceCents,
      costCents: item.totalPriceCents,
      priceCents: isPriced ? priceCents : null,
      source: item.matchedMaterial && {
        id: item.matchedMaterial.id,
        name: item.matchedMaterial.name,
        source: item.matchedMaterial.source,
        asOf: item.matchedMaterial.asOf,
        grade: item.matchedMaterial.grade,
        own: item.matchedMaterial.own,
        regionFactor: item.matchedMaterial.regionFactor,
      },
    })),
  };
  return { option, sheet, rough: isRough ? roughNote(body.title) : null };
}

/** A client signs one price; where the sizes behind it are a guess they are told so before, with what it may come to. */
const roughNote = (title: string): string =>
  `The sizes of “${title}” are estimated from a photo. Once the site is measured, its price may lie in the range that is given with its total.`;

/** Which add-on a line belongs to. @throws AppError for a line that is not there, or that two add-ons name. */
function addOnsByLine({ addOns }: OptionBody, items: readonly BomItem[]): Map<string, string> {
  const known = new Set(items.map(({ id }) => id));
  const addOnOf = new Map<string, string>();
  for (const { id, lineIds } of addOns)
    for (const lineId of lineIds) {
      if (!known.has(lineId) || addOnOf.has(lineId))
        throw new AppError("unprocessable", PROPOSAL_MESSAGES.addOnLineUnknown);
      addOnOf.set(lineId, id);
    }
  return addOnOf;
}

const workOf = ({ work }: BomItem): Option["lines"][number]["work"] =>
  work && {
    basis: work.basis,
    exact: work.exact,
    waste: work.waste,
    step: work.step,
    band: { low: work.band.low, high: work.band.high },
    parts: work.parts.map(({ element, formula, inputs, exact }) => ({
      ...{ element, formula, exact },
      inputs: inputs.map(({ name, value, unit, basis, source }) => ({
        ...{ name, value, unit, basis },
        source: source ?? null,
      })),
    })),
  };
