export const FREE_SAVED_IMAGES = 3;
export const LITE_GENERATIONS_PER_MONTH = 15;
/** Of Pro, once per person, unless the owner sets another number. */
export const TRIAL_DAYS = 3;
/** Points of the annotation tool: "professional 10-point" with Pro, basic with everything else. */
const PRO_ANNOTATION_POINTS = 10;
const BASIC_ANNOTATION_POINTS = 3;

/** What the payment provider last said; null fields = it said nothing. */
export type SubscriptionState = {
  status: string | null;
  planType: "lite" | "pro" | null;
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
  | { allowed: false; reason: "saved_images_used_up" | "month_used_up"; remaining: 0 };

export type Entitlements = {
  plan: "free" | "lite" | "pro";
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

const allowance = (
  limit: number,
  used: number,
  reason: "saved_images_used_up" | "month_used_up",
): GenerationAllowance => {
  const remaining = Math.max(0, limit - Math.max(0, Math.floor(used)));
  return remaining > 0 ? { allowed: true, remaining } : { allowed: false, reason, remaining: 0 };
};

/**
 * What a person may do. The provider's status is the truth: active and trialing open the door, every other word (past
 * due, canceled, unknown to us) is the free plan. A subscription whose plan the provider did not name counts as Lite.
 */
export const entitlementsOf = (
  subscription: SubscriptionState | null,
  usage: Usage,
  now: Date,
): Entitlements => {
  const isTrialing = subscription?.status === "trialing";
  const hasAccess = isTrialing || subscription?.status === "active";
  const plan = hasAccess ? (subscription?.planType ?? "lite") : "free";
  const trialEnd = isTrialing ? subscription.trialEnd : null;
  return {
    plan,
    hasAccess,
    isTrialing,
    trialDaysLeft: trialEnd
      ? Math.max(0, Math.ceil((trialEnd.getTime() - now.getTime()) / millisecondsPerDay))
      : null,
    canOpenProjects: hasAccess,
    generation:
      plan === "pro"
        ? { allowed: true, remaining: null }
        : plan === "lite"
          ? allowance(LITE_GENERATIONS_PER_MONTH, usage.generationsThisMonth, "month_used_up")
          : allowance(FREE_SAVED_IMAGES, usage.savedImages, "saved_images_used_up"),
    canUseBom: plan === "pro",
    annotationPoints: plan === "pro" ? PRO_ANNOTATION_POINTS : BASIC_ANNOTATION_POINTS,
  };
};
