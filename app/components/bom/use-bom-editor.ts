import { useCallback, useMemo } from "react";
import type { Api } from "#app/lib/api-type.ts";
import type { Bom, BomItem } from "#contract/endpoints/bom.ts";
import type { PriceTerms } from "#contract/endpoints/price-book.ts";
import { MESSAGES } from "#contract/messages.ts";

export type ItemValues = { quantity: number; unitPrice: number | null; notes: string };
export type NewItemValues = {
  category: Bom["categories"][number]["key"];
  name: string;
  description: string;
  quantity: number;
  unit: string;
  unitPrice: number | null;
};

/** What the owner of a saved bill may do with it. Each call rejects with what the server said. */
export type BomEditor = {
  update(item: BomItem, values: ItemValues): Promise<void>;
  add(item: NewItemValues): Promise<void>;
  remove(item: BomItem): Promise<void>;
  /** How the bill is now, after somebody else changed it. */
  reload(): Promise<Bom>;
  /** Prices the bill with other terms and today's own prices; what was edited stays. */
  setTerms(terms: PriceTerms): Promise<void>;
  /** `prices` = what a PDF shows of them. */
  download(format: "csv" | "xlsx" | "pdf", prices?: Bom["prices"]): Promise<Blob>;
};

/** A refusal that no server has seen: its sentence stands alone. */
export class NotSavedError extends Error {}

export function useBomEditor(
  api: Api,
  userId: string,
  bom: Bom | null,
  onBom: (bom: Bom) => void,
): BomEditor {
  const id = bom?.id ?? "";
  const savedId = useCallback(
    (sentence: string) => {
      if (!id || !userId) throw new NotSavedError(sentence);
      return id;
    },
    [id, userId],
  );
  return useMemo(
    () => ({
      async update({ id: itemId, version }, values) {
        const params = { id: savedId(MESSAGES.bomNotSavedEdit), itemId };
        const body = { userId, updates: { ...values, version } };
        onBom((await api.call("updateBomItem", { params, body })).bom);
      },
      async add(newItem) {
        const params = { id: savedId(MESSAGES.bomNotSavedAdd) };
        onBom((await api.call("addBomItem", { params, body: { userId, newItem } })).bom);
      },
      async remove({ id: itemId }) {
        const params = { id: savedId(MESSAGES.bomNotSavedDelete), itemId };
        onBom((await api.call("deleteBomItem", { params, query: { userId } })).bom);
      },
      async reload() {
        const fresh = (await api.call("getBom", { params: { id }, query: { userId } })).bom;
        onBom(fresh);
        return fresh;
      },
      async setTerms(terms) {
        onBom((await api.call("putBomTerms", { params: { id }, body: { userId, terms } })).bom);
      },
      async download(format, prices) {
        const query = new URLSearchParams({ format, ...(prices ? { prices } : {}) });
        const answer = await api.request(`/bom/${id}/export?${query}`);
        if (!answer.ok) throw new Error(`export answered ${answer.status}`);
        return answer.blob();
      },
    }),
    [api, userId, id, savedId, onBom],
  );
}
