import { PRODUCT_NAME, SUPPORT_EMAIL } from "#app/lib/product.ts";

/** Footer of the public pages. */
export const SiteFooter = () => (
  <footer className="border-line border-t">
    <div className="page-width flex flex-col gap-2 py-8 text-sm text-ink-soft sm:flex-row sm:justify-between">
      <p>{PRODUCT_NAME}. Cancel anytime, no setup fees, instant access.</p>
      <p>
        Questions?{" "}
        <a
          href={`mailto:${SUPPORT_EMAIL}`}
          className="font-semibold text-brand-ink underline-offset-4 hover:underline"
        >
          {SUPPORT_EMAIL}
        </a>
      </p>
    </div>
  </footer>
);
