import { PRODUCT_NAME } from "#app/lib/product.ts";

/** While it is not yet known who is here. */
export function LoadingScreen() {
  return (
    <div role="status" className="flex min-h-dvh flex-col items-center justify-center gap-5 px-6 text-center">
      <img src="/favicon.svg" alt="" width={48} height={48} className="animate-breathe" />
      <p className="text-ink-soft">
        <span className="mb-1 block text-lg font-semibold text-ink">Loading {PRODUCT_NAME}...</span> Preparing
        your landscape design workspace
      </p>
    </div>
  );
}
