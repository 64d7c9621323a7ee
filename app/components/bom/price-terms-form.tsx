import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { useForm } from "#app/lib/use-form.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { PriceTerms } from "#contract/endpoints/price-book.ts";
import { MESSAGES } from "#contract/messages.ts";
import { isProvince, type Region, regions } from "#core/pricing/regions.ts";
import { provinces, type SalesTax, TAXES_AS_OF } from "#core/pricing/sales-taxes.ts";
import type { BomEditor } from "./use-bom-editor.ts";

/** A percentage with three decimals at most (Quebec's tax has them); null = not one. */
function readPercent(text: string, max: number) {
  const plain = text.trim();
  return /^\d{1,2}(\.\d{1,3})?$/.test(plain) && Number(plain) <= max ? Number(plain) : null;
}
const readRate = (text: string) => (text.trim() === "" ? null : Number(text));

/** The taxes of a region by name; a state's own are not known, so there it is one with a percentage to enter. */
const taxesOf = (region: Region): readonly Pick<SalesTax, "name" | "on">[] =>
  isProvince(region) ? provinces[region].taxes : [{ name: "Sales tax", on: "everything" }];

/** What a contractor charges in a region: the published rates in Canada, nothing elsewhere. */
const usualTaxes = (region: Region): PriceTerms["taxes"] =>
  isProvince(region)
    ? provinces[region].taxes.map(({ name, rate, on, charged }: SalesTax) => ({
        name,
        on,
        percent: charged ? Number((rate * 100).toFixed(3)) : 0,
      }))
    : [];

const TAX_FIELDS = [
  { percent: "tax1", on: "tax1On" },
  { percent: "tax2", on: "tax2On" },
] as const;

/** The fields of up to two taxes. */
function taxValues(region: Region, taxes: PriceTerms["taxes"]) {
  const value = (at: 0 | 1) => {
    const name = taxesOf(region)[at]?.name;
    return taxes.find((tax) => tax.name === name) ?? (at === 0 && !isProvince(region) ? taxes[0] : undefined);
  };
  const base = (at: 0 | 1) => value(at)?.on ?? taxesOf(region)[at]?.on ?? "everything";
  return {
    tax1: String(value(0)?.percent ?? 0),
    tax1On: base(0) as string,
    tax2: String(value(1)?.percent ?? 0),
    tax2On: base(1) as string,
  };
}

/** Where the work is, what is added to the cost, and the taxes. */
export function PriceTermsForm({ terms, editor }: { terms: PriceTerms; editor: BomEditor }) {
  const maySetNext = useMay()("putPriceTerms");
  const [alsoNext, setAlsoNext] = useState(maySetNext);
  const { values, fill, busy, failure, field, form } = useForm({
    initial: {
      region: terms.region as string,
      markupKind: terms.markupKind as string,
      markupPercent: String(terms.markupPercent),
      usdToCad: terms.usdToCad === null ? "" : String(terms.usdToCad),
      ...taxValues(terms.region, terms.taxes),
    },
    check: ({ markupPercent, tax1, tax2, usdToCad }) => ({
      ...(readPercent(markupPercent, 90) === null ? { markupPercent: MESSAGES.markupInvalid } : {}),
      ...(readPercent(tax1, 50) === null ? { tax1: MESSAGES.taxInvalid } : {}),
      ...(readPercent(tax2, 50) === null ? { tax2: MESSAGES.taxInvalid } : {}),
      ...(isRate(readRate(usdToCad)) ? {} : { usdToCad: MESSAGES.exchangeInvalid }),
    }),
    submit: async (given) => {
      const region = given.region as Region;
      const body: PriceTerms = {
        region,
        markupKind: given.markupKind as PriceTerms["markupKind"],
        markupPercent: Number(given.markupPercent),
        taxes: taxesOf(region).map(({ name }, at) => {
          const { percent, on } = TAX_FIELDS[at === 0 ? 0 : 1];
          return { name, percent: Number(given[percent]), on: given[on] as "everything" | "materials" };
        }),
        usdToCad: isProvince(region) ? readRate(given.usdToCad) : null,
      };
      await editor.setTerms(body);
      if (alsoNext) await call("putPriceTerms", { body });
      toast(MESSAGES.bomTermsSaved);
    },
    fallback: MESSAGES.unexpected,
  });
  const region = values.region as Region;
  const regionField = field("region");
  const decimal = { type: "number", inputMode: "decimal", min: "0" } as const;
  return (
    <section aria-labelledby="price-terms">
      <h3 id="price-terms" className="mb-3 text-base">
        Your terms
      </h3>
      <form {...form}>
        <FormFailure sentence={failure} />
        <fieldset disabled={busy} className="space-y-4">
          <SelectField
            {...regionField}
            onChange={(event) => {
              regionField.onChange(event);
              const chosen = event.target.value as Region;
              fill(taxValues(chosen, usualTaxes(chosen)));
            }}
            label="Region"
            hint={
              isProvince(region)
                ? "Your own prices stay as they are."
                : "Catalog prices are of the United States; this brings them to your region. Your own prices stay as they are."
            }
          >
            <optgroup label="United States">{regionOptions("USD")}</optgroup>
            <optgroup label="Canada">{regionOptions("CAD")}</optgroup>
          </SelectField>
          {isProvince(region) ? (
            <TextField
              {...field("usdToCad")}
              {...decimal}
              step="0.0001"
              optional
              label="Canadian dollars for one US dollar"
              hint="Our prices are in US dollars. With your rate they stand on this bill; without it only your own prices do."
            />
          ) : null}
          <div className="grid grid-cols-2 gap-4">
            <SelectField {...field("markupKind")} label="On top of the cost" className="min-w-0">
              <option value="markup">Markup</option>
              <option value="margin">Margin</option>
            </SelectField>
            <TextField
              {...field("markupPercent")}
              {...decimal}
              step="0.01"
              label="Percent"
              className="min-w-0"
            />
          </div>
          {taxesOf(region).map(({ name }, at) => {
            const { percent, on } = TAX_FIELDS[at === 0 ? 0 : 1];
            return (
              <div key={name} className="grid grid-cols-2 gap-4">
                <SelectField {...field(on)} label={`${name} on`} className="min-w-0">
                  <option value="everything">Everything</option>
                  <option value="materials">Materials only</option>
                </SelectField>
                <TextField
                  {...field(percent)}
                  {...decimal}
                  step="0.001"
                  label={`${name} percent`}
                  className="min-w-0"
                />
              </div>
            );
          })}
          {isProvince(region) ? <TaxSources taxes={provinces[region].taxes} /> : null}
          {maySetNext ? (
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-brand"
                checked={alsoNext}
                onChange={(event) => setAlsoNext(event.currentTarget.checked)}
              />
              Start my next bills with these terms
            </label>
          ) : (
            <p className="text-sm text-ink-soft">
              They apply to this bill. The owner of the company says what the next ones start with.
            </p>
          )}
          <Button type="submit" busy={busy} busyLabel="Saving..." className="w-full">
            Save terms
          </Button>
        </fieldset>
      </form>
    </section>
  );
}

const isRate = (rate: number | null) => rate === null || (rate >= 0.5 && rate <= 3);

const regionOptions = (currency: "USD" | "CAD") =>
  Object.entries(regions)
    .filter(([, facts]) => facts.currency === currency)
    .map(([key, { label, factor }]) => (
      <option key={key} value={key}>
        {currency === "USD" ? `${label} (× ${factor.toFixed(2)})` : label}
      </option>
    ));

/** Where the rates come from, and which a contractor who installs does not put on the bill. */
const TaxSources = ({ taxes }: { taxes: readonly SalesTax[] }) => (
  <ul className="space-y-1 text-sm text-ink-soft">
    {taxes.map(({ name, rate, charged, since, source }) => (
      <li key={name}>
        {name} {Number((rate * 100).toFixed(3))}% since {since} ({source}, read {TAXES_AS_OF}).
        {charged
          ? null
          : ` Who supplies and installs pays the ${name} when buying and does not charge it: it is part of your cost. Enter it if you do charge it.`}
      </li>
    ))}
    <li>Please check with your accountant which taxes you charge.</li>
  </ul>
);
