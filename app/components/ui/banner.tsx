import { CircleAlert, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type BannerTone = "error" | "notice" | "info";

const TONES = {
  error: { icon: CircleAlert, look: "bg-danger-soft text-danger-ink" },
  notice: { icon: TriangleAlert, look: "bg-notice-soft text-notice-ink" },
  info: { icon: Info, look: "bg-brand-soft text-brand-ink" },
};

type BannerProps = {
  tone?: BannerTone;
  children: ReactNode;
  /** One thing to do about it: a button or a link. */
  action?: ReactNode;
  onDismiss?(): void;
  className?: string;
};

/** A message in the page's flow. An error is announced at once, the others when the reader pauses. */
export function Banner({ tone = "info", children, action, onDismiss, className }: BannerProps) {
  const { icon: Icon, look } = TONES[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={classNames("flex items-start gap-3 rounded-md py-1 ps-4 pe-1", look, className)}
    >
      <Icon aria-hidden className="mt-2.5 size-5" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 py-2.5 text-sm leading-5">
        <div className="min-w-0 flex-1 basis-48">{children}</div>
        {action}
      </div>
      {onDismiss ? (
        <button
          type="button"
          onClick={onDismiss}
          aria-label="Dismiss"
          className="flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-ink/10"
        >
          <X aria-hidden className="size-5" />
        </button>
      ) : (
        <span className="w-3" />
      )}
    </div>
  );
}
