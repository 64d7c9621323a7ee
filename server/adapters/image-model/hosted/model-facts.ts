import type { HostedRow, ModelRow, Price, Sizes } from "#contract/engines.ts";
import type { MarkForm } from "#core/prompt/mark-forms.ts";
import type { ModelCapabilities } from "#server/adapters/image-model/image-model.ts";
import type { Service } from "./service.ts";

const MICRO = 1_000_000;
/** What a call is taken to cost whose price nobody wrote down: above the usual, so that calls under way count. */
const UNKNOWN_MICRO_USD = 250_000;

/** The model by its name, or that of a dated snapshot; undefined = nobody wrote it down. */
export const findModel = (row: HostedRow, model: string): ModelRow | undefined =>
  row.models.find(
    ({ name }) =>
      model === name || (model.startsWith(`${name}-`) && /^-\d{4}-\d\d-\d\d$/.test(model.slice(name.length))),
  );

export function endOfService(row: HostedRow, model: string): Date | null {
  const ends = findModel(row, model)?.ends;
  return ends ? new Date(ends) : null;
}

const isFree = (row: HostedRow) => row.address === null;

/** What somebody's own server charges is not known to us, and taken for nothing. */
export const priceOf = (row: HostedRow, model: string): Price | null =>
  findModel(row, model)?.price ?? (isFree(row) ? { kind: "free" } : null);

export const sizesOf = (row: HostedRow, model: string): Sizes => findModel(row, model)?.sizes ?? row.sizes;

/** How the region that may change is marked: `areas` where highlights are all of it. */
export function marksOf({ row, model, marks }: Service): { region: MarkForm; areas: MarkForm } {
  const found = findModel(row, model);
  const region = marks ?? found?.marks ?? row.marks;
  return { region, areas: marks ?? found?.marksAreas ?? region };
}

export function capabilitiesOf(service: Service): ModelCapabilities {
  const { row, model } = service;
  const price = priceOf(row, model);
  return {
    mask: marksOf(service).region,
    sizes: sizesOf(row, model).kind === "free" ? "any" : "fixed",
    qualities: row.qualities,
    partials: row.partials,
    seeded: false,
    measures: true,
    priced: price !== null && price.kind !== "free",
  };
}

/** What one call is taken to cost until the provider says; 0 = it costs nothing. */
export function takenMicroUsd(row: HostedRow, model: string): number {
  const price = priceOf(row, model);
  switch (price?.kind) {
    case "free":
      return 0;
    case "picture":
      return Math.round(price.usd * MICRO);
    case "quality":
      return Math.round(Math.max(...Object.values(price.usd)) * MICRO);
    case "output-tokens":
      return Math.round(price.pictureUsd * MICRO);
    // By tokens it depends on size and quality, and where no price is written down on nothing known.
    case "tokens":
    case undefined:
      return UNKNOWN_MICRO_USD;
  }
}

type TokenUsage = {
  input_tokens?: number;
  output_tokens?: number;
  input_tokens_details?: { text_tokens?: number; image_tokens?: number };
};

/** Null = the provider did not say enough, or its price is not known. */
export function costMicroUsd(
  price: Price | null,
  usage: TokenUsage | null,
  quality: string | null,
): number | null {
  switch (price?.kind) {
    case "free":
      return 0;
    case "picture":
      return Math.round(price.usd * MICRO);
    case "quality": {
      const usd = price.usd[quality ?? ""];
      return usd === undefined ? null : Math.round(usd * MICRO);
    }
    case "tokens": {
      if (usage?.output_tokens === undefined) return null;
      const image = usage.input_tokens_details?.image_tokens ?? usage.input_tokens ?? 0;
      const text = usage.input_tokens_details?.text_tokens ?? 0;
      // All output is billed at the image rate: its details are often missing on edits.
      return Math.round(text * price.textIn + image * price.imageIn + usage.output_tokens * price.out);
    }
    case "output-tokens":
      return usage?.output_tokens === undefined ? null : Math.round(usage.output_tokens * price.out);
    case undefined:
      return null;
  }
}
