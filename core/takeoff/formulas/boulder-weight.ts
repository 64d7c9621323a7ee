/**
 * A boulder as a ball of rock of 165 lb per cu ft (granite; assumption), diameter in feet, result in short tons.
 * A 2½ ft boulder weighs about two thirds of a ton.
 */
export const boulderTons = (diameterFt: number) => ((Math.PI / 6) * diameterFt ** 3 * 165) / 2000;
export const COMMON_BOULDER_FT = 2.5;
