import { createCredentials } from "#app/lib/credentials.ts";
import { type GoogleSettings, startGoogle } from "#app/lib/google-script.ts";
import type { User } from "#contract/endpoints/accounts.ts";
import { GOOGLE_ONETAP_FAILED } from "#contract/messages.ts";

type Answer<T> = { data: T; message?: string };
type Session = { user: User; accessToken: string; refreshToken: string };

/** As `app/lib/google.ts` offers it inside the app, without the app's client and its table of calls: this page should stay light. */
export async function offerOneTap(onSignedIn: () => void): Promise<void> {
  const told = await fetch("/api/auth/google-config");
  const { google } = ((await told.json()) as Answer<{ google: GoogleSettings | null }>).data;
  if (!google) return;
  const accounts = await startGoogle(google, async (token) => {
    // Nobody asked for this sign-in, so nobody is bothered when it fails.
    try {
      const answer = await fetch("/api/auth/google-onetap-signin", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ token }),
      });
      const { data, message } = (await answer.json()) as Answer<Session>;
      if (!answer.ok) throw new Error(message);
      createCredentials(localStorage).keep(data);
      onSignedIn();
    } catch (error) {
      console.error((error instanceof Error && error.message) || GOOGLE_ONETAP_FAILED);
    }
  });
  accounts.id.prompt();
}
