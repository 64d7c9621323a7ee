import { mostAreas, plansWith } from "#core/entitlements/plans.ts";

/** Sentences that name the plans with which something comes. They are apart from `MESSAGES`, which every page loads. */

export const bomNeedsPlan = () => `The bill of materials comes with ${plansWith((plan) => plan.canUseBom)}.`;

export const proposalNeedsPlan = () => `Proposals come with ${plansWith((plan) => plan.canUseProposals)}.`;

/** With which projects can be started on their own page. */
export const projectPlans = () => plansWith((plan) => plan.canOpenProjects);

export function moreAreas() {
  const { plans, areas } = mostAreas();
  return `With ${plans} you can highlight up to ${areas}.`;
}

export const tooManyAreas = (allowed: number) =>
  `Your plan allows ${allowed} highlighted areas in a design. ${moreAreas()}`;
