import { X } from "lucide-react";
import { Dialog as Radix, AlertDialog as RadixAlert } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

const SCRIM = "fixed inset-0 z-40 bg-scrim animate-fade-in";
/** A sheet from below on phones (the thumb is there), a centered card from tablets on. */
const PANEL =
  "fixed z-40 flex max-h-[92dvh] flex-col bg-surface text-ink shadow-float outline-none animate-rise-in " +
  "inset-x-0 bottom-0 rounded-t-xl pb-[env(safe-area-inset-bottom)] " +
  "sm:inset-0 sm:m-auto sm:h-fit sm:rounded-xl sm:pb-0";

type DialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: string;
  /** `md` 480 px for forms, `lg` 960 px for tables and pictures. */
  size?: "md" | "lg";
  /** Stands fixed at the lower edge while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The first field of a form, otherwise the dialog itself: with the focus on Close its tooltip would cover the page. */
function focusWhatMatters(event: Event) {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  event.preventDefault();
  const field = panel.querySelector<HTMLElement>("input:not([type=file]), select, textarea");
  (field ?? panel).focus();
}

/**
 * Gives the focus back to what opened the dialog, unless something else has taken it. Radix does so for triggers of its own alone, and ours
 * open by state. What was chosen in a menu is gone: the button of the menu stands for it. Where the step that was taken ends the button
 * too, the section that held it gets the focus.
 */
function useOpener() {
  /** The opener, and the sections around it from the inside out. */
  const places = useRef<HTMLElement[]>([]);
  return {
    remember() {
      const { activeElement } = document;
      const menu = activeElement?.closest("[role=menu]")?.getAttribute("aria-labelledby");
      const found = menu ? document.getElementById(menu) : activeElement;
      places.current = [];
      for (let at = found; at instanceof HTMLElement; at = at.parentElement?.closest("section, main") ?? null)
        places.current.push(at);
    },
    giveBack(event: Event) {
      event.preventDefault();
      const [opener] = places.current;
      for (const place of places.current) {
        if (document.activeElement !== document.body) return;
        if (place !== opener) place.tabIndex = -1;
        place.focus();
      }
    },
  };
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = "md",
  footer,
  children,
}: DialogProps) {
  const { remember, giveBack } = useOpener();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM} />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            remember();
            focusWhatMatters(event);
          }}
          onCloseAutoFocus={giveBack}
          className={classNames(PANEL, size === "md" ? "sm:max-w-[480px]" : "sm:max-w-[min(960px,94vw)]")}
        >
          <div className="flex items-start gap-4 border-line border-b py-3 ps-5 pe-3">
            <div className="min-w-0 flex-1 py-1.5">
              <Radix.Title className="text-lg">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-0.5 line-clamp-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {description}
                </Radix.Description>
              ) : null}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer ? (
            <div className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 sm:flex-row sm:justify-end">
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** The question itself. */
  description: string;
  confirmLabel: string;
  busyLabel?: string;
  busy?: boolean;
  onConfirm(): void;
};

/** For what cannot be undone; the safe answer has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  busyLabel,
  busy,
  onConfirm,
}: ConfirmDialogProps) {
  const { remember, giveBack } = useOpener();
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={SCRIM} />
        <RadixAlert.Content
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className={classNames(PANEL, "sm:max-w-[440px]")}
        >
          <div className="px-5 pt-5">
            <RadixAlert.Title className="text-lg [overflow-wrap:anywhere]">{title}</RadixAlert.Title>
            <RadixAlert.Description className="mt-2 text-ink-soft">{description}</RadixAlert.Description>
          </div>
          <div className="flex flex-col-reverse gap-2 p-5 sm:flex-row sm:justify-end">
            <RadixAlert.Cancel asChild>
              <Button variant="secondary">Cancel</Button>
            </RadixAlert.Cancel>
            <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
