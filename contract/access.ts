/**
 * Who a call serves. The server refuses a call without a session from this table; the rights of owners, plans and reviewers are
 * asked where the thing is read. `npm run chaos -- access` tries every call as each kind of caller and expects what the word says.
 */
export const ACCESS = {
  /** Anybody. The browser sends no credentials. */
  public: { needsSession: false, sendsCredentials: false },
  /** Anybody; credentials are looked at where they come. */
  optional: { needsSession: false, sendsCredentials: true },
  /** Whoever is signed in, about what is theirs. */
  "signed-in": { needsSession: true, sendsCredentials: true },
  /** The owner of what the call names; to everybody else it does not exist. */
  owner: { needsSession: true, sendsCredentials: true },
  /** The owner, on a plan with bills of materials. */
  bills: { needsSession: true, sendsCredentials: true },
  /** The owner, on a plan with proposals. */
  proposals: { needsSession: true, sendsCredentials: true },
  /** The owner of a company, on a plan for more than one person. */
  seats: { needsSession: true, sendsCredentials: true },
  /** Whoever acts for a company that is not their own. */
  member: { needsSession: true, sendsCredentials: true },
  /** Whoever has the link that the call names; it stands for the client, and credentials are not sent. */
  link: { needsSession: false, sendsCredentials: false },
  /** People who review designs for the product. */
  reviewer: { needsSession: true, sendsCredentials: true },
} as const satisfies Record<string, { needsSession: boolean; sendsCredentials: boolean }>;

export type Access = keyof typeof ACCESS;
