/** The one script of the pages without React. */
import { mountPage } from "./mount-page.ts";
import { offerOneTap } from "./one-tap.ts";

mountPage(document);

const isSignedIn = () => Boolean(localStorage.getItem("accessToken") && localStorage.getItem("user"));
const openDashboard = () => location.replace("/dashboard");

// Who signs in in another tab, or comes back to a landing page that the browser kept, belongs on the dashboard.
if (location.pathname === "/") {
  addEventListener("storage", () => isSignedIn() && openDashboard());
  addEventListener("pageshow", (event) => event.persisted && isSignedIn() && openDashboard());
}
if (!isSignedIn()) offerOneTap(openDashboard).catch((error) => console.error(error));
