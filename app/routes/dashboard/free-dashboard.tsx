import { useLocation } from "react-router";
import { PlanChooser } from "#app/components/plan-chooser.tsx";
import { SplitPicture } from "#app/components/split-picture.tsx";
import { SubscriptionBadge } from "#app/components/subscription-badge.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { call } from "#app/lib/api.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useCheckout } from "#app/lib/use-checkout.ts";
import { useMay } from "#app/lib/use-may.ts";
import { useTrial } from "#app/lib/use-trial.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import { findPaidPlan, PLANS, UNPAID_PLAN } from "#core/entitlements/plans.ts";
import { loadRecentDesigns, RecentDesigns } from "./recent-designs.tsx";

const loadAllowance = async (signal: AbortSignal) => (await call("generationStatus", {}, { signal })).data;

const FREE_DESIGNS = PLANS[UNPAID_PLAN].generations.limit;

export function FreeDashboard({ user }: { user: User }) {
  const { choose, currency, busyPlan, failure, dismissFailure } = useCheckout();
  // Set by the sign-up page for who came by a link of a plan.
  const wanted = findPaidPlan((useLocation().state as { plan?: string } | null)?.plan) ?? undefined;
  const trial = useTrial();
  const may = useMay();
  const { data: allowance } = useAnswer(loadAllowance);
  const recent = useAnswer(loadRecentDesigns);
  const hasDesigns = (recent.data?.length ?? 0) > 0;
  const left = Math.max(0, FREE_DESIGNS - (allowance?.savedImageCount ?? 0));

  return (
    <>
      {failure ? (
        <Banner tone="error" onDismiss={dismissFailure} className="mb-6">
          {failure}
        </Banner>
      ) : null}
      <h1 className="text-3xl [overflow-wrap:anywhere]">Welcome, {user.firstName}</h1>
      {user.subscriptionStatus ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <SubscriptionBadge status={user.subscriptionStatus} />
          <TextLink to="/subscription">See your subscription</TextLink>
        </div>
      ) : null}

      <Card className="mt-6 grid overflow-hidden md:grid-cols-2">
        <SplitPicture
          className="aspect-4/3 md:order-last md:aspect-auto"
          sizes="(min-width: 768px) 600px, 100vw"
        />
        <div className="flex flex-col items-start justify-center p-6 md:min-h-80 md:p-10">
          <h2 className="text-2xl">
            {left === 0
              ? "Your free designs are used up"
              : hasDesigns
                ? "Go on where you left off"
                : "Try it on a yard you know"}
          </h2>
          <p className="mt-2 text-ink-soft">
            {left === 0
              ? "Everything you saved stays yours. Choose a plan below to make more."
              : hasDesigns
                ? "Your last design is as you left it, on every device."
                : "Take a photo, circle what should change, and see it redesigned. Your own front yard is a fine place to begin."}
          </p>
          {hasDesigns ? (
            <div className="mt-6 flex flex-wrap gap-3 max-sm:w-full">
              <ButtonLink to="/designer" size="lg" className="max-sm:w-full">
                Open your Last Design
              </ButtonLink>
              {left > 0 && may("createDesign") ? (
                <ButtonLink to="/designer/new" variant="secondary" size="lg" className="max-sm:w-full">
                  New Design
                </ButtonLink>
              ) : null}
            </div>
          ) : left > 0 && may("createDesign") && recent.status !== "loading" ? (
            <ButtonLink to="/designer" size="lg" className="mt-6 max-sm:w-full">
              Create your First Design
            </ButtonLink>
          ) : null}
          <p className="mt-3 min-h-5 text-sm text-ink-faint">
            {allowance ? `${left} of ${FREE_DESIGNS} free designs left` : ""}
          </p>
        </div>
      </Card>

      {hasDesigns ? <RecentDesigns {...recent} /> : null}

      {may("createCheckoutSession") ? (
        <section aria-labelledby="plans" className="mt-12">
          <h2 id="plans" className="text-2xl">
            Choose a plan
          </h2>
          <p className="mt-1 mb-6 text-ink-soft">Cancel anytime, no setup fees, instant access.</p>
          <PlanChooser
            wanted={wanted}
            currency={currency}
            trial={trial}
            busyPlan={busyPlan}
            onChoose={choose}
          />
        </section>
      ) : null}
    </>
  );
}
