import { useId } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { PriceDetailChoice } from "./price-detail-choice.tsx";
import { copyLink, type useShare } from "./use-share.ts";

const WORDS = { saving: "Saving...", saved: "Saved. The link shows this now.", refused: null };

/** Shows the link once there is one, lets its owner choose what a client sees of the prices, copy it or take it back. */
export function ShareDialog({ sharing }: { sharing: ReturnType<typeof useShare> }) {
  const { share, chosen, busy, choose, takeBack, close } = sharing;
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
            className="text-danger-ink!"
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
        className="mt-1.5 mb-5 min-h-12 w-full rounded-md border border-line-strong bg-surface px-3"
      />
      <PriceDetailChoice
        legend="Prices that your client sees"
        chosen={chosen && chosen.state !== "refused" ? chosen.prices : share.prices}
        disabled={busy}
        onChoose={choose}
      />
      <p role="status" className="mt-1 min-h-5 text-sm text-ink-soft">
        {chosen ? WORDS[chosen.state] : null}
      </p>
      <FormFailure sentence={chosen?.state === "refused" ? chosen.fault : null} />
    </Dialog>
  );
}
