const KEY = "waiting-invitation";

/** An invitation whose reader signs in or registers first. In this tab alone, and gone with it. */
export function keepInvitation(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // A browser that keeps nothing: the mail has the link still.
  }
}

/** Where who has signed in goes on; answered once. */
export function takeInvitation(): string | null {
  try {
    const token = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return token && `/invitation?token=${encodeURIComponent(token)}`;
  } catch {
    return null;
  }
}
