import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createTestClient, type Person } from "#tests/support/test-client.ts";
import { startFleet } from "./fleet.ts";

/** The embedded database takes about 90 MB with the spare files of its log. */
const DISK_MB = 200;
const PASSWORD = "Correct-Horse-9";
/** While the disk is full: as many of each as it takes to use up what pages still have room for. */
const TRIES = 60;
const READINESS_LIMIT_MS = 15_000;

/** A disk of its own, small enough to be filled at once. Null without the right to mount one. */
async function mountSmallDisk() {
  const dir = await mkdtemp(join(tmpdir(), "yardwright-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "none", dir]).status === 0;
  const filler = join(dir, "filler");
  // Also when the run is ended by hand.
  if (mounted) process.once("exit", () => spawnSync("umount", ["--lazy", dir], { stdio: "ignore" }));
  return {
    mounted,
    dir,
    fill() {
      const file = openSync(filler, "a");
      for (const bytes of [1024 * 1024, 4096, 1])
        try {
          while (writeSync(file, Buffer.alloc(bytes)) === bytes);
        } catch {
          // Nothing more of this size fits.
        }
      closeSync(file);
    },
    makeRoom: () => rmSync(filler, { force: true }),
    freeMb: () => (statfsSync(dir).bavail * statfsSync(dir).bsize) / 2 ** 20,
    async remove() {
      if (mounted) spawnSync("umount", [dir]);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

type Counts = Record<string, number>;

/**
 * `npm run chaos -- disk [--rounds 3]`: fills the disk below the running product, asks for everything, kills it there, makes
 * room again, and asks for all that was acknowledged. Needs the right to mount (root, or `unshare --map-root-user --mount`).
 */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { rounds: { type: "string", default: "3" } } });
  const disk = await mountSmallDisk();
  const faults: string[] = [];
  try {
    if (!disk.mounted) {
      console.log(
        "This user may not mount a small disk. Run it as root, or below: unshare --map-root-user --mount",
      );
      return false;
    }
    const full: Counts = {};
    const figures = await fillAndFree(disk, Number(values.rounds), full, faults);
    console.log(`\nchaos disk: ${JSON.stringify({ ...figures, answersWhileFull: full })}`);
  } finally {
    await disk.remove();
  }
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  console.log(faults.length === 0 ? "Every promise was kept." : "PROMISES WERE BROKEN: see above.");
  return faults.length === 0;
}

async function fillAndFree(
  disk: Awaited<ReturnType<typeof mountSmallDisk>>,
  rounds: number,
  full: Counts,
  faults: string[],
) {
  const people: { email: string; projects: number[] }[] = [];
  let counter = 0;
  let sentences = 0;
  const fleet = await startFleet({ DATA_DIR: join(disk.dir, "data"), WORKER_THREADS: "1", TRUST_PROXY: "1" });
  const server = fleet.members[0]!;
  const client = createTestClient({
    // From as many addresses as there are requests: limits by address are not what is tried here.
    request: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", `10.${counter >> 16}.${(counter >> 8) & 255}.${counter++ & 255}`);
      return fetch(fleet.url() + path, { ...init, headers, signal: AbortSignal.timeout(30_000) });
    },
  });
  const statusOf = async (path: string) => (await client.request(path)).status;
  const expectStatus = async (path: string, wanted: number, when: string) => {
    // Readiness is looked at anew every few seconds.
    const started = performance.now();
    let status = await statusOf(path).catch(String);
    while (status !== wanted && performance.now() - started < READINESS_LIMIT_MS) {
      await delay(250);
      status = await statusOf(path).catch(String);
    }
    if (status !== wanted) faults.push(`${path} answers ${status} ${when}`);
  };
  const register = async () => {
    const email = `d${counter}@example.com`;
    const answer = await client.call(accountEndpoints.register, {
      body: { firstName: "Disk", lastName: "Full", email, password: PASSWORD },
    });
    if (answer.status === 201) people.push({ email, projects: [] });
    return {
      answer,
      person: answer.status === 201 ? { ...answer.body.data, email, password: PASSWORD } : null,
    };
  };
  const makeProject = async (as: Person) => {
    const answer = await client.call(projectEndpoints.createProject, { body: { title: "Yard" } }, as);
    if (answer.status === 201)
      people.find(({ email }) => email === as.email)?.projects.push(answer.body.data.project.Id);
    return answer;
  };
  /** Everything that somebody was told is there. */
  const verify = async (when: string) => {
    for (const { email, projects } of people) {
      const login = await client.call(accountEndpoints.login, { body: { email, password: PASSWORD } });
      if (login.status !== 200) {
        faults.push(`${email} cannot sign in (${login.status}) ${when}`);
        continue;
      }
      for (const id of projects) {
        const found = await client.call(
          projectEndpoints.getProject,
          { params: { id: String(id) } },
          login.body.data,
        );
        if (found.status !== 200) faults.push(`project ${id} is gone (${found.status}) ${when}`);
      }
    }
  };

  try {
    for (let round = 0; round < rounds; round++) {
      const { person } = await register();
      if (!person) throw new Error("nobody could register on a disk with room");
      await makeProject(person);
      await expectStatus("/readyz", 200, "with room");

      disk.fill();
      await expectStatus("/healthz", 200, "on a full disk");
      await expectStatus("/readyz", 503, "on a full disk");
      const note = (
        what: string,
        answer: { status: number; failure: { code: string } },
        also: number[] = [],
      ) => {
        const key = `${what} ${answer.status}`;
        full[key] = (full[key] ?? 0) + 1;
        const isRefusal = answer.status === 503 && answer.failure.code === "unavailable";
        if (answer.status >= 300 && !isRefusal && !also.includes(answer.status))
          faults.push(`${what} answered ${answer.status} on a full disk: ${JSON.stringify(answer.failure)}`);
      };
      const image = await photoFile();
      for (let i = 0; i < TRIES; i++) {
        note("register", (await register()).answer);
        note("project", await makeProject(person));
        if (i % 6 > 0) continue;
        note("upload", await client.call(imageEndpoints.uploadOriginal, { form: { image } }, person));
        // Between us and the payments stands a protocol, which says only that they could not.
        note(
          "checkout",
          await client.call(billingEndpoints.createCheckoutSession, { body: { planType: "lite" } }, person),
          [502],
        );
      }
      if ((await statusOf("/healthz").catch(() => 0)) !== 200) faults.push("the process did not survive");

      if (round % 2 === 1) {
        if (round % 4 === 1) await server.kill();
        else if ((await server.stop()) !== 0) faults.push("the process did not end in order on a full disk");
        // It may start on what is there, or say why not.
        const refusal = await server.start().then(
          () => null,
          (error: Error) => error.message,
        );
        if (refusal?.includes("is full. Make room")) sentences++;
        else if (refusal) faults.push(`a start on a full disk said: ${refusal.slice(0, 300)}`);
        disk.makeRoom();
        if (refusal) await server.start();
      } else disk.makeRoom();

      await expectStatus("/readyz", 200, "with room again");
      if (!(await register()).person) faults.push("nobody can register with room again");
      await verify(`after round ${round + 1}`);
    }
    const codes = await fleet.stop();
    if (codes.some((code) => code !== 0)) faults.push(`the process ended with ${codes}`);
    return {
      rounds,
      kills: server.kills,
      startsRefusedInASentence: sentences,
      peopleKept: people.length,
      projectsKept: people.reduce((sum, { projects }) => sum + projects.length, 0),
      freeMbAtTheEnd: Math.round(disk.freeMb()),
    };
  } finally {
    for (const member of fleet.members) await member.kill();
  }
}
