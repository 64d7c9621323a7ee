/**
 * Runs in the head, before anything is painted. It says that scripts run, so that what needs one has its place from the start, that a
 * visit is fresh, no reload and no way back, so that it begins at the top, and who is signed in: they have a dashboard instead of the landing page, and on the other pages a way back to it instead of "Sign In".
 * The names are those of `app/lib/credentials.ts`.
 */
export const GUEST_SCRIPT = `var d=document.documentElement;d.dataset.scripted="";if(performance.getEntriesByType("navigation")[0]?.type==="navigate")d.dataset.fresh="";try{if(localStorage.getItem("accessToken")&&localStorage.getItem("user")){d.dataset.signedIn="";if(location.pathname==="/"){d.style.display="none";location.replace("/dashboard")}}}catch(e){}`;
