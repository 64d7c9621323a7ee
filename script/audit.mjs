// npm run audit: known holes in what ships. Ends with 1 for serious ones, and with 2 when the registry could not be asked: that is no pass.
import { spawnSync } from "node:child_process";
import { ROOT } from "./bootstrap.mjs";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { cwd: ROOT, encoding: "utf8" });
let report = {};
try {
  report = JSON.parse(stdout);
} catch {
  // Nothing readable is the same as no answer.
}
const found = report.metadata?.vulnerabilities;
if (!found) {
  console.error("The registry could not be asked for known holes: the dependencies were NOT audited.");
  process.exit(2);
}
const serious = found.high + found.critical;
console.log(`Known holes in what ships: ${found.total}, of which ${serious} high or critical.`);
for (const [name, hole] of Object.entries(report.vulnerabilities))
  console.log(`  ${name} ${hole.range}: ${hole.severity}${hole.fixAvailable ? ", a fix is there" : ""}`);
process.exit(serious === 0 ? 0 : 1);
