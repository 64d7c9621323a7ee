import type { HardscapeUse } from "./element.ts";

/** What a hard surface is for. A use names no material: pavers are laid when the text names none. */
export const USE_WORDS: Record<HardscapeUse, string> = {
  patio: `
      patio, terrace, seating area, sitting area, dining area, lounge area, pool deck, pool surround, pool patio, pool area,
      outdoor dining area, landing, stoop landing, entry landing, landing pad, sun terrace, piazza, lanai, stone floor, outdoor floor, brick floor, tile floor
    `,
  driveway:
    "driveway, drive, parking area, parking pad, parking, parking space, carriageway, parking spot, parking bay, parking strip, place to park, spot to park, place for the car, place for cars, spot for the car, car park, turnaround, turn around, camper pad, camper parking, rv pad, rv parking, trailer pad, trailer parking, boat pad, boat parking",
  walkway: `
      walkway, walk, path, pathway, footpath, front walk, garden path, entry walk, front path, front
      walkway, trail, lane, walking path, sidewalk path, way from, the way to
    `,
  area: "courtyard, court, plaza, pad, forecourt, motor court",
};
