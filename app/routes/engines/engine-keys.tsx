import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { PasswordField } from "#app/components/ui/text-field.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { useForm } from "#app/lib/use-form.ts";
import type { EngineSettings } from "#contract/endpoints/engines.ts";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { MESSAGES } from "#contract/messages.ts";

type KeyRow = EngineSettings["keys"][number];

/** Keys of one's own: given, replaced and taken away, never shown. */
export function EngineKeys({ settings, onChanged }: { settings: EngineSettings; onChanged(): void }) {
  const [opened, setOpened] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  async function remove(engine: KeyRow["engine"]) {
    setFailure(null);
    try {
      toast((await call("deleteEngineKey", { params: { engine } })).message ?? ENGINE_MESSAGES.keyRemoved);
      onChanged();
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.unexpected));
    }
  }
  const close = () => {
    setOpened(null);
    onChanged();
  };
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="text-xl">
        Your own keys
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {settings.takesKeys
          ? "With a key of yours a provider draws on your account there. The key is kept sealed and never shown again."
          : ENGINE_MESSAGES.keysOff}
      </p>
      <FormFailure sentence={failure} />
      {settings.takesKeys ? (
        <Card>
          <ul className="divide-y divide-line">
            {settings.keys.map((row) => (
              <li key={row.engine} className="px-4 py-4 sm:px-5">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <div className="min-w-0">
                    <h3 className="font-semibold">{row.name}</h3>
                    <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{keptWords(row)}</p>
                  </div>
                  <div className="flex gap-2">
                    {row.kept ? (
                      <Button
                        variant="secondary"
                        aria-label={`Remove the key for ${row.name}`}
                        onClick={() => void remove(row.engine)}
                      >
                        Remove
                      </Button>
                    ) : null}
                    {opened === row.engine ? null : (
                      <Button
                        variant="secondary"
                        aria-label={`${row.kept ? "Replace" : "Add"} the key for ${row.name}`}
                        onClick={() => setOpened(row.engine)}
                      >
                        {row.kept ? "Replace" : "Add key"}
                      </Button>
                    )}
                  </div>
                </div>
                {opened === row.engine ? <KeyForm row={row} onClose={close} /> : null}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
}

function keptWords({ kept }: KeyRow): string {
  if (!kept) return "No key.";
  if (!kept.readable) return "The key can no longer be opened here. Please give it again.";
  const which = kept.hint ? `Key ending in ${kept.hint}` : "A key is kept";
  return kept.model ? `${which}, for ${kept.model}.` : `${which}.`;
}

function KeyForm({ row, onClose }: { row: KeyRow; onClose(): void }) {
  const { form, field, busy, failure } = useForm({
    initial: { key: "", model: row.kept?.model ?? row.models[0] ?? "" },
    check: ({ key }) => (/^\S{8,}$/.test(key.trim()) ? {} : { key: ENGINE_MESSAGES.keyInvalid }),
    async submit({ key, model }) {
      const params = { engine: row.engine };
      const { message } = await call("putEngineKey", {
        params,
        body: { key: key.trim(), model: model || null },
      });
      toast(message ?? ENGINE_MESSAGES.keySaved);
      onClose();
    },
    fallback: MESSAGES.unexpected,
  });
  return (
    <form {...form} method="post" className="mt-4">
      <FormFailure sentence={failure} />
      <fieldset disabled={busy} className="space-y-4">
        <PasswordField {...field("key")} label={`Key for ${row.name}`} autoComplete="off" />
        {row.models.length > 1 ? (
          <SelectField {...field("model")} label="Model">
            {row.models.map((model) => (
              <option key={model} value={model}>
                {model}
              </option>
            ))}
          </SelectField>
        ) : null}
        <div className="flex gap-2">
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save key
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
