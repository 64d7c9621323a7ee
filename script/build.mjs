// npm run build: the pages, if a source has changed.
import { ensureBuilt, ensureInstalled } from "./bootstrap.mjs";

ensureInstalled();
ensureBuilt();
