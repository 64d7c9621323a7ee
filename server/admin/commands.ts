import { isPaid, PLAN_NAMES } from "#core/entitlements/plans.ts";
import { setOwning, setReviewing } from "#server/features/accounts/accounts.store.ts";
import { summariseDemo } from "#server/features/analytics/summarise-demo.ts";
import { findPerson } from "#server/features/billing/billing.store.ts";
import { isPlanBought, setPlan } from "#server/features/billing/set-plan.ts";
import { resealKeys } from "#server/features/engines/engines.ts";
import { probeByName, tellEngines } from "#server/features/engines/probe-engines.ts";
import { verifyLog } from "#server/features/proposals/verify-log.ts";
import type { AdminAnswer, AdminDeps } from "./admin-deps.ts";
import { backup, restore } from "./backup-commands.ts";
import { deleteAccountOf } from "./delete-account.ts";

type Command = {
  /** What stands after the command's name; empty for a command that needs nothing more. */
  usage: string;
  run(deps: AdminDeps, args: string[]): Promise<AdminAnswer>;
};

const done = (words: string): AdminAnswer => ({ ok: true, words });
const refused = (words: string): AdminAnswer => ({ ok: false, words });

const forPerson =
  (work: (deps: AdminDeps, person: { id: string; email: string }, rest: string[]) => Promise<AdminAnswer>) =>
  async (deps: AdminDeps, [email = "", ...rest]: string[]): Promise<AdminAnswer> => {
    const person = await findPerson(deps.db, { email });
    return person ? work(deps, person, rest) : refused(`Nobody has an account with the address ${email}.`);
  };

const setOwner = (isOwner: boolean) =>
  forPerson(async ({ db }, { id, email }) => {
    await setOwning(db, id, isOwner);
    return done(
      isOwner
        ? `${email} may try this server's engines now, on the page /engines, with the server's money.`
        : `${email} may no longer try this server's engines.`,
    );
  });

/** After a new ENGINE_KEYS_SECRET, with the one before it in ENGINE_KEYS_SECRET_BEFORE. */
async function rotateKeys({ engines }: AdminDeps): Promise<AdminAnswer> {
  const told = await resealKeys(engines);
  if (!told) return refused("This server keeps no keys of accounts: ENGINE_KEYS_SECRET is not set.");
  const { resealed, current, unreadable } = told;
  const words = `${resealed} keys are sealed again with the new secret; ${current} were already.`;
  if (unreadable.length === 0) return done(`${words} ENGINE_KEYS_SECRET_BEFORE can be taken away.`);
  const whose = unreadable.map(({ userId, engine }) => `${engine} of ${userId}`).join(", ");
  return refused(
    `${words} ${unreadable.length} open with neither secret and have to be given again: ${whose}.`,
  );
}

const setReviewer = (isReviewer: boolean) =>
  forPerson(async ({ db }, { id, email }) => {
    await setReviewing(db, id, isReviewer);
    return done(
      isReviewer
        ? `${email} may review designs now, on the page /reviewer.`
        : `${email} may no longer review designs.`,
    );
  });

/** Walks the event log of proposals, and holds what both signed against it. */
async function tellLog(deps: AdminDeps): Promise<AdminAnswer> {
  const { rows, records, papers, fault } = await verifyLog(deps);
  if (fault) return refused(`The event log is broken: ${fault.fault}.`);
  return done(
    `The event log is whole: ${rows} rows, each follows the one before; ${records} records with their pictures and ${papers} sealed PDFs are as it says.`,
  );
}

const COMMANDS: Record<string, Command> = {
  "set-plan": {
    usage: `EMAIL ${PLAN_NAMES.join("|")}`,
    run: forPerson(async (deps, { id, email }, [wanted]) => {
      const plan = PLAN_NAMES.find((known) => known === wanted);
      if (!plan) return refused(`The plan must be ${PLAN_NAMES.join(", ").replace(/, (?=\w+$)/, " or ")}.`);
      const wasBought = await isPlanBought(deps.db, id);
      await setPlan(deps, id, isPaid(plan) ? { planType: plan, status: "active" } : null);
      const warning = wasBought
        ? " They pay for a subscription: cancel it at the payment provider, or its next event sets their plan again."
        : "";
      return done(`${email} has the plan ${plan} now.${warning}`);
    }),
  },
  "grant-reviewer": { usage: "EMAIL", run: setReviewer(true) },
  "revoke-reviewer": { usage: "EMAIL", run: setReviewer(false) },
  "grant-owner": { usage: "EMAIL", run: setOwner(true) },
  "revoke-owner": { usage: "EMAIL", run: setOwner(false) },
  "delete-account": { usage: "EMAIL", run: forPerson(deleteAccountOf) },
  analytics: { usage: "", run: async (deps) => done(await summariseDemo(deps)) },
  engines: { usage: "", run: async ({ engines }) => done(await tellEngines(engines)) },
  "probe-engine": { usage: "ENGINE", run: ({ engines }, [name = ""]) => probeByName(engines, name) },
  "rotate-engine-keys": { usage: "", run: rotateKeys },
  "verify-log": { usage: "", run: tellLog },
  backup: { usage: "FILE", run: backup },
  restore: { usage: "FILE", run: restore },
};

export const MIGRATE_USAGE =
  "npm run admin -- migrate-to --database-url postgres://... [--s3 https://KEY:SECRET@HOST/BUCKET]";

/** What `npm run admin -- NAME` takes. */
export const ADMIN_COMMANDS: readonly string[] = [...Object.keys(COMMANDS), "migrate-to"];

const adminUsage = (): string =>
  [
    "Usage:",
    ...Object.entries(COMMANDS).map(([name, { usage }]) => `  npm run admin -- ${name} ${usage}`.trimEnd()),
    `  ${MIGRATE_USAGE}`,
  ].join("\n");

export async function runCommand(deps: AdminDeps, [name = "", ...args]: string[]): Promise<AdminAnswer> {
  // Only a server that runs comes here with it: the command itself opens both installations on its own.
  if (name === "migrate-to")
    return refused("Stop the server first: what people do during the move would be left behind.");
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || args.length !== command.usage.split(" ").filter(Boolean).length)
    return refused(adminUsage());
  return command.run(deps, args);
}
