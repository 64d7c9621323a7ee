import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClass } from "./field.tsx";

/** The browser's own select, with an arrow of ours: on a phone nothing beats its wheel. Options are children. */
export const Select = ({
  invalid = false,
  className = "h-11",
  children,
  ...select
}: ComponentProps<"select"> & { invalid?: boolean }) => (
  <span className="relative block">
    <select {...select} className={`${controlClass(invalid)} appearance-none truncate pe-10 ${className}`}>
      {children}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
    />
  </span>
);
