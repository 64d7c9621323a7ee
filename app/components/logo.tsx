import { Link } from "react-router";
import { useSite } from "#app/lib/site.ts";

const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
    <rect width="32" height="32" rx="8" className="fill-green-700 dark:fill-green-600" />
    <path
      d="M7.5 15.2 16 8l8.5 7.2"
      fill="none"
      stroke="#fff"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M5 24.5c3.600-5.200 7.4-6.6 11-4.600s7.4 1.300 11-2.200v3.3A4 4 0 0 1 23 26H9a4 4 0 0 1-4-1.5Z"
      className="fill-green-300"
    />
  </svg>
);

/** Mark and name, leading home. */
export function Logo({ to = "/" }: { to?: string }) {
  const { name } = useSite();
  return (
    <Link to={to} className="-mx-1 flex min-h-11 min-w-0 items-center gap-2.5 rounded-md px-1">
      <Mark />
      <span className="truncate text-lg font-bold tracking-tight">{name}</span>
    </Link>
  );
}
