import { SearchX, WifiOff } from "lucide-react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import { MESSAGES } from "#contract/messages.ts";

/** In place of a design that is not there, or that cannot be had at the moment. */
export default function NotOpened({ error, onAgain }: { error: unknown; onAgain(): void }) {
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className="page-width py-10">
      <h1 className="sr-only">AI Designer</h1>
      <EmptyState
        icon={isMissing ? SearchX : WifiOff}
        title={sentenceOf(error, MESSAGES.designOpenFailed)}
        action={
          isMissing ? (
            <ButtonLink to="/designer/new">New Design</ButtonLink>
          ) : (
            <Button onClick={onAgain}>Try Again</Button>
          )
        }
      >
        {isMissing
          ? "It may have been deleted, or it belongs to another account."
          : "Your designs are safe. They open as soon as the server can be reached."}
      </EmptyState>
    </div>
  );
}
