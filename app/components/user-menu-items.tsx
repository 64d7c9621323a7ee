import { ArrowLeftRight, Building2, CreditCard, LifeBuoy, LogOut, Paintbrush, Settings } from "lucide-react";
import type { ReactElement } from "react";
import { useSite } from "#app/lib/site.ts";
import { useCompanies } from "#app/lib/use-companies.ts";
import { useMay } from "#app/lib/use-may.ts";
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
  const { companies, workFor } = useCompanies();
  const may = useMay();
  const current = companies?.find(({ isCurrent }) => isCurrent);
  return (
    <Menu trigger={trigger} defaultOpen>
      <div className="flex max-w-72 items-center gap-3 px-3 py-2">
        <WhoIs user={user} company={current?.id === user.id ? undefined : current} />
      </div>
      <MenuSeparator />
      <MenuItem icon={CreditCard} to="/subscription">
        Subscription
      </MenuItem>
      <MenuItem icon={Building2} to="/company">
        Company
      </MenuItem>
      {may("engineSettings") ? (
        <MenuItem icon={Paintbrush} to="/engines">
          Engines
        </MenuItem>
      ) : null}
      <MenuItem icon={Settings} to="/settings">
        Settings
      </MenuItem>
      <MenuItem icon={LifeBuoy} href={`mailto:${supportEmail}`}>
        Help
      </MenuItem>
      {companies?.map(({ id, name, isCurrent }) =>
        isCurrent ? null : (
          <MenuItem key={id} icon={ArrowLeftRight} onSelect={() => void workFor(id)}>
            <span className="max-w-60 truncate">Work for {id === user.id ? "yourself" : name}</span>
          </MenuItem>
        ),
      )}
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
