import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, Trash2, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import type { HandChange, SidesFt } from "#core/design/hand-change.ts";
import { handChoices, isChosen } from "#core/design/hand-choices.ts";
import { handOffers } from "#core/design/hand-offers.ts";
import type { ElementKind } from "#core/elements/element.ts";
import { priceWords, sizeWords } from "./element-facts.ts";
import { type GroundMove, moveWords, stepFt } from "./ground-move.ts";
import { Planting } from "./planting.tsx";
import { SizeFields } from "./size-fields.tsx";
import { groundPlace, SmallPicture } from "./small-picture.tsx";

/** What an element is and what can be done to it: from below on phones, at the side on a desk. */
export function ElementSheet({
  ref,
  element,
  now,
  busy,
  failure,
  movable,
  move,
  sides,
  onSize,
  onChange,
  onNudge,
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
  move: GroundMove | null;
  /** Those that can be given, as they are now. */
  sides: SidesFt;
  /** Lengths that are typed and not asked for yet. */
  onSize(sides: SidesFt | null): void;
  onChange(change: HandChange): void;
  onNudge(by: GroundMove): void;
  onClose(): void;
}) {
  const kind = element.element.kind as ElementKind;
  const { sizes, copies } = handOffers[kind];
  const apply = (change: HandChange) => {
    if (!busy) onChange(change);
  };
  const shown = now ?? element;
  const price = priceWords(shown);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={element.title}
      className="fixed inset-x-0 bottom-0 z-30 flex max-h-[46dvh] flex-col rounded-t-xl border border-line bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none focus-visible:outline-3 focus-visible:outline-focus lg:inset-x-auto lg:end-[max(1.5rem,calc((100vw-1440px)/2+1.5rem))] lg:top-22 lg:bottom-4 lg:h-fit lg:max-h-[calc(100dvh-7rem)] lg:w-96 lg:rounded-xl lg:pb-0"
    >
      <div className="flex items-start gap-2 border-line border-b py-2 ps-4 pe-2">
        <div className="min-w-0 flex-1 py-1">
          <h2 className="text-lg">{element.title}</h2>
          <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{element.description}</p>
          <p className="figures text-sm font-semibold">
            {[sizeWords(shown), price].filter(Boolean).join(" · ")}
          </p>
        </div>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto overscroll-contain px-4 py-3">
        {failure ? (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
            {failure}
          </p>
        ) : null}
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
        {movable ? (
          <Group label="Move">
            <IconButton
              icon={ArrowLeft}
              label="6 in to the left"
              size={48}
              onClick={() => onNudge({ rightFt: -stepFt, awayFt: 0 })}
            />
            <IconButton
              icon={ArrowRight}
              label="6 in to the right"
              size={48}
              onClick={() => onNudge({ rightFt: stepFt, awayFt: 0 })}
            />
            <IconButton
              icon={ArrowUp}
              label="6 in back"
              size={48}
              onClick={() => onNudge({ rightFt: 0, awayFt: stepFt })}
            />
            <IconButton
              icon={ArrowDown}
              label="6 in forward"
              size={48}
              onClick={() => onNudge({ rightFt: 0, awayFt: -stepFt })}
            />
            {move && moveWords(move) !== "" ? (
              <Button
                variant="primary"
                aria-disabled={busy}
                className={busy ? FAINT : ""}
                onClick={() => apply({ kind: "move", ...move })}
              >
                Move it {moveWords(move)}
              </Button>
            ) : null}
          </Group>
        ) : null}
        {Object.keys(sides).length > 0 ? (
          <Group label="Size">
            <SizeFields
              key={`${element.id} ${JSON.stringify(sides)}`}
              sides={sides}
              busy={busy}
              onPreview={onSize}
              onApply={(sizes) => apply({ kind: "size", ...sizes })}
            />
          </Group>
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
        <Planting key={element.id} element={element} busy={busy} onChange={apply} />
      </div>
    </section>
  );
}

/** Not the attribute "disabled": that would take the focus away while a picture is being made. */
const FAINT = "cursor-not-allowed opacity-45";

const Act = ({ busy, onClick, children }: { busy: boolean; onClick(): void; children: ReactNode }) => (
  <Button variant="secondary" aria-disabled={busy} className={busy ? FAINT : ""} onClick={onClick}>
    {children}
  </Button>
);

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
    <div className="flex flex-wrap items-center gap-2">{children}</div>
  </fieldset>
);
