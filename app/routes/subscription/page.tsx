import { useEffect, useRef } from "react";
import { PlanChooser } from "#app/components/plan-chooser.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { isPaymentOpen, isRunning } from "#app/lib/subscription-status.ts";
import { useCheckout } from "#app/lib/use-checkout.ts";
import { useMay } from "#app/lib/use-may.ts";
import { usePortal } from "#app/lib/use-portal.ts";
import { useSubscription } from "#app/lib/use-subscription.ts";
import { useTrial } from "#app/lib/use-trial.ts";
import { COMPANY_MESSAGES } from "#contract/company-messages.ts";
import { MESSAGES } from "#contract/messages.ts";
import { plansWith } from "#core/entitlements/plans.ts";
import type { Route } from "./+types/page";
import { PlanComparison } from "./plan-comparison.tsx";
import { PlanStatus } from "./plan-status.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Subscription",
    description: `Your plan, and what ${plansWith(({ sale }) => sale !== null)} hold.`,
    path: "/subscription",
    noIndex: true,
  });

export default function Subscription() {
  const user = useSignedInUser();
  const subscription = useSubscription(user);
  const trial = useTrial();
  const checkout = useCheckout();
  const portal = usePortal();
  const isOwner = useMay()("createCheckoutSession");
  const plans = useRef<HTMLElement>(null);
  const plan = subscription.data;
  const failure = checkout.failure ?? portal.failure;
  // A plan that was given, not bought, is no reason against buying one.
  const current =
    plan?.hasBilling && isRunning(plan.subscriptionStatus) && !portal.startAnew ? plan.planType : null;

  const currency = plan?.currency ?? checkout.currency;

  useEffect(() => {
    if (portal.startAnew) plans.current?.scrollIntoView({ block: "nearest" });
  }, [portal.startAnew]);

  return (
    <div className="page-width py-6 md:py-10">
      {failure ? (
        <Banner
          tone={portal.startAnew ? "notice" : "error"}
          className="mb-6"
          onDismiss={() => {
            checkout.dismissFailure();
            portal.dismissFailure();
          }}
        >
          {failure}
        </Banner>
      ) : null}
      <h1 className="text-3xl">Subscription</h1>
      <Card className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 md:p-6">
        <section aria-labelledby="yours" aria-busy={!plan} className="min-w-0 flex-1 basis-64">
          <h2 id="yours" className="mb-2 text-sm font-semibold text-ink-soft">
            Your plan
          </h2>
          {plan ? <PlanStatus plan={plan} /> : null}
          {!plan && subscription.status === "loading" ? <Skeleton className="h-14 w-64 max-w-full" /> : null}
          {!plan && subscription.status === "failed" ? (
            <Banner
              tone="error"
              action={
                <Button variant="secondary" onClick={subscription.reload}>
                  Try again
                </Button>
              }
            >
              {sentenceOf(subscription.error, MESSAGES.subscriptionLoadFailed)}
            </Banner>
          ) : null}
        </section>
        {plan && plan.subscriptionStatus !== null && isOwner ? (
          <Button
            variant={isPaymentOpen(plan.subscriptionStatus) ? "primary" : "secondary"}
            busy={portal.busy}
            busyLabel="Opening..."
            onClick={portal.open}
          >
            Manage Billing
          </Button>
        ) : null}
      </Card>
      {isOwner ? null : <p className="mt-4">{COMPANY_MESSAGES.ownerPlans}</p>}
      <section ref={plans} aria-labelledby="plans" hidden={!isOwner} className="mt-12 scroll-mt-20">
        <h2 id="plans" className="mb-6 text-2xl">
          {current ? "Change your plan" : "Choose a plan"}
        </h2>
        <PlanChooser
          current={current}
          currency={currency}
          trial={trial}
          busyPlan={checkout.busyPlan}
          onChoose={checkout.choose}
        />
      </section>
      <PlanComparison currency={currency} />
    </div>
  );
}
