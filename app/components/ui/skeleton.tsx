import { classNames } from "./class-names.ts";

/** A gray stand-in of what will come; give it the size of the real thing. Its region says `aria-busy`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={classNames("block animate-breathe rounded-md bg-sunken", className)} />
);
