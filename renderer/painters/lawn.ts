import { AS_ASKED, noRoom } from "#renderer/layout/outcome.ts";
import { laySurface, regionField } from "#renderer/layout/site.ts";
import { GRASS, grassBeside, grassFloor } from "#renderer/textures/grass.ts";
import { type Painter, TURN } from "./painter.ts";
import { layGreen } from "./putting-green.ts";

/** Lawn fills its region; everything else is set into it. */
export const lawn: Painter<"lawn"> = {
  turn: TURN.fill,
  paint: (site, element) => {
    if (site.grid.areaM2 <= 0) return noRoom("lawn");
    const grass = grassBeside(GRASS[element.surface], site.light.grass, site.light.exposure);
    laySurface(
      site,
      element,
      regionField(site),
      { kind: "grass", shade: grassFloor(grass), grass },
      { whole: true },
    );
    layGreen(site, element);
    return AS_ASKED;
  },
};
