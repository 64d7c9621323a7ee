import { useSearchParams } from "react-router";
import { PlanFeatures } from "#app/components/plan-features.tsx";
import { PlanLeft } from "#app/components/plan-left.tsx";
import { SubscriptionBadge } from "#app/components/subscription-badge.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { findPaidPlan, PLANS } from "#core/entitlements/plans.ts";
import type { Route } from "./+types/page";
import { usePaidPlan } from "./use-paid-plan.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Welcome",
    description: "Your subscription has started.",
    path: "/success",
    noIndex: true,
  });

const REFERENCE_LENGTH = 8;
const STILL_CONFIRMED =
  "Your payment is still being confirmed. Nothing is lost: this usually takes less than a minute.";
const NOTHING_BOUGHT = "You have no subscription yet. See your subscription to choose a plan.";

export default function Success() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  const reference = search.get("session_id")?.slice(-REFERENCE_LENGTH);
  const { status, plan, failure, checkAgain } = usePaidPlan(user, reference !== undefined);
  // Nobody is thanked for what the server does not know of.
  const bought = status === "ready" ? findPaidPlan(plan.planType) : null;

  return (
    <div className="page-width py-6 md:py-10">
      <div className="mx-auto max-w-text">
        <h1 className="text-3xl [overflow-wrap:anywhere]">
          {bought ? "Welcome aboard" : "Welcome"}, {user.firstName}
        </h1>
        <p className="mt-2 min-h-6 text-ink-soft">
          {bought ? "Thank you for subscribing. " : null}
          {reference ? <Reference text={reference} /> : null}
        </p>

        <Card className="mt-6 p-5 md:p-6">
          <section aria-label="Your plan" aria-busy={status === "checking"}>
            <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
              {status === "checking" ? (
                <>
                  <Skeleton className="h-8 w-28" />
                  <span role="status" className="text-ink-soft">
                    Checking your subscription...
                  </span>
                </>
              ) : null}
              {bought ? (
                <>
                  <span className="text-2xl font-bold">{PLANS[bought].name}</span>
                  <SubscriptionBadge status={plan?.subscriptionStatus ?? null} />
                  {plan ? <PlanLeft plan={plan} className="text-ink-soft" /> : null}
                </>
              ) : null}
            </div>
            {status === "late" || status === "failed" ? (
              <Banner
                tone={status === "late" ? "notice" : "error"}
                action={
                  <Button variant="secondary" onClick={checkAgain}>
                    Check again
                  </Button>
                }
              >
                {failure ?? (reference ? STILL_CONFIRMED : NOTHING_BOUGHT)}
              </Banner>
            ) : null}
            {bought ? <PlanFeatures plan={bought} className="mt-5" /> : null}
          </section>
        </Card>

        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/designer" size="lg">
            Start a design
          </ButtonLink>
          <ButtonLink to="/dashboard" size="lg" variant="secondary">
            Go to dashboard
          </ButtonLink>
          <ButtonLink to="/subscription" size="lg" variant="secondary">
            See your subscription
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const Reference = ({ text }: { text: string }) => (
  <span className="whitespace-nowrap">
    Your reference: <span className="figures font-semibold text-ink">{text}</span>
  </span>
);
