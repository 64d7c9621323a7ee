import { useId } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { copyLink, type useShare } from "./use-share.ts";

/** Shows the link once there is one, lets its owner hide the prices or take it back. */
export function ShareDialog({ sharing }: { sharing: ReturnType<typeof useShare> }) {
  const { share, busy, create, takeBack, close } = sharing;
  const linkId = useId();
  if (!share) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title="Share this design"
      description="Anybody with the link sees before and after, and the bill of materials if there is one."
      footer={
        <>
          <Button
            variant="quiet"
            className="text-danger-ink"
            busy={busy}
            onClick={() => void takeBack(share)}
          >
            Stop sharing
          </Button>
          <Button onClick={() => void copyLink(share.shareUrl)}>Copy link</Button>
        </>
      }
    >
      <label className="block font-semibold" htmlFor={linkId}>
        Link
      </label>
      <input
        id={linkId}
        readOnly
        value={share.shareUrl}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-1.5 min-h-12 w-full rounded-md border border-line-strong bg-surface px-3"
      />
      <label className="mt-4 flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={share.withPrices}
          disabled={busy}
          onChange={(event) => void create(event.currentTarget.checked)}
        />
        Show the prices of the bill of materials
      </label>
    </Dialog>
  );
}
