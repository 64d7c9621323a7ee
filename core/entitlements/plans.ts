/** Of plans with a trial, once per person, unless the owner sets another number. */
export const TRIAL_DAYS = 3;

/**
 * What a plan counts: images that are kept, or generations of a billing month. Every picture that the server draws is one: a first
 * design, a change in words, changes by hand. What failed, was cancelled or changed nothing is none, and what a device draws costs nothing,
 * so that on a plan with a limit changes by hand are tried there and drawn at once (decision 050). `of` stands behind the number. */
export const COUNTED = {
  savedImages: { reason: "saved_images_used_up", of: "saved designs", short: "saved designs", renews: false },
  generationsThisMonth: {
    reason: "month_used_up",
    of: "AI generations per month",
    short: "per month",
    renews: true,
  },
} as const;

type PlanRow = {
  name: string;
  /** How it is sold; null = nobody buys it: it is what everybody has without another plan. */
  sale: {
    /** Of a month; the same number in each currency. */
    priceCents: number;
    /** Whether a first purchase begins with `TRIAL_DAYS` for nothing. */
    hasTrial: boolean;
    pitch: string;
    /** What is told after its number of generations. */
    features: readonly string[];
  } | null;
  /** Null = no limit. */
  generations: { counts: keyof typeof COUNTED; limit: number } | null;
  canOpenProjects: boolean;
  canUseBom: boolean;
  canUseProposals: boolean;
  /** Whether mails to support are answered before those of other plans. */
  isAnsweredFirst: boolean;
  /** How many people can work in a company with this plan, its owner included. */
  seats: number;
  /** How many areas of a design can be highlighted, and how the comparison says it. */
  annotationPoints: number;
  annotationTools: string;
};

/**
 * Every plan: its limits, its words and its price. All that differs between plans stands here; what has no row is refused
 * (`entitlementsOf`). A new row also needs its prices at Stripe: `.env.example` names the settings.
 */
export const PLANS = {
  free: {
    name: "Free",
    sale: null,
    generations: { counts: "savedImages", limit: 3 },
    canOpenProjects: false,
    canUseBom: false,
    canUseProposals: false,
    isAnsweredFirst: false,
    seats: 1,
    annotationPoints: 3,
    annotationTools: "Basic, 3 areas",
  },
  lite: {
    name: "Lite",
    sale: {
      priceCents: 500,
      hasTrial: false,
      pitch: "For a few designs a month.",
      features: [
        "House preservation technology",
        "Basic annotation tools",
        "Project management",
        "Cloud storage and downloads",
      ],
    },
    generations: { counts: "generationsThisMonth", limit: 15 },
    canOpenProjects: true,
    canUseBom: false,
    canUseProposals: false,
    isAnsweredFirst: false,
    seats: 1,
    annotationPoints: 3,
    annotationTools: "Basic, 3 areas",
  },
  pro: {
    name: "Pro",
    sale: {
      priceCents: 5000,
      hasTrial: true,
      pitch: "For contractors who quote every week.",
      features: [
        "Advanced BOM generator",
        "Professional 10-point tools",
        "Projects with bills, your own prices and client PDFs",
        "Support by e-mail",
      ],
    },
    generations: null,
    canOpenProjects: true,
    canUseBom: true,
    canUseProposals: true,
    isAnsweredFirst: true,
    seats: 5,
    annotationPoints: 10,
    annotationTools: "10-point tools",
  },
} as const satisfies Record<string, PlanRow>;

export type Plan = keyof typeof PLANS;
export type PaidPlan = { [P in Plan]: (typeof PLANS)[P]["sale"] extends null ? never : P }[Plan];

const rowOf = (plan: Plan): PlanRow => PLANS[plan];

export const PLAN_NAMES = Object.keys(PLANS) as [Plan, ...Plan[]];
export const isPaid = (plan: Plan): plan is PaidPlan => rowOf(plan).sale !== null;
/** In the order in which they are offered. */
export const PAID_PLANS = PLAN_NAMES.filter(isPaid) as [PaidPlan, ...PaidPlan[]];
/** What a person has who pays nothing. */
export const UNPAID_PLAN = "free" satisfies Exclude<Plan, PaidPlan>;
/** Put forward where nobody asked for another. */
export const MAIN_PLAN = "pro" satisfies PaidPlan;
/** What a subscription counts as when the provider names none of our prices. */
export const UNNAMED_PLAN = "lite" satisfies PaidPlan;

export const findPaidPlan = (name: string | null | undefined): PaidPlan | null =>
  PAID_PLANS.find((plan) => plan === name) ?? null;

/** What people call it; null for one that a newer server knows and this page does not. */
export function nameOfPlan(name: string): string | null {
  const plan = findPaidPlan(name);
  return plan && PLANS[plan].name;
}

/** Null = no limit. */
export const generationsOf = (plan: Plan) => rowOf(plan).generations;

/** "Lite and Pro": the plans that allow something. */
export const plansWith = (allows: (row: PlanRow) => boolean): string =>
  PLAN_NAMES.filter((plan) => allows(rowOf(plan)))
    .map((plan) => PLANS[plan].name)
    .join(", ")
    .replace(/, ([^,]+)$/, " and $1");

/** "Pro subscribers": whose mails are answered first. */
export const answeredFirst = (): string =>
  `${plansWith(({ isAnsweredFirst }) => isAnsweredFirst)} subscribers`;

/** The plans with the most areas, and how many these are. */
export function mostAreas(): { plans: string; areas: number } {
  const areas = Math.max(...PLAN_NAMES.map((plan) => PLANS[plan].annotationPoints));
  return { plans: plansWith(({ annotationPoints }) => annotationPoints === areas), areas };
}

/** "$50", without the currency. */
export const priceOf = (plan: PaidPlan): string => `$${PLANS[plan].sale.priceCents / 100}`;

/** What an offer lists, its number of generations first. */
export function featuresOf(plan: PaidPlan): readonly string[] {
  const limits = generationsOf(plan);
  const generations = limits ? `${limits.limit} ${COUNTED[limits.counts].of}` : "Unlimited generations";
  return [generations, ...PLANS[plan].sale.features];
}
