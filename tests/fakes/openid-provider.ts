import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { Provider } from "oidc-provider";

export const CLIENT = { id: "yardwright-test-client", secret: "a client secret for tests" };

export type OpenIdProvider = {
  issuer: string;
  /** A signed identity token of `login`@gmail.test; each claim and the key can be made wrong. */
  idToken(
    login: string,
    changes?: { nonce?: string; key?: "ours" | "forged"; claims?: Record<string, unknown> },
  ): Promise<string>;
  /** Signs `login` in with the provider and answers the authorization code, as Google's popup would. */
  code(login: string): Promise<string>;
  close(): Promise<void>;
};

const claimsOf = (login: string) => ({
  sub: `subject-${login}`,
  email: `${login}@gmail.test`,
  email_verified: !login.startsWith("unverified"),
  given_name: "Gina",
  family_name: "Field",
});

/**
 * A real OpenID provider on loopback in Google's place: discovery, keys, code flow, and a browser script with the
 * calls of Google's own that the app makes.
 */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const ours = await generateKeyPair("RS256", { extractable: true });
  const forged = await generateKeyPair("RS256");
  const popup = `${issuer}/gsi/popup`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [popup],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(ours.privateKey)), kid: "ours", use: "sig", alg: "RS256" }] },
    cookies: { keys: ["a cookie key for tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    findAccount: async (_: unknown, login: string) => ({
      accountId: login,
      claims: async () => claimsOf(login),
    }),
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    features: { devInteractions: { enabled: true } },
  } as never);

  const idToken: OpenIdProvider["idToken"] = (login, { nonce, key = "ours", claims = {} } = {}) =>
    new SignJWT({ ...claimsOf(login), iss: issuer, aud: CLIENT.id, ...(nonce ? { nonce } : {}), ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "ours" })
      .setIssuedAt()
      .setExpirationTime(typeof claims.exp === "number" ? claims.exp : "5m")
      .sign((key === "ours" ? ours : forged).privateKey);

  const handle = provider.callback();
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/gsi/client") {
      response.setHeader("content-type", "text/javascript");
      response.end(browserScript(issuer));
    } else if (url.pathname === "/gsi/popup") {
      response.setHeader("content-type", "text/html");
      response.end(
        "<script>opener.postMessage({code:new URLSearchParams(location.search).get('code')},'*');close()</script>",
      );
    } else if (url.pathname === "/gsi/one-tap") {
      response.setHeader("access-control-allow-origin", "*");
      response.end(await idToken("onetap", { nonce: url.searchParams.get("nonce") ?? "" }));
    } else handle(request, response);
  });

  return {
    issuer,
    idToken,
    code: (login) => authorize(issuer, popup, login),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The part of Google's client script that the app calls: the code popup and One Tap. */
const browserScript = (issuer: string) => `
window.google = { accounts: {
  oauth2: { initCodeClient: (o) => ({ requestCode() {
    const query = new URLSearchParams({ client_id: o.client_id, scope: o.scope, response_type: "code", redirect_uri: "${issuer}/gsi/popup" });
    window.addEventListener("message", (e) => { if (e.origin === "${issuer}") o.callback({ code: e.data.code }); }, { once: true });
    const opened = window.open("${issuer}/auth?" + query, "google", "width=500,height=600");
    if (!opened) o.error_callback({ type: "popup_failed_to_open" });
  } }) },
  id: {
    initialize(o) { this.options = o; },
    prompt() {
      if (!window.oneTapWanted) return;
      fetch("${issuer}/gsi/one-tap?nonce=" + encodeURIComponent(this.options.nonce)).then((r) => r.text())
        .then((credential) => this.options.callback({ credential }));
    },
    cancel() {},
  },
} };`;

/** Walks through the provider's sign-in and consent pages as a browser would. */
async function authorize(issuer: string, redirectUri: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (address: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(new URL(address, issuer), {
      redirect: "manual",
      headers: { cookie },
      ...init,
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = "", ...value] = (set.split(";")[0] ?? "").split("=");
      cookies.set(name, value.join("="));
    }
    return response;
  };
  const query = new URLSearchParams({
    client_id: CLIENT.id,
    response_type: "code",
    scope: "openid email profile",
    redirect_uri: redirectUri,
  });
  let next = `/auth?${query}`;
  for (let page = 0; page < 10; page++) {
    let response = await visit(next);
    if (!response.headers.get("location")) {
      const html = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
      const action = /action="([^"]+)"/.exec(html)?.[1];
      if (!prompt || !action)
        throw new Error(`the provider answered ${response.status}: ${html.slice(0, 200)}`);
      response = await visit(action, {
        method: "POST",
        body: new URLSearchParams({ prompt, login, password: "any" }),
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      });
    }
    next = response.headers.get("location") ?? "";
    if (next.startsWith(redirectUri)) return new URL(next).searchParams.get("code") ?? "";
  }
  throw new Error("the provider gave no code");
}
