import { useEffect, useRef } from "react";
import { PublicPage } from "#app/components/marketing/public-page.tsx";
import { pageMeta } from "#app/lib/seo.ts";
import type { PageHandle } from "#app/lib/static-page.ts";
import type { Route } from "./+types/page";
import { mountVerify } from "./mount-verify.ts";
import verifyScript from "./verify-page.ts?worker&url";

const PATH = "/verify";

export const handle: PageHandle = { kept: [{ path: PATH }], scripts: [verifyScript] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Check a signed proposal",
    description:
      "Drop a sealed proposal: see who signed what and when, and whether a single byte has changed since. The file stays on your device.",
    keywords: "verify signed proposal, check sealed PDF, landscaping contract",
    path: PATH,
    imagePath: "/cards/landing.jpg",
  });

/** Drop or choose a file, and see whether it is as it was sealed. The page's script makes it work. */
export default function Verify() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? mountVerify(root.current) : undefined), []);
  return (
    <PublicPage>
      <div ref={root} data-verify className="group/verify page-width pt-8 pb-20 md:pt-14 md:pb-28">
        <h1 className="font-bold text-4xl tracking-tight sm:text-5xl">Check a signed proposal</h1>
        <p className="mt-4 max-w-text text-ink-soft text-lg">
          Choose the PDF that was mailed to both sides. You see who signed what and when, and whether anything
          has changed since. The file is read here, in your browser, and sent nowhere.
        </p>
        <label
          data-part="drop"
          className="mt-8 flex min-h-44 max-w-text cursor-pointer flex-col items-center justify-center gap-3 rounded-lg border-2 border-line-strong border-dashed bg-surface p-6 text-center focus-within:border-focus focus-within:outline-2 focus-within:outline-focus hover:border-brand data-over:border-brand data-over:bg-brand-soft"
        >
          <span className="inline-flex min-h-12 items-center rounded-md bg-brand px-6 font-semibold text-on-brand">
            Choose a file
          </span>
          <span className="text-ink-soft">or drop it here</span>
          <input
            type="file"
            accept="application/pdf,image/*"
            multiple
            aria-label="The sealed PDF, or pictures of the proposal"
            className="sr-only"
          />
        </label>
        <noscript>
          <p className="mt-4 max-w-text">
            This page reads the file by script, which is switched off in this browser.
          </p>
        </noscript>
        <p className="mt-4 hidden max-w-text text-ink-soft group-data-busy/verify:block">
          Reading the file ...
        </p>
        <Result />
      </div>
    </PublicPage>
  );
}

const Result = () => (
  <section
    data-part="result"
    hidden
    aria-label="Result"
    className="group/result mt-8 max-w-text rounded-lg border border-line border-s-8 bg-surface p-5 sm:p-8 data-[verdict=bad]:border-s-danger data-[verdict=good]:border-s-brand data-[verdict=unknown]:border-s-accent"
  >
    <p data-part="file" className="break-all text-ink-soft text-sm" />
    <div aria-live="polite">
      <h2
        data-part="title"
        className="mt-1 text-2xl group-data-[verdict=bad]/result:text-danger-ink group-data-[verdict=good]/result:text-brand-ink group-data-[verdict=unknown]/result:text-accent-ink"
      >
        Result
      </h2>
      <template data-row="sentences">
        <p data-cell className="mt-3" />
      </template>
      <div data-part="sentences" />
      <template data-row="places">
        <li data-cell />
      </template>
      <ul data-part="places" className="mt-4 list-disc space-y-1 ps-5 font-medium" />
    </div>
    <template data-row="facts">
      <div className="border-line border-t py-2 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-4">
        <dt data-cell className="text-ink-soft" />
        <dd data-cell className="[overflow-wrap:anywhere]" />
      </div>
    </template>
    <dl data-part="facts" className="mt-6" />
    <p data-part="compare" className="mt-4 text-ink-soft">
      To compare a picture, choose it too: the record names each by its hash.
    </p>
    <template data-row="pictures">
      <li className="mt-2">
        <span data-cell className="block break-all text-ink-soft text-sm" />
        <span data-cell className="font-medium" />
      </li>
    </template>
    <ul data-part="pictures" aria-live="polite" className="mt-2" />
  </section>
);
