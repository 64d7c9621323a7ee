import type { Mutation } from "../mutation.ts";

const BILLING = "server/features/billing";

export const SIGNATURES: Mutation[] = [
  {
    rule: "a payment event is signed",
    file: "server/adapters/payments/stripe-payments.ts",
    find: `stripe.webhooks.constructEvent(`,
    put: `((text: string, ..._: unknown[]) => JSON.parse(text) as Stripe.Event)(`,
    tests: [`${BILLING}/billing.webhook.test.ts`],
  },
  {
    rule: "a payment event is fresh",
    file: "server/adapters/payments/stripe-payments.ts",
    find: `const TOLERANCE_S = 300;`,
    put: `const TOLERANCE_S = 300_000_000;`,
    tests: [`${BILLING}/billing.webhook.test.ts`],
  },
  {
    rule: "an address of a file is signed",
    file: "server/files/file-urls.ts",
    find: `!timingSafeEqual(given, expected)`,
    put: `timingSafeEqual(given, given) === false`,
    tests: ["server/files/file-urls.test.ts"],
  },
  {
    rule: "an address of a file ends",
    file: "server/files/file-urls.ts",
    find: `secondsLeft > 0 ? { sessionId, secondsLeft } : null`,
    put: `{ sessionId, secondsLeft }`,
    tests: ["server/files/file-urls.test.ts"],
  },
  {
    rule: "the end of an address of a file is signed",
    file: "server/files/file-urls.ts",
    find: `\\n\${expires}\\n`,
    put: `\\n`,
    tests: ["server/files/file-urls.test.ts"],
  },
  {
    rule: "an address of a file ends with its session",
    file: "server/files/files.routes.ts",
    find: `address && (await deps.isSessionAlive(address.sessionId)) ?`,
    put: `address ?`,
    tests: ["server/files/files.test.ts"],
  },
  {
    rule: "an address of a file is of one session",
    file: "server/files/file-urls.ts",
    find: `\\n\${expires}\\n\${sessionId}\`)`,
    put: `\\n\${expires}\`)`,
    tests: ["server/files/file-urls.test.ts"],
  },
  {
    rule: "a photo comes to the store with the length that was named",
    file: "server/adapters/storage/s3-storage.ts",
    find: `        ContentLength: bytes,\n`,
    put: ``,
    tests: ["server/files/files-on-s3.test.ts"],
  },
  {
    rule: "a photo comes to the store with the type that was named",
    file: "server/adapters/storage/s3-storage.ts",
    find: `new Set(["host", "content-type", "content-length"])`,
    put: `new Set(["host", "content-length"])`,
    tests: ["server/files/files-on-s3.test.ts"],
  },
  {
    rule: "the signing secret is its owner's",
    file: "server/auth-secret.ts",
    find: `mode: 0o600`,
    put: `mode: 0o644`,
    tests: ["server/auth-secret.test.ts"],
  },
  {
    rule: "the data folder is its owner's",
    file: "server/private-folder.ts",
    find: `  await chmod(path, 0o700)`,
    put: `  await chmod(path, 0o755)`,
    tests: ["server/private-folder.test.ts"],
  },
];
