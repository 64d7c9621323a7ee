import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { DataFolderLocked } from "./db/data-lock.ts";
import { isDatabaseAway } from "./db/database-away.ts";
import { DiskFull, isDiskFull } from "./disk-room.ts";
import { createLog } from "./log.ts";
import type { Program, Role } from "./program.ts";
import { resolveDrizzleOnce } from "./resolve-drizzle-once.ts";
import { compileInPlaceOnOneCore } from "./threads/one-core.ts";

const ROOT = new URL("../", import.meta.url);
/** Below the half minute that Kubernetes and most others give between SIGTERM and SIGKILL. */
const SHUTDOWN_LIMIT_MS = 20_000;
/** How long running requests may take to finish; past it they are cut, so that jobs and database still close in order. */
const REQUESTS_LIMIT_MS = 12_000;

/** A fault that a person can mend: one line, exit code 1, no stack. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DataFolderLocked || error instanceof DiskFull)
    return error.message;
  const { code, path, syscall, address, port } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Stop the other program, or choose another port: PORT=3001 npm start`;
  if (code === "EACCES" && syscall === "listen")
    return `No permission to listen on port ${port}. Choose another port: PORT=3001 npm start`;
  if (isDiskFull(error)) return new DiskFull(path ?? "the data folder").message;
  if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT")
    return `HOST=${address} is no address of this machine. Set another one, or none.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || code === "ENOTDIR")
    return `No permission to write ${path ?? "the data folder"}. Give this user write access, or set DATA_DIR to another folder.`;
  if (isDatabaseAway(error))
    return "The database does not answer. Check that it runs and that DATABASE_URL is right.";
  return null;
}

function readArguments(): { roles: Role[]; testPayments: boolean } {
  const { values } = parseArgs({
    options: {
      run: { type: "string", default: "web,worker" },
      "test-payments": { type: "boolean", default: false },
    },
  });
  const roles = values.run.split(",");
  const known = roles.every((role): role is Role => role === "web" || role === "worker");
  if (!known || roles.length === 0)
    throw new ConfigError([`--run=${values.run} must be web, worker or web,worker`]);
  return { roles, testPayments: values["test-payments"] };
}

/** Said at every start on which the payment stand-in serves. */
function sayWhoGetsPlans(config: Config): void {
  if (config.payments.kind !== "stand-in") return;
  if (config.onThisMachineAlone)
    console.log(
      "Plans are sold by the built-in stand-in and no money moves, so only this machine can open the address. HOST=0.0.0.0 opens it to your network.",
    );
  else
    console.warn(
      "WARNING: plans are sold by the built-in stand-in and no money moves, so anybody who reaches this address can give themselves a plan. Set STRIPE_SECRET_KEY to take money, PAYMENTS=off to sell nothing, or leave HOST and PUBLIC_URL empty.",
    );
}

/** How this machine reaches the listening server, whatever its public address is. */
function originOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  if (address === "0.0.0.0" || address === "::") return `http://127.0.0.1:${port}`;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/** The stand-in has both prices; at Stripe they are settings. */
const sellsInCad = (payments: Config["payments"]) =>
  payments.kind !== "stripe" || payments.prices.cad !== null;

async function loadPages(config: Config, server: Server, program: Program, log: Logger): Promise<void> {
  const addresses = {
    log,
    site: {
      origin: config.publicUrl,
      ...config.product,
      trialDays: config.trialDays,
      sellsInCad: sellsInCad(config.payments),
    },
    apiOrigin: () => originOf(server),
    visitorOf: program.visitorOf,
  };
  if (config.mode === "development") {
    const { mountDevelopmentPages } = await import("./http/development-pages.ts");
    await mountDevelopmentPages(server, program.app, addresses);
    return;
  }
  // Tests and harnesses of the API and of its processes need no pages.
  if (config.mode === "production") {
    const entry = new URL("build/server/index.js", ROOT);
    if (!existsSync(entry))
      throw new ConfigError(["the pages are not built yet: run npm start, or npm run build"]);
    const { mountPages } = await import("./http/pages.ts");
    mountPages(program.app, {
      build: (await import(entry.href)) as ServerBuild,
      mode: "production",
      ...addresses,
      offline: config.offline,
      ahead: config.practice,
      staticDir: fileURLToPath(new URL("build/client", ROOT)),
    });
  }
  server.on("request", getRequestListener(program.app.fetch));
}

/** Resolves to the port that it got, which 0 leaves to the system. */
const listen = (server: Server, { host }: Config, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host ? { host } : {}) }, () => resolve((server.address() as AddressInfo).port));
  });

/** Takes no new connection, lets the requests that run finish, and closes each connection as it falls idle. */
async function finishRequests(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), REQUESTS_LIMIT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

/** The port is open before the rest is: without an answer, whoever asks meanwhile would wait for ever. */
function answerNotReady(_request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return;
  response
    .writeHead(503, { "Retry-After": "1", Connection: "close" })
    .end("Starting. Please try again in a moment.\n");
}

async function main(): Promise<void> {
  // Photos, mails and rows of people: nobody else on this machine may read what this process writes.
  process.umask(0o077);
  if (existsSync(new URL(".env", ROOT))) process.loadEnvFile(new URL(".env", ROOT));
  const { roles, testPayments } = readArguments();
  const config = readConfig(undefined, { testPayments });
  const log = createLog(config.logLevel);
  const server = createServer();
  server.on("request", answerNotReady);
  // The port first: a taken one should be said before the database is opened.
  if (roles.includes("web")) {
    const port = await listen(server, config, config.port);
    config.publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
  }
  compileInPlaceOnOneCore();
  // The rest of the program is loaded now: what is wrong above is said at once, and the port is open meanwhile.
  resolveDrizzleOnce();
  const { createProgram } = await import("./program.ts");
  const program = await createProgram(config, { log });
  await program.start(roles);
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    // Jobs go back at once, for a process that stays; the database is there until the last request has its answer.
    await Promise.all([program.stop(), finishRequests(server)]);
    await program.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void close());
  process.on("SIGINT", () => void close());

  if (roles.includes("web")) {
    await loadPages(config, server, program, log);
    server.off("request", answerNotReady);
    sayWhoGetsPlans(config);
    console.log(`${config.product.name} is ready: ${config.publicUrl}`);
  } else {
    const { probePort } = config.observe;
    if (probePort !== undefined) {
      server.on("request", getRequestListener(program.probes.fetch));
      await listen(server, config, probePort);
      server.off("request", answerNotReady);
    }
    console.log(`${config.product.name} worker is ready.`);
  }
  if (config.mode === "production" && config.practice) program.prepare(roles);
}

main().catch((error: unknown) => {
  const words = explain(error);
  if (words) console.error(words);
  else console.error(error);
  process.exit(1);
});
