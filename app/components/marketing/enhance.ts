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
/** Runs once what came with the page has been painted. */
const afterPaint = (work: () => void) =>
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(work)), { once: true });

// A sign-in that nobody asked for comes after everything that they came for.
afterPaint(() => {
  if (!isSignedIn()) offerOneTap(openDashboard).catch((error) => console.error(error));
});
