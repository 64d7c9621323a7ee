import type { Invitation, memberEndpoints } from "#contract/endpoints/members.ts";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import { callerOf, presentSession } from "#server/features/accounts/accounts.routes.ts";
import type { Handlers } from "#server/http/api.ts";
import { selectLog } from "./company-log.store.ts";
import { type DeletionDeps, deleteOwnAccount, previewDeletion } from "./delete-account.ts";
import { type HandOverDeps, handOver } from "./hand-over.ts";
import type { InvitationRow } from "./invitations.store.ts";
import {
  acceptInvitation,
  type InvitationDeps,
  invite,
  listInvitations,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from "./invitations.ts";
import { LOG_WORDS } from "./log-words.ts";
import {
  changeRole,
  leaveCompany,
  listCompanies,
  listMembers,
  removeMember,
  switchCompany,
} from "./members.ts";

const WORDS: Record<string, string> = LOG_WORDS;

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new AppError("bad_request", MESSAGES.malformedRequest);
  return Number(cursor);
}

export function memberRoutes(
  deps: InvitationDeps & HandOverDeps & DeletionDeps,
): Handlers<typeof memberEndpoints> {
  const present = ({ id, email, role, sentAt, expiresAt }: InvitationRow): Invitation => ({
    ...{ id, email, role, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() },
    isExpired: expiresAt <= deps.now(),
  });
  return {
    listMembers: async (_, { actor }) => {
      const { members, seats } = await listMembers(deps, actor);
      const shown = members.map(({ since, ...member }) => ({
        ...member,
        since: since ? since.toISOString() : null,
        isYou: member.accountId === actor.accountId,
      }));
      return { data: { members: shown, seats } };
    },
    putMemberRole: async ({ params, body }, { actor }) => {
      await changeRole(deps, actor, params.accountId, body.role);
      return {};
    },
    removeMember: async ({ params }, { actor }) => {
      await removeMember(deps, actor, params.accountId);
      return {};
    },
    handOver: async ({ params, body }, context) =>
      presentSession(
        await handOver(
          deps,
          context.actor,
          { accountId: params.accountId, password: body.password },
          callerOf(context),
        ),
      ),
    listInvitations: async (_, { actor }) => ({
      data: { invitations: (await listInvitations(deps, actor)).map(present) },
    }),
    invite: async ({ body }, { actor }) => ({ data: present(await invite(deps, actor, body)) }),
    resendInvitation: async ({ params }, { actor }) => ({
      data: present(await resendInvitation(deps, actor, params.id)),
    }),
    revokeInvitation: async ({ params }, { actor }) => {
      await revokeInvitation(deps, actor, params.id);
      return {};
    },
    companyLog: async ({ query }, { actor }) => {
      const { limit, cursor } = query;
      const before = cursor ? readCursor(cursor) : null;
      const { rows, next } = await selectLog(deps.db, actor.companyId, { limit, before });
      const entries = rows.map(({ id, at, who, whom, call, thing }) => ({
        ...{ id, at: at.toISOString(), who, whom, thing },
        // A row of another release may name a call that this one does not have.
        what: Object.hasOwn(WORDS, call) ? WORDS[call]! : call,
      }));
      return { data: { entries, nextCursor: next === null ? null : String(next) } };
    },
    leaveCompany: async (_, context) =>
      presentSession(await leaveCompany(deps, context.actor, callerOf(context))),
    listCompanies: async (_, { actor }) => ({ data: { companies: await listCompanies(deps, actor) } }),
    switchCompany: async ({ body }, context) =>
      presentSession(await switchCompany(deps, context.actor, body.companyId, callerOf(context))),
    accountDeletion: async (_, { actor }) => ({ data: await previewDeletion(deps, actor) }),
    deleteAccount: async ({ body }, { actor }) => {
      await deleteOwnAccount(deps, actor, body.password);
      return {};
    },
    readInvitation: async ({ body }, context) => ({
      data: await readInvitation(deps, body.token, callerOf(context)),
    }),
    acceptInvitation: async ({ body }, context) =>
      presentSession(await acceptInvitation(deps, context.actor, body.token, callerOf(context))),
  };
}
