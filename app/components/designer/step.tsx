import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

/** One of the four steps: its number turns into a tick when it has what it needs. */
export function Step({
  number,
  title,
  done,
  aside,
  className,
  children,
}: {
  number: number;
  title: string;
  done: boolean;
  /** At the right end of the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-3 flex min-h-11 items-center gap-3">
        <span
          aria-hidden
          className={`figures flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-bold ${done ? "bg-brand text-on-brand" : "bg-sunken text-ink-soft"}`}
        >
          {done ? <Check className="size-4 stroke-3!" /> : number}
        </span>
        <h2 id={id} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
