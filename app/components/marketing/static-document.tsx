import { Meta, useMatches } from "react-router";
import figtree from "#app/fonts/figtree-basic.woff2?url";
import { scriptsOf } from "#app/lib/static-page.ts";
import enhance from "./enhance.ts?worker&url";
import { GUEST_SCRIPT } from "./guest-script.ts";
import css from "./marketing.css?inline";

/** Named early, so that it comes in time for the first paint where the line is fast; behind the first picture, so that where it is slow the picture does. */
const FONT_AFTER_PICTURE = `<link rel="preload" href="${figtree}" as="font" type="font/woff2" crossorigin="anonymous">`;

/**
 * Runs once what came with the page has been painted. Nothing that these scripts bring is needed sooner, and on a fast line they and
 * what they ask for would come before the first paint.
 */
const loadAfterPaint = (sources: readonly string[]) =>
  `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>{for(const s of ${JSON.stringify(sources)})import(s)})))`;

/**
 * The document around a page that ships no React: its styles stand in its head, so that the first paint waits for one answer, and
 * one small script brings its sliders to life afterwards.
 */
export function StaticDocument({ children }: { children: React.ReactNode }) {
  const scripts = scriptsOf(useMatches());
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy names its hash */}
        <script dangerouslySetInnerHTML={{ __html: GUEST_SCRIPT }} />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written out, because React would lift a link into the head */}
        <div hidden dangerouslySetInnerHTML={{ __html: FONT_AFTER_PICTURE }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own addresses; the policy names its hash */}
        <script dangerouslySetInnerHTML={{ __html: loadAfterPaint([enhance, ...scripts]) }} />
      </body>
    </html>
  );
}
