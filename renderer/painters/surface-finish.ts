import { AS_ASKED, noFace } from "#renderer/layout/outcome.ts";
import { OF_HOUSE } from "#renderer/layout/standing-face.ts";
import { faceLook } from "#renderer/textures/face-looks.ts";
import { type Painter, TURN } from "./painter.ts";

/** Puts a coat or a veneer on the fence or wall that the photo shows, where it stands. */
export const surfaceFinish: Painter<"surface-finish"> = {
  turn: TURN.fence,
  paint: (site, element) => {
    const found = site.standingFace(element.on);
    if (found === null || found === OF_HOUSE) return noFace(element.on, found === OF_HOUSE);
    site.faces.push({ face: found, look: faceLook(element, site.seed) });
    const { areaM2, lengthM, heightM } = found;
    site.pieces.push({
      ...{ element, areaId: site.areaId, outline: [], areaM2, lengthM, heightM },
      perimeterM: 2 * (lengthM + heightM),
    });
    return AS_ASKED;
  },
};
