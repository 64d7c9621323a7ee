import { Logo } from "./logo.tsx";
import { ButtonLink } from "./ui/button.tsx";

/** Both buttons beside the name on the narrowest phones. */
const COMPACT = "max-sm:px-3 max-sm:text-sm";

/** Header of the public pages. */
export const SiteHeader = () => (
  <header className="page-width flex h-16 items-center justify-between gap-2 md:h-20">
    <Logo />
    <nav aria-label="Account" className="flex items-center gap-1 sm:gap-3">
      <ButtonLink to="/login" variant="quiet" className={COMPACT}>
        Sign In
      </ButtonLink>
      <ButtonLink to="/signup" className={COMPACT}>
        Get Started
      </ButtonLink>
    </nav>
  </header>
);
