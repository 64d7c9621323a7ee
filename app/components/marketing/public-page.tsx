import { type ReactNode, useEffect, useRef } from "react";
import { SiteFooter } from "#app/components/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header.tsx";
import { mountPage } from "./mount-page.ts";

/**
 * Header, page, footer. These pages are served without React, where their own script brings them to life; React does the same when
 * a person comes here by a link inside the app.
 */
export function PublicPage({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? mountPage(main.current) : undefined), []);
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-md bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-10"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" ref={main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
