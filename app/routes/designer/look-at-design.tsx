import { SearchX } from "lucide-react";
import { useCallback, useState } from "react";
import { Link, useParams } from "react-router";
import { BeforeAfter } from "#app/components/before-after.tsx";
import { DesignTile, DesignTilePlace } from "#app/components/design-tile.tsx";
import { StageFrame } from "#app/components/designer/stage-frame.tsx";
import { MadeBy } from "#app/components/made-by.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { onlyLooks } from "#contract/company-messages.ts";
import type { KeptDesign } from "#contract/endpoints/designs.ts";
import { DESIGN_PAGE_SIZE } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { askedWords } from "#core/plan/asked-words.ts";
import { CompareChoice } from "./compare-choice.tsx";
import { canWipe, comparison } from "./design.ts";
import { designOfKept } from "./open-design.ts";
import { ResultNotes } from "./result-notes.tsx";
import { VersionStrip } from "./version-strip.tsx";

/** The designer of a role that may look and not change: the designs of the company, and one of them with its versions. */
export default function LookAtDesign() {
  const { designId } = useParams();
  const user = useSignedInUser();
  const isOne = designId !== undefined && designId !== "new";
  return (
    <div className="page-width max-w-[1440px] py-4 lg:py-6">
      <h1 className="sr-only">AI Designer</h1>
      <Banner tone="notice">{onlyLooks(user.role)}</Banner>
      {isOne ? <OneDesign key={designId} id={designId} /> : <AllDesigns />}
    </div>
  );
}

const loadDesigns = async (signal: AbortSignal) =>
  (await call("listDesigns", { query: { limit: DESIGN_PAGE_SIZE } }, { signal })).data.designs;

function AllDesigns() {
  const { data, status, reload, ...answer } = useAnswer(loadDesigns);
  return (
    <section aria-labelledby="all" aria-busy={status === "loading"} className="mt-6">
      <h2 id="all" className="text-xl">
        Designs of the company
      </h2>
      {status === "failed" ? (
        <Failed error={"error" in answer ? answer.error : null} onAgain={reload} />
      ) : null}
      {data?.length === 0 ? <p className="mt-2 text-ink-soft">There is no design yet.</p> : null}
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {data
          ? data.map((design) => <DesignTile key={design.id} design={design} />)
          : status === "loading"
            ? [0, 1, 2, 3].map((place) => <DesignTilePlace key={place} />)
            : null}
      </ul>
    </section>
  );
}

const Failed = ({ error, onAgain }: { error: unknown; onAgain(): void }) => (
  <Banner
    tone="error"
    className="mt-4"
    action={
      <Button variant="quiet" onClick={onAgain}>
        Try Again
      </Button>
    }
  >
    {sentenceOf(error, MESSAGES.designOpenFailed)}
  </Banner>
);

function OneDesign({ id }: { id: string }) {
  const load = useCallback(
    async (signal: AbortSignal) => (await call("getDesign", { params: { id } }, { signal })).data,
    [id],
  );
  const { data, status, reload, ...answer } = useAnswer(load);
  if (data) return <Shown kept={data} />;
  const error = "error" in answer ? answer.error : null;
  if (status === "failed" && error instanceof ApiError && error.status === 404)
    return (
      <div className="mt-6">
        <EmptyState
          icon={SearchX}
          title={sentenceOf(error, MESSAGES.designOpenFailed)}
          action={<ButtonLink to="/designer">All Designs</ButtonLink>}
        >
          It may have been deleted, or it belongs to another account.
        </EmptyState>
      </div>
    );
  if (status === "failed") return <Failed error={error} onAgain={reload} />;
  return <Skeleton className="mt-6 aspect-4/3 max-h-[68dvh] w-full" />;
}

/** As it was left by who works on it; what is looked at here changes nothing there. */
function Shown({ kept }: { kept: KeptDesign }) {
  const [design, setDesign] = useState(() => designOfKept(kept));
  const photo = design.photos.find(({ id }) => id === design.primaryId);
  const compared = comparison(design);
  const shown = compared && design.view === "result" ? compared : null;
  if (!photo) return <p className="mt-6">{kept.title ?? "This design"} has no photo yet.</p>;
  const photoUrl = typeof photo.source === "string" ? photo.source : "";
  const { width, height } = photo;
  const { after, before } = shown ?? { after: null, before: null };
  const asked = askedWords(kept.state.description, photo.highlights.areas);
  const maker = kept.versions.find((version) => version.id === after?.id)?.madeBy;
  return (
    <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 space-y-4">
        <div>
          <h2 className="text-xl [overflow-wrap:anywhere]">{kept.title ?? (asked || "Untitled design")}</h2>
          <MadeBy name={kept.madeBy} />
        </div>
        <StageFrame photo={photo}>
          {shown && canWipe(shown) ? (
            <BeforeAfter
              key={`${before?.id} ${after?.id}`}
              before={{
                src: before?.imageUrl ?? photoUrl,
                alt: before ? "An earlier version" : "The yard as it is",
              }}
              after={{ src: after?.imageUrl ?? "", alt: "The yard as designed" }}
              width={width}
              height={height}
            />
          ) : (
            <img
              src={after?.imageUrl ?? photoUrl}
              alt={after ? "The yard as designed" : "The yard as it is"}
              width={width}
              height={height}
              className="h-auto w-full"
            />
          )}
        </StageFrame>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <VersionStrip
            versions={design.versions}
            photoUrl={photoUrl}
            shownId={design.shownId}
            view={design.view}
            onShow={(shownId) => setDesign({ ...design, shownId, comparedId: null, view: "result" })}
            onPhoto={() => setDesign({ ...design, view: "photo" })}
          />
          {shown ? (
            <CompareChoice design={design} onCompare={(comparedId) => setDesign({ ...design, comparedId })} />
          ) : null}
        </div>
      </div>
      <aside className="min-w-0 space-y-4 [overflow-wrap:anywhere]">
        {after ? (
          <>
            {maker === kept.madeBy ? null : <MadeBy name={maker} />}
            {[after.prompt, ...after.editHistory].map((words, nth) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice
              words ? <p key={nth}>“{words}”</p> : null,
            )}
            <ResultNotes version={after} onWay={null} />
          </>
        ) : (
          <p>{asked || "Nothing has been asked for yet."}</p>
        )}
        <p>
          <Link to="/designer" className="font-semibold text-brand-ink underline underline-offset-4">
            All designs
          </Link>
        </p>
      </aside>
    </div>
  );
}
