/** Time of the year at which a design is shown. */
export type Season = "spring" | "summer" | "autumn" | "winter";
