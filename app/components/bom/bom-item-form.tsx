import { useEffect, useRef, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/text-field.tsx";
import { ApiError } from "#app/lib/api-error.ts";
import { useForm } from "#app/lib/use-form.ts";
import type { Bom, BomItem } from "#contract/endpoints/bom.ts";
import { BOM_TEXT_MAX } from "#contract/limits.ts";
import { MESSAGES, updateItemFailed } from "#contract/messages.ts";
import { unitText } from "#core/takeoff/purchase-units.ts";
import { moneyText, quantityText, readAmount } from "./bom-figures.ts";
import { type BomEditor, NotSavedError } from "./use-bom-editor.ts";

const decimals = (amount: number | null) => (amount === null ? "" : String(amount));

/** An item being edited. When somebody else was faster, it shows how the item is now and keeps what was typed. */
export function BomItemForm({
  item,
  currency,
  editor,
  onDone,
}: {
  item: BomItem;
  currency: string;
  editor: BomEditor;
  onDone(): void;
}) {
  const [changedByOther, setChangedByOther] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  const {
    values,
    busy,
    field,
    form: formProps,
  } = useForm({
    initial: {
      quantity: decimals(item.quantity),
      unitPrice: decimals(item.unitPrice),
      notes: item.notes,
    },
    check: ({ quantity, unitPrice, notes }) => ({
      ...(Number.isFinite(readAmount(quantity) ?? Number.NaN) ? {} : { quantity: MESSAGES.bomNumberInvalid }),
      ...(Number.isNaN(readAmount(unitPrice)) ? { unitPrice: MESSAGES.bomNumberInvalid } : {}),
      ...(notes.length > BOM_TEXT_MAX ? { notes: `Notes can have at most ${BOM_TEXT_MAX} characters.` } : {}),
    }),
    submit: async ({ quantity, unitPrice, notes }) => {
      setFailure(null);
      setChangedByOther(false);
      try {
        await editor.update(item, {
          quantity: readAmount(quantity) ?? 0,
          unitPrice: readAmount(unitPrice),
          notes,
        });
        onDone();
      } catch (error) {
        if (error instanceof ApiError && error.code === "conflict") await showNewest();
        else setFailure(sentenceOf(error));
      }
    },
    fallback: MESSAGES.unexpected,
  });

  const showNewest = async () => {
    const fresh: Bom | null = await editor.reload().catch(() => null);
    if (fresh) setChangedByOther(true);
    else setFailure(updateItemFailed(MESSAGES.bomItemChanged));
  };

  const price = item.unitPrice === null ? "no price" : moneyText(item.unitPrice, currency);
  return (
    <form {...formProps} ref={form} aria-label={`Edit ${item.name}`} className="space-y-4">
      <h4 className="font-semibold">{item.name}</h4>
      {changedByOther ? (
        <Banner tone="notice">
          {MESSAGES.bomItemChanged} It is {quantityText(item.quantity)} {unitText(item.quantity, item.unit)}{" "}
          at {price} now. What you typed is still here.
        </Banner>
      ) : null}
      <FormFailure sentence={failure} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...field("quantity")}
          label={`Quantity (${item.unit})`}
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          className="min-w-0"
        />
        <TextField
          {...field("unitPrice")}
          label={`Unit price (${currency})`}
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          className="min-w-0"
        />
      </div>
      <TextArea
        {...field("notes")}
        label="Notes"
        rows={2}
        counter={{ length: values.notes.length, max: BOM_TEXT_MAX }}
      />
      <div className="flex gap-2 sm:justify-end">
        <Button variant="secondary" className="flex-1 sm:flex-none" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving..." className="flex-1 sm:flex-none">
          Save
        </Button>
      </div>
    </form>
  );
}

const sentenceOf = (error: unknown) =>
  error instanceof NotSavedError
    ? error.message
    : updateItemFailed(error instanceof ApiError ? error.message : MESSAGES.unexpected);
