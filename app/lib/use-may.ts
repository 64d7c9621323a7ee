import { useContext } from "react";
import { CALLS, type CallName } from "#contract/calls.ts";
import { mayAct } from "#contract/roles.ts";
import { SignedInUser } from "./signed-in-user.ts";

/** Whether a person's role in the company may make a call: what the server would refuse is not offered. */
export function useMay(): (name: CallName) => boolean {
  // A session that an older release stored names no role; its person worked alone.
  const role = useContext(SignedInUser)?.role ?? "owner";
  return (name) => {
    const { role: least } = CALLS[name] as { role?: typeof role };
    return least === undefined || mayAct(role, least);
  };
}
