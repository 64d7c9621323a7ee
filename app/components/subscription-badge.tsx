import { subscriptionLabel } from "#app/lib/subscription-status.ts";

const COLORS: Record<string, string> = {
  active: "var(--color-status-active)",
  trialing: "var(--color-status-trialing)",
  past_due: "var(--color-status-warning)",
  incomplete: "var(--color-status-warning)",
  canceled: "var(--color-status-canceled)",
  unpaid: "var(--color-status-danger)",
  incomplete_expired: "var(--color-status-danger)",
};

/** The status in its color; the color is a dot and a tint, because white text on most of them is hard to read. */
export function SubscriptionBadge({ status }: { status: string | null }) {
  const color = COLORS[status ?? ""] ?? "var(--color-status-canceled)";
  return (
    <span
      className="inline-flex items-center gap-2 rounded-full py-1 ps-2.5 pe-3 text-sm font-semibold whitespace-nowrap"
      style={{ background: `color-mix(in oklab, ${color} 16%, var(--surface))` }}
    >
      <span aria-hidden className="size-2.5 rounded-full" style={{ background: color }} />
      {subscriptionLabel(status)}
    </span>
  );
}
