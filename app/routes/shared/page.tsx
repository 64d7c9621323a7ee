import { ClipboardList, House, Link2, Sparkles, Star } from "lucide-react";
import { Suspense, useState } from "react";
import { data } from "react-router";
import { DesignPicture } from "#app/components/design-picture.tsx";
import { SiteFooter } from "#app/components/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { formatDate } from "#app/lib/format.ts";
import { latePart } from "#app/lib/late-part.ts";
import { pageApi } from "#app/lib/page-api.ts";
import { tellPageFault } from "#app/lib/page-fault.ts";
import { pageMeta } from "#app/lib/seo.ts";
import type { Bom } from "#contract/endpoints/bom.ts";
import type { SharedDesign } from "#contract/endpoints/sharing.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Route } from "./+types/page";

// Loaded when somebody opens the bill.
const BomDialog = latePart(() =>
  import("#app/components/bom/bom-dialog.tsx").then((module) => ({ default: module.BomDialog })),
);

const PROMPT_FALLBACK = "Professional landscape transformation";
const PROJECT_FALLBACK = "Landscape Design";

type Loaded = { design: SharedDesign; bom: Bom | null; error: null } | { design: null; error: string };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const read = pageApi(request);
  const tell = (error: unknown) => tellPageFault(error, request, context);
  try {
    const answer = await read(`/shared-design/${encodeURIComponent(params.shareId)}`);
    const body = (await answer.json()) as { data?: SharedDesign; message?: string };
    const loaded: Loaded = body.data
      ? { design: body.data, bom: await findBom(read, body.data.bomId, tell), error: null }
      : { design: null, error: body.message ?? MESSAGES.sharedNotFound };
    return data<Loaded>(loaded, { status: answer.status });
  } catch (error) {
    tell(error);
    return data<Loaded>({ design: null, error: MESSAGES.sharedFailed }, { status: 502 });
  }
}

/** A bill that does not load leaves its button out, and the page whole. */
async function findBom(
  read: (path: string) => Promise<Response>,
  bomId: string | undefined,
  tell: (error: unknown) => void,
): Promise<Bom | null> {
  if (!bomId) return null;
  try {
    const answer = await read(`/bom/${bomId}`);
    return answer.ok ? ((await answer.json()) as { bom: Bom }).bom : null;
  } catch (error) {
    tell(error);
    return null;
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.design?.projectTitle ?? PROJECT_FALLBACK,
    description: loaderData?.design?.originalPrompt || PROMPT_FALLBACK,
    path: `/shared/${params.shareId}`,
    // Whoever has the link may see it; nobody should find it.
    noIndex: true,
    ...(loaderData?.design ? { imagePath: `/shared/${params.shareId}/card.jpg` } : {}),
  });

export default function Shared({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="print:hidden">
        <SiteHeader />
      </div>
      <main className="page-width pb-16">
        {loaderData.error === null ? (
          <Design design={loaderData.design} bom={loaderData.bom} />
        ) : (
          <NotFound error={loaderData.error} />
        )}
      </main>
      <div className="print:hidden">
        <SiteFooter />
      </div>
    </>
  );
}

const NotFound = ({ error }: { error: string }) => (
  <div className="mx-auto flex max-w-text flex-col items-center py-24 text-center">
    <h1 className="text-3xl">Design Not Found</h1>
    <p className="mt-3 text-lg text-ink-soft">
      {error === MESSAGES.sharedNotFound
        ? "This shared design could not be found or may have been removed."
        : error}
    </p>
    <ButtonLink to="/designer" size="lg" className="mt-8">
      Create Your Own Design
    </ButtonLink>
  </div>
);

function Design({ design, bom }: { design: SharedDesign; bom: Bom | null }) {
  const [bomOpen, setBomOpen] = useState(false);
  const { originalImage, generatedImage, width, height, editHistory, viewpoint } = design;
  return (
    <>
      <h1 className="pt-4 text-3xl md:text-4xl">Shared Landscape Design</h1>
      <p className="mt-2 max-w-text text-lg text-ink-soft">{design.originalPrompt || PROMPT_FALLBACK}</p>
      <section aria-label="Before & After" className="mt-6">
        <div
          className="mx-auto overflow-hidden sm:rounded-lg print:max-w-none!"
          style={{ maxWidth: `calc(85dvh * ${width / height})` }}
        >
          <DesignPicture
            before={{ src: originalImage, alt: "The yard as it is" }}
            after={{ src: generatedImage, alt: "The yard as designed" }}
            viewpoint={viewpoint}
            labels={["Original", "Transformed"]}
            width={width}
            height={height}
          />
        </div>
      </section>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to="/designer/new" size="lg">
          Create Similar Design
        </ButtonLink>
        {bom ? (
          <Button variant="secondary" size="lg" onClick={() => setBomOpen(true)}>
            <ClipboardList aria-hidden className="size-5" />
            View Bill of Materials
          </Button>
        ) : null}
        <Button variant="secondary" size="lg" onClick={copyLink}>
          <Link2 aria-hidden className="size-5" />
          Copy Share Link
        </Button>
      </div>
      {bom && bomOpen ? (
        <Suspense fallback={null}>
          <BomDialog
            shown={{ status: "ready", bom }}
            pictures={originalImage ? { before: originalImage, after: generatedImage } : null}
            onClose={() => setBomOpen(false)}
          />
        </Suspense>
      ) : null}
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        <Card className="p-6">
          <h2 className="text-xl">Design Details</h2>
          <dl className="mt-4 grid grid-cols-[6rem_1fr] gap-y-2">
            <dt className="text-ink-soft">Project</dt>
            <dd className="min-w-0 break-words">{design.projectTitle || PROJECT_FALLBACK}</dd>
            <dt className="text-ink-soft">Created</dt>
            <dd suppressHydrationWarning>{formatDate(design.createdAt)}</dd>
          </dl>
          {editHistory.length > 0 ? (
            <>
              <h3 className="mt-6 text-lg">Design Changes</h3>
              <ol className="mt-2 list-decimal space-y-1 ps-5">
                {editHistory.map((change, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the history never changes its order
                  <li key={index} className="break-words">
                    {change}
                  </li>
                ))}
              </ol>
            </>
          ) : null}
        </Card>
        <Promotion />
      </div>
    </>
  );
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    toast("Link copied to clipboard!");
  } catch {
    toast("The link could not be copied. Please copy it from the address bar.");
  }
}

const PROMISES = [
  { icon: House, title: "House Protection", text: "What the design does not cover stays as photographed." },
  { icon: Sparkles, title: "AI-Powered Design", text: "Circle an area, say what you want, and see it." },
  {
    icon: ClipboardList,
    title: "Material Lists",
    text: "Measured quantities with prices that can be checked.",
  },
  { icon: Star, title: "Professional Results", text: "A picture to show and a link to send." },
];

const Promotion = () => (
  <Card className="p-6 print:hidden">
    <h2 className="text-xl">See your own yard redesigned</h2>
    <ul className="mt-4 space-y-3">
      {PROMISES.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-brand-ink" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <ButtonLink to="/designer/new" size="lg" className="mt-6 w-full">
      Start Your Design
    </ButtonLink>
  </Card>
);
