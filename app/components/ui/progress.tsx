import { Progress as Radix } from "radix-ui";

/** `value` 0 to 1; `label` names the work for screen readers. */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Radix.Root
      value={percent}
      aria-label={label}
      className="h-2 w-full overflow-hidden rounded-full bg-sunken"
    >
      <Radix.Indicator
        className="h-full rounded-full bg-brand transition-[width] duration-250 ease-settle"
        style={{ width: `${percent}%` }}
      />
    </Radix.Root>
  );
}
