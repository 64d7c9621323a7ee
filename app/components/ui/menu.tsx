import type { LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

/** A menu that opens from `trigger` (one focusable element). */
export function Menu({
  trigger,
  defaultOpen = false,
  children,
}: {
  trigger: ReactElement;
  /** The press that loaded the menu was meant to open it. */
  defaultOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 min-w-52 animate-fade-in rounded-md border border-line bg-surface p-1.5 text-ink shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  icon?: LucideIcon;
  children: ReactNode;
  danger?: boolean;
  disabled?: boolean;
} & (
  | { to: string; href?: never; onSelect?: never }
  /** An address outside the app, such as `mailto:`. */
  | { to?: never; href: string; onSelect?: never }
  | { to?: never; href?: never; onSelect(): void }
);

export function MenuItem({ icon: Icon, children, danger, disabled, to, href, onSelect }: MenuItemProps) {
  const content = (
    <>
      {Icon ? <Icon aria-hidden className="size-5" /> : null}
      {children}
    </>
  );
  return (
    <Radix.Item
      asChild={onSelect === undefined}
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none",
        "data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-sunken",
        danger && "text-danger-ink",
      )}
    >
      {to !== undefined ? <Link to={to}>{content}</Link> : href ? <a href={href}>{content}</a> : content}
    </Radix.Item>
  );
}

export const MenuSeparator = () => <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
