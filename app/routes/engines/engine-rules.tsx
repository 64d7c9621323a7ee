import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { useForm } from "#app/lib/use-form.ts";
import type { EngineSettings } from "#contract/endpoints/engines.ts";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { MONTH_LIMIT_USD } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";

/** The limit of the month, and whether hosted engines start from our own rendering. */
export function EngineRules({ settings, onChanged }: { settings: EngineSettings; onChanged(): void }) {
  const [guided, setGuided] = useState(settings.guided);
  const { form, field, busy, failure } = useForm({
    initial: { limit: String(settings.monthLimitUsd) },
    check: ({ limit }) => {
      const usd = Number(limit);
      const isLimit = limit.trim() !== "" && usd >= 0 && usd <= MONTH_LIMIT_USD.max;
      return isLimit ? {} : { limit: ENGINE_MESSAGES.monthLimitInvalid };
    },
    async submit({ limit }) {
      const { message } = await call("putEngineSettings", { body: { monthLimitUsd: Number(limit), guided } });
      toast(message ?? ENGINE_MESSAGES.settingsSaved);
      onChanged();
    },
    fallback: MESSAGES.unexpected,
  });
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="mb-4 text-xl">
        How they are used
      </h2>
      <form {...form} method="post">
        <FormFailure sentence={failure} />
        <fieldset disabled={busy} className="space-y-5">
          {settings.takesKeys ? (
            <TextField
              {...field("limit")}
              label="Limit for your own keys (US dollars a month)"
              hint="Past it the built-in engine draws, and says so. A month ends at midnight UTC."
              inputMode="decimal"
              className="sm:max-w-96"
              autoComplete="off"
            />
          ) : null}
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              checked={guided}
              onChange={(event) => setGuided(event.target.checked)}
              className="mt-1 size-5 shrink-0 accent-brand"
            />
            <span>
              Start from our own rendering
              <span className="block text-sm text-ink-soft">
                Hosted engines get our drawing of your design and make it look real: places and sizes stay
                nearer to what is measured. Off, they get your photo alone.
              </span>
            </span>
          </label>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </fieldset>
      </form>
    </section>
  );
}
