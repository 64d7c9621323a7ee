import { Check } from "lucide-react";
import { featuresOf, type PaidPlan } from "#core/entitlements/plans.ts";
import { classNames } from "./ui/class-names.ts";

/** What a plan holds, as a list with ticks. */
export const PlanFeatures = ({ plan, className }: { plan: PaidPlan; className?: string }) => (
  <ul className={classNames("space-y-2.5", className)}>
    {featuresOf(plan).map((feature) => (
      <li key={feature} className="flex gap-2.5">
        <Check aria-hidden className="mt-0.5 size-5 text-brand-ink" />
        {feature}
      </li>
    ))}
  </ul>
);
