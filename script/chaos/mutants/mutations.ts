import { AUTH } from "./areas/auth.ts";
import { ESCAPING } from "./areas/escaping.ts";
import { HOUSE_LOCK } from "./areas/house-lock.ts";
import { LIMITS } from "./areas/limits.ts";
import { LOCKS } from "./areas/locks.ts";
import { MONEY } from "./areas/money.ts";
import { OWNERSHIP } from "./areas/ownership.ts";
import { SIGNATURES } from "./areas/signatures.ts";

/** Small breaks of the rules that people's data and money depend on, by what they are about. */
export const MUTATIONS = {
  auth: AUTH,
  ownership: OWNERSHIP,
  limits: LIMITS,
  locks: LOCKS,
  escaping: ESCAPING,
  signatures: SIGNATURES,
  houseLock: HOUSE_LOCK,
  money: MONEY,
};
