import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A surface with a hairline. Use few: what belongs together stands together without a box, too. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames("rounded-lg border border-line bg-surface shadow-card", className)}
    />
  );
}
