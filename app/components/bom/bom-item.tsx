import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "#app/components/ui/badge.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import type { BomItem } from "#contract/endpoints/bom.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";
import { bandText, moneyText, quantityText, type shownPrices } from "./bom-figures.ts";
import { BomItemForm } from "./bom-item-form.tsx";
import { BomItemWork, isCounted } from "./bom-item-work.tsx";
import type { BomEditor } from "./use-bom-editor.ts";

/** From tablets on, head and items stand in the same columns; on phones an item is a card of its own. */
export const ITEM_COLUMNS = {
  editable: "sm:grid sm:grid-cols-[minmax(0,1fr)_8rem_6rem_7rem_5.5rem] sm:gap-x-3",
  readOnly: "sm:grid sm:grid-cols-[minmax(0,1fr)_8rem_6rem_7rem] sm:gap-x-3",
};

export function BomItemRow({
  item,
  currency,
  shown,
  editor,
  editing,
  onEditing,
  onDelete,
}: {
  item: BomItem;
  currency: string;
  shown: ReturnType<typeof shownPrices>;
  /** Null = to look at only. */
  editor: BomEditor | null;
  editing: boolean;
  onEditing(editing: boolean): void;
  onDelete(): void;
}) {
  const row = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Back to the pen that opened the form.
    if (wasEditing.current && !editing) row.current?.querySelector("button")?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing && editor) {
    return (
      <li ref={row} className="border-line border-t bg-brand-soft/40 px-4 py-4">
        <BomItemForm item={item} currency={currency} editor={editor} onDone={() => onEditing(false)} />
      </li>
    );
  }
  return (
    <li
      ref={row}
      className={`border-line border-t px-4 py-3 ${editor ? ITEM_COLUMNS.editable : ITEM_COLUMNS.readOnly}`}
    >
      <div className="min-w-0">
        <h4 className="font-semibold break-words">
          {item.name}{" "}
          {item.isUserAdded ? <Badge tone="accent">{editor ? "Added by you" : "Added by hand"}</Badge> : null}
        </h4>
        {item.description ? <p className="text-sm break-words text-ink-soft">{item.description}</p> : null}
        {item.notes ? <p className="text-sm break-words text-ink-soft">{item.notes}</p> : null}
      </div>
      <dl
        className={`figures mt-2 grid gap-x-3 sm:contents sm:text-end ${shown.unitPrice ? "grid-cols-3" : "grid-cols-2"}`}
      >
        <div className="min-w-0 sm:col-start-2 sm:row-start-1">
          <dt className="text-xs text-ink-soft sm:sr-only">Quantity</dt>
          <dd>
            {quantityText(item.quantity)}{" "}
            <span className="text-ink-soft">{unitText(item.quantity, item.unit)}</span>
            <Band item={item} />
          </dd>
        </div>
        {shown.unitPrice ? (
          <div className="min-w-0 text-end sm:col-start-3 sm:row-start-1">
            <dt className="text-xs text-ink-soft sm:sr-only">Unit price</dt>
            <dd>
              {item.unitPrice === null ? (
                <span className="text-notice-ink">No price</span>
              ) : (
                moneyText(item.unitPrice, currency)
              )}
            </dd>
          </div>
        ) : null}
        {shown.lines ? (
          <div className="min-w-0 text-end sm:col-start-4 sm:row-start-1">
            <dt className="text-xs text-ink-soft sm:sr-only">{shown.unitPrice ? "Total" : "Price"}</dt>
            <dd className="font-semibold">
              {item.totalPrice === null ? "–" : moneyText(item.totalPrice, currency)}
            </dd>
          </div>
        ) : null}
      </dl>
      {editor ? (
        <div className="relative mt-1 ms-auto flex w-fit sm:col-start-5 sm:row-start-1 sm:-mt-2 sm:-me-2">
          <IconButton icon={Pencil} label={`Edit ${item.name}`} onClick={() => onEditing(true)} />
          <IconButton icon={Trash2} label={`Delete ${item.name}`} onClick={onDelete} />
        </div>
      ) : null}
      {isCounted(item) ? (
        // On phones it stands beside the buttons, which are 44 px high.
        <div className={editor ? "-mt-11 sm:col-span-full sm:mt-0" : "sm:col-span-full"}>
          <BomItemWork item={item} />
        </div>
      ) : null}
    </li>
  );
}

/** An uncertain number says so, in a lighter tone. */
function Band({ item }: { item: BomItem }) {
  const band = bandText(item);
  return band ? (
    <span className="block text-xs text-ink-soft">
      <span className="sr-only">likely </span>
      {band.replace(" to ", "–")}
    </span>
  ) : null;
}
