import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/text-field.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { useForm } from "#app/lib/use-form.ts";
import type { Company } from "#contract/endpoints/company.ts";
import { COMPANY_TERMS_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { COMPANY_RULES, validDaysFault } from "#contract/rules/company.ts";
import { faultsOf } from "#contract/rules/text-rule.ts";

export function CompanyForm({ company }: { company: Company | null }) {
  const { form, field, values, busy, failure } = useForm({
    initial: {
      name: company?.name ?? "",
      phone: company?.phone ?? "",
      email: company?.email ?? "",
      address: company?.address ?? "",
      licence: company?.licence ?? "",
      insurance: company?.insurance ?? "",
      terms: company?.terms ?? "",
      validDays: company?.validDays ? String(company.validDays) : "",
    },
    check: ({ validDays, ...texts }) => ({
      ...faultsOf(COMPANY_RULES, texts),
      validDays: validDaysFault(validDays),
    }),
    async submit({ validDays, ...texts }) {
      const days = validDays.trim();
      const { message } = await call("putCompany", {
        body: { ...texts, validDays: days === "" ? null : Number(days) },
      });
      toast(message ?? MESSAGES.companySaved);
    },
    fallback: MESSAGES.companySaveFailed,
  });

  return (
    <form {...form} method="post">
      <FormFailure sentence={failure} />
      <fieldset disabled={busy} className="space-y-4">
        <TextField {...field("name")} label="Company name" autoComplete="organization" enterKeyHint="next" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field("phone")}
            label="Phone"
            optional
            type="tel"
            autoComplete="tel"
            enterKeyHint="next"
          />
          <TextField
            {...field("email")}
            label="Email"
            optional
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="next"
          />
        </div>
        <TextField
          {...field("address")}
          label="Address"
          optional
          autoComplete="street-address"
          enterKeyHint="next"
        />
        <TextField
          {...field("licence")}
          label="License"
          optional
          hint='As it should stand there, for example "CSLB License 123456".'
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          {...field("insurance")}
          label="Insurance"
          optional
          hint='For example "Insured to $2,000,000".'
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextArea
          {...field("terms")}
          label="Terms"
          optional
          hint="They stand at the end of each paper, each line as a point."
          counter={{ length: values.terms.trim().length, max: COMPANY_TERMS_MAX }}
        />
        <TextField
          {...field("validDays")}
          label="Prices hold for (days)"
          optional
          inputMode="numeric"
          className="sm:max-w-56"
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button type="submit" size="lg" busy={busy} busyLabel="Saving...">
          Save Company
        </Button>
      </fieldset>
    </form>
  );
}
