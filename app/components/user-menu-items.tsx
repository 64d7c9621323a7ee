import { Building2, CreditCard, LifeBuoy, LogOut, Paintbrush, Settings } from "lucide-react";
import type { ReactElement } from "react";
import { useSite } from "#app/lib/site.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import { Menu, MenuItem, MenuSeparator } from "./ui/menu.tsx";
import { WhoIs } from "./who-is.tsx";

/** The account menu, opened. */
export default function UserMenuItems({
  user,
  trigger,
  onSignOut,
}: {
  user: User;
  trigger: ReactElement;
  onSignOut(): void;
}) {
  const { supportEmail } = useSite();
  return (
    <Menu trigger={trigger} defaultOpen>
      <div className="flex max-w-72 items-center gap-3 px-3 py-2">
        <WhoIs user={user} />
      </div>
      <MenuSeparator />
      <MenuItem icon={CreditCard} to="/subscription">
        Subscription
      </MenuItem>
      <MenuItem icon={Building2} to="/company">
        Company
      </MenuItem>
      <MenuItem icon={Paintbrush} to="/engines">
        Engines
      </MenuItem>
      <MenuItem icon={Settings} to="/settings">
        Settings
      </MenuItem>
      <MenuItem icon={LifeBuoy} href={`mailto:${supportEmail}`}>
        Help
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
