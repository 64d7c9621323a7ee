import type { ComponentProps } from "react";
import type { User } from "#contract/endpoints/accounts.ts";
import { lazyMenu } from "./ui/lazy-menu.tsx";
import { Initial } from "./who-is.tsx";

const AccountMenu = lazyMenu(() => import("./user-menu-items.tsx"));

export const UserMenu = ({ user, onSignOut }: { user: User; onSignOut(): void }) => (
  <AccountMenu user={user} onSignOut={onSignOut} trigger={<Trigger user={user} />} />
);

const Trigger = ({ user, ...button }: { user: User } & ComponentProps<"button">) => (
  <button
    type="button"
    {...button}
    className="flex min-h-11 max-w-52 items-center gap-2.5 rounded-full py-1 ps-1 pe-3 hover:bg-sunken data-[state=open]:bg-sunken"
  >
    <Initial user={user} />
    <span className="truncate font-semibold">{user.firstName}</span>
    <span className="sr-only">{user.lastName}, account menu</span>
  </button>
);
