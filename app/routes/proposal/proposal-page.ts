/** The script of the client's page. */
import { mountProposal } from "./mount-proposal.ts";

const root = document.querySelector<HTMLElement>("[data-proposal]");
if (root) mountProposal(root);
