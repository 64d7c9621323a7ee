import { counted } from "#app/lib/format.ts";
import type { Trial } from "#app/lib/use-trial.ts";
import { type PlanCurrency, PRICE_WORDS } from "#contract/plan-currency.ts";
import { MAIN_PLAN, PAID_PLANS, type PaidPlan, PLANS, priceOf } from "#core/entitlements/plans.ts";
import { PlanFeatures } from "./plan-features.tsx";
import { Badge } from "./ui/badge.tsx";
import { Button } from "./ui/button.tsx";
import { Card } from "./ui/card.tsx";
import { classNames } from "./ui/class-names.ts";

type PlanChooserProps = {
  /** The plan to put forward; the main one unless a person came for another. */
  wanted?: PaidPlan | undefined;
  /** The plan that runs now; choosing another one changes it. */
  current?: PaidPlan | null;
  currency: PlanCurrency;
  /** Null until known. */
  trial: Trial | null;
  busyPlan: PaidPlan | null;
  onChoose(plan: PaidPlan): void;
};

function choiceOf(id: PaidPlan, current: PaidPlan | null, trial: Trial | null): string {
  if (id === current) return "Your plan";
  if (current) return `Switch to ${PLANS[id].name}`;
  const { name, sale } = PLANS[id];
  return sale.hasTrial && trial?.eligible ? `Start ${trial.days}-Day Free Trial` : `Choose ${name}`;
}

/** The plans that are sold, side by side. */
export function PlanChooser({
  wanted = MAIN_PLAN,
  current = null,
  currency,
  trial,
  busyPlan,
  onChoose,
}: PlanChooserProps) {
  return (
    <div className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] md:gap-6">
      {PAID_PLANS.map((id) => {
        const { name, sale } = PLANS[id];
        const isWanted = current ? id === current : id === wanted;
        return (
          <Card
            key={id}
            className={classNames("flex flex-col p-6", isWanted && "border-brand ring-1 ring-brand")}
          >
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-xl">{name}</h3>
              {id === current ? <Badge tone="brand">Your plan</Badge> : null}
              {sale.hasTrial && !current && trial?.eligible ? (
                <Badge tone="brand">{counted(trial.days, "day")} free</Badge>
              ) : null}
            </div>
            <p className="mt-1 text-ink-soft">{sale.pitch}</p>
            <p className="figures mt-4 flex flex-wrap items-baseline gap-x-1.5">
              <span className="text-4xl font-bold tracking-tight">{priceOf(id)}</span>
              <span className="text-ink-soft">{PRICE_WORDS[currency]}</span>
            </p>
            <PlanFeatures plan={id} className="mt-5 mb-8" />
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
