import { useEffect, useState } from "react";
import { MESSAGES } from "#contract/messages.ts";
import { call, session } from "./api.ts";
import { sentenceOf } from "./api-error.ts";
import { type Google, loadGoogle } from "./google.ts";

export type GoogleSignIn = { isOffered: boolean; busy: boolean; start(): void };

/** Sign-in by Google's popup. It is offered once its script is here, so that the popup opens within the click. */
export function useGoogleSignIn(onFailure: (sentence: string | null) => void): GoogleSignIn {
  const [google, setGoogle] = useState<Google | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // A blocked script leaves the page as it is without Google.
    loadGoogle().then(setGoogle, (error) => console.error(error));
  }, []);

  async function signIn(code: string) {
    setBusy(true);
    try {
      // The layout sees the new session and leads to the dashboard.
      session.signedIn((await call("googleSignin", { body: { code } })).data);
    } catch (error) {
      onFailure(sentenceOf(error, MESSAGES.googleFailed));
    } finally {
      setBusy(false);
    }
  }

  function start() {
    onFailure(null);
    google?.accounts.oauth2
      .initCodeClient({
        client_id: google.clientId,
        scope: "openid profile email",
        ux_mode: "popup",
        callback: ({ code }) => (code ? signIn(code) : onFailure(MESSAGES.googleFailed)),
        // Whoever closes the popup knows that they did.
        error_callback: ({ type }) => type === "popup_closed" || onFailure(MESSAGES.googleFailed),
      })
      .requestCode();
  }

  return { isOffered: google !== null, busy, start };
}
