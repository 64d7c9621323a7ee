import { Logo } from "./logo.tsx";
import { ButtonLink } from "./ui/button.tsx";

/** Header of the public pages. */
export const SiteHeader = () => (
  <header className="page-width flex h-16 items-center justify-between gap-2 md:h-20">
    <Logo />
    <nav aria-label="Account" className="flex items-center gap-1 sm:gap-3">
      <ButtonLink to="/login" variant="quiet">
        Sign In
      </ButtonLink>
      <ButtonLink to="/signup" className="max-[380px]:hidden">
        Get Started
      </ButtonLink>
    </nav>
  </header>
);
