/** Who made it, where more than one person works in the company; a long name is cut. */
export const MadeBy = ({ name, className = "" }: { name: string | null | undefined; className?: string }) =>
  name ? <span className={`block truncate text-sm text-ink-soft ${className}`}>Made by {name}</span> : null;
