import { CreditCard, LogOut } from "lucide-react";
import type { User } from "#contract/endpoints/accounts.ts";
import { classNames } from "./ui/class-names.ts";
import { Menu, MenuItem, MenuSeparator } from "./ui/menu.tsx";

export const Initial = ({ user, className }: { user: User; className?: string }) => (
  <span
    aria-hidden
    className={classNames(
      "flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-soft font-bold text-brand-ink uppercase",
      className,
    )}
  >
    {user.firstName.charAt(0)}
  </span>
);

export const WhoIs = ({ user }: { user: User }) => (
  <div className="min-w-0">
    <p className="truncate font-semibold">
      {user.firstName} {user.lastName}
    </p>
    <p className="truncate text-sm text-ink-soft">{user.email}</p>
  </div>
);

export function UserMenu({ user, onSignOut }: { user: User; onSignOut(): void }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 max-w-52 items-center gap-2.5 rounded-full py-1 ps-1 pe-3 hover:bg-sunken data-[state=open]:bg-sunken"
        >
          <Initial user={user} />
          <span className="truncate font-semibold">{user.firstName}</span>
          <span className="sr-only">{user.lastName}, account menu</span>
        </button>
      }
    >
      <div className="flex max-w-72 items-center gap-3 px-3 py-2">
        <WhoIs user={user} />
      </div>
      <MenuSeparator />
      <MenuItem icon={CreditCard} to="/subscription">
        Subscription
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
