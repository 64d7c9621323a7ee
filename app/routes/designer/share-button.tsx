import { Link2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/generation.ts";
import { MESSAGES } from "#contract/messages.ts";

type Share = { shareUrl: string; shareId: string; withPrices: boolean };

/** Makes the link of a saved design, copies it, and lets its owner hide the prices or take it back. */
export function ShareButton({
  api,
  savedImageId,
  onFailed,
}: {
  api: Api;
  savedImageId: number | null;
  onFailed(message: string): void;
}) {
  const [share, setShare] = useState<Share | null>(null);
  const [busy, setBusy] = useState(false);

  const create = async (withPrices?: boolean) => {
    if (savedImageId === null) return onFailed(MESSAGES.shareUnsaved);
    setBusy(true);
    try {
      const body = { savedImageId, ...(withPrices === undefined ? {} : { withPrices }) };
      const { data } = await api.call("createShare", { body });
      setShare(data);
      if (withPrices === undefined) await copy(data.shareUrl);
    } catch (error) {
      setShare(null);
      onFailed(error instanceof ApiError ? error.message : MESSAGES.shareFailed);
    } finally {
      setBusy(false);
    }
  };
  const takeBack = async ({ shareId }: Share) => {
    setBusy(true);
    try {
      await api.call("revokeShare", { params: { shareId } });
      toast("The link no longer works.");
    } catch {
      onFailed(MESSAGES.shareFailed);
    } finally {
      setShare(null);
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        className="flex-1 px-4 whitespace-nowrap"
        busy={busy && !share}
        onClick={() => void create()}
      >
        {busy && !share ? null : <Link2 aria-hidden className="size-5" />}
        Share link
      </Button>
      {share ? (
        <Dialog
          open
          onOpenChange={(open) => open || setShare(null)}
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
              <Button onClick={() => void copy(share.shareUrl)}>Copy link</Button>
            </>
          }
        >
          <label className="block font-semibold" htmlFor="share-link">
            Link
          </label>
          <input
            id="share-link"
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
      ) : null}
    </>
  );
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast("Link copied to clipboard!");
  } catch {
    // The dialog shows the link, so nothing is lost where the browser forbids copying.
  }
}
