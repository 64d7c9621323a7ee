/** Sentences of what cannot be taken back, which a person confirms with their password. Beside the others, because most pages have no use for them. */
export const CONFIRM_MESSAGES = {
  passwordWrong: "This password is not right.",
  signInAgain: "Please sign out, sign in again with Google, and do this within 15 minutes.",
  accountNotDeleted: "Your account could not be deleted. Please try again.",
} as const;
