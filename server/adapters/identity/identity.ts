/** A person as an identity provider vouches for them; the address is verified there. */
export type Identity = { subject: string; email: string; firstName: string; lastName: string };

/** The provider said no, or what it said does not hold. The reason is for the log. */
export class IdentityRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "IdentityRefused";
  }
}

export type IdentityProvider = {
  clientId: string;
  /** The provider's own browser script. */
  scriptUrl: string;
  /** Trades the popup's authorization code. @throws IdentityRefused */
  exchangeCode(code: string): Promise<Identity>;
  /** Checks issuer, audience, signature, expiry, nonce and that the address is verified. @throws IdentityRefused */
  readIdToken(idToken: string, nonce: string): Promise<Identity>;
};
