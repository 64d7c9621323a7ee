import { ArrowUp, Images, ListChecks, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { TextArea, TextField } from "#app/components/ui/text-field.tsx";
import { counted } from "#app/lib/format.ts";
import { latePart } from "#app/lib/late-part.ts";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { PIN_TEXT_MAX } from "#contract/limits.ts";
import type { FormFaults, OptionForm } from "./proposal-form.ts";

const AddOnFields = latePart(() => import("./add-on-fields.tsx"));

const MARKUPS = {
  bill: "As in the bill",
  markup: "Markup on costs",
  margin: "Margin of the price",
} as const satisfies Record<OptionForm["markup"], string>;

type OptionFieldsProps = {
  option: OptionForm;
  faults: FormFaults;
  pictureUrl: string | null;
  /** Null while the designs load, and where the design was deleted. */
  image: SavedImage | null;
  onChange(patch: Partial<OptionForm>): void;
  onDesign(): void;
  /** Null = it is the first. */
  onUp: (() => void) | null;
  /** Null = it is the only one. */
  onRemove: (() => void) | null;
};

/** One option: its name, design, words, markup, and what the client may add to it. */
export function OptionFields({
  option,
  faults,
  pictureUrl,
  image,
  onChange,
  onDesign,
  onUp,
  onRemove,
}: OptionFieldsProps) {
  const { id, title, description, markup, markupPercent, addOns } = option;
  const at = `options.${id}`;
  const [isOpen, setIsOpen] = useState(false);
  const hasFault = Object.keys(faults).some((path) => path.startsWith(`${at}.addOns.`));
  return (
    <li className="rounded-lg border border-line bg-surface p-4 shadow-card">
      <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <div>
          {pictureUrl ? (
            <img
              src={pictureUrl}
              alt={`Design of ${title}`}
              className="aspect-[4/3] w-full rounded-md bg-sunken object-cover"
            />
          ) : (
            <Skeleton className="aspect-[4/3] w-full" />
          )}
          <Button variant="secondary" className="mt-2 w-full px-2" onClick={onDesign}>
            <Images aria-hidden className="size-5" />
            Change Design
          </Button>
        </div>
        <div className="min-w-0 space-y-4">
          <div className="flex items-start gap-1">
            <TextField
              label="Name of the option"
              className="min-w-0 flex-1"
              autoComplete="off"
              value={title}
              error={faults[`${at}.title`]}
              onChange={({ target }) => onChange({ title: target.value })}
            />
            {onUp ? (
              <IconButton icon={ArrowUp} label={`Move ${title} up`} className="mt-6.5" onClick={onUp} />
            ) : null}
            {onRemove ? (
              <IconButton icon={Trash2} label={`Remove ${title}`} className="mt-6.5" onClick={onRemove} />
            ) : null}
          </div>
          <TextArea
            label="What is in it"
            optional
            rows={2}
            hint="In plain words. Left empty: as the bill says."
            value={description}
            error={faults[`${at}.description`]}
            counter={{ length: description.trim().length, max: PIN_TEXT_MAX }}
            onChange={({ target }) => onChange({ description: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Markup"
              value={markup}
              onChange={({ target }) => onChange({ markup: target.value as OptionForm["markup"] })}
            >
              {Object.entries(MARKUPS).map(([kind, words]) => (
                <option key={kind} value={kind}>
                  {words}
                </option>
              ))}
            </SelectField>
            {markup === "bill" ? null : (
              <TextField
                label="Percent"
                inputMode="decimal"
                autoComplete="off"
                value={markupPercent}
                error={faults[`${at}.markupPercent`]}
                onChange={({ target }) => onChange({ markupPercent: target.value })}
              />
            )}
          </div>
        </div>
      </div>
      <Button
        variant="quiet"
        className="mt-3 -ms-2 px-2"
        aria-expanded={isOpen || hasFault}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListChecks aria-hidden className="size-5" />
        {addOns.length > 0 ? counted(addOns.length, "add-on") : "Add-ons"}
      </Button>
      {isOpen || hasFault ? (
        <Suspense fallback={<Skeleton className="mt-2 h-24 w-full" />}>
          <AddOnFields
            key={option.savedImageId}
            at={at}
            addOns={addOns}
            faults={faults}
            image={image}
            onChange={(next) => onChange({ addOns: next })}
          />
        </Suspense>
      ) : null}
    </li>
  );
}
