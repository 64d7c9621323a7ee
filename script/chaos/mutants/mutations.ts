import { auth } from "./areas/auth.ts";
import { escaping } from "./areas/escaping.ts";
import { houseLock } from "./areas/house-lock.ts";
import { limits } from "./areas/limits.ts";
import { locks } from "./areas/locks.ts";
import { money } from "./areas/money.ts";
import { ownership } from "./areas/ownership.ts";
import { signatures } from "./areas/signatures.ts";

/** Small breaks of the rules that people's data and money depend on, by what they are about. */
export const MUTATIONS = { auth, ownership, limits, locks, escaping, signatures, houseLock, money };
