/** `npm run chaos -- NAME`: runs script/chaos/NAME.ts, which breaks something on loopback, prints its figures and fails when a promise broke. */
const harnesses: Record<string, () => Promise<{ run(args: string[]): Promise<boolean> }>> = {
  access: () => import("./chaos/access.ts"),
  database: () => import("./chaos/database.ts"),
  disk: () => import("./chaos/disk.ts"),
  input: () => import("./chaos/input.ts"),
  kill: () => import("./chaos/kill.ts"),
  mutants: () => import("./chaos/mutants.ts"),
  provider: () => import("./chaos/provider.ts"),
  store: () => import("./chaos/store.ts"),
};

const [name = "", ...args] = process.argv.slice(2);
const load = Object.hasOwn(harnesses, name) ? harnesses[name] : undefined;
if (load) process.exit((await (await load()).run(args)) ? 0 : 1);
console.error(`Usage: npm run chaos -- ${Object.keys(harnesses).join(" | ")} [options]`);
process.exitCode = 1;

export {};
