import { type Logger, pino } from "pino";

/** Structured logs, one line each. Tokens, passwords and mail bodies never reach them: nothing here logs a body. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ["req.headers.authorization", "*.password", "*.refreshToken", "*.accessToken"],
  });
