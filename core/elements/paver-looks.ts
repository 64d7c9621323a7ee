export type PaverColor = "blend" | "charcoal" | "grey" | "red" | "tan" | "sand";

export type PaverPattern =
  | "running-bond"
  | "herringbone"
  | "basketweave"
  | "circular"
  | "ashlar"
  | "stack-bond"
  | "irregular";
