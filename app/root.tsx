import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./app.css";
import { Toaster } from "./components/ui/toaster.tsx";
import { useSessionAcrossTabs } from "./lib/use-session.ts";

export const links: LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useSessionAcrossTabs();
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}
