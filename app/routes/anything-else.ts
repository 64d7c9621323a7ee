import { redirect } from "react-router";

/** Any path that is not ours leads home. */
const goHome = () => redirect("/");

export { goHome as clientLoader, goHome as loader };
