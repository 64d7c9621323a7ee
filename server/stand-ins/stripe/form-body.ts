type Nested = string | Nested[] | { [key: string]: Nested };

/** `a[b][0]=c` to `{ a: { b: ["c"] } }`: how Stripe's API spells objects in forms and queries. */
export function decodeForm(text: string): Record<string, Nested> {
  const root: Record<string, Nested> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    let place: Record<string, Nested> = root;
    for (const [i, key] of keys.entries()) {
      if (i === keys.length - 1) place[key] = value;
      else {
        const next = place[key];
        if (typeof next === "object") place = next as Record<string, Nested>;
        else {
          const made: Record<string, Nested> = Object.create(null);
          place[key] = made;
          place = made;
        }
      }
    }
  }
  return listsOf(root) as Record<string, Nested>;
}

/** Objects whose keys count from 0 are lists. */
function listsOf(value: Nested): Nested {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(([key, child]) => [key, listsOf(child)] as const);
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
