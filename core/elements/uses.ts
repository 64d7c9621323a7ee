import type { HardscapeUse } from "./element.ts";

/** What a hard surface is for. A use names no material: pavers are laid when the text names none. */
export const USE_WORDS: Record<HardscapeUse, string> = {
  patio: `
      patio, terrace, seating area, sitting area, dining area, lounge area, pool deck, pool surround, pool patio, pool area,
      outdoor dining area, sun terrace, piazza, lanai
    `,
  driveway: "driveway, drive, parking area, parking pad, parking, parking space, carriageway",
  walkway: `
      walkway, walk, path, pathway, footpath, front walk, garden path, entry walk, front path, front
      walkway, trail, lane, walking path, sidewalk path, way from, the way to
    `,
  area: "courtyard, court, plaza, pad, forecourt, motor court",
};
