import { Link } from "react-router";

const TRADES = [
  { to: "/pool-installation-software", name: "Pool installation software" },
  { to: "/deck-design-tool", name: "Deck design tool" },
  { to: "/interlock-driveway-calculator", name: "Interlock driveway calculator" },
  { to: "/toronto-landscaping-software", name: "Toronto landscaping software" },
];

/** Links among the pages of the trades, without the one that is open. */
export const MoreTrades = ({ except }: { except?: string }) => (
  <ul className="flex flex-wrap gap-3">
    {TRADES.filter(({ to }) => to !== except).map(({ to, name }) => (
      <li key={to}>
        <Link
          to={to}
          className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium hover:bg-sunken"
        >
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
