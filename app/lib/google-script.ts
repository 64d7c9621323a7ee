/** What the app calls of Google's client script: developers.google.com/identity/gsi/web/reference/js-reference */
export type GoogleAccounts = {
  oauth2: {
    initCodeClient(options: {
      client_id: string;
      scope: string;
      ux_mode: "popup";
      callback(answer: { code?: string }): void;
      error_callback(fault: { type: string }): void;
    }): { requestCode(): void };
  };
  id: {
    initialize(options: {
      client_id: string;
      nonce: string;
      callback(answer: { credential: string }): void;
    }): void;
    prompt(): void;
    cancel(): void;
  };
};

export type GoogleSettings = { scriptUrl: string; clientId: string; nonce: string };

/** Fetches Google's script and makes it ready; its own sign-in hands a token to `onToken`. */
export async function startGoogle(
  { scriptUrl, clientId, nonce }: GoogleSettings,
  onToken: (token: string) => void,
): Promise<GoogleAccounts> {
  await loadScript(scriptUrl);
  const { accounts } = (window as unknown as { google: { accounts: GoogleAccounts } }).google;
  // Once per page load: Google's script warns of every further one.
  accounts.id.initialize({ client_id: clientId, nonce, callback: ({ credential }) => onToken(credential) });
  return accounts;
}

const loadScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} did not load`));
    document.head.append(script);
  });
