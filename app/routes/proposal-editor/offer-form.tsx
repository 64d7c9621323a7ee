import { Layers3, Plus } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { Link } from "react-router";
import { nextOptionTitle } from "#app/components/proposals/option-titles.ts";
import type { MadeOption } from "#app/components/proposals/three-options/three-options-dialog.tsx";
import { useProjectImages } from "#app/components/proposals/use-project-images.ts";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { latePart } from "#app/lib/late-part.ts";
import { PROPOSAL_OPTIONS_MAX, WORK_DAYS_MAX } from "#contract/limits.ts";
import { VALID_DAYS } from "#contract/rules/company.ts";
import { OptionFields } from "./option-fields.tsx";
import type { OptionForm, ProposalForm } from "./proposal-form.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import type { ProposalState } from "./use-proposal.ts";

const DesignDialog = latePart(() => import("./design-dialog.tsx"));
const ThreeOptionsDialog = latePart(
  () => import("#app/components/proposals/three-options/three-options-dialog.tsx"),
);

const PRICES = {
  total: "One total",
  sections: "A price for each section",
  lines: "A price for each line",
} as const satisfies Record<ProposalForm["prices"], string>;

/** What is offered, to write. */
export function OfferForm({ state, projectId }: { state: ProposalState; projectId: number }) {
  const { proposal, form, faults, busy, change } = state;
  const images = useProjectImages(projectId);
  /** The option whose design is chosen; "new" = one more. */
  const [choosing, setChoosing] = useState<string | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const name = useId();
  // A change order changes one option.
  const max = proposal.parentId ? 1 : PROPOSAL_OPTIONS_MAX;

  const setOption = (id: string, patch: Partial<OptionForm>) =>
    change({ options: form.options.map((option) => (option.id === id ? { ...option, ...patch } : option)) });
  const move = (at: number, by: 1 | -1) => {
    const options = [...form.options];
    const [moved] = options.splice(at, 1);
    if (moved) options.splice(at + by, 0, moved);
    change({ options });
  };
  const pictureOf = ({ id, savedImageId }: OptionForm) => {
    const image = images.data?.find((one) => one.id === savedImageId);
    if (image) return image.thumbnail_url;
    const isSaved = proposal.body.options.some((one) => one.id === id && one.savedImageId === savedImageId);
    return isSaved ? (proposal.pictures.find(({ optionId }) => optionId === id)?.pictureUrl ?? null) : null;
  };
  function choose(savedImageId: number) {
    if (choosing === "new") {
      const titles = form.options.map(({ title }) => title);
      const option: OptionForm = {
        ...{ id: crypto.randomUUID(), title: nextOptionTitle(titles), savedImageId },
        ...{ description: "", markup: "bill", markupPercent: "", addOns: [] },
      };
      change({ options: [...form.options, option] });
    } else if (choosing) setOption(choosing, { savedImageId, addOns: [] });
    setChoosing(null);
  }

  const [only] = form.options.length === 1 ? form.options : [];
  /** Add-ons are lines of one bill: they stay with the design that they were made for. */
  async function replaceBy(made: MadeOption[]) {
    if (!only) return;
    change({
      options: made.map(({ title, savedImageId }) =>
        savedImageId === only.savedImageId
          ? { ...only, title }
          : { ...only, id: crypto.randomUUID(), title, savedImageId, description: "", addOns: [] },
      ),
    });
    images.reload();
    setIsMaking(false);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.save();
      }}
    >
      <fieldset disabled={busy !== null} className="min-w-0 space-y-10">
        <TextField
          label="Title"
          value={form.title}
          error={faults.title}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
        <section aria-labelledby="options">
          <h2 id="options" className="text-xl">
            Options
          </h2>
          <ul className="mt-4 space-y-4">
            {form.options.map((option, at) => (
              <OptionFields
                key={option.id}
                option={option}
                faults={faults}
                pictureUrl={pictureOf(option)}
                image={images.data?.find(({ id }) => id === option.savedImageId) ?? null}
                onChange={(patch) => setOption(option.id, patch)}
                onDesign={() => setChoosing(option.id)}
                onUp={at > 0 ? () => move(at, -1) : null}
                onRemove={
                  form.options.length > 1
                    ? () => change({ options: form.options.filter(({ id }) => id !== option.id) })
                    : null
                }
              />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-2 max-sm:flex-col">
            {form.options.length < max ? (
              <Button variant="secondary" onClick={() => setChoosing("new")}>
                <Plus aria-hidden className="size-5" />
                Add an Option
              </Button>
            ) : null}
            {only && max > 1 ? (
              <Button variant="secondary" onClick={() => setIsMaking(true)}>
                <Layers3 aria-hidden className="size-5" />
                Make Three Options
              </Button>
            ) : null}
          </div>
        </section>
        <fieldset>
          <legend className="text-xl font-semibold">Prices that your client sees</legend>
          {Object.entries(PRICES).map(([prices, words]) => (
            <label key={prices} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={name}
                className="size-5 accent-brand"
                checked={form.prices === prices}
                onChange={() => change({ prices: prices as ProposalForm["prices"] })}
              />
              {words}
            </label>
          ))}
          <p className="mt-1 text-sm text-ink-soft">
            Your costs, markup and price sources never show. Prices hold your markup.
          </p>
        </fieldset>
        <ScheduleFields
          schedule={form.schedule}
          faults={faults}
          currency={proposal.currency}
          onChange={(schedule) => change({ schedule })}
        />
        <section aria-labelledby="dates">
          <h2 id="dates" className="text-xl">
            Dates
          </h2>
          <div className="mt-4 grid gap-4 sm:grid-cols-3">
            <TextField
              label="Valid for (days)"
              optional
              inputMode="numeric"
              autoComplete="off"
              hint={`From the day on which you send it, at most ${VALID_DAYS.max}. Left empty: as your company's profile says.`}
              value={form.validDays}
              error={faults.validDays}
              onChange={({ target }) => change({ validDays: target.value })}
            />
            <TextField
              label="Work starts on"
              optional
              type="date"
              value={form.startsOn}
              onChange={({ target }) => change({ startsOn: target.value })}
            />
            <TextField
              label="Work takes (days)"
              optional
              inputMode="numeric"
              autoComplete="off"
              hint={`At most ${WORK_DAYS_MAX}.`}
              value={form.workDays}
              error={faults.workDays}
              onChange={({ target }) => change({ workDays: target.value })}
            />
          </div>
        </section>
        <FromElsewhere state={state} />
      </fieldset>
      {isMaking && only ? (
        <Suspense fallback={null}>
          <ThreeOptionsDialog
            projectId={projectId}
            images={images}
            fromId={only.savedImageId}
            useLabel="Use These Options"
            onUse={replaceBy}
            onClose={() => setIsMaking(false)}
          />
        </Suspense>
      ) : null}
      {choosing ? (
        <Suspense fallback={null}>
          <DesignDialog
            projectId={projectId}
            images={images}
            chosenId={form.options.find(({ id }) => id === choosing)?.savedImageId ?? null}
            onChoose={choose}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      ) : null}
    </form>
  );
}

/** What is on the proposal and is written on other screens. */
function FromElsewhere({ state: { proposal } }: { state: ProposalState }) {
  const { client, siteAddress, company, terms } = proposal.offer;
  const link = "font-semibold text-brand-ink underline underline-offset-4";
  const exclusions = [...new Set(proposal.offer.options.flatMap((option) => option.exclusions))];
  return (
    <section aria-labelledby="elsewhere" className="[overflow-wrap:anywhere]">
      <h2 id="elsewhere" className="text-xl">
        From your project and company
      </h2>
      <p className="mt-1 text-ink-soft">It is taken anew each time you save or send.</p>
      <dl className="mt-3 space-y-3">
        <div>
          <dt className="font-semibold">Client and site</dt>
          <dd>
            {[client.name, client.email, client.phone, siteAddress].filter(Boolean).join(" · ") ||
              "Nothing yet."}{" "}
            <Link to="/projects" className={link}>
              Edit project
            </Link>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Company and terms</dt>
          <dd>
            <span className="line-clamp-4 whitespace-pre-line">
              {[company.name, terms?.text ?? "No terms."].join("\n")}
            </span>
            <Link to="/company" className={link}>
              Edit company
            </Link>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Not included</dt>
          <dd>{exclusions.length > 0 ? exclusions.join(" ") : "Nothing."}</dd>
        </div>
      </dl>
    </section>
  );
}
