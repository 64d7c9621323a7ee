import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import * as oidc from "openid-client";
import { type Identity, type IdentityProvider, IdentityRefused } from "./identity.ts";

const GOOGLE = "https://accounts.google.com";
const TIMEOUT_S = 10;

export type GoogleConfig = { clientId: string; clientSecret: string; issuer: string };

/**
 * Google sign-in, or any OpenID provider that stands in for it at another issuer and serves the same browser script.
 * The provider is discovered at its first use, so that a start does not depend on it.
 */
export function createGoogleIdentity(config: GoogleConfig): IdentityProvider {
  // Google's popup hands the code over by postMessage and wants this word in place of an address.
  const redirectUri = config.issuer === GOOGLE ? "postmessage" : `${config.issuer}/gsi/popup`;
  let discovered: ReturnType<typeof discover> | undefined;

  async function discover() {
    const insecure = config.issuer.startsWith("http:");
    const configuration = await oidc.discovery(
      new URL(config.issuer),
      config.clientId,
      undefined,
      oidc.ClientSecretBasic(config.clientSecret),
      { timeout: TIMEOUT_S, execute: insecure ? [oidc.allowInsecureRequests] : [] },
    );
    const { jwks_uri } = configuration.serverMetadata();
    if (!jwks_uri) throw new IdentityRefused("the provider publishes no keys");
    return { configuration, keys: createRemoteJWKSet(new URL(jwks_uri)) };
  }
  const provider = () => {
    discovered ??= discover().catch((error) => {
      discovered = undefined; // the next person tries again
      throw error;
    });
    return discovered;
  };

  async function verify(idToken: string, nonce?: string): Promise<Identity> {
    const { keys, configuration } = await provider();
    const { issuer } = configuration.serverMetadata();
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        // Google writes its issuer with and without the scheme.
        issuer: issuer === GOOGLE ? [GOOGLE, "accounts.google.com"] : issuer,
        audience: config.clientId,
        requiredClaims: ["sub", "exp", "email"],
      });
      if (nonce !== undefined && payload.nonce !== nonce) throw new IdentityRefused("the nonce is not ours");
      return identityOf(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new IdentityRefused(error.message, { cause: error });
      throw error;
    }
  }

  return {
    clientId: config.clientId,
    scriptUrl: `${config.issuer}/gsi/client`,
    readIdToken: (idToken, nonce) => verify(idToken, nonce),
    exchangeCode: async (code) => {
      const { configuration } = await provider();
      let idToken: string | undefined;
      try {
        const tokens = await oidc.genericGrantRequest(configuration, "authorization_code", {
          code,
          redirect_uri: redirectUri,
        });
        idToken = tokens.id_token;
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError) throw new IdentityRefused(error.error, { cause: error });
        throw error;
      }
      if (!idToken) throw new IdentityRefused("the provider sent no identity token");
      return verify(idToken);
    },
  };
}

function identityOf(payload: JWTPayload): Identity {
  const { sub, email, email_verified, given_name, family_name, name } = payload;
  if (email_verified !== true || typeof email !== "string" || !sub)
    throw new IdentityRefused("the address is not verified");
  const [first = "", ...rest] = typeof name === "string" ? name.split(" ") : [];
  return {
    subject: sub,
    email,
    firstName: typeof given_name === "string" ? given_name : first,
    lastName: typeof family_name === "string" ? family_name : rest.join(" "),
  };
}
