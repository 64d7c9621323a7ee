/** The script of the page that checks sealed files. */
import { mountVerify } from "./mount-verify.ts";

const root = document.querySelector<HTMLElement>("[data-verify]");
if (root) mountVerify(root);
