import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { useForm } from "#app/lib/use-form.ts";
import type { PriceTerms } from "#contract/endpoints/price-book.ts";
import { MESSAGES } from "#contract/messages.ts";
import { regions } from "#core/pricing/regions.ts";
import { readAmount } from "./bom-figures.ts";

const isPercent = (text: string, max: number) => {
  const value = readAmount(text);
  return value !== null && value <= max;
};

/** Where the work is, what is added to the cost, and the tax. */
export function PriceTermsForm({ terms }: { terms: PriceTerms }) {
  const { busy, failure, field, form } = useForm({
    initial: {
      region: terms.region as string,
      markupKind: terms.markupKind as string,
      markupPercent: String(terms.markupPercent),
      taxPercent: String(terms.taxPercent),
      taxOn: terms.taxOn as string,
    },
    check: ({ markupPercent, taxPercent }) => ({
      ...(isPercent(markupPercent, 90) ? {} : { markupPercent: MESSAGES.markupInvalid }),
      ...(isPercent(taxPercent, 50) ? {} : { taxPercent: MESSAGES.taxInvalid }),
    }),
    submit: async ({ region, markupKind, markupPercent, taxPercent, taxOn }) => {
      const body = {
        region: region as PriceTerms["region"],
        markupKind: markupKind as PriceTerms["markupKind"],
        markupPercent: Number(markupPercent),
        taxPercent: Number(taxPercent),
        taxOn: taxOn as PriceTerms["taxOn"],
      };
      await call("putPriceTerms", { body });
      toast(MESSAGES.priceTermsSaved);
    },
    fallback: MESSAGES.unexpected,
  });
  const percent = { type: "number", inputMode: "decimal", step: "0.01", min: "0" } as const;
  return (
    <section aria-labelledby="price-terms">
      <h3 id="price-terms" className="mb-3 text-base">
        Your terms
      </h3>
      <form {...form}>
        <FormFailure sentence={failure} />
        <fieldset disabled={busy} className="space-y-4">
          <SelectField
            {...field("region")}
            label="Region"
            hint="Catalogue prices are national; this brings them to yours. Your own prices stay as they are."
          >
            {Object.entries(regions).map(([key, { label, factor }]) => (
              <option key={key} value={key}>
                {label} (× {factor.toFixed(2)})
              </option>
            ))}
          </SelectField>
          <div className="grid grid-cols-2 gap-4">
            <SelectField {...field("markupKind")} label="On top of the cost" className="min-w-0">
              <option value="markup">Markup</option>
              <option value="margin">Margin</option>
            </SelectField>
            <TextField {...field("markupPercent")} {...percent} label="Percent" className="min-w-0" />
          </div>
          <div className="grid grid-cols-2 gap-4">
            <SelectField {...field("taxOn")} label="Tax on" className="min-w-0">
              <option value="everything">Everything</option>
              <option value="materials">Materials only</option>
            </SelectField>
            <TextField {...field("taxPercent")} {...percent} label="Tax percent" className="min-w-0" />
          </div>
          <Button type="submit" busy={busy} busyLabel="Saving..." className="w-full">
            Save terms
          </Button>
        </fieldset>
      </form>
    </section>
  );
}
