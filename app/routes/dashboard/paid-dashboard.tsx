import { ArrowRight, CreditCard, Folders, Images, type LucideIcon, Sparkles } from "lucide-react";
import { Link } from "react-router";
import { PlanLeft } from "#app/components/plan-left.tsx";
import { SubscriptionBadge } from "#app/components/subscription-badge.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { formatCount } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import { useSubscription } from "#app/lib/use-subscription.ts";
import type { CallName } from "#contract/calls.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import { nameOfPlan } from "#core/entitlements/plans.ts";
import { loadRecentDesigns, RecentDesigns } from "./recent-designs.tsx";

const loadProjectCount = async (signal: AbortSignal) =>
  (await call("projectStats", {}, { signal })).data.TotalProjects;
const loadImageCount = async (signal: AbortSignal) =>
  (await call("imageStats", {}, { signal })).data.total_images;

/** Shown to whom `asks` is not refused. */
const ACTIONS: { to: string; icon: LucideIcon; title: string; text: string; asks: CallName }[] = [
  {
    ...{ to: "/designer", icon: Sparkles, title: "AI Designer", asks: "createDesign" },
    text: "Photograph a yard and redesign it.",
  },
  {
    ...{ to: "/projects", icon: Folders, title: "Projects", asks: "listProjects" },
    text: "Open, rename and sort what you have.",
  },
  {
    ...{ to: "/subscription", icon: CreditCard, title: "Subscription", asks: "createPortalSession" },
    text: "See your plan and manage billing.",
  },
];

export function PaidDashboard({ user }: { user: User }) {
  const recent = useAnswer(loadRecentDesigns);
  const may = useMay();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-3xl [overflow-wrap:anywhere]">Welcome back, {user.firstName}</h1>
          <PlanLine user={user} />
        </div>
        {may("createDesign") ? (
          <ButtonLink to="/designer/new" size="lg" className="max-sm:w-full">
            <Sparkles aria-hidden className="size-5" />
            New Design
          </ButtonLink>
        ) : null}
      </div>

      <div className="mt-8 grid grid-cols-2 gap-4 md:gap-6">
        <Count icon={Folders} label="Projects" load={loadProjectCount} />
        <Count icon={Images} label="Images" load={loadImageCount} />
      </div>

      <RecentDesigns {...recent} />

      <section aria-labelledby="actions" className="mt-12">
        <h2 id="actions" className="text-xl">
          Quick actions
        </h2>
        <div className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
          {ACTIONS.filter(({ asks }) => may(asks)).map(({ to, icon: Icon, title, text }) => (
            <Link
              key={to}
              to={to}
              className="group flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors duration-150 hover:border-line-strong md:p-5"
            >
              <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-5 text-ink-faint transition-transform duration-150 group-hover:translate-x-0.5"
              />
            </Link>
          ))}
        </div>
      </section>
    </>
  );
}

/** "Pro" with its status, and what is left of a trial or of the month. */
function PlanLine({ user }: { user: User }) {
  const { data: plan } = useSubscription(user);
  return (
    <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
      {plan?.planType ? <span className="font-semibold">{nameOfPlan(plan.planType)}</span> : null}
      <SubscriptionBadge status={user.subscriptionStatus} />
      {plan ? <PlanLeft plan={plan} className="text-sm text-ink-soft" /> : null}
    </div>
  );
}

type CountProps = { icon: LucideIcon; label: string; load(signal: AbortSignal): Promise<number> };

/** A number of the account; zero where it cannot be had. */
function Count({ icon: Icon, label, load }: CountProps) {
  const { status, data } = useAnswer(load);
  return (
    <Card className="flex items-center gap-4 p-4 md:p-5">
      <Icon aria-hidden className="size-6 text-ink-faint max-sm:hidden" />
      <div aria-busy={status === "loading"}>
        <p className="text-sm text-ink-soft">{label}</p>
        {status === "loading" ? (
          <Skeleton className="mt-1 h-8 w-14" />
        ) : (
          <p className="figures mt-1 text-2xl leading-8 font-bold">{formatCount(data ?? 0)}</p>
        )}
      </div>
    </Card>
  );
}
