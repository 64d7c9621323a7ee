import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { Meta, useMatches } from "react-router";
import { scriptsOf } from "#app/lib/static-page.ts";
import enhance from "./enhance.ts?worker&url";
import { guestScript } from "./guest-script.ts";
import css from "./marketing.css?inline";

/**
 * The document around a page that ships no React: its styles stand in its head, so that the first paint waits for one answer, and
 * one small script brings its sliders to life.
 */
export function StaticDocument({ children }: { children: React.ReactNode }) {
  const scripts = scriptsOf(useMatches());
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy names its hash */}
        <script dangerouslySetInnerHTML={{ __html: guestScript }} />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        {[enhance, ...scripts].map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </body>
    </html>
  );
}
