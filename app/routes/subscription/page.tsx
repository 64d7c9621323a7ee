import { useState } from "react";
import { PlanChooser } from "#app/components/plan-chooser.tsx";
import { SubscriptionBadge } from "#app/components/subscription-badge.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { hasAiAccess } from "#app/lib/subscription-status.ts";
import { useCheckout } from "#app/lib/use-checkout.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Subscription",
    description: "Your plan, and what Lite and Pro hold.",
    path: "/subscription",
    noIndex: true,
  });

export default function Subscription() {
  const user = useSignedInUser();
  const checkout = useCheckout();
  const [openingPortal, setOpeningPortal] = useState(false);
  const [portalFailure, setPortalFailure] = useState<string | null>(null);
  const failure = checkout.failure ?? portalFailure;

  async function manageBilling() {
    setOpeningPortal(true);
    setPortalFailure(null);
    try {
      location.assign((await call("createPortalSession")).data.url);
    } catch (error) {
      setPortalFailure(sentenceOf(error, MESSAGES.billingPortalFailed));
      setOpeningPortal(false);
    }
  }

  return (
    <div className="page-width py-6 md:py-10">
      {failure ? (
        <Banner
          tone="error"
          className="mb-6"
          onDismiss={() => {
            checkout.dismissFailure();
            setPortalFailure(null);
          }}
        >
          {failure}
        </Banner>
      ) : null}
      <h1 className="text-3xl">Subscription</h1>
      <Card className="mt-6 flex flex-wrap items-center justify-between gap-4 p-5 md:p-6">
        <div>
          <h2 className="text-lg">Your plan</h2>
          <div className="mt-2">
            {user.subscriptionStatus === null ? (
              <p className="text-ink-soft">
                You are on the free allowance. Choose a plan to make more designs.
              </p>
            ) : (
              <SubscriptionBadge status={user.subscriptionStatus} />
            )}
          </div>
        </div>
        {hasAiAccess(user) ? (
          <Button variant="secondary" busy={openingPortal} busyLabel="Opening..." onClick={manageBilling}>
            Manage Billing
          </Button>
        ) : null}
      </Card>
      <section aria-labelledby="plans" className="mt-12">
        <h2 id="plans" className="mb-6 text-2xl">
          Compare plans
        </h2>
        <PlanChooser busyPlan={checkout.busyPlan} onChoose={checkout.choose} />
      </section>
    </div>
  );
}
