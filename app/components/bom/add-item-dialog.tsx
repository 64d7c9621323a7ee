import { useId } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { TextArea, TextField } from "#app/components/ui/text-field.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { useForm } from "#app/lib/use-form.ts";
import { BOM_TEXT_MAX } from "#contract/limits.ts";
import { addItemFailed, MESSAGES } from "#contract/messages.ts";
import { CATEGORY_NAMES } from "#core/bom/category-names.ts";
import { readAmount } from "./bom-figures.ts";
import { type BomEditor, type NewItemValues, NotSavedError } from "./use-bom-editor.ts";

const isCategory = (key: string): key is NewItemValues["category"] => Object.hasOwn(CATEGORY_NAMES, key);

export function AddItemDialog({
  editor,
  currency,
  onClose,
}: {
  editor: BomEditor;
  currency: string;
  onClose(): void;
}) {
  const formId = useId();
  const { busy, failure, field, form } = useForm({
    initial: { name: "", category: "", description: "", quantity: "1", unit: "each", unitPrice: "" },
    check: ({ name, category, quantity, unitPrice }) => ({
      ...(name.trim() === "" ? { name: MESSAGES.bomItemIncomplete } : {}),
      ...(isCategory(category) ? {} : { category: MESSAGES.bomItemIncomplete }),
      ...(Number.isFinite(readAmount(quantity) ?? Number.NaN) ? {} : { quantity: MESSAGES.bomNumberInvalid }),
      ...(Number.isNaN(readAmount(unitPrice)) ? { unitPrice: MESSAGES.bomNumberInvalid } : {}),
    }),
    submit: async ({ name, category, description, quantity, unit, unitPrice }) => {
      if (!isCategory(category)) return;
      const item = {
        category,
        name: name.trim(),
        description: description.trim(),
        quantity: readAmount(quantity) ?? 0,
        unit: unit.trim() || "each",
        unitPrice: readAmount(unitPrice),
      };
      await editor.add(item).catch((error: unknown) => {
        throw explained(error);
      });
      toast("Item added");
      onClose();
    },
    fallback: MESSAGES.unexpected,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title="Add item"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Adding...">
            Add item
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <FormFailure sentence={failure} />
        <fieldset disabled={busy} className="space-y-4">
          <TextField {...field("name")} label="Item name" autoComplete="off" maxLength={200} />
          <SelectField {...field("category")} label="Category">
            <option value="">Choose a category</option>
            {Object.entries(CATEGORY_NAMES).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextArea
            {...field("description")}
            label="Description"
            optional
            rows={2}
            maxLength={BOM_TEXT_MAX}
          />
          <div className="grid grid-cols-2 gap-4">
            <TextField
              {...field("quantity")}
              label="Quantity"
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0"
              className="min-w-0"
            />
            <TextField
              {...field("unit")}
              label="Unit"
              autoComplete="off"
              maxLength={40}
              className="min-w-0"
            />
          </div>
          <TextField
            {...field("unitPrice")}
            label={`Unit price (${currency})`}
            optional
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0"
          />
        </fieldset>
      </form>
    </Dialog>
  );
}

/** The form shows the sentences of API errors; this is one, with what was tried in front. */
function explained(error: unknown): ApiError {
  if (error instanceof NotSavedError) return new ApiError(error.message, { status: 0, code: "not_saved" });
  const said = error instanceof ApiError ? error.message : MESSAGES.unexpected;
  return new ApiError(addItemFailed(said), { status: 0, code: "add_failed", cause: error });
}
