import { type ComponentProps, lazy, Suspense, useState } from "react";
import type { User } from "#contract/endpoints/accounts.ts";
import { Initial } from "./who-is.tsx";

// A menu costs more script than the whole header: it comes when a hand reaches for it.
const loadItems = () => import("./user-menu-items.tsx");
const UserMenuItems = lazy(loadItems);

export function UserMenu({ user, onSignOut }: { user: User; onSignOut(): void }) {
  const [wanted, setWanted] = useState(false);
  const reach = () => void loadItems();
  const closed = (
    <Trigger
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <UserMenuItems user={user} trigger={<Trigger user={user} />} onSignOut={onSignOut} />
    </Suspense>
  );
}

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
