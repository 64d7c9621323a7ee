/** What the page asked before its scripts came: `app/early-script.ts`. */
export type EarlyAnswers = {
  /** The access token that it was asked with. */
  token: string;
  /** By address. */
  answers: Record<string, Promise<Response>>;
};

/** A page that lies longer than this before its scripts run asks anew. */
const FRESH_MS = 60_000;

/** The answer to the same question, for whoever asks it first; undefined = it has to be asked. */
export function takeEarly(address: string, { method, headers }: RequestInit): Promise<Response> | undefined {
  const { early } = globalThis as { early?: EarlyAnswers };
  const answer = early?.answers[address];
  if (!early || !answer || method !== "GET") return undefined;
  delete early.answers[address];
  const isMine = new Headers(headers).get("Authorization") === `Bearer ${early.token}`;
  return isMine && performance.now() < FRESH_MS ? answer : undefined;
}
