import type { Mutation } from "../mutation.ts";

const DESIGNS = "server/features/designs";
const HOSTED = "server/adapters/image-model/hosted";

export const HOUSE_LOCK: Mutation[] = [
  {
    rule: "a mask means what its service says",
    file: `${HOSTED}/encode-mark.ts`,
    find: `rgba[at * 4 + 3] = 255 - value`,
    put: `rgba[at * 4 + 3] = value`,
    tests: [`${HOSTED}/encode-mark.test.ts`],
  },
  {
    rule: "a key is sent to its own service alone",
    file: `${HOSTED}/call.ts`,
    find: `redirect: "manual" });\n  } catch`,
    put: `redirect: "follow" });\n  } catch`,
    tests: [`${HOSTED}/faults.test.ts`],
  },
  {
    rule: "what is protected is the photo's own",
    file: "server/adapters/image-model/finish-picture.ts",
    find: `if (editable.data[pixel] === 0)\n`,
    put: `if (editable.data[pixel] === 1)\n`,
    tests: ["server/adapters/image-model/finish-picture.test.ts"],
  },
  {
    rule: "changed pixels are counted on the finished file",
    file: "renderer/registration/preservation.ts",
    find: `if (difference > tolerance) changedPixels++;`,
    put: `if (difference > tolerance) changedPixels += 0;`,
    tests: ["server/adapters/image-model/finish-picture.test.ts"],
  },
  {
    rule: "a picture of another house is refused",
    file: `${HOSTED}/house-lock.ts`,
    find: `const FAITHFUL_SHARE = 0.6;`,
    put: `const FAITHFUL_SHARE = 0;`,
    tests: [`${HOSTED}/house-lock.test.ts`],
  },
  {
    rule: "house and sky are kept when nothing is marked",
    file: `${HOSTED}/house-lock.ts`,
    find: `> KEPT_COVER ? 1 : 0`,
    put: `> 1_000 * KEPT_COVER ? 1 : 0`,
    tests: [`${HOSTED}/hosted-model.test.ts`],
  },
  {
    rule: "a hosted picture from the same place is locked",
    file: `${HOSTED}/hosted.worker.ts`,
    find: `request.viewpoint === "same";`,
    put: `request.viewpoint !== "same";`,
    tests: [`${HOSTED}/hosted-model.test.ts`],
  },
  {
    rule: "unfinished pictures are locked too",
    file: `${HOSTED}/hosted.worker.ts`,
    find: `  const locked = await lock(request, photo, { ...small, data }, edited);`,
    put: `  const locked = await lock({ ...request, viewpoint: "overhead" }, photo, { ...small, data }, edited);`,
    tests: [`${HOSTED}/hosted-model.test.ts`],
  },
  {
    rule: "a picture that cannot be registered is not shown",
    file: `${HOSTED}/house-lock.ts`,
    find: `if (!locked || locked.before.score < FAITHFUL_SHARE) return`,
    put: `if (!locked) return { kind: "locked", picture: edited, modelScore: 1 };\n  if (locked.before.score < FAITHFUL_SHARE) return`,
    tests: [`${HOSTED}/hosted-model.test.ts`],
  },
  {
    rule: "the photo lies over what a model had no leave to change",
    file: "renderer/registration/lock-house.ts",
    find: `    if (share === 0) continue;\n`,
    put: `    if (share === 0) data[q] = aligned.data[q]!;\n    if (share === 0) continue;\n`,
    tests: [`${HOSTED}/house-lock.test.ts`],
  },
  {
    rule: "the house stays inside a highlight",
    file: "renderer/render/must-stay.ts",
    find: `means.house ? besideHouse : withHouse`,
    put: `means.house ? withHouse : besideHouse`,
    tests: ["renderer/render/find-regions.test.ts"],
    only: "leaves house and street|reaches the house",
  },
  {
    rule: "the street stays inside a highlight",
    file: "renderer/render/must-stay.ts",
    find: `means.street ? noStreet(seen) : street`,
    put: `means.street ? street : noStreet(seen)`,
    tests: ["renderer/render/find-regions.test.ts"],
    only: "leaves house and street|reaches the house",
  },
  {
    rule: "a mask has the photo's size",
    file: "server/media/check-mask.ts",
    find: `if (width !== photo.width || height !== photo.height) throw invalid();`,
    put: `if (width < 0 || height < 0 || photo.width < 0) throw invalid();`,
    tests: [`${DESIGNS}/create-generation.test.ts`],
    only: "mask",
  },
];
