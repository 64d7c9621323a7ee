import { ArrowLeftRight } from "lucide-react";
import { useCompanies } from "#app/lib/use-companies.ts";
import type { User } from "#contract/endpoints/accounts.ts";

/** The person's other companies, as rows of the phone's menu. */
export default function PhoneCompanies({ user, className }: { user: User; className: string }) {
  const { companies, workFor } = useCompanies();
  return companies?.map(({ id, name, isCurrent }) =>
    isCurrent ? null : (
      <button key={id} type="button" onClick={() => void workFor(id)} className={className}>
        <ArrowLeftRight aria-hidden className="size-5 shrink-0" />
        <span className="truncate">Work for {id === user.id ? "yourself" : name}</span>
      </button>
    ),
  );
}
