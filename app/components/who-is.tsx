import type { User } from "#contract/endpoints/accounts.ts";
import type { Employer } from "#contract/endpoints/members.ts";
import { ROLES } from "#contract/roles.ts";
import { classNames } from "./ui/class-names.ts";

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

export const WhoIs = ({
  user,
  company,
}: {
  user: User;
  /** Of others, that they act for. */
  company?: Pick<Employer, "name" | "role"> | undefined;
}) => (
  <div className="min-w-0">
    <p className="truncate font-semibold">
      {user.firstName} {user.lastName}
    </p>
    <p className="truncate text-sm text-ink-soft">{user.email}</p>
    {company ? (
      <p className="truncate text-sm text-ink-soft">
        {ROLES[company.role].name}, {company.name}
      </p>
    ) : null}
  </div>
);
