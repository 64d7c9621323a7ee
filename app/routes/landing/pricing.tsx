import { Section } from "#app/components/marketing/section.tsx";
import { PlanFeatures } from "#app/components/plan-features.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { FOOTER_CLAIMS, NO_CARD } from "#app/content/marketing.ts";
import { useSite } from "#app/lib/site.ts";
import { PRICE_WORDS } from "#contract/plan-currency.ts";
import { MAIN_PLAN, PAID_PLANS, type PaidPlan, PLANS, plansWith, priceOf } from "#core/entitlements/plans.ts";

/** What the button of a plan says; without a trial there is none to promise. */
function choiceOf(id: PaidPlan, trialDays: number) {
  const { name, sale } = PLANS[id];
  return sale.hasTrial && trialDays > 0 ? `Start ${trialDays}-Day Free Trial` : `Choose ${name}`;
}

export function Pricing() {
  const { trialDays } = useSite();
  return (
    <Section
      id="pricing"
      title="One yard sold pays for years"
      lead="Begin free with three saved designs. Choose a plan when you want more."
      tone="surface"
    >
      <ul className="mt-10 grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {PAID_PLANS.map((id) => (
          <li
            key={id}
            className={classNames(
              "flex flex-col rounded-xl border bg-canvas p-6 sm:p-8",
              id === MAIN_PLAN ? "border-brand ring-1 ring-brand" : "border-line",
            )}
          >
            <h3 className="text-2xl">{PLANS[id].name}</h3>
            <p className="mt-1 text-ink-soft">{PLANS[id].sale.pitch}</p>
            <p className="figures mt-5 flex items-baseline gap-2">
              <span className="font-bold text-5xl tracking-tight">{priceOf(id)}</span>
              <span className="text-ink-soft">{PRICE_WORDS.usd}</span>
            </p>
            <PlanFeatures plan={id} className="mt-6 mb-8" />
            <ButtonLink
              to={`/signup?plan=${id}`}
              size="lg"
              variant={id === MAIN_PLAN ? "primary" : "secondary"}
              className="mt-auto w-full"
            >
              {choiceOf(id, trialDays)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">
        {trialDays > 0
          ? `The free trial is for ${plansWith(({ sale }) => sale?.hasTrial === true)}, once per person. ${NO_CARD} to begin. `
          : null}
        {FOOTER_CLAIMS}
      </p>
    </Section>
  );
}
