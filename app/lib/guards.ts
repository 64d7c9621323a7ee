import { redirect } from "react-router";
import { toast } from "#app/components/ui/toast-store.ts";
import { MESSAGES } from "#contract/messages.ts";
import { session } from "./api.ts";

/** Signed-in pages: guests go to sign in; who had a session that could not be renewed goes home and is told why. */
export async function requireSignedIn(): Promise<null> {
  const state = await session.known();
  if (state.status !== "unauthenticated") return null;
  if (!state.expired) throw redirect("/login");
  tellExpiry();
  throw redirect("/");
}

/** Pages for guests only: who is signed in has a dashboard. */
export async function requireGuest(): Promise<null> {
  const state = await session.known();
  if (state.status === "authenticated") throw redirect("/dashboard");
  return null;
}

export function tellExpiry() {
  session.acknowledgeExpiry();
  toast(MESSAGES.authenticationIssue, "error");
}
