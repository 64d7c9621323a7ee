import { Link } from "react-router";
import { Logo } from "./logo.tsx";
import { ButtonLink } from "./ui/button.tsx";

const PLACES = [
  { to: "/#features", name: "Features" },
  { to: "/#pricing", name: "Pricing" },
  { to: "/demo", name: "Demo" },
  { to: "/blog", name: "Blog" },
];

/** Both buttons beside the name on the narrowest phones. */
const COMPACT = "whitespace-nowrap max-sm:px-3 max-sm:text-sm";

/** Header of the public pages. */
export const SiteHeader = () => (
  <header className="page-width flex h-16 items-center gap-2 md:h-20">
    <Logo />
    <nav aria-label="Pages" className="mx-auto hidden items-center gap-1 lg:flex">
      {PLACES.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-11 items-center rounded-md px-3 font-medium text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
    <nav aria-label="Account" className="flex items-center gap-1 max-lg:ml-auto sm:gap-3">
      <ButtonLink to="/login" variant="quiet" className={`${COMPACT} signed-in:hidden`}>
        Sign In
      </ButtonLink>
      <ButtonLink to="/signup" className={`${COMPACT} signed-in:hidden`}>
        Get Started
      </ButtonLink>
      <div className="hidden signed-in:block">
        <ButtonLink to="/dashboard">Dashboard</ButtonLink>
      </div>
    </nav>
  </header>
);
