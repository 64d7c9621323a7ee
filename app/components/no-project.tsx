import { FolderX } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { MESSAGES } from "#contract/messages.ts";

/** In place of a screen of a project that is not there. */
export const NoProject = ({ screen }: { screen: string }) => (
  <>
    <h1 className="mb-8 text-3xl">{screen}</h1>
    <EmptyState
      icon={FolderX}
      title={MESSAGES.projectNotFound}
      action={<ButtonLink to="/projects">Back to Projects</ButtonLink>}
    >
      It may have been deleted, or it belongs to another account.
    </EmptyState>
  </>
);
