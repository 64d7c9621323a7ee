import type { ReactNode } from "react";

/** A few choices side by side, one of them taken; each as large as a thumb. */
export function ChoiceRow<V extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: V;
  choices: readonly { value: NoInfer<V>; name: ReactNode; title?: string }[];
  onChoose(value: NoInfer<V>): void;
}) {
  return (
    <fieldset className="flex min-w-0 rounded-md border border-line-strong/60 p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          title={choice.title}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
          className="flex min-h-12 min-w-12 flex-1 items-center justify-center rounded-sm px-2.5 text-sm font-semibold whitespace-nowrap text-ink-soft aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
        >
          {choice.name}
        </button>
      ))}
    </fieldset>
  );
}
