import { Plus, Trash2 } from "lucide-react";
import { useCallback } from "react";
import { quantityText } from "#app/components/bom/bom-figures.ts";
import { needBill } from "#app/components/proposals/need-bill.ts";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { ADD_ONS_MAX } from "#contract/limits.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";
import type { AddOnForm, FormFaults } from "./proposal-form.ts";

type AddOnFieldsProps = {
  /** The path of the option. */
  at: string;
  addOns: AddOnForm[];
  faults: FormFaults;
  image: SavedImage | null;
  onChange(addOns: AddOnForm[]): void;
};

/** Lines of the bill that the client may tick; each is in one add-on at most, the others belong to the option itself. */
export default function AddOnFields({ at, addOns, faults, image, onChange }: AddOnFieldsProps) {
  const { id: userId } = useSignedInUser();
  const load = useCallback(async () => (image ? needBill(userId, image) : null), [userId, image]);
  const answer = useAnswer(load);
  const lines = answer.data?.categories.flatMap(({ items }) => items) ?? [];
  const set = (id: string, patch: Partial<AddOnForm>) =>
    onChange(addOns.map((addOn) => (addOn.id === id ? { ...addOn, ...patch } : addOn)));
  const toggle = ({ id, lineIds }: AddOnForm, lineId: string) =>
    set(id, {
      lineIds: lineIds.includes(lineId) ? lineIds.filter((one) => one !== lineId) : [...lineIds, lineId],
    });

  if (answer.status === "failed")
    return (
      <RetryBanner onRetry={answer.reload}>
        {sentenceOf(answer.error, PROPOSAL_MESSAGES.billFailed)}
      </RetryBanner>
    );
  if (!answer.data) return <Skeleton className="mt-2 h-24 w-full" />;
  return (
    <div className="mt-2 space-y-4">
      <p className="text-ink-soft">
        What your client may add to this option. Its lines are not in the price until the client ticks it.
      </p>
      <ul className="space-y-4">
        {addOns.map((addOn, nth) => {
          const path = `${at}.addOns.${addOn.id}`;
          const fault = faults[`${path}.lines`];
          return (
            <li key={addOn.id} className="rounded-md bg-sunken p-3">
              <div className="flex items-start gap-1">
                <TextField
                  label={`Add-on ${nth + 1}`}
                  className="min-w-0 flex-1"
                  autoComplete="off"
                  value={addOn.title}
                  error={faults[`${path}.title`]}
                  onChange={({ target }) => set(addOn.id, { title: target.value })}
                />
                <IconButton
                  icon={Trash2}
                  label={`Remove ${addOn.title || `add-on ${nth + 1}`}`}
                  className="mt-6.5"
                  onClick={() => onChange(addOns.filter(({ id }) => id !== addOn.id))}
                />
              </div>
              <fieldset className="mt-3">
                <legend className="text-sm font-semibold">Lines of the bill</legend>
                {fault ? <p className="text-sm text-danger-ink">{fault}</p> : null}
                <div className="max-h-72 overflow-y-auto">
                  {lines.map((line) => {
                    const isTaken = addOns.some(
                      (other) => other.id !== addOn.id && other.lineIds.includes(line.id),
                    );
                    return (
                      <label
                        key={line.id}
                        className="flex min-h-11 items-center gap-3 py-1 [overflow-wrap:anywhere] has-disabled:opacity-55"
                      >
                        <input
                          type="checkbox"
                          className="size-5 shrink-0 accent-brand"
                          aria-invalid={fault ? true : undefined}
                          checked={addOn.lineIds.includes(line.id)}
                          disabled={isTaken}
                          onChange={() => toggle(addOn, line.id)}
                        />
                        <span className="min-w-0 flex-1">{line.name}</span>
                        <span className="figures shrink-0 text-sm text-ink-soft">
                          {quantityText(line.quantity)} {unitText(line.quantity, line.unit)}
                        </span>
                      </label>
                    );
                  })}
                </div>
              </fieldset>
            </li>
          );
        })}
      </ul>
      {addOns.length < ADD_ONS_MAX && lines.length > 0 ? (
        <Button
          variant="secondary"
          className="w-full sm:w-auto"
          onClick={() => onChange([...addOns, { id: crypto.randomUUID(), title: "", lineIds: [] }])}
        >
          <Plus aria-hidden className="size-5" />
          Add an Add-on
        </Button>
      ) : null}
    </div>
  );
}
