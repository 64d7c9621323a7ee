import { availableParallelism } from "node:os";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { MESSAGES } from "#contract/messages.ts";
import type { ImageModels } from "./adapters/image-model/image-model.ts";
import type { AdminDeps } from "./admin/admin-deps.ts";
import { openAdminSocket } from "./admin/admin-socket.ts";
import { runCommand } from "./admin/commands.ts";
import { AppError } from "./app-error.ts";
import { loadAuthSecret } from "./auth-secret.ts";
import { createModels } from "./compose/models.ts";
import { openOutsideServices } from "./compose/outside-services.ts";
import { createPayments } from "./compose/payments.ts";
import { mountProductCalls } from "./compose/product-calls.ts";
import { productJobs } from "./compose/product-jobs.ts";
import { createWorkers, type Workers } from "./compose/workers.ts";
import { type Config, privateFolders } from "./config.ts";
import { connect, type Database } from "./db/connect.ts";
import { findActor, isSignedIn } from "./features/accounts/accounts.ts";
import type { GoogleDeps } from "./features/accounts/google-sign-in.ts";
import { createKnownPlaces } from "./features/accounts/known-places.ts";
import type { ResetDeps } from "./features/accounts/reset-password.ts";
import { createAccessTokens } from "./features/accounts/tokens.ts";
import type { BillingDeps } from "./features/billing/billing.ts";
import type { DesignDeps } from "./features/designs/designs.ts";
import { openGenerationSignals } from "./features/designs/generation-signals.ts";
import type { RenderDeps } from "./features/designs/render-design.job.ts";
import { probeUnknown } from "./features/engines/probe-engines.ts";
import { logChange } from "./features/members/company-log.store.ts";
import { isLinkShowing } from "./features/proposals/client-proposals.ts";
import { applyAccountEvent } from "./features/proposals/company-account.ts";
import type { ProposalDeps } from "./features/proposals/proposal-deps.ts";
import { loadSealKey } from "./features/proposals/seal/seal-key.ts";
import { createSealer } from "./features/proposals/seal/sealer.ts";
import type { SealJobDeps } from "./features/proposals/seal-proposal.job.ts";
import { mountSocialCard } from "./features/sharing/social-card.ts";
import type { DeliverDeps } from "./features/webhooks/deliver-webhook.job.ts";
import { createRests } from "./features/webhooks/rests.ts";
import { createFileUrls } from "./files/file-urls.ts";
import { mountFiles } from "./files/files.routes.ts";
import { findBytes } from "./files/files.store.ts";
import { isFileShared } from "./files/shared-files.store.ts";
import type { ApiDeps } from "./http/api.ts";
import { createHttpApp, mountProbes, type ProbeOptions } from "./http/app.ts";
import { clientIp } from "./http/client-ip.ts";
import type { HttpEnv } from "./http/context.ts";
import { rememberReadiness } from "./http/readiness.ts";
import { createVisitors } from "./http/visitor.ts";
import { openQueue } from "./jobs/queue.ts";
import { createMetrics } from "./observe/metrics.ts";
import { openTracing } from "./observe/tracing.ts";
import { ensurePrivateFolder } from "./private-folder.ts";
import { createRateLimit } from "./rate-limit.ts";
import { keepTempFoldersClean } from "./temp-folders.ts";
import { createTurns } from "./threads/turns.ts";

/** The specification names the two calls of the demo's events without /api, too. */
const ANALYTICS = "/analytics";

export type Role = "web" | "worker";

export type Program = {
  /** The whole of HTTP but the pages: API, files, health. */
  app: Hono<HttpEnv>;
  /** Health, readiness and metrics alone, for a process without the web role. */
  probes: Hono<HttpEnv>;
  /** For whom a request comes, as a page tells it to the API. */
  visitorOf(c: Context<HttpEnv>): string;
  database: Database;
  /** What the admin commands work with. */
  operations: AdminDeps;
  /** Starts what the roles ask for beside HTTP. */
  start(roles: Role[]): Promise<void>;
  /** To be called when nothing is more urgent: the first design should not wait for what can be done before. */
  prepare(roles: Role[]): void;
  /**
   * Prepares the end: jobs are handed back, event streams end (their readers come again elsewhere), and `/readyz` says
   * no. Requests are answered as before.
   */
  stop(): Promise<void>;
  /** Stops, then closes everything. */
  close(): Promise<void>;
};

export type ProgramOptions = {
  log: Logger;
  now?: () => Date;
  /** Stand-ins for the tests of what surrounds a model. */
  models?: ImageModels;
  /** Tests of many programs, one after the other, start these once. */
  workers?: Workers;
};

/** Puts the product together: configuration -> adapters -> features. With `compose/` the only place that names a concrete adapter. */
export async function createProgram(config: Config, options: ProgramOptions): Promise<Program> {
  const { log, now = () => new Date() } = options;
  const endTracing = await openTracing(config.observe.otlpEndpoint, config.product.name.toLowerCase());
  for (const folder of privateFolders(config)) await ensurePrivateFolder(folder);
  const database = await connect(config.database);
  const secret = await loadAuthSecret(config.auth);

  const { storage, mailer, google, language, vision } = await openOutsideServices(config);
  const accounts: ResetDeps & GoogleDeps = {
    db: database.db,
    log,
    publicUrl: config.publicUrl,
    product: config.product,
    mailer,
    google,
    tokens: createAccessTokens(secret, now),
    now,
    knownPlaces: createKnownPlaces(),
    limits: {
      // A family or an office behind one address is let through; a guessing machine is not.
      perAddress: createRateLimit("auth-address", 60, 300),
      perAccount: createRateLimit("auth-account", 10, 300),
      perAccountAnywhere: createRateLimit("auth-account-anywhere", 100, 300),
    },
  };

  const visitors = createVisitors();
  const stopping = new AbortController();
  const api: ApiDeps = {
    stopping: stopping.signal,
    // Each may hold 50 MB of the disk.
    forms: createTurns({ size: 48, perPerson: 4, waitMs: 30_000, waitingMax: 200 }),
    findActor: (authorization) => findActor(accounts, authorization),
    isAlive: (actor) => isSignedIn(accounts, actor),
    logChange: (actor, call, thing) => logChange(database.db, actor, { call, thing, at: now() }),
    clientIp: clientIp(visitors, config),
  };

  const renderThreads = config.renderThreads ?? availableParallelism();
  const metrics = createMetrics({ queue: () => queue.states(), pool: database.pool });
  const workers = options.workers ?? createWorkers(renderThreads);
  const { photos, papers } = workers;
  const drawing = createModels(config, { workers, metrics, given: options.models });
  const { models, ownEngines } = drawing;
  const sealer = createSealer({
    pool: workers.seals,
    key: await loadSealKey(config.sealing, `${config.product.name} seal`, now()),
    tsaUrl: config.sealing.tsaUrl,
    product: config.product.name,
    verifyUrl: `${config.publicUrl}/verify`,
    now,
    onWarning: (sentence) => log.warn(sentence),
  });
  const signals = await openGenerationSignals(database);
  const urls = createFileUrls(secret, now);
  const rendering: RenderDeps = {
    db: database.db,
    storage,
    models,
    ownEngines,
    signals,
    now,
    log,
    renderThreads,
    spending: config.spending,
  };
  const proposalJobs: SealJobDeps = {
    ...{ db: database.db, storage, mailer: accounts.mailer, log, now },
    ...{ publicUrl: config.publicUrl, product: config.product },
    seal: sealer.sealProposal,
    // The queue is there only once it knows its jobs.
    queue: { send: (job, payload, options) => queue.send(job, payload, options) },
  };
  const delivering: DeliverDeps = {
    ...{ db: database.db, secret, now, queue: proposalJobs.queue },
    guard: { allowsInside: config.webhooksInside },
    rests: createRests(),
  };
  const queue = await openQueue({
    database,
    databaseConfig: config.database,
    jobs: productJobs({
      ...{ rendering, proposalJobs, delivering },
      payments: () => payments,
      queue: () => queue,
    }),
    log,
  });
  const designs: DesignDeps = {
    ...rendering,
    photos,
    storageBytesPerAccount: config.storageBytesPerAccount,
    urls,
    queue,
  };

  const endCleaning = keepTempFoldersClean((err) => log.error({ err }, "temporary folders not cleaned"));
  const lookReady = rememberReadiness(async () => {
    await Promise.all([database.check(), storage.check(), queue.check()]);
  });
  const probes: ProbeOptions = {
    metrics,
    metricsToken: config.observe.metricsToken,
    checkReady: async () => {
      stopping.signal.throwIfAborted();
      await lookReady();
    },
  };
  const app = createHttpApp({
    ...probes,
    log,
    publicUrl: config.publicUrl,
    storeOrigin: storage.directOrigin,
    ...(accounts.google ? { googleUrl: new URL(".", accounts.google.scriptUrl).href } : {}),
  });
  const { payments, ...provider } = await createPayments(config, { app, log, now });
  const billing: BillingDeps = {
    db: database.db,
    log,
    payments,
    onAccountEvent: (event) => applyAccountEvent(proposals, event),
    isTestMode: provider.isTestMode,
    publicUrl: config.publicUrl,
    trialDays: config.trialDays,
    now,
  };
  const engines = { ...rendering, findingsFile: config.probes.findingsFile, guided: config.guided };
  const sharing = { db: database.db, urls, publicUrl: config.publicUrl, now, storage, photos };
  const proposals: ProposalDeps = {
    ...{ ...proposalJobs, queue, urls, secret },
    deposits: payments?.deposits ?? null,
    limits: {
      // A client who chooses calls often; who guesses links finds none in 256 bits.
      perAddress: createRateLimit("proposal-address", 600, 300),
      linksOfAddress: createRateLimit("proposal-links-address", 30, 86_400),
      codesOfProposal: createRateLimit("proposal-codes", 6, 900),
      codesOfAddress: createRateLimit("proposal-codes-address", 30, 900),
    },
  };
  mountProductCalls(app, api, config.product.name, {
    ...{ accounts, billing, engines, sharing, proposals, sealer },
    ...{ projects: designs, images: designs, designs, company: designs, webhooks: delivering },
    keptDesigns: { ...designs, language, log },
    bom: {
      ...{ db: database.db, storage, log, papers, vision, now },
      spending: config.spending,
      // Not a design of anybody: it is not counted as one.
      layOut: drawing.layOut,
      product: config.product.name,
    },
    prices: { db: database.db, now },
    members: {
      ...{ ...accounts, storage, queue },
      invitesOfAddress: createRateLimit("invitation-address", 10, 86_400),
    },
    reviews: { db: database.db, urls, now },
    analytics: {
      db: database.db,
      limits: {
        perAddress: createRateLimit("analytics-address", 120, 300),
        overall: createRateLimit("analytics", 6_000, 300),
      },
      now,
    },
  });
  mountSocialCard(app, sharing);
  mountFiles(app, {
    storage,
    urls,
    isSessionAlive: (sessionId) => isSignedIn(accounts, { sessionId }),
    isShared: (shareId, key) => isFileShared(database.db, shareId, key),
    isProposed: (token, key) => isLinkShowing(proposals, token, key),
    bytesOf: (key) => findBytes(database.db, key),
  });

  // Before the pages, which send a browser that is lost home: a program wants to hear that there is nothing.
  for (const path of ["/api/*", `${ANALYTICS}/*`])
    app.all(path, () => {
      throw new AppError("not_found", MESSAGES.notFound);
    });

  // One process may hold the embedded database, so the admin command asks this one.
  const operations: AdminDeps = {
    ...{ db: database.db, storage, queue, now, trialDays: config.trialDays },
    engines,
  };
  const adminSocket =
    database.kind === "embedded"
      ? await openAdminSocket(config.dataDir, (words) => runCommand(operations, words))
      : null;

  const stop = async () => {
    stopping.abort(new Error("this process is ending"));
    await queue.stop();
  };
  const probesAlone = new Hono<HttpEnv>();
  mountProbes(probesAlone, probes);
  probesAlone.onError((_, c) => c.json({ status: "unavailable" }, 503));
  return {
    app,
    probes: probesAlone,
    visitorOf: (c) => visitors.tell(api.clientIp(c)),
    database,
    operations,
    stop,
    start: async (roles) => {
      if (roles.includes("worker")) {
        void drawing.check(now(), (sentence) => log.warn(sentence));
        if (config.probes.atStart) void probeUnknown(engines);
        await queue.work();
      }
      if (roles.includes("web")) provider.start();
    },
    prepare: (roles) => {
      if (roles.includes("worker")) drawing.prepare();
    },
    close: async () => {
      await stop();
      endCleaning();
      await adminSocket?.close();
      await provider.close();
      await queue.close();
      const { seals } = workers;
      await Promise.all([drawing.close(), photos.close(), papers.close(), seals.close(), signals.close()]);
      await database.close();
      await endTracing();
    },
  };
}
