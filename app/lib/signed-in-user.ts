import { createContext, useContext } from "react";
import type { User } from "#contract/endpoints/accounts.ts";

/** Filled by the layout of the signed-in pages, which renders nothing below it without a person. */
export const SignedInUser = createContext<User | null>(null);

export function useSignedInUser(): User {
  const user = useContext(SignedInUser);
  if (!user) throw new Error("This screen stands outside the signed-in layout.");
  return user;
}
