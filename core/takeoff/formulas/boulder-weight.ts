/**
 * A boulder as a ball of rock of 165 lb per cu ft (granite; assumption), diameter in feet, result in short tons.
 * A 2½ ft boulder weighs about two thirds of a ton.
 */
const ROCK_LB_PER_CUBIC_FOOT = 165;
const LB_PER_SHORT_TON = 2000;
export const boulderTons = (diameterFt: number) =>
  ((Math.PI / 6) * diameterFt ** 3 * ROCK_LB_PER_CUBIC_FOOT) / LB_PER_SHORT_TON;
/** Diameter of a landscape boulder, feet. Assumption. The weight grows with its third power. */
export const COMMON_BOULDER_FT = 2.5;
