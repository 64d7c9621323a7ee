import { Badge } from "#app/components/ui/badge.tsx";
import { PROPOSAL_STAGES, type ProposalStage } from "#core/proposals/stages.ts";

/** Where a proposal stands. What is won stands out, and what waits for the client. */
export function StageBadge({ stage }: { stage: ProposalStage }) {
  const { label, isOpen, outcome } = PROPOSAL_STAGES[stage];
  return <Badge tone={outcome === "won" ? "brand" : isOpen ? "accent" : "neutral"}>{label}</Badge>;
}
