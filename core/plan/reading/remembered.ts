/** So many texts are held: one change is read in parts, again with names, and once more to account for its words. */
const MOST = 128;

/** What was found of the last texts is found at once when they are read again. What is found must follow from the text alone, and never be changed. */
export function remembered<T>(find: (text: string) => T): (text: string) => T {
  const held = new Map<string, T>();
  return (text) => {
    const known = held.get(text);
    if (known !== undefined) return known;
    const found = find(text);
    if (held.size >= MOST) held.delete(held.keys().next().value!);
    held.set(text, found);
    return found;
  };
}
