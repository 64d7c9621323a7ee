import { RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { MESSAGES } from "#contract/messages.ts";

type RestorableProps = {
  name: string;
  facts: string[];
  picture?: ReactNode;
  /** What else can be done with it. */
  more?: ReactNode;
  /** Null for who may not. */
  restore: (() => Promise<unknown>) | null;
  onRestored(): void;
};

/** One thing that was put aside, with the button that brings it back. */
export function Restorable({ name, facts, picture, more, restore, onRestored }: RestorableProps) {
  const [busy, setBusy] = useState(false);
  async function bringBack() {
    setBusy(true);
    try {
      await restore?.();
      toast(`Restored: ${name}`);
      onRestored();
    } catch (error) {
      toast(sentenceOf(error, MESSAGES.unexpected), "error");
      setBusy(false);
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t py-3 first:border-t-0">
      {picture}
      <div className="min-w-0 flex-1 basis-48">
        <p className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex gap-2">
        {more}
        {restore ? (
          <Button
            variant="secondary"
            busy={busy}
            busyLabel="Restoring..."
            aria-label={`Restore ${name}`}
            onClick={() => void bringBack()}
          >
            <RotateCcw aria-hidden className="size-5" />
            Restore
          </Button>
        ) : null}
      </div>
    </li>
  );
}
