import {
  COUNTED,
  generationsOf,
  type PaidPlan,
  PLANS,
  type Plan,
  UNNAMED_PLAN,
  UNPAID_PLAN,
} from "./plans.ts";

/** What the payment provider last said; null fields = it said nothing. */
export type SubscriptionState = {
  status: string | null;
  planType: PaidPlan | null;
  trialEnd: Date | null;
};

/**
 * `savedImages` = generated images that the person keeps. `generationsThisMonth` = generations accepted within the present
 * `billingMonth`, those that failed or were cancelled given back.
 */
export type Usage = Record<keyof typeof COUNTED, number>;

/** `remaining` null = no limit. */
export type GenerationAllowance =
  | { allowed: true; remaining: number | null }
  | { allowed: false; reason: (typeof COUNTED)[keyof typeof COUNTED]["reason"]; remaining: 0 };

export type Entitlements = {
  plan: Plan;
  /** An active or trialing subscription. */
  hasAccess: boolean;
  isTrialing: boolean;
  /** Days until the trial ends, rounded up, never below 0; null when no trial runs. */
  trialDaysLeft: number | null;
  canOpenProjects: boolean;
  generation: GenerationAllowance;
  canUseBom: boolean;
  canUseProposals: boolean;
  annotationPoints: number;
  seats: number;
};

const MILLISECONDS_PER_DAY = 86_400_000;

/** Whether a subscription with this status of the provider opens its plan. */
export const hasAccessBy = (status: string | null | undefined): boolean =>
  status === "active" || status === "trialing";

function allowanceOf(plan: Plan, usage: Usage): GenerationAllowance {
  const generations = generationsOf(plan);
  if (!generations) return { allowed: true, remaining: null };
  const remaining = Math.max(0, generations.limit - Math.max(0, Math.floor(usage[generations.counts])));
  return remaining > 0
    ? { allowed: true, remaining }
    : { allowed: false, reason: COUNTED[generations.counts].reason, remaining: 0 };
}

/**
 * What a person may do. The provider's status is the truth: active and trialing open the door, every other word (past
 * due, canceled, unknown to us) is the free plan. A subscription whose plan the provider did not name counts as `UNNAMED_PLAN`.
 * @throws RangeError for a plan that is not in the table: it came from a newer release, and what it allows is not known here.
 */
export function entitlementsOf(
  subscription: SubscriptionState | null,
  usage: Usage,
  now: Date,
): Entitlements {
  const isTrialing = subscription?.status === "trialing";
  const hasAccess = hasAccessBy(subscription?.status);
  const plan = hasAccess ? (subscription?.planType ?? UNNAMED_PLAN) : UNPAID_PLAN;
  if (!Object.hasOwn(PLANS, plan)) throw new RangeError(`unknown plan: ${plan}`);
  const { canOpenProjects, canUseBom, canUseProposals, annotationPoints, seats } = PLANS[plan];
  const trialEnd = isTrialing ? (subscription?.trialEnd ?? null) : null;
  return {
    plan,
    hasAccess,
    isTrialing,
    trialDaysLeft: trialEnd
      ? Math.max(0, Math.ceil((trialEnd.getTime() - now.getTime()) / MILLISECONDS_PER_DAY))
      : null,
    canOpenProjects,
    generation: allowanceOf(plan, usage),
    canUseBom,
    canUseProposals,
    annotationPoints,
    seats,
  };
}
