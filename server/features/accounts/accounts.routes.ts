import type { accountEndpoints } from "#contract/endpoints/accounts.ts";
import type { Handlers } from "../../http/api.ts";
import type { CallContext } from "../../http/context.ts";
import {
  type AccountDeps,
  type Caller,
  getGenerationStatus,
  logIn,
  logOut,
  refresh,
  register,
  requireAccount,
  type SignedIn,
} from "./accounts.ts";
import { presentUser } from "./accounts.wire.ts";

const callerOf = (context: CallContext): Caller => ({
  ip: context.ip,
  userAgent: context.header("user-agent") ?? null,
});

const presentSession = ({ account, accessToken, refreshToken }: SignedIn) => ({
  data: { user: presentUser(account), accessToken, refreshToken },
});

export const accountRoutes = (deps: AccountDeps): Handlers<typeof accountEndpoints> => ({
  register: async ({ body }, context) => presentSession(await register(deps, body, callerOf(context))),
  login: async ({ body }, context) => presentSession(await logIn(deps, body, callerOf(context))),
  logout: async (_, { actor }) => {
    if (actor) await logOut(deps, actor);
    return {};
  },
  verify: async (_, { actor }) => ({
    data: { user: presentUser(await requireAccount(deps.db, actor.userId)) },
  }),
  generationStatus: async (_, { actor }) => ({ data: await getGenerationStatus(deps, actor) }),
  refresh: async ({ body }) => ({ data: await refresh(deps, body.refreshToken) }),
});
