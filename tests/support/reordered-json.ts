type Order = (a: string, b: string) => number;
const byText: Order = (a, b) => (a < b ? -1 : 1);

/** Orders in which the keys of a stored object may come back. */
export const keyOrders = {
  "as PostgreSQL keeps them": (a, b) => a.length - b.length || byText(a, b),
  backwards: (a, b) => byText(b, a),
} satisfies Record<string, Order>;

/** The same value with the keys of all its objects in that order. */
export function reordered(value: unknown, order: Order): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((one) => reordered(one, order));
  const pairs = Object.entries(value).toSorted(([a], [b]) => order(a, b));
  return Object.fromEntries(pairs.map(([key, own]) => [key, reordered(own, order)]));
}
