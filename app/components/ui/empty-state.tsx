import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EmptyStateProps = { icon: LucideIcon; title: string; children?: ReactNode; action?: ReactNode };

/** Nothing here yet: says what to do first, with one button. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-line-strong/40 border-dashed px-6 py-14 text-center">
      <span className="flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <Icon aria-hidden className="size-7" />
      </span>
      <h2 className="mt-4 text-lg">{title}</h2>
      {children ? <p className="mt-1 max-w-md text-ink-soft">{children}</p> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
