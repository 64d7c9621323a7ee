import grounds from "#app/pictures/hands/grounds.webp";
import plants from "#app/pictures/hands/plants.webp";
import things from "#app/pictures/hands/things.webp";
import { groundOptions, picturedSpecies, picturedThings, TILES_IN_ROW } from "#core/design/hand-pictures.ts";
import { plainSpecies, type SpeciesId } from "#core/plants/catalogue.ts";

const FILES = {
  ground: { src: grounds, count: groundOptions.length },
  plant: { src: plants, count: picturedSpecies.length },
  thing: { src: things, count: picturedThings.length },
};

/** Where an option's picture is among those of the ground; -1 = it has none. */
export const groundPlace = (kind: string, label: string, option: string): number =>
  groundOptions.findIndex((one) => one.kind === kind && one.label === label && one.option === option);

/** A variety has its species' picture. */
export const plantPlace = (id: string): number => picturedSpecies.indexOf(plainSpecies(id as SpeciesId));

export const thingPlace = (label: string): number => picturedThings.indexOf(label);

/** One of the small pictures that lie side by side in a file. */
export function SmallPicture({
  of,
  place,
  className,
}: {
  of: keyof typeof FILES;
  place: number;
  className: string;
}) {
  const { src, count } = FILES[of];
  const rows = Math.ceil(count / TILES_IN_ROW);
  const percent = (at: number, all: number) => (all > 1 ? (at / (all - 1)) * 100 : 0);
  return (
    <span
      aria-hidden
      className={`block shrink-0 bg-sunken bg-no-repeat ${className}`}
      style={{
        backgroundImage: `url("${src}")`,
        backgroundSize: `${TILES_IN_ROW * 100}% ${rows * 100}%`,
        backgroundPosition: `${percent(place % TILES_IN_ROW, TILES_IN_ROW)}% ${percent(Math.floor(place / TILES_IN_ROW), rows)}%`,
      }}
    />
  );
}
