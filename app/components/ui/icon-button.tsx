import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: LucideIcon;
  /** The name for screen readers, and the tooltip. */
  label: string;
  /** Side of the square target in px. */
  size?: 44 | 48;
  pressed?: boolean;
};

export function IconButton({ icon: Icon, label, size = 44, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-md transition-colors duration-150",
        "disabled:cursor-not-allowed disabled:opacity-50",
        size === 48 ? "size-12" : "size-11",
        pressed ? "bg-brand-soft text-brand-ink" : "text-ink-soft hover:bg-sunken hover:text-ink",
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
