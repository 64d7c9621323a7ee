import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { createLog } from "./log.ts";

function logged(fault: unknown): { text: string; line: Record<string, unknown> } {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).error({ err: fault }, "request failed");
  return { text: lines.join(""), line: JSON.parse(lines[0] ?? "{}") as Record<string, unknown> };
}

const SECRETS = [
  "dana@example.com",
  "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA",
  "a lawn behind the house",
];

it("says which query failed and why, and nothing of its parameters", () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: "23505",
    constraint: "users_email",
    detail: "Key (lower(email))=(dana@example.com) already exists.",
    where: SECRETS.join(),
  });
  const { text, line } = logged(new DrizzleQueryError('insert into "users" values ($1)', SECRETS, cause));
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(line.err).toMatchObject({
    type: "DrizzleQueryError",
    message: 'Failed query: insert into "users" values ($1)',
    stack: expect.stringMatching(/^ +at .*log\.test\.ts/),
    cause: { code: "23505", constraint: "users_email" },
  });
});

it("drops the value that PostgreSQL could not read", () => {
  const fault = Object.assign(new Error('invalid input syntax for type uuid: "a lawn behind the house"'), {
    code: "22P02",
  });
  expect(logged(fault).line.err).toMatchObject({
    message: "invalid input syntax for type uuid",
    code: "22P02",
  });
});

it("knows what libraries tell as plain objects by the same facts alone", () => {
  const { text, line } = logged({
    message: "lost",
    queue: "render-design",
    params: SECRETS,
    stack: SECRETS.join(),
  });
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(line.err).toEqual({ type: "Object", message: "lost", queue: "render-design" });
});

it.each([
  ["all recipients were rejected: 550 <dana@example.com> unknown", "dana@example.com"],
  [`the hash ${SECRETS[1]} is none`, SECRETS[1]],
  ["no good token: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "eyJhbGciOiJIUzI1NiJ9"],
])("takes out of %s what must not be there", (message, secret) => {
  expect(logged(new Error(message)).text).not.toContain(secret);
});
