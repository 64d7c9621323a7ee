import { useCallback } from "react";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Route } from "./+types/page";
import { CompanyForm } from "./company-form.tsx";
import { CompanyLog } from "./company-log.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { CompanyMembers } from "./company-members.tsx";
import { CompanyPayments } from "./company-payments.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Company",
    description: "What your papers say of your company.",
    path: "/company",
    noIndex: true,
  });

export default function CompanyPage() {
  const load = useCallback(
    async (signal: AbortSignal) => (await call("getCompany", {}, { signal })).data,
    [],
  );
  const { data, status, reload, ...answer } = useAnswer(load);
  const isOwner = (useSignedInUser().role ?? "owner") === "owner";
  return (
    <div className="page-width max-w-2xl py-6 md:py-10">
      <h1 className="text-3xl">Company</h1>
      <p className="mt-2 text-ink-soft">This stands at the head of the papers that you send to clients.</p>
      {isOwner ? null : (
        <p className="mt-4">The owner of the company keeps its profile. You see who works in it.</p>
      )}
      {data ? (
        <div className="mt-8 space-y-10">
          {isOwner ? (
            <>
              <CompanyLogo logoUrl={data.logoUrl} />
              <CompanyForm company={data.company} />
              <CompanyPayments />
            </>
          ) : null}
          <CompanyMembers />
          {isOwner ? <CompanyLog /> : null}
        </div>
      ) : status === "failed" ? (
        <RetryBanner className="mt-8" onRetry={reload}>
          {sentenceOf("error" in answer ? answer.error : null, MESSAGES.companyFailed)}
        </RetryBanner>
      ) : (
        <div aria-busy="true" className="mt-8 space-y-6">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  );
}
