import { useSite } from "#app/lib/site.ts";

/** The last line of the signed-in pages: where to write when something is in the way. */
export function SupportLine() {
  const { supportEmail } = useSite();
  return (
    <footer className="mt-12 border-line border-t print:hidden">
      <p className="page-width flex flex-wrap items-center gap-x-2 py-3 text-sm text-ink-soft">
        Questions? Write to
        <a
          href={`mailto:${supportEmail}`}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline-offset-4 hover:underline"
        >
          {supportEmail}
        </a>
      </p>
    </footer>
  );
}
