import { createContext, useContext } from "react";

/** The script that asks ahead, with the nonce of the page's policy; set where a page is rendered, and nowhere in the browser. */
export const EarlyScript = createContext<{ script: string | undefined; nonce: string | undefined } | null>(
  null,
);

/** Stands before the styles: a script that follows them waits for them. React leaves it alone in the browser. */
export function EarlyScriptTag() {
  const early = useContext(EarlyScript);
  if (!early?.script) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy names its nonce or its hash
  return <script nonce={early.nonce} dangerouslySetInnerHTML={{ __html: early.script }} />;
}
