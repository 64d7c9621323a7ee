import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";

/**
 * Every text that comes in, key or value, however deep: nobody types the character NUL or half a surrogate pair, and no database
 * stores them; a key that names the prototype is meant for another program's fault.
 * @throws AppError bad_request
 */
export function requireWellFormed(input: unknown): void {
  const left: unknown[] = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string") requireText(value);
    else if (Array.isArray(value)) for (const entry of value) left.push(entry);
    else if (typeof value === "object" && value !== null && !(value instanceof Blob))
      for (const [key, entry] of Object.entries(value)) {
        if (key === "__proto__") throw malformed();
        requireText(key);
        left.push(entry);
      }
  }
}

/** The same for an address before it is decoded, whoever answers it. */
export function requireWellFormedAddress(url: string): void {
  if (/%00/i.test(url)) throw malformed();
}

function requireText(text: string): void {
  if (text.includes("\0") || !text.isWellFormed()) throw malformed();
}

const malformed = () => new AppError("bad_request", MESSAGES.malformedRequest);
