import { useSite } from "#app/lib/site.ts";

/** While it is not yet known who is here. */
export function LoadingScreen() {
  const { name } = useSite();
  return (
    <div role="status" className="flex min-h-dvh flex-col items-center justify-center gap-5 px-6 text-center">
      <img src="/favicon.svg" alt="" width={48} height={48} className="animate-breathe" />
      <p className="text-ink-soft">
        <span className="mb-1 block text-lg font-semibold text-ink">Loading {name}...</span> Preparing your
        landscape design workspace
      </p>
    </div>
  );
}
