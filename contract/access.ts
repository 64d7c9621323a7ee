/**
 * Who a call serves. The server refuses a call without a session from this table; the rights of owners, plans and reviewers are
 * asked where the thing is read. `npm run chaos -- access` tries every call as each kind of caller and expects what the word says.
 */
export const ACCESS = {
  /** Anybody. The browser sends no credentials. */
  public: { needsSession: false },
  /** Anybody; credentials are looked at where they come. */
  optional: { needsSession: false },
  /** Whoever is signed in, about what is theirs. */
  "signed-in": { needsSession: true },
  /** The owner of what the call names; to everybody else it does not exist. */
  owner: { needsSession: true },
  /** The owner, on a plan with bills of materials. */
  bills: { needsSession: true },
  /** People who review designs for the product. */
  reviewer: { needsSession: true },
} as const satisfies Record<string, { needsSession: boolean }>;

export type Access = keyof typeof ACCESS;
