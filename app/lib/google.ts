import { MESSAGES } from "#contract/messages.ts";
import { call, session } from "./api.ts";
import { sentenceOf } from "./api-error.ts";
import { type GoogleAccounts, startGoogle } from "./google-script.ts";

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
  return { accounts: await startGoogle(google, signInWithOneTap), clientId: google.clientId };
}

/** Nobody asked for this sign-in, so nobody is bothered when it fails. */
async function signInWithOneTap(token: string) {
  try {
    session.signedIn((await call("googleOnetapSignin", { body: { token } })).data);
  } catch (error) {
    console.error(sentenceOf(error, MESSAGES.googleOnetapFailed));
  }
}
