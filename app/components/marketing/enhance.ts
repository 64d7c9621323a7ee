/** The one script of the pages without React. */
import { session } from "#app/lib/api.ts";
import { loadGoogle } from "#app/lib/google.ts";
import { mountPage } from "./mount-page.ts";

mountPage(document);

/** Who signs in here or in another tab, or comes back to a page that the browser kept, belongs on the dashboard. */
function leaveWhenSignedIn() {
  if (localStorage.getItem("accessToken") && localStorage.getItem("user")) location.replace("/dashboard");
}

async function offerOneTap() {
  const state = await session.known();
  if (state.status !== "unauthenticated") return;
  session.subscribe(leaveWhenSignedIn);
  const google = await loadGoogle();
  google?.accounts.id.prompt();
}

if (location.pathname === "/") {
  addEventListener("storage", leaveWhenSignedIn);
  addEventListener("pageshow", (event) => event.persisted && leaveWhenSignedIn());
}
if (!localStorage.getItem("accessToken")) offerOneTap().catch((error) => console.error(error));
