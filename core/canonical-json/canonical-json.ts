type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * JSON with one spelling for one value, RFC 8785: keys sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript
 * writes them. What is hashed and signed is the UTF-8 of this text. A key without a value is left out, as JSON does.
 * @throws RangeError for what I-JSON has no spelling for: a number that is not finite, text with half of a surrogate pair.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === "number" && !Number.isFinite(value))
    throw new RangeError(`JSON has no number ${value}`);
  if (typeof value === "string" && !value.isWellFormed()) throw new RangeError("text is not well-formed");
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const pairs = Object.entries(value)
    .filter((pair): pair is [string, Json] => pair[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, own]) => `${canonicalJson(key)}:${canonicalJson(own)}`).join(",")}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
