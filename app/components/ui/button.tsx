import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** `md` is 44 px high; `lg` is 48 px, for the designer and for the one main action of a page. */
type ButtonSize = "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-brand text-on-brand hover:bg-brand-hover",
  secondary: "border border-line-strong/50 bg-surface text-ink hover:bg-sunken",
  quiet: "text-ink hover:bg-sunken",
  danger: "bg-danger text-white hover:bg-danger-hover",
};

const SIZES: Record<ButtonSize, string> = {
  md: "min-h-11 px-4 text-base",
  lg: "min-h-12 px-6 text-base",
};

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

const buttonClass = ({ variant = "primary", size = "md", className }: Look) =>
  classNames(
    "inline-flex items-center justify-center gap-2 rounded-md py-2 text-center font-semibold select-none",
    "transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55",
    "aria-busy:cursor-not-allowed aria-busy:opacity-55",
    VARIANTS[variant],
    SIZES[size],
    className,
  );

type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean; busyLabel?: string };

/**
 * A busy button cannot be pressed again and says what it is doing. It keeps the focus, which a disabled one would lose: a dialog that it
 * opens gives the focus back to it, and the keyboard does not begin again at the top of the page.
 */
export function Button({
  variant,
  size,
  className,
  busy = false,
  busyLabel,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, className })}
    >
      {busy ? <LoaderCircle aria-hidden className="size-5 animate-spin" /> : null}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}
