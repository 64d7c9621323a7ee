/** The second script of the interlock page: its calculator. */
import { mountCalculator } from "./calculator-mount.ts";

const form = document.querySelector<HTMLElement>("[data-calculator]");
if (form) mountCalculator(form);
