import { Link } from "react-router";
import { FOOTER_CLAIMS } from "#app/content/marketing.ts";
import { useSite } from "#app/lib/site.ts";
import { Logo } from "./logo.tsx";

const COLUMNS = [
  {
    title: "Product",
    links: [
      { to: "/#features", name: "Features" },
      { to: "/#pricing", name: "Pricing" },
      { to: "/demo", name: "Demo" },
      { to: "/blog", name: "Blog" },
    ],
  },
  {
    title: "For your trade",
    links: [
      { to: "/pool-installation-software", name: "Pool installation" },
      { to: "/deck-design-tool", name: "Deck design" },
      { to: "/interlock-driveway-calculator", name: "Interlock driveways" },
      { to: "/toronto-landscaping-software", name: "Toronto" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/#support", name: "Support" },
      { to: "/about", name: "About" },
      { to: "/contact", name: "Contact" },
      { to: "/privacy", name: "Privacy" },
      { to: "/verify", name: "Check a proposal" },
    ],
  },
];

/** Footer of the public pages. */
export function SiteFooter() {
  const { name, supportEmail } = useSite();
  return (
    <footer className="band-below border-line border-t bg-surface">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-[1.6fr_repeat(3,1fr)] md:py-16">
        <div className="max-md:col-span-2">
          <Logo />
          <p className="mt-3 max-w-72 text-ink-soft">Show the finished yard before you quote it.</p>
          <a
            href={`mailto:${supportEmail}`}
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand-ink underline-offset-4 hover:underline"
          >
            {supportEmail}
          </a>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold text-base">{title}</h2>
            <ul className="mt-1">
              {links.map(({ to, name: words }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                  >
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page-width">
        <div className="flex flex-col gap-1 border-line border-t py-6 text-ink-faint text-sm sm:flex-row sm:justify-between">
          <p>{name}</p>
          <p>{FOOTER_CLAIMS}</p>
        </div>
      </div>
    </footer>
  );
}
