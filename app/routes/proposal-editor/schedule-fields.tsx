import { Plus, Trash2 } from "lucide-react";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { PAYMENTS_MAX } from "#contract/limits.ts";
import type { FormFaults, PaymentForm } from "./proposal-form.ts";

type ScheduleFieldsProps = {
  schedule: PaymentForm[];
  faults: FormFaults;
  currency: string;
  onChange(schedule: PaymentForm[]): void;
};

/** The payments in their order. With several the first is the deposit; the last is whatever the others leave. */
export function ScheduleFields({ schedule, faults, currency, onChange }: ScheduleFieldsProps) {
  const set = (id: string, patch: Partial<PaymentForm>) =>
    onChange(schedule.map((payment) => (payment.id === id ? { ...payment, ...patch } : payment)));
  const last = schedule.length - 1;
  const add = () => {
    const isFirst = schedule.length === 1;
    const payment = {
      ...{ id: crypto.randomUUID(), percent: "10", atMost: "" },
      title: isFirst ? "Deposit on signing" : "During the work",
    };
    onChange([...schedule.slice(0, last), payment, ...schedule.slice(last)]);
  };
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-xl">
        Payments
      </h2>
      <p className="mt-1 text-ink-soft">
        With several payments the first is the deposit. The last is whatever the others leave.
      </p>
      <ol className="mt-4 space-y-4">
        {schedule.map(({ id, title, percent, atMost }, nth) => {
          const at = `schedule.${id}`;
          return (
            <li key={id} className="flex items-start gap-2 rounded-lg border border-line bg-surface p-4">
              <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_9rem]">
                <TextField
                  label={`Payment ${nth + 1}`}
                  autoComplete="off"
                  value={title}
                  error={faults[`${at}.title`]}
                  onChange={({ target }) => set(id, { title: target.value })}
                />
                {nth === last ? (
                  <p className="self-center text-ink-soft sm:col-span-2 sm:pt-5">
                    {last === 0 ? "All of it" : "The rest"}
                  </p>
                ) : (
                  <>
                    <TextField
                      label="Percent"
                      inputMode="decimal"
                      autoComplete="off"
                      value={percent}
                      error={faults[`${at}.percent`]}
                      onChange={({ target }) => set(id, { percent: target.value })}
                    />
                    <TextField
                      label={`At most (${currency})`}
                      inputMode="decimal"
                      autoComplete="off"
                      value={atMost}
                      error={faults[`${at}.atMost`]}
                      onChange={({ target }) => set(id, { atMost: target.value })}
                    />
                  </>
                )}
              </div>
              {schedule.length > 1 ? (
                <IconButton
                  icon={Trash2}
                  label={`Remove payment ${nth + 1}`}
                  className="-me-2 sm:mt-6"
                  onClick={() => onChange(schedule.filter((payment) => payment.id !== id))}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      {schedule.length < PAYMENTS_MAX ? (
        <Button variant="secondary" className="mt-4 w-full sm:w-auto" onClick={add}>
          <Plus aria-hidden className="size-5" />
          {schedule.length === 1 ? "Add a Deposit" : "Add a Payment"}
        </Button>
      ) : null}
    </section>
  );
}
