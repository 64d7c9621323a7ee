import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { fillDataFolder } from "#tests/support/test-database.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MAIN = join(ROOT, "server/main.ts");

type Ended = { code: number | null; said: string };

describe("the program as a process", () => {
  let dir: string;
  const running: ChildProcess[] = [];

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "yardwright-main-"));
  });
  afterEach(async () => {
    for (const child of running.splice(0)) {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    await rm(dir, { recursive: true, force: true });
  });

  function start(environment: Record<string, string>, args: string[] = [], main = MAIN) {
    const child = spawn(process.execPath, [main, ...args], {
      env: {
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: "test",
        PORT: "0",
        DATA_DIR: join(dir, "data"),
        ...environment,
      },
    });
    running.push(child);
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
    });
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    return {
      child,
      ended: once(child, "close").then(([code]): Ended => ({ code, said: said.trim() })),
      /** Resolves to all that was said so far. */
      says: (words: string) =>
        new Promise<string>((resolve) => {
          const look = () => said.includes(words) && resolve(said);
          child.stdout.on("data", look);
          look();
        }),
    };
  }

  const oneLine = ({ code, said }: Ended) => {
    expect(code).toBe(1);
    expect(said.split("\n")).toHaveLength(1);
    return said;
  };

  it("says that the port is taken and how to choose another", async () => {
    const holder = createServer().listen(0);
    const { port } = holder.address() as { port: number };
    const said = oneLine(await start({ PORT: String(port) }).ended);
    holder.close();
    expect(said).toContain(`Port ${port} is taken`);
    expect(said).toContain("PORT=3001 npm start");
  });

  it("names each wrong value of the configuration", async () => {
    const said = oneLine(
      await start({ PORT: "banana", DATABASE_URL: "mysql://x", AUTH_SECRET: "short" }).ended,
    );
    expect(said).toMatch(/PORT .*DATABASE_URL must start with postgres.*AUTH_SECRET must have at least 32/);
  });

  describe("beside a .env", () => {
    let copy: string;
    const main = () => join(copy, "server/main.ts");

    /**
     * No pages are in the copy, so it can serve as a worker alone in production. All but `main.ts` are links: what they lead to was compiled
     * before, and a copy of the whole product would be compiled at each start.
     */
    beforeAll(async () => {
      copy = await mkdtemp(join(tmpdir(), "yardwright-copy-"));
      await mkdir(join(copy, "server"));
      await cp(MAIN, main());
      const link = (path: string) => symlink(join(ROOT, path), join(copy, path));
      for (const part of ["contract", "core", "renderer", "package.json", "node_modules"]) await link(part);
      for (const part of await readdir(join(ROOT, "server")))
        if (part !== "main.ts") await link(`server/${part}`);
    });
    afterAll(() => rm(copy, { recursive: true, force: true }));

    it.runIf(inTestAll("a start with .env.example", true, false))(
      "starts with .env.example, as npm start starts it",
      async () => {
        await cp(join(ROOT, ".env.example"), join(copy, ".env"));
        await fillDataFolder(join(dir, "data", "database"));
        const server = start({ NODE_ENV: "production" }, ["--test-payments", "--run=worker"], main());
        await server.says("worker is ready");
        server.child.kill("SIGTERM");
        expect((await server.ended).code).toBe(0);
      },
    );

    it("reads it before it decides who is paid", async () => {
      await writeFile(join(copy, ".env"), "STRIPE_SECRET_KEY=sk_live_x\n");
      const { ended } = start({ NODE_ENV: "production" }, ["--test-payments", "--run=worker"], main());
      expect(oneLine(await ended)).toContain("STRIPE_WEBHOOK_SECRET");
    });
  });

  const addressIn = (said: string) => new URL(/is ready: (\S+)/.exec(said)?.[1] ?? "");
  /** Another address of the loopback network stands for another machine. */
  const askFromElsewhere = ({ port }: URL) =>
    fetch(`http://127.0.0.2:${port}/healthz`).catch(
      (error: { cause?: { code: string } }) => error.cause?.code,
    );

  it("with the payment stand-in listens on this machine alone, and closes its data to every other user of it, also what an older release left open", async () => {
    const data = join(dir, "data");
    await mkdir(data);
    await fillDataFolder(join(data, "database"));
    await mkdir(join(data, "files", "photos"), { recursive: true });
    for (const folder of ["", "database", "files", "files/photos"]) await chmod(join(data, folder), 0o755);
    const server = start({ LOG_LEVEL: "silent" }, ["--run=web"]);
    const said = await server.says("is ready: http");
    expect(await askFromElsewhere(addressIn(said))).toBe("ECONNREFUSED");
    expect(said).toContain("only this machine can open the address");
    const isOpen = async (path: string) => ((await stat(path)).mode & 0o077) !== 0;
    expect(await isOpen(data)).toBe(false);
    // Made by this test under its own umask; holds nothing.
    const names = (await readdir(data)).filter((name) => name !== "lock.sqlite");
    expect(names).toEqual(expect.arrayContaining(["auth-secret", "database", "files", "test-payments"]));
    for (const name of names) expect([name, await isOpen(join(data, name))]).toEqual([name, false]);
  });

  // Each takes two seconds of a core to start.
  const refusal = it.runIf(inTestAll("starts that are refused", true, false));
  refusal("says that HOST is no address of this machine", async () => {
    expect(oneLine(await start({ HOST: "192.0.2.1" }).ended)).toContain("HOST=192.0.2.1");
  });

  refusal("refuses a role that it does not have", async () => {
    expect(oneLine(await start({}, ["--run=web,painter"]).ended)).toContain("--run=web,painter");
  });

  refusal("says that the data folder cannot be written", async () => {
    await writeFile(join(dir, "file"), "");
    const said = oneLine(await start({ DATA_DIR: join(dir, "file", "data") }).ended);
    expect(said).toContain("DATA_DIR");
  });

  it("says that the database does not answer", async () => {
    const said = oneLine(await start({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }).ended);
    expect(said).toContain("DATABASE_URL");
  });

  const HELD_BY = inTestAll("a held data folder, by processes", ["--run=worker"], []);
  it.each(HELD_BY)(
    "refuses a data folder that a living program holds (%s), and takes over a dead one's",
    async (role) => {
      await fillDataFolder(join(dir, "data", "database"));
      const first = start({}, [role]);
      await first.says("worker is ready");
      const { code, said } = await start({}, [role]).ended;
      expect(code).toBe(1);
      const [waits, refuses] = said.split("\n");
      expect(waits).toContain("Waiting for that process to end");
      expect(refuses).toContain(`in use by another Yardwright (process ${first.child.pid} on`);
      first.child.kill("SIGKILL");
      await first.ended;
      const third = start({}, [role]);
      await third.says("worker is ready");
      third.child.kill("SIGTERM");
      expect((await third.ended).code).toBe(0);
    },
  );

  it("opened by HOST warns of the stand-in; asked to stop, gives the request that runs its answer, takes no other and ends well", async () => {
    await fillDataFolder(join(dir, "data", "database"));
    const server = start({ LOG_LEVEL: "silent", HOST: "0.0.0.0" }, ["--run=web"]);
    const said = await server.says("is ready: http");
    expect(await askFromElsewhere(addressIn(said))).toMatchObject({ status: 200 });
    expect(said).toContain("anybody who reaches this address can give themselves a plan");
    const url = addressIn(said).origin;
    const agent = new Agent({ keepAlive: true });
    const ready = request(`${url}/readyz`, { agent }).end();
    const [readiness] = await once(ready, "response");
    expect(readiness.statusCode).toBe(200);
    await once(readiness.resume(), "end"); // its connection stays open, idle

    const body = JSON.stringify({
      firstName: "Dana",
      lastName: "Fields",
      email: "dana@example.com",
      password: "Correct-Horse-9",
    });
    const running = request(`${url}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": body.length },
    });
    running.write(body.slice(0, 20));
    // Its first half is with the server: a request after it on the same machine has been answered.
    await fetch(`${url}/healthz`).then((answer) => answer.text());
    server.child.kill("SIGTERM");
    // Until the port is closed a request is answered, or cut off where the system had taken its connection already.
    const codeOf = () =>
      fetch(`${url}/healthz`, { headers: { connection: "close" } })
        .then((answer) => answer.text())
        .catch((error: { cause?: { code: string } }) => error.cause?.code);
    while ((await codeOf()) !== "ECONNREFUSED");
    running.end(body.slice(20));
    const [answer] = await once(running, "response");
    expect(answer.statusCode).toBe(201);
    answer.resume();
    expect((await server.ended).code).toBe(0);
    agent.destroy();
  });
});
