import { useRef, useState } from "react";
import { toast } from "#app/components/ui/toast-store.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { PriceDetail } from "#core/bom/client-bom.ts";

export type Share = { shareUrl: string; shareId: string; prices: PriceDetail };

/** What its owner has chosen that clients see of the prices, on its way to the server. */
type Chosen = { prices: PriceDetail; state: "saving" | "saved" } | { state: "refused"; fault: string };

/** The link of a saved design: made, with as much of the prices as its owner shows, and taken back. */
export function useShare(api: Api, savedImageId: number | null, onFailed: (message: string) => void) {
  const [share, setShare] = useState<Share | null>(null);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const saves = useRef<Promise<void>>(Promise.resolve());

  const create = async () => {
    if (savedImageId === null) return onFailed(MESSAGES.shareUnsaved);
    setBusy(true);
    try {
      const { data } = await api.call("createShare", { body: { savedImageId } });
      setChosen(null);
      setShare(data);
    } catch (error) {
      onFailed(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  /** Shows the choice at once. Choices are saved one after the other, so that the last one stands; a refused one goes back. */
  const choose = (prices: PriceDetail) => {
    if (savedImageId === null) return;
    const mine: Chosen = { prices, state: "saving" };
    const settle = (next: Chosen) => setChosen((now) => (now === mine ? next : now));
    setChosen(mine);
    saves.current = saves.current.then(async () => {
      try {
        const { data } = await api.call("createShare", { body: { savedImageId, prices } });
        setShare((now) => now && data);
        settle({ prices, state: "saved" });
      } catch (error) {
        settle({ state: "refused", fault: sentenceOf(error) });
      }
    });
  };
  const takeBack = async ({ shareId }: Share) => {
    setBusy(true);
    try {
      // A choice that arrived later would make the link anew.
      await saves.current;
      await api.call("revokeShare", { params: { shareId } });
      toast("The link no longer works.");
    } catch {
      onFailed(MESSAGES.shareFailed);
    } finally {
      setShare(null);
      setBusy(false);
    }
  };
  return { share, chosen, busy, create, choose, takeBack, close: () => setShare(null) };
}

const sentenceOf = (error: unknown) => (error instanceof ApiError ? error.message : MESSAGES.shareFailed);

export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast("Link copied to clipboard!");
  } catch {
    toast("The link could not be copied. Please select it and copy it by hand.", "error");
  }
}
