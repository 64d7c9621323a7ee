import {
  Building2,
  CreditCard,
  Folders,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Menu as MenuIcon,
  Settings,
  Sparkles,
  X,
} from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { latePart } from "#app/lib/late-part.ts";
import { useSite } from "#app/lib/site.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import { Logo } from "./logo.tsx";
import { classNames } from "./ui/class-names.ts";
import { UserMenu } from "./user-menu.tsx";
import { Initial, WhoIs } from "./who-is.tsx";

const PLACES = [
  { to: "/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { to: "/designer", label: "AI Designer", icon: Sparkles },
  { to: "/projects", label: "Projects", icon: Folders },
];

/** Header of the signed-in pages: a bar with a user menu, on phones a hamburger with the same items. */
export function AppHeader({ user, onSignOut }: { user: User; onSignOut(): void }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface print:hidden">
      <div className="page-width flex h-14 items-center gap-6 md:h-16">
        <Logo to="/dashboard" />
        <nav aria-label="Main" className="hidden flex-1 gap-1 md:flex">
          {PLACES.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                classNames(
                  "flex min-h-11 items-center rounded-md px-3 font-semibold transition-colors duration-150",
                  isActive ? "bg-brand-soft text-brand-ink" : "text-ink-soft hover:bg-sunken hover:text-ink",
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="hidden md:block">
          <UserMenu user={user} onSignOut={onSignOut} />
        </div>
        <PhoneMenu user={user} onSignOut={onSignOut} />
      </div>
    </header>
  );
}

const ROW = "flex min-h-12 w-full items-center gap-3 rounded-md px-3 font-semibold";

/** Loaded when the menu opens. */
const PhoneCompanies = latePart(() => import("./phone-companies.tsx"));

function PhoneMenu({ user, onSignOut }: { user: User; onSignOut(): void }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const { supportEmail } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the menu
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);

  const Icon = open ? X : MenuIcon;
  return (
    <div className="ms-auto md:hidden">
      <button
        ref={toggle}
        type="button"
        aria-label={open ? "Close menu" : "Open menu"}
        aria-expanded={open}
        aria-controls="phone-menu"
        onClick={() => setOpen(!open)}
        className="-me-2 flex size-11 items-center justify-center rounded-md hover:bg-sunken"
      >
        <Icon aria-hidden className="size-6" />
      </button>
      {open ? (
        <>
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            onClick={() => setOpen(false)}
            className="fixed inset-0 top-14 animate-fade-in bg-scrim"
          />
          <nav
            id="phone-menu"
            aria-label="Main"
            className="absolute inset-x-0 top-full animate-fade-in border-line border-b bg-surface p-3 shadow-float"
          >
            {PLACES.map(({ to, label, icon: PlaceIcon }) => (
              <NavLink
                key={to}
                to={to}
                className={({ isActive }) =>
                  classNames(ROW, isActive ? "bg-brand-soft text-brand-ink" : "hover:bg-sunken")
                }
              >
                <PlaceIcon aria-hidden className="size-5" />
                {label}
              </NavLink>
            ))}
            <div className="mt-2 flex items-center gap-3 border-line border-t px-3 pt-4 pb-2">
              <Initial user={user} />
              <WhoIs user={user} />
            </div>
            <Link to="/subscription" className={classNames(ROW, "hover:bg-sunken")}>
              <CreditCard aria-hidden className="size-5" />
              Subscription
            </Link>
            <Link to="/company" className={classNames(ROW, "hover:bg-sunken")}>
              <Building2 aria-hidden className="size-5" />
              Company
            </Link>
            <Link to="/settings" className={classNames(ROW, "hover:bg-sunken")}>
              <Settings aria-hidden className="size-5" />
              Settings
            </Link>
            <a href={`mailto:${supportEmail}`} className={classNames(ROW, "hover:bg-sunken")}>
              <LifeBuoy aria-hidden className="size-5" />
              Help
            </a>
            <Suspense>
              <PhoneCompanies user={user} className={classNames(ROW, "hover:bg-sunken")} />
            </Suspense>
            <button type="button" onClick={onSignOut} className={classNames(ROW, "hover:bg-sunken")}>
              <LogOut aria-hidden className="size-5" />
              Sign Out
            </button>
          </nav>
        </>
      ) : null}
    </div>
  );
}
