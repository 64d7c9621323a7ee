import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

function painted(detail: { green?: "all" | "part"; flags?: number }) {
  const site = bareSite({ elements: [{ kind: "lawn", surface: "turf", ...detail }] }, true);
  paintElement(site, site.plan.elements[0]!);
  return site;
}

it("a green is an oval in the turf, or all of it, with a cup and a flag for each hole", () => {
  const grass = (site: ReturnType<typeof painted>) =>
    site.layers.filter(({ surface }) => surface.kind === "grass");
  expect(painted({}).instances).toEqual([]);
  const part = painted({ green: "part" });
  expect(part.instances).toHaveLength(1);
  const [flag] = part.instances;
  const green = grass(part).at(-1)!;
  expect(green.field(flag!.x, flag!.z)).toBeLessThan(0);
  expect(green.field(flag!.x + 4, flag!.z)).toBeGreaterThan(0);
  const whole = painted({ green: "all", flags: 2 });
  expect(whole.instances).toHaveLength(2);
  expect(
    grass(whole)
      .at(-1)!
      .field(flag!.x + 2.5, flag!.z),
  ).toBeLessThan(0);
});
