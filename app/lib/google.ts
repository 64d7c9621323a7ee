import { MESSAGES } from "#contract/messages.ts";
import { call, session } from "./api.ts";
import { sentenceOf } from "./api-error.ts";

/** What the app calls of Google's client script: developers.google.com/identity/gsi/web/reference/js-reference */
type GoogleAccounts = {
  oauth2: {
    initCodeClient(options: {
      client_id: string;
      scope: string;
      ux_mode: "popup";
      callback(answer: { code?: string }): void;
      error_callback(fault: { type: string }): void;
    }): { requestCode(): void };
  };
  id: {
    initialize(options: {
      client_id: string;
      nonce: string;
      callback(answer: { credential: string }): void;
    }): void;
    prompt(): void;
    cancel(): void;
  };
};

export type Google = { accounts: GoogleAccounts; clientId: string };

let loading: Promise<Google | null> | undefined;

/** Google's client script, fetched at its first need and ready to use; null where sign-in with Google is not set up. */
export function loadGoogle(): Promise<Google | null> {
  loading ??= load().catch((error) => {
    loading = undefined; // the next page tries again
    throw error;
  });
  return loading;
}

async function load(): Promise<Google | null> {
  const { google } = (await call("googleConfig")).data;
  if (!google) return null;
  await loadScript(google.scriptUrl);
  const { accounts } = (window as unknown as { google: { accounts: GoogleAccounts } }).google;
  // Once per page load: Google's script warns of every further one.
  accounts.id.initialize({ client_id: google.clientId, nonce: google.nonce, callback: signInWithOneTap });
  return { accounts, clientId: google.clientId };
}

const loadScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} did not load`));
    document.head.append(script);
  });

/** Nobody asked for this sign-in, so nobody is bothered when it fails. */
async function signInWithOneTap({ credential }: { credential: string }) {
  try {
    session.signedIn((await call("googleOnetapSignin", { body: { token: credential } })).data);
  } catch (error) {
    console.error(sentenceOf(error, MESSAGES.googleOnetapFailed));
  }
}
