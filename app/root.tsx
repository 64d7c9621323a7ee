import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from "react-router";
import figtree from "#app/fonts/figtree-basic.woff2?url";
import type { Route } from "./+types/root";
import "./screens.css";
import { LoadingScreen } from "./components/loading-screen.tsx";
import { Logo } from "./components/logo.tsx";
import { StaticDocument } from "./components/marketing/static-document.tsx";
import { Button } from "./components/ui/button.tsx";
import { Toaster } from "./components/ui/toaster.tsx";
import { EarlyScriptTag } from "./early-script-tag.tsx";
import { readSite } from "./lib/site.ts";
import { isKept, plainScriptOf } from "./lib/static-page.ts";
import { useSessionAcrossTabs } from "./lib/use-session.ts";

export const links: LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** What the deployment says of itself; it does not change while the page lives. */
export const loader = ({ request }: Route.LoaderArgs) => readSite(request);
export const shouldRevalidate = () => false;

export { LoadingScreen as HydrateFallback };

export function Layout({ children }: { children: React.ReactNode }) {
  const matches = useMatches();
  const { pathname } = useLocation();
  // The browser comes here by a link inside the app alone, where React and its styles stay.
  if (import.meta.env.SSR && isKept(matches, pathname)) return <StaticDocument>{children}</StaticDocument>;
  const plainScript = plainScriptOf(matches);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <EarlyScriptTag />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {plainScript ? (
          <script type="module" src={plainScript} />
        ) : (
          <>
            <Toaster />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  useSessionAcrossTabs();
  return <Outlet />;
}

/** The last resort: a fault of ours. What was saved is safe, and loading anew is nearly always enough. */
export function ErrorBoundary() {
  return (
    <div className="page-width flex min-h-dvh flex-col">
      <title>Something went wrong</title>
      <header className="flex h-16 items-center">
        <Logo />
      </header>
      <main className="flex max-w-text flex-1 flex-col items-start justify-center pb-24">
        <h1 className="text-3xl">Something went wrong on our side</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Your saved projects and pictures are safe. Please reload the page; if it happens again, write to us
          and we will look into it.
        </p>
        <Button size="lg" className="mt-8" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </main>
    </div>
  );
}
