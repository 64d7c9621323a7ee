import { SearchX } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { MESSAGES } from "#contract/messages.ts";

export const NoProject = () => (
  <>
    <h1 className="mb-8 text-3xl">Proposals</h1>
    <EmptyState
      icon={SearchX}
      title={MESSAGES.projectNotFound}
      action={<ButtonLink to="/projects">Back to Projects</ButtonLink>}
    >
      It may have been deleted, or it belongs to another account.
    </EmptyState>
  </>
);
