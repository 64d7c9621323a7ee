import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link within or beside text. */
export const TextLink = (props: Omit<ComponentProps<typeof Link>, "className">) => (
  <Link {...props} className="rounded-sm font-semibold text-brand-ink underline-offset-4 hover:underline" />
);
