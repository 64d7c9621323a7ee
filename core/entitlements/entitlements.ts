export const FREE_SAVED_IMAGES = 3;
export const LITE_GENERATIONS_PER_MONTH = 15;
/** Of Pro, once per person, unless the owner sets another number. */
export const TRIAL_DAYS = 3;

/** What a plan counts: images that are kept, or generations of a billing month. */
const COUNTS = {
  savedImages: "saved_images_used_up",
  generationsThisMonth: "month_used_up",
} as const satisfies Record<keyof Usage, string>;

type PlanRow = {
  canOpenProjects: boolean;
  /** Null = no limit. */
  generations: { counts: keyof Usage; limit: number } | null;
  canUseBom: boolean;
  /** Points of the annotation tool: "professional 10-point" with Pro, basic with everything else. */
  annotationPoints: number;
};

/** Every plan and what it allows. */
const PLANS = {
  free: {
    canOpenProjects: false,
    generations: { counts: "savedImages", limit: FREE_SAVED_IMAGES },
    canUseBom: false,
    annotationPoints: 3,
  },
  lite: {
    canOpenProjects: true,
    generations: { counts: "generationsThisMonth", limit: LITE_GENERATIONS_PER_MONTH },
    canUseBom: false,
    annotationPoints: 3,
  },
  pro: { canOpenProjects: true, generations: null, canUseBom: true, annotationPoints: 10 },
} as const satisfies Record<string, PlanRow>;

export type Plan = keyof typeof PLANS;
export type PaidPlan = Exclude<Plan, "free">;
export const PAID_PLANS = ["lite", "pro"] as const satisfies readonly PaidPlan[];

/** What the payment provider last said; null fields = it said nothing. */
export type SubscriptionState = {
  status: string | null;
  planType: PaidPlan | null;
  trialEnd: Date | null;
};

export type Usage = {
  /** Generated images that the person keeps. */
  savedImages: number;
  /** Generations accepted within the present `billingMonth`, those that failed or were cancelled given back. */
  generationsThisMonth: number;
};

/** `remaining` null = no limit. */
export type GenerationAllowance =
  | { allowed: true; remaining: number | null }
  | { allowed: false; reason: (typeof COUNTS)[keyof Usage]; remaining: 0 };

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
  annotationPoints: number;
};

const millisecondsPerDay = 86_400_000;

const allowanceOf = ({ generations }: PlanRow, usage: Usage): GenerationAllowance => {
  if (!generations) return { allowed: true, remaining: null };
  const remaining = Math.max(0, generations.limit - Math.max(0, Math.floor(usage[generations.counts])));
  return remaining > 0
    ? { allowed: true, remaining }
    : { allowed: false, reason: COUNTS[generations.counts], remaining: 0 };
};

/**
 * What a person may do. The provider's status is the truth: active and trialing open the door, every other word (past
 * due, canceled, unknown to us) is the free plan. A subscription whose plan the provider did not name counts as Lite.
 * @throws RangeError for a plan that is not in the table: it came from a newer release, and what it allows is not known here.
 */
export const entitlementsOf = (
  subscription: SubscriptionState | null,
  usage: Usage,
  now: Date,
): Entitlements => {
  const isTrialing = subscription?.status === "trialing";
  const hasAccess = isTrialing || subscription?.status === "active";
  const plan = hasAccess ? (subscription?.planType ?? "lite") : "free";
  if (!Object.hasOwn(PLANS, plan)) throw new RangeError(`unknown plan: ${plan}`);
  const { canOpenProjects, canUseBom, annotationPoints } = PLANS[plan];
  const trialEnd = isTrialing ? subscription.trialEnd : null;
  return {
    plan,
    hasAccess,
    isTrialing,
    trialDaysLeft: trialEnd
      ? Math.max(0, Math.ceil((trialEnd.getTime() - now.getTime()) / millisecondsPerDay))
      : null,
    canOpenProjects,
    generation: allowanceOf(PLANS[plan], usage),
    canUseBom,
    annotationPoints,
  };
};
