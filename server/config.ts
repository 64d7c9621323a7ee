import { join, resolve } from "node:path";
import { z } from "zod";
import { PLAN_CURRENCIES, type PlanCurrency } from "#contract/plan-currency.ts";
import { PAID_PLANS, type PaidPlan, TRIAL_DAYS } from "#core/entitlements/plans.ts";
import type { PlanPrices } from "./adapters/payments/payments.ts";
import { EngineEnvironment, readEngines } from "./engine-settings.ts";

const LOOPBACK = "127.0.0.1";

const text = z.string().optional();
const url = z.url().optional();
/** An address of this machine to listen on. A name could mean several. */
const host = z
  .union([z.literal("localhost"), z.ipv4(), z.ipv6()], {
    error: "must be an IP address, such as 127.0.0.1 (this machine alone) or 0.0.0.0 (every network)",
  })
  .transform((name) => (name === "localhost" ? LOOPBACK : name))
  .optional();

const usd = (usual: number) =>
  z.preprocess((value) => value || undefined, z.coerce.number().min(0).max(1_000_000).default(usual));

type PriceSetting =
  `STRIPE_PRICE_${Uppercase<PaidPlan>}${"" | `_${Uppercase<Exclude<PlanCurrency, "usd">>}`}`;

/** The setting that names Stripe's price of a plan: `STRIPE_PRICE_PRO`, in Canadian dollars `STRIPE_PRICE_PRO_CAD`. */
export const priceSetting = (plan: PaidPlan, currency: PlanCurrency) =>
  `STRIPE_PRICE_${plan}${currency === "usd" ? "" : `_${currency}`}`.toUpperCase() as PriceSetting;

const priceSettingsIn = (currency: PlanCurrency) => PAID_PLANS.map((plan) => priceSetting(plan, currency));

const PRICE_SETTINGS = Object.fromEntries(
  PLAN_CURRENCIES.flatMap(priceSettingsIn).map((name) => [name, text]),
) as Record<PriceSetting, typeof text>;

/** Settings that are all given or none: a plan that is sold in a currency is sold in all of them. */
const STRIPE_BLOCKS = PLAN_CURRENCIES.map((currency) => [
  ...(currency === "usd" ? (["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const) : []),
  ...priceSettingsIn(currency),
]);

const listed = (names: readonly string[]) => names.join(", ").replace(/, ([^,]+)$/, " and $1");

/** Null unless every plan has a price in the currency. */
function pricesIn(
  currency: PlanCurrency,
  given: Partial<Record<PriceSetting, string | undefined>>,
): Record<PaidPlan, string> | null {
  const prices = PAID_PLANS.flatMap((plan) => {
    const price = given[priceSetting(plan, currency)];
    return price ? [[plan, price]] : [];
  });
  return prices.length === PAID_PLANS.length
    ? (Object.fromEntries(prices) as Record<PaidPlan, string>)
    : null;
}

const Environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  HOST: host,
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: url,
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
    .optional(),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  PRODUCT_NAME: z.string().default("Yardwright"),
  SUPPORT_EMAIL: z.string().default("support@yardwright.example"),
  STORAGE_MB_PER_ACCOUNT: z.coerce.number().int().min(1).default(5_000),
  TRUST_PROXY: z.enum(["0", "1"]).default("0"),
  OFFLINE: z.enum(["0", "1"]).default("1"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  S3_BUCKET: text,
  S3_ENDPOINT: url,
  S3_PUBLIC_ENDPOINT: url,
  S3_DIRECT: z.enum(["0", "1"]).default("1"),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  OPENAI_VISION_MODEL: text,
  OPENAI_TEXT_MODEL: text,
  OPENAI_TEXT_BASE_URL: url,
  ENGINE_KEYS_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ENGINE_KEYS_SECRET_BEFORE: z.string().min(32, "must have at least 32 characters").optional(),
  GUIDE_ENGINES: z.enum(["0", "1"]).default("0"),
  PROBE_ENGINES: z.enum(["0", "1"]).default("0"),
  OPENAI_USD_PER_DAY: usd(50),
  OPENAI_USD_PER_ACCOUNT_PER_DAY: usd(3),
  OPENAI_USD_PER_MONTH: z.coerce.number().min(0).max(1_000_000).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_CONNECT_WEBHOOK_SECRET: text,
  ...PRICE_SETTINGS,
  STRIPE_API_BASE: url,
  PAYMENTS: z.enum(["test", "off"]).optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: z.url().default("https://accounts.google.com"),
  SMTP_URL: text,
  MAIL_FROM: z.string().default("Yardwright <no-reply@yardwright.example>"),
  SIGNING_P12: text,
  SIGNING_P12_PASSWORD: text,
  TSA_URL: url,
  WEBHOOKS_INSIDE: z.enum(["0", "1"]).default("0"),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(TRIAL_DAYS),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  PROBE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  WORKER_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  PRACTICE: z.enum(["0", "1"]).default("1"),
});

/** Every name that is read from the environment. */
export const SETTINGS: readonly string[] = [
  ...Object.keys(Environment.shape),
  ...Object.keys(EngineEnvironment.shape),
];

export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`The configuration has ${faults.length === 1 ? "a fault" : "faults"}: ${faults.join("; ")}.`);
    this.name = "ConfigError";
  }
}

export type Config = ReturnType<typeof readConfig>;

export type PaymentsConfig =
  | {
      kind: "stripe";
      secretKey: string;
      webhookSecret: string;
      connectWebhookSecret: string | undefined;
      prices: PlanPrices;
      apiBase: string | undefined;
    }
  | { kind: "stand-in"; dir: string }
  /** Nothing is sold online; support gives plans by `npm run admin -- set-plan`. */
  | { kind: "off" };

export type ConfigOptions = {
  /** Plans come from the stand-in where the settings name no payments at all: what `npm start` asks for. */
  testPayments?: boolean;
  now?: Date;
};

/** The stand-in gives plans away, so a production build has it only where somebody asked for it. */
function readPayments(
  e: z.infer<typeof Environment>,
  dataDir: string,
  { testPayments }: ConfigOptions,
): PaymentsConfig {
  if (e.PAYMENTS === "off") return { kind: "off" };
  const usd = pricesIn("usd", e);
  if (e.STRIPE_SECRET_KEY && e.STRIPE_WEBHOOK_SECRET && usd)
    return {
      kind: "stripe",
      secretKey: e.STRIPE_SECRET_KEY,
      webhookSecret: e.STRIPE_WEBHOOK_SECRET,
      connectWebhookSecret: e.STRIPE_CONNECT_WEBHOOK_SECRET,
      prices: { usd, cad: pricesIn("cad", e) },
      apiBase: e.STRIPE_API_BASE,
    };
  const allowed = e.NODE_ENV !== "production" || e.PAYMENTS === "test" || testPayments;
  return allowed ? { kind: "stand-in", dir: join(dataDir, "test-payments") } : { kind: "off" };
}

/** An empty setting, as `.env.example` has many, is the same as none. */
const withoutEmpty = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

const isLoopback = (name: string) => name === "localhost" || name === "[::1]" || /^(127\.|::1$)/.test(name);

/**
 * Where it listens; undefined = every network. With the payment stand-in anybody who gets in can take a plan without
 * paying, so then it is this machine alone unless `HOST` says otherwise.
 */
const hostOf = (host: string | undefined, payments: PaymentsConfig) =>
  host ?? (payments.kind === "stand-in" ? LOOPBACK : undefined);

/** The address that people type where `PUBLIC_URL` names none. */
function ownUrl(host: string | undefined, port: number): string {
  const everywhere = host === undefined || host === "0.0.0.0" || host === "::" || isLoopback(host);
  return `http://${everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The folders on this machine that hold people's data, the one around them first. None where all of it lies elsewhere. */
export function privateFolders({
  dataDir,
  database,
  storage,
  payments,
  mail,
  auth,
  sealing,
}: Config): string[] {
  const used = [
    database.kind === "embedded" && !database.dir.startsWith("memory://") ? [database.dir] : [],
    storage.kind === "disk" ? [storage.dir] : [],
    payments.kind === "stand-in" ? [payments.dir] : [],
    mail.smtpUrl ? [] : [mail.outboxDir],
    auth.secret && sealing.p12File ? [] : [dataDir],
  ].flat();
  return used.length > 0 ? [...new Set([dataDir, ...used])] : [];
}

/**
 * The environment, checked once at start and handed on by slice. A block that is missing means that its feature is
 * off or that its local stand-in serves.
 * @throws ConfigError with every fault in words.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, options: ConfigOptions = {}) {
  const given = withoutEmpty(environment);
  const parsed = Environment.safeParse(given);
  const parsedEngines = EngineEnvironment.safeParse(given);
  if (!parsed.success || !parsedEngines.success)
    throw new ConfigError(
      [parsed, parsedEngines].flatMap(({ error }) =>
        (error?.issues ?? []).map(
          (issue) => `${issue.path.join(".")} ${issue.message.replace(/^Invalid input: /, "")}`,
        ),
      ),
    );
  const e = parsed.data;
  const { engines, addresses, faults } = readEngines(parsedEngines.data, options.now ?? new Date());
  if (e.S3_BUCKET && !(e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY))
    faults.push("S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY");
  if (e.GOOGLE_CLIENT_ID && !e.GOOGLE_CLIENT_SECRET)
    faults.push("GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET");
  // Half of them must not end with the stand-in giving plans away.
  for (const block of STRIPE_BLOCKS)
    if (block.some((name) => e[name]) && !block.every((name) => e[name]))
      faults.push(`${listed(block)} need each other`);
  if (e.STRIPE_CONNECT_WEBHOOK_SECRET && !e.STRIPE_SECRET_KEY)
    faults.push("STRIPE_CONNECT_WEBHOOK_SECRET needs STRIPE_SECRET_KEY");
  if (e.STRIPE_SECRET_KEY && e.PAYMENTS === "test")
    faults.push("PAYMENTS=test and STRIPE_SECRET_KEY exclude each other");
  if (e.ENGINE_KEYS_SECRET_BEFORE && !e.ENGINE_KEYS_SECRET)
    faults.push("ENGINE_KEYS_SECRET_BEFORE needs ENGINE_KEYS_SECRET");
  if (faults.length > 0) throw new ConfigError(faults);

  const dataDir = resolve(e.DATA_DIR);
  const payments = readPayments(e, dataDir, options);
  const host = hostOf(e.HOST, payments);
  const publicUrl = (e.PUBLIC_URL ?? ownUrl(host, e.PORT)).replace(/\/$/, "");
  return {
    mode: e.NODE_ENV,
    host,
    port: e.PORT,
    publicUrl,
    /** Nobody on another machine gets in, by its own address or by that of a proxy. */
    onThisMachineAlone: host !== undefined && isLoopback(host) && isLoopback(new URL(publicUrl).hostname),
    dataDir,
    logLevel: e.LOG_LEVEL,
    /** Trust `X-Forwarded-*` of the proxy in front. */
    trustProxy: e.TRUST_PROXY === "1",
    /** Browsers keep the designer and open it without network. */
    offline: e.OFFLINE === "1",
    product: { name: e.PRODUCT_NAME, supportEmail: e.SUPPORT_EMAIL },
    database: e.DATABASE_URL
      ? { kind: "postgres" as const, url: e.DATABASE_URL }
      : { kind: "embedded" as const, dir: join(dataDir, "database") },
    auth: { secret: e.AUTH_SECRET, secretFile: join(dataDir, "auth-secret") },
    storage:
      e.S3_BUCKET && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
        ? {
            kind: "s3" as const,
            bucket: e.S3_BUCKET,
            endpoint: e.S3_ENDPOINT,
            publicEndpoint: e.S3_PUBLIC_ENDPOINT,
            direct: e.S3_DIRECT === "1",
            region: e.S3_REGION,
            accessKeyId: e.S3_ACCESS_KEY_ID,
            secretAccessKey: e.S3_SECRET_ACCESS_KEY,
          }
        : { kind: "disk" as const, dir: join(dataDir, "files") },
    engines,
    /** Keys that accounts give for hosted engines; undefined = none are taken. */
    ownEngines: e.ENGINE_KEYS_SECRET
      ? {
          addresses,
          secrets: [
            e.ENGINE_KEYS_SECRET,
            ...(e.ENGINE_KEYS_SECRET_BEFORE ? [e.ENGINE_KEYS_SECRET_BEFORE] : []),
          ] as [string, ...string[]],
        }
      : undefined,
    /** Hosted engines start from our own rendering. */
    guided: e.GUIDE_ENGINES === "1",
    probes: {
      /** An engine that was never probed is probed at start, which costs one edit. */
      atStart: e.PROBE_ENGINES === "1",
      findingsFile: join(dataDir, "engine-probes.json"),
    },
    /** Reads finished pictures, over the same account and address as OpenAI's image models. */
    vision:
      e.OPENAI_VISION_MODEL && engines.openai?.apiKey
        ? {
            apiKey: engines.openai.apiKey,
            baseUrl: engines.openai.baseUrl,
            visionModel: e.OPENAI_VISION_MODEL,
          }
        : undefined,
    /** Says in other words what the grammar does not read. A server of one's own may ask for no key. */
    language:
      e.OPENAI_TEXT_MODEL && (e.OPENAI_TEXT_BASE_URL || engines.openai?.apiKey)
        ? {
            apiKey: engines.openai?.apiKey,
            baseUrl: e.OPENAI_TEXT_BASE_URL || engines.openai?.baseUrl,
            textModel: e.OPENAI_TEXT_MODEL,
          }
        : undefined,
    /** Of all pictures of one account. */
    storageBytesPerAccount: e.STORAGE_MB_PER_ACCOUNT * 1024 * 1024,
    spending: {
      overallUsd: e.OPENAI_USD_PER_DAY,
      perAccountUsd: e.OPENAI_USD_PER_ACCOUNT_PER_DAY,
      monthUsd: e.OPENAI_USD_PER_MONTH ?? null,
    },
    payments,
    google:
      e.GOOGLE_CLIENT_ID && e.GOOGLE_CLIENT_SECRET
        ? { clientId: e.GOOGLE_CLIENT_ID, clientSecret: e.GOOGLE_CLIENT_SECRET, issuer: e.GOOGLE_ISSUER }
        : undefined,
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM, outboxDir: join(dataDir, "outbox") },
    sealing: {
      p12File: e.SIGNING_P12 && resolve(e.SIGNING_P12),
      p12Password: e.SIGNING_P12_PASSWORD ?? "",
      keyFile: join(dataDir, "seal-key.pem"),
      /** A time stamp authority, RFC 3161. */
      tsaUrl: e.TSA_URL,
    },
    /** Webhooks may lead into the own network. */
    webhooksInside: e.WEBHOOKS_INSIDE === "1",
    trialDays: e.TRIAL_DAYS,
    renderThreads: e.WORKER_THREADS,
    practice: e.PRACTICE === "1",
    observe: {
      metricsToken: e.METRICS_TOKEN,
      /** Where a process without the web role answers health and metrics. */
      probePort: e.PROBE_PORT,
      otlpEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    },
  };
}
