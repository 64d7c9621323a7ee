import { useState } from "react";
import { ConfirmDialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { Bom, BomItem } from "#contract/endpoints/bom.ts";
import { deleteItemFailed, MESSAGES } from "#contract/messages.ts";
import { BomFinePrint, BomFlags } from "./bom-advice.tsx";
import { BomCategory } from "./bom-category.tsx";
import { shownPrices } from "./bom-figures.ts";
import { BomItemRow, ITEM_COLUMNS } from "./bom-item.tsx";
import { BomSummary, BomTotals } from "./bom-summary.tsx";
import { type BomEditor, NotSavedError } from "./use-bom-editor.ts";

/** The bill itself, to read or, with an editor, to change. */
export function BomBill({
  bom,
  editor,
  editingId,
  onEditing,
}: {
  bom: Bom;
  editor: BomEditor | null;
  /** The one item that is being edited. */
  editingId: string | null;
  onEditing(itemId: string | null): void;
}) {
  const [deleting, setDeleting] = useState<BomItem | null>(null);
  const shown = shownPrices(bom);
  const { currency } = bom;
  return (
    <div className="space-y-5">
      {bom.prices === "cost" ? <BomSummary bom={bom} /> : null}
      <BomFlags flags={bom.flags} />
      <div className="space-y-4">
        <div
          aria-hidden
          className={`sticky -top-5 z-10 hidden border-line border-b bg-surface px-4 py-2 text-sm font-semibold text-ink-soft ${editor ? ITEM_COLUMNS.editable : ITEM_COLUMNS.readOnly}`}
        >
          <span>Item</span>
          <span className="text-end">Quantity</span>
          {shown.unitPrice ? <span className="text-end">Unit price</span> : null}
          {shown.lines ? (
            <span className="text-end sm:col-start-4">{shown.unitPrice ? "Total" : "Price"}</span>
          ) : null}
        </div>
        {bom.categories.map((category) => (
          <BomCategory key={category.key} category={category} currency={currency}>
            {category.items.map((item) => (
              <BomItemRow
                key={item.id}
                item={item}
                currency={currency}
                shown={shown}
                editor={editor}
                editing={item.id === editingId}
                onEditing={(editing) => onEditing(editing ? item.id : null)}
                onDelete={() => setDeleting(item)}
              />
            ))}
          </BomCategory>
        ))}
      </div>
      {shown.total ? <BomTotals bom={bom} /> : null}
      <BomFinePrint exclusions={bom.exclusions} sources={bom.sources} disclaimer={bom.disclaimer} />
      {deleting && editor ? (
        <DeleteItem item={deleting} editor={editor} onClose={() => setDeleting(null)} />
      ) : null}
    </div>
  );
}

function DeleteItem({ item, editor, onClose }: { item: BomItem; editor: BomEditor; onClose(): void }) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await editor.remove(item);
      toast("Item deleted");
    } catch (error) {
      const said = error instanceof ApiError ? error.message : MESSAGES.unexpected;
      toast(error instanceof NotSavedError ? error.message : deleteItemFailed(said), "error");
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={`Delete "${item.name}"`}
      description={MESSAGES.bomItemDeleteQuestion}
      confirmLabel="Delete Item"
      busyLabel="Deleting..."
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
