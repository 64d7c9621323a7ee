import { Minus, Plus, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import type { Ref } from "react";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import type { HandChange, SidesFt } from "#core/design/hand-change.ts";
import { handChoices, isChosen } from "#core/design/hand-choices.ts";
import { HAND_OFFERS } from "#core/design/hand-offers.ts";
import type { ElementKind } from "#core/elements/element.ts";
import { priceWords, sizeWords } from "./element-facts.ts";
import { BUTTON_TURN_STEP_DEG, type GroundMove } from "./ground-move.ts";
import { madeWords } from "./held-change.ts";
import { NudgeButtons } from "./nudge-buttons.tsx";
import { NumberField } from "./number-field.tsx";
import type { StandingPlant } from "./one-plant.tsx";
import { Planting } from "./planting.tsx";
import { Act, FAINT, Failure, Group, SideSheet } from "./side-sheet.tsx";
import { SizeFields } from "./size-fields.tsx";
import { groundPlace, SmallPicture } from "./small-picture.tsx";

const HIDDEN = "Nothing of it is seen: it stands behind something. Move it, or undo the last change.";

/** "lawn" below "Lawn 1" says nothing more. */
const isTitle = ({ title, description }: ShownElement): boolean =>
  title.replace(/ \d+$/, "").toLowerCase() === description.toLowerCase();

/** What an element is and what can be done to it: from below on phones, at the side on a desk. */
export function ElementSheet({
  ref,
  element,
  now,
  busy,
  failure,
  movable,
  turns,
  held,
  sides,
  onTakeBack,
  state,
  onSize,
  onChange,
  onNudge,
  onTurn,
  onCancel,
  one,
  onOne,
  onClose,
}: {
  ref: Ref<HTMLElement>;
  element: ShownElement;
  /** The same as it is held, measured and priced by this device; null while nothing is held or known. */
  now: ShownElement | null;
  /** A picture is being made: nothing can be asked for meanwhile. */
  busy: boolean;
  /** Why the change asked for last was not made. */
  failure: string | null;
  movable: boolean;
  /** It has a direction of its own. */
  turns: boolean;
  /** A change that waits for its button. */
  held: HandChange | null;
  /** Takes the last change back that was made; null where there is none. */
  onTakeBack: (() => void) | null;
  /** Those that can be given, as they are now. */
  sides: SidesFt;
  /** Another one with each picture and each change that waits: what was typed before is asked for then. */
  state: string;
  /** Lengths that are typed and not asked for yet. */
  onSize(sides: SidesFt | null): void;
  onChange(change: HandChange): void;
  onNudge(by: GroundMove): void;
  onTurn(byDegrees: number): void;
  /** What is held is let go. */
  onCancel(): void;
  /** The one plant of it that is meant. */
  one: StandingPlant | null;
  onOne(id: string | null): void;
  onClose(): void;
}) {
  const kind = element.element.kind as ElementKind;
  const { sizes, counts, copies } = HAND_OFFERS[kind];
  const apply = (change: HandChange) => {
    if (!busy) onChange(change);
  };
  const shown = now ?? element;
  const price = priceWords(shown);
  const made = held && madeWords(held);
  return (
    <SideSheet
      ref={ref}
      title={element.title}
      facts={
        <>
          {isTitle(element) ? null : (
            <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{element.description}</p>
          )}
          <p className="figures text-sm font-semibold">
            {[sizeWords(shown), price].filter(Boolean).join(" · ")}
          </p>
          {shown.hidden ? <p className="text-sm">{HIDDEN}</p> : null}
        </>
      }
      foot={
        made ? (
          <>
            <Act variant="primary" busy={busy} onClick={() => apply(held)}>
              {made}
            </Act>
            <Act busy={busy} onClick={onCancel}>
              Cancel
            </Act>
          </>
        ) : null
      }
      onTakeBack={busy ? null : onTakeBack}
      onClose={onClose}
    >
      <Failure>{failure}</Failure>
      <div className="flex flex-wrap gap-2">
        {sizes ? (
          <>
            <Act busy={busy} onClick={() => apply({ kind: "grow" })}>
              <Plus aria-hidden className="size-5" />
              {sizes === "size" ? "Bigger" : "More"}
            </Act>
            <Act busy={busy} onClick={() => apply({ kind: "shrink" })}>
              <Minus aria-hidden className="size-5" />
              {sizes === "size" ? "Smaller" : "Fewer"}
            </Act>
          </>
        ) : null}
        {copies ? (
          <Act busy={busy} onClick={() => apply({ kind: "copy" })}>
            Duplicate
          </Act>
        ) : null}
        <Act busy={busy} onClick={() => apply({ kind: "remove" })}>
          <Trash2 aria-hidden className="size-5" />
          Remove
        </Act>
      </div>
      {movable || one ? (
        <Group label={one ? "Move this plant" : "Move"}>
          <NudgeButtons busy={busy} onNudge={onNudge} />
        </Group>
      ) : null}
      {turns ? (
        <Group label="Turn">
          <Act busy={busy} onClick={() => onTurn(BUTTON_TURN_STEP_DEG)}>
            <RotateCcw aria-hidden className="size-5" />
            Turn left {BUTTON_TURN_STEP_DEG}°
          </Act>
          <Act busy={busy} onClick={() => onTurn(-BUTTON_TURN_STEP_DEG)}>
            <RotateCw aria-hidden className="size-5" />
            Turn right {BUTTON_TURN_STEP_DEG}°
          </Act>
        </Group>
      ) : null}
      {Object.keys(sides).length > 0 ? (
        <Group label="Size">
          <SizeFields
            key={`${element.id} ${state} ${JSON.stringify(sides)}`}
            sides={sides}
            busy={busy}
            onPreview={onSize}
            onApply={(sizes) => apply({ kind: "size", ...sizes })}
          />
        </Group>
      ) : null}
      {counts ? (
        <NumberField
          key={`${element.id} ${state} ${element.count}`}
          label="How many"
          count={element.count ?? 1}
          busy={busy}
          onApply={(count) => apply({ kind: "number", count })}
        />
      ) : null}
      {handChoices[kind].map(({ label, options }) => (
        <Group key={label} label={`${label[0]!.toUpperCase()}${label.slice(1)}`}>
          {options.map(({ label: option, details }) => {
            const chosen = isChosen(element.element, details);
            const place = groundPlace(kind, label, option);
            return (
              <button
                key={option}
                type="button"
                aria-pressed={chosen}
                aria-disabled={busy}
                onClick={() => (chosen ? undefined : apply({ kind: "choose", label, option }))}
                className={`flex items-center rounded-md border text-sm ${place < 0 ? "min-h-11 px-3" : "w-20 flex-col gap-1 p-1 text-center text-xs leading-tight"} ${busy ? FAINT : ""} ${
                  chosen
                    ? "border-brand bg-brand-soft font-semibold text-brand-ink"
                    : "border-line-strong/50 hover:bg-sunken"
                }`}
              >
                {place < 0 ? null : (
                  <SmallPicture of="ground" place={place} className="h-14 w-full rounded-sm" />
                )}
                {option}
              </button>
            );
          })}
        </Group>
      ))}
      <Planting key={element.id} {...{ element, busy, one, onOne }} onChange={apply} />
    </SideSheet>
  );
}
