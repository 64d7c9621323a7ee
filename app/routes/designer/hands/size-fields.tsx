import { type FormEvent, useState } from "react";
import { parseFeet } from "#app/components/designer/feet.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import type { SidesFt } from "#core/design/hand-change.ts";
import type { HandSide } from "#core/design/hand-offers.ts";

const LABELS: Record<HandSide, string> = { long: "Long, ft", wide: "Wide, ft", high: "High, ft" };

/** The lengths of an element's sides, to be typed: what is typed is shown at once, and made with the button. */
export function SizeFields({
  sides,
  busy,
  onPreview,
  onApply,
}: {
  sides: SidesFt;
  /** A picture is being made. */
  busy: boolean;
  /** Null = as it is, or not a length. */
  onPreview(sides: SidesFt | null): void;
  onApply(sides: SidesFt): void;
}) {
  const names = Object.keys(sides) as HandSide[];
  const [typed, setTyped] = useState<Partial<Record<HandSide, string>>>({});
  const wanted = (texts: typeof typed): SidesFt | null => {
    const next = names.map((side) => [side, parseFeet(texts[side] ?? String(sides[side]))] as const);
    if (next.some(([, feet]) => feet === null)) return null;
    return next.every(([side, feet]) => feet === sides[side]) ? null : Object.fromEntries(next);
  };
  const now = wanted(typed);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (now && !busy) onApply(now);
  };
  return (
    <form onSubmit={onSubmit} className="flex w-full flex-wrap items-end gap-2">
      {names.map((side) => (
        <TextField
          key={side}
          label={LABELS[side]}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          className="w-24"
          value={typed[side] ?? String(sides[side])}
          onChange={({ target: { value } }) => {
            const next = { ...typed, [side]: value };
            setTyped(next);
            onPreview(wanted(next));
          }}
        />
      ))}
      <Button
        type="submit"
        variant="secondary"
        aria-disabled={busy || !now}
        className={busy || !now ? "cursor-not-allowed opacity-45" : ""}
      >
        Set size
      </Button>
    </form>
  );
}
