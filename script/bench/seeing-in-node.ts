/** One row of the bench in Node, in a process of its own: `node seeing-in-node.ts FILE MEGAPIXELS PRACTISED` prints one line of JSON. */
import "#server/adapters/image-model/install-network.ts";
import { openPhoto } from "../photo-file.ts";
import { timeSeeing } from "./time-seeing.ts";

const [file = "", megapixels = "1", practised = ""] = process.argv.slice(2);
const { photo } = await openPhoto(file, Number(megapixels) * 1e6);
function processorMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
const wall = () => performance.now();
console.log(JSON.stringify(timeSeeing(photo, practised === "true", process.env.WALL ? wall : processorMs)));
