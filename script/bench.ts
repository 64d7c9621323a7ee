/** `npm run bench -- NAME`: runs script/bench/NAME.ts, which prints a table. */
const benches: Record<string, () => Promise<unknown>> = {
  render: () => import("./bench/render.ts"),
  browser: () => import("./bench/browser.ts"),
  random: () => import("./bench/random.ts"),
  see: () => import("./bench/see.ts"),
  seeing: () => import("./bench/seeing.ts"),
  doors: () => import("./bench/doors.ts"),
  measure: () => import("./bench/measure.ts"),
  bom: () => import("./bench/bom.ts"),
  lists: () => import("./bench/lists.ts"),
  load: () => import("./bench/load.ts"),
  auth: () => import("./bench/auth.ts"),
  pages: () => import("./bench/pages.ts"),
  designer: () => import("./bench/designer.ts"),
  drag: () =>
    import("./bench/drag.ts").then(({ benchHighlightedDrags }) =>
      benchHighlightedDrags(Number(process.argv[3] ?? 40)),
    ),
  looks: () => import("./bench/looks.ts"),
  guided: () => import("./bench/guided.ts").then(({ run }) => run()),
  things: () => import("./bench/things.ts"),
  opening: () => import("./bench/opening.ts"),
  proposal: () => import("./bench/proposal.ts"),
};

const bench = benches[process.argv[2] ?? ""];
if (bench) await bench();
else {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(" | ")}`);
  process.exitCode = 1;
}

export {};
