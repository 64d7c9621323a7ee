export type PaverColor = "blend" | "charcoal" | "grey" | "red" | "tan" | "sand";

export type PaverPattern =
  | "running-bond"
  | "herringbone"
  | "basketweave"
  | "circular"
  | "ashlar"
  | "stack-bond"
  | "irregular";

/** What grows in the joints of paving; without it they are filled with sand. */
export type PaverJoint = "thyme" | "grass";
