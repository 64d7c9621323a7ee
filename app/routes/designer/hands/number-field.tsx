import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";

/** More of one thing than this is read as a slip (`core/plan/settle-size.ts`). */
const MOST = 200;

/** How many of something there are, to be typed. */
export function NumberField({
  label,
  count,
  busy,
  onApply,
}: {
  label: string;
  count: number;
  /** A picture is being made. */
  busy: boolean;
  onApply(count: number): void;
}) {
  const [typed, setTyped] = useState(String(count));
  const wanted = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isReady = !busy && wanted >= 1 && wanted <= MOST && wanted !== count;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onApply(wanted);
  };
  return (
    <form onSubmit={onSubmit} className="flex w-full flex-wrap items-end gap-2">
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        // A long name stands on one line above field and button.
        className="w-24 [&_label]:w-max [&_label]:max-w-[80vw]"
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <Button
        type="submit"
        variant="secondary"
        aria-disabled={!isReady}
        className={isReady ? "" : "cursor-not-allowed opacity-45"}
      >
        Set number
      </Button>
    </form>
  );
}
