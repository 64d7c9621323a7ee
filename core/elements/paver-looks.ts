export type PaverColour = "blend" | "charcoal" | "grey" | "red" | "tan" | "sand";

export type PaverPattern =
  | "running-bond"
  | "herringbone"
  | "basketweave"
  | "circular"
  | "ashlar"
  | "stack-bond"
  | "irregular";
