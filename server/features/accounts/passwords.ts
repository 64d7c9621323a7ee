import { type Algorithm, hash, verify } from "@node-rs/argon2";

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash (unknown address, Google-only account) the same
 * work is done on a decoy, so that the time of the answer tells nothing.
 */
export async function passwordMatches(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword("decoy for unknown addresses");
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && Boolean(storedHash);
}
