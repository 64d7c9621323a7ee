import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

type CountedDialogProps = {
  title: string;
  description?: string;
  /** Words of its button, which sends the form of this id or calls `onGo`. */
  action: string;
  go: { formId: string } | { onGo(): void };
  isReady: boolean;
  busy: boolean;
  onClose(): void;
  children: ReactNode;
};

/** A dialog about designs whose bills are counted before it goes on. Until they are, it stays open. */
export function CountedDialog({
  title,
  description,
  action,
  go,
  isReady,
  busy,
  onClose,
  children,
}: CountedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={title}
      {...(description ? { description } : {})}
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            {...("formId" in go ? { type: "submit", form: go.formId } : { onClick: go.onGo })}
            busy={busy}
            busyLabel="Counting and pricing..."
            disabled={!isReady}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
