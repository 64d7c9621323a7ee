import { useState } from "react";
import { toast } from "#app/components/ui/toast-store.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/generation.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { PriceDetail } from "#core/bom/client-bom.ts";

export type Share = { shareUrl: string; shareId: string; prices: PriceDetail };

/** The link of a saved design: made, with as much of the prices as its owner shows, and taken back. */
export function useShare(api: Api, savedImageId: number | null, onFailed: (message: string) => void) {
  const [share, setShare] = useState<Share | null>(null);
  const [busy, setBusy] = useState(false);

  const create = async (prices?: PriceDetail) => {
    if (savedImageId === null) return onFailed(MESSAGES.shareUnsaved);
    setBusy(true);
    try {
      const body = { savedImageId, ...(prices === undefined ? {} : { prices }) };
      const { data } = await api.call("createShare", { body });
      setShare(data);
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
  return { share, busy, create, takeBack, close: () => setShare(null) };
}

export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast("Link copied to clipboard!");
  } catch {
    toast("The link could not be copied. Please select it and copy it by hand.", "error");
  }
}
