import { Link } from "react-router";
import { Section } from "#app/components/marketing/section.tsx";
import { useSite } from "#app/lib/site.ts";
import { answeredFirst } from "#core/entitlements/plans.ts";

const LINK = "font-semibold text-brand-ink underline underline-offset-4";

/** Where footers' links to support, about, contact and privacy land. */
export function Support() {
  const { supportEmail } = useSite();
  const blocks = [
    {
      id: "about",
      title: "About",
      text: "We make one tool for people who sell and build landscapes, and we keep the pictures honest.",
      to: "/about",
      more: "Who we are",
    },
    {
      id: "contact",
      title: "Contact",
      text: "A question, a fault, or a yard that came out wrong: write to us and a person answers.",
      to: "/contact",
      more: "Contact us",
    },
    {
      id: "privacy",
      title: "Privacy",
      text: "Your photos are yours. The place where they were taken is removed, and nobody sees them without your link.",
      to: "/privacy",
      more: "Privacy in plain words",
    },
  ];
  return (
    <Section
      id="support"
      title="Support from people who answer"
      lead={
        <>
          Write to{" "}
          <a href={`mailto:${supportEmail}`} className={LINK}>
            {supportEmail}
          </a>
          . {answeredFirst()} come first.
        </>
      }
    >
      <div className="mt-10 grid gap-8 md:grid-cols-3 md:gap-12">
        {blocks.map(({ id, title, text, to, more }) => (
          <div key={id} id={id} className="scroll-mt-6">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
            <Link to={to} className={`${LINK} mt-2 inline-flex min-h-11 items-center`}>
              {more}
            </Link>
          </div>
        ))}
      </div>
    </Section>
  );
}
