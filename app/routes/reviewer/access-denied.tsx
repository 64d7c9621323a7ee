import { ShieldAlert } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { MESSAGES } from "#contract/messages.ts";

export const AccessDenied = () => (
  <div role="alert">
    <EmptyState
      icon={ShieldAlert}
      title="This page is for reviewers"
      action={<ButtonLink to="/dashboard">Back to Dashboard</ButtonLink>}
    >
      {MESSAGES.reviewerRequired}
    </EmptyState>
  </div>
);
