import { Check } from "lucide-react";
import { counted } from "#app/lib/format.ts";
import { PLANS, type PlanId, PRICE_WORDS } from "#app/lib/plans.ts";
import type { Trial } from "#app/lib/use-trial.ts";
import type { PlanCurrency } from "#contract/plan-currency.ts";
import { Badge } from "./ui/badge.tsx";
import { Button } from "./ui/button.tsx";
import { Card } from "./ui/card.tsx";
import { classNames } from "./ui/class-names.ts";

type PlanChooserProps = {
  /** The plan to put forward; Pro unless a person came for the other. */
  wanted?: PlanId | undefined;
  /** The plan that runs now; choosing the other one changes it. */
  current?: PlanId | null;
  currency: PlanCurrency;
  /** Null until known. */
  trial: Trial | null;
  busyPlan: PlanId | null;
  onChoose(plan: PlanId): void;
};

const NAMES: Record<PlanId, string> = { lite: "Lite", pro: "Pro" };

function choiceOf(id: PlanId, current: PlanId | null, trial: Trial | null): string {
  if (id === current) return "Your plan";
  if (current) return `Switch to ${NAMES[id]}`;
  return id === "pro" && trial?.eligible ? `Start ${trial.days}-Day Free Trial` : `Choose ${NAMES[id]}`;
}

/** Lite and Pro side by side. */
export function PlanChooser({
  wanted = "pro",
  current = null,
  currency,
  trial,
  busyPlan,
  onChoose,
}: PlanChooserProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      {PLANS.map(({ id, name, price, pitch, features }) => {
        const isWanted = current ? id === current : id === wanted;
        return (
          <Card
            key={id}
            className={classNames("flex flex-col p-6", isWanted && "border-brand ring-1 ring-brand")}
          >
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-xl">{name}</h3>
              {id === current ? <Badge tone="brand">Your plan</Badge> : null}
              {id === "pro" && !current && trial?.eligible ? (
                <Badge tone="brand">{counted(trial.days, "day")} free</Badge>
              ) : null}
            </div>
            <p className="mt-1 text-ink-soft">{pitch}</p>
            <p className="figures mt-4 flex flex-wrap items-baseline gap-x-1.5">
              <span className="text-4xl font-bold tracking-tight">{price}</span>
              <span className="text-ink-soft">{PRICE_WORDS[currency]}</span>
            </p>
            <ul className="mt-5 mb-8 space-y-2.5">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check aria-hidden className="mt-0.5 size-5 text-brand-ink" />
                  {feature}
                </li>
              ))}
            </ul>
            <Button
              size="lg"
              variant={isWanted && !current ? "primary" : "secondary"}
              className="mt-auto w-full"
              busy={busyPlan === id}
              busyLabel="Opening payment..."
              disabled={busyPlan !== null || id === current}
              onClick={() => onChoose(id)}
            >
              {choiceOf(id, current, trial)}
            </Button>
          </Card>
        );
      })}
    </div>
  );
}
