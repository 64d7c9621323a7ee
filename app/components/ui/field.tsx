import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type FieldProps = {
  label: string;
  /** What goes here, under the field; stays visible while typing. */
  hint?: ReactNode;
  error?: string;
  /** Shows "x/max" under the field. */
  counter?: { length: number; max: number };
  /** Adds a light "(optional)" to the label. */
  optional?: boolean;
  className?: string;
};

export type FieldControl = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

export const controlClass = (hasError: boolean) =>
  classNames(
    "w-full rounded-md border bg-surface px-3 text-base text-ink placeholder:text-ink-faint",
    "transition-[border-color,box-shadow] duration-150 disabled:cursor-not-allowed disabled:opacity-60",
    "focus-visible:outline-2 focus-visible:-outline-offset-1",
    hasError ? "border-danger-ink" : "border-line-strong hover:border-ink-soft",
  );

/** Label, hint, error and counter around one control, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  counter,
  optional,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const tooLong = counter !== undefined && counter.length > counter.max;
  const describedBy = classNames(error && errorId, hint ? hintId : null);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-faint"> (optional)</span> : null}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      <div className="flex gap-3 text-sm">
        <div className="min-w-0 flex-1">
          {error ? (
            <p id={errorId} className="mt-1.5 flex gap-1.5 text-danger-ink">
              <CircleAlert aria-hidden className="mt-0.5 size-4" />
              {error}
            </p>
          ) : null}
          {hint ? (
            <p id={hintId} className="mt-1.5 text-ink-soft">
              {hint}
            </p>
          ) : null}
        </div>
        {counter ? (
          <p className={classNames("figures mt-1.5", tooLong ? "text-danger-ink" : "text-ink-faint")}>
            {counter.length}/{counter.max}
          </p>
        ) : null}
      </div>
    </div>
  );
}
