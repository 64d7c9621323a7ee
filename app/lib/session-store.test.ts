import { describe, expect, it } from "vitest";
import type { User } from "#contract/endpoints/accounts.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { ApiError } from "./api-error.ts";
import { createCredentials } from "./credentials.ts";
import { createSession } from "./session-store.ts";

const ada: User = {
  id: "1",
  firstName: "Ada",
  lastName: "Stone",
  email: "ada@example.com",
  hasActiveSubscription: false,
  subscriptionStatus: null,
  companyId: "1",
  role: "owner",
  hasPassword: true,
};
const tokens = { accessToken: "a", refreshToken: "r" };

function setUp({
  stored = true,
  verify = async () => ada,
}: {
  stored?: boolean;
  verify?: () => Promise<User>;
} = {}) {
  const storage = memoryStorage();
  const seen = { begun: 0 };
  const credentials = createCredentials(storage);
  if (stored) credentials.keep({ user: ada, ...tokens });
  return {
    storage,
    credentials,
    seen,
    session: createSession({ credentials, verify, begin: () => void seen.begun++ }),
  };
}

describe("the session of a tab", () => {
  it("is loading until the stored token has been looked at", async () => {
    const { session } = setUp();
    expect(session.read()).toEqual({ status: "loading" });
    expect(await session.known()).toEqual({ status: "authenticated", user: ada });
  });

  it("is a guest's without asking the server when nothing is stored", async () => {
    const verify = () => Promise.reject(new Error("asked the server"));
    const { session } = setUp({ stored: false, verify });
    expect(await session.known()).toEqual({ status: "unauthenticated", expired: false });
  });

  it("takes over what the server says of the person", async () => {
    const promoted = { ...ada, hasActiveSubscription: true };
    const { session, credentials } = setUp({ verify: async () => promoted });
    await session.known();
    expect(credentials.user()).toEqual(promoted);
  });

  it("ends and forgets its credentials when the server refuses the token", async () => {
    const verify = () => Promise.reject(new ApiError("no", { status: 401, code: "unauthenticated" }));
    const { session, storage } = setUp({ verify });
    expect(await session.known()).toEqual({ status: "unauthenticated", expired: true });
    expect(storage.length).toBe(0);
  });

  it("goes on with the stored person when no answer comes", async () => {
    const verify = () => Promise.reject(new ApiError("no network", { status: 0, code: "network" }));
    const { session, credentials } = setUp({ verify });
    expect(await session.known()).toEqual({ status: "authenticated", user: ada });
    expect(credentials.accessToken()).toBe("a");
  });

  it.each([
    [429, "rate_limited"],
    [503, "unavailable"],
    [404, "not_found"],
  ] as const)("goes on with the stored person when the server answers %i", async (status, code) => {
    const verify = () => Promise.reject(new ApiError("wait", { status, code }));
    const { session, credentials } = setUp({ verify });
    expect(await session.known()).toEqual({ status: "authenticated", user: ada });
    expect(credentials.refreshToken()).toBe("r");
  });

  it("verifies once for all who ask at the same time", async () => {
    let asked = 0;
    const { session } = setUp({
      verify: async () => {
        asked++;
        return ada;
      },
    });
    await Promise.all([session.known(), session.known(), session.known()]);
    expect(asked).toBe(1);
  });

  it("treats an unreadable stored person as none", async () => {
    const { session, storage } = setUp();
    storage.setItem("user", "{broken");
    expect(await session.known()).toEqual({ status: "unauthenticated", expired: false });
  });

  it("follows a sign-out and a sign-in of another tab", async () => {
    const { session, credentials } = setUp();
    await session.known();
    credentials.clear();
    session.storageChanged("accessToken");
    expect(session.read()).toEqual({ status: "unauthenticated", expired: false });
    credentials.keep({ user: { ...ada, firstName: "Bea" }, ...tokens });
    session.storageChanged("accessToken");
    expect(session.read()).toMatchObject({ status: "authenticated", user: { firstName: "Bea" } });
  });

  it("begins anew once another tab acts for another company, and says nothing more in its name", async () => {
    const { session, credentials, seen } = setUp();
    await session.known();
    expect(session.speaksForStored()).toBe(true);
    credentials.keep({ user: { ...ada, companyId: "2", role: "sales" }, ...tokens });
    expect(session.speaksForStored()).toBe(false);
    session.storageChanged("user");
    expect([seen.begun, session.read()]).toEqual([1, { status: "authenticated", user: ada }]);
  });

  it("tells of an expiry until it is acknowledged", async () => {
    const { session } = setUp();
    await session.known();
    session.expired();
    expect(session.read()).toEqual({ status: "unauthenticated", expired: true });
    session.acknowledgeExpiry();
    expect(session.read()).toEqual({ status: "unauthenticated", expired: false });
  });
});
