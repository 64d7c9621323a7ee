import { Undo2, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";

/** A sheet beside the picture: from below on phones, at the side on a desk and on a phone that lies on its side. */
export function SideSheet({
  ref,
  title,
  facts,
  foot,
  onTakeBack = null,
  onClose,
  children,
}: {
  ref: Ref<HTMLElement>;
  title: string;
  /** Below the title. */
  facts?: ReactNode;
  /** Below all that scrolls: what makes the change that is held. */
  foot?: ReactNode;
  /** Null = there is nothing to take back. */
  onTakeBack?: (() => void) | null;
  onClose(): void;
  children: ReactNode;
}) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      className="fixed inset-x-0 bottom-0 z-30 flex max-h-[46dvh] flex-col flat:inset-s-auto flat:top-16 flat:max-h-none flat:w-72 flat:rounded-none rounded-t-xl border border-line bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none focus-visible:outline-3 focus-visible:outline-focus lg:inset-x-auto lg:end-[max(1.5rem,calc((100vw-1440px)/2+1.5rem))] lg:top-22 lg:bottom-4 lg:h-fit lg:max-h-[calc(100dvh-7rem)] lg:w-100 lg:rounded-xl lg:pb-0"
    >
      <div className="flex items-start gap-2 border-line border-b py-2 ps-4 pe-2">
        <div className="min-w-0 flex-1 py-1">
          <h2 className="text-lg">{title}</h2>
          {facts}
        </div>
        {onTakeBack ? (
          <IconButton icon={Undo2} label="Take the last change back" onClick={onTakeBack} />
        ) : null}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto overscroll-contain px-4 py-3">{children}</div>
      {foot ? <div className="flex flex-wrap gap-2 border-line border-t px-4 py-2">{foot}</div> : null}
    </section>
  );
}

/** Not the attribute "disabled": that would take the focus away while a picture is being made. */
export const FAINT = "cursor-not-allowed opacity-45";

export const Act = ({
  busy,
  variant = "secondary",
  onClick,
  children,
}: {
  busy: boolean;
  variant?: "primary" | "secondary";
  onClick(): void;
  children: ReactNode;
}) => (
  <Button
    variant={variant}
    aria-disabled={busy}
    className={busy ? FAINT : ""}
    onClick={() => (busy ? undefined : onClick())}
  >
    {children}
  </Button>
);

export const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
);

export const Failure = ({ children }: { children: string | null }) =>
  children ? (
    <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
      {children}
    </p>
  ) : null;
