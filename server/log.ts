import { type DestinationStream, type Logger, pino } from "pino";

/**
 * Structured logs, one line each. Nothing here logs a body, and of a fault only these words: a failed query carries its
 * parameters in its message, its stack and its cause, and with them passwords' hashes, addresses and what people wrote.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeFault },
      redact: ["req.headers.authorization", "*.password", "*.refreshToken", "*.accessToken"],
    },
    destination,
  );

type Fault = { type: string; message: string; stack?: string; cause?: Fault; [fact: string]: unknown };

/** What a fault may say beside its message: names of things, never what was in them. */
const FACTS = [
  ...["code", "status", "errno", "syscall", "port", "severity", "schema", "table", "column", "constraint"],
  ...["routine", "queue", "worker", "reason", "signal", "exitCode"],
];
const CAUSES_MAX = 5;

/** A fault in the words that a log may hold. Also for what libraries throw that is no Error. */
function describeFault(fault: unknown, depth = 0): Fault {
  if (typeof fault !== "object" || fault === null)
    return { type: typeof fault, message: scrub(String(fault)) };
  const { name, message = "", stack, cause } = fault as Partial<Error>;
  const { code } = fault as { code?: unknown };
  const facts = Object.entries(fault).filter(
    ([key, value]) => FACTS.includes(key) && (typeof value === "string" || typeof value === "number"),
  );
  const frames = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: fault.constructor?.name ?? name ?? "Object",
    message: scrub(messageOf(String(message), code)),
    ...Object.fromEntries(facts),
    ...(frames.length > 0 ? { stack: frames.join("\n") } : {}),
    ...(cause !== undefined && depth < CAUSES_MAX ? { cause: describeFault(cause, depth + 1) } : {}),
  };
}

/** Drizzle lists the parameters below the query; PostgreSQL quotes a value that it cannot read (SQLSTATE 22). */
function messageOf(message: string, code: unknown): string {
  const [query = ""] = message.split("\nparams:");
  return typeof code === "string" && /^22/.test(code) ? (query.split(/[:"]/)[0] ?? "") : query;
}

/** The second line of defense: shapes that no log is to hold, wherever they come from. */
const scrub = (text: string): string =>
  text
    .replaceAll(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, "[address]")
    .replaceAll(/\$argon2\S+/g, "[hash]")
    .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "[token]");
