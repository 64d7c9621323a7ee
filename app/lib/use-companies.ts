import { useCallback } from "react";
import { toast } from "#app/components/ui/toast-store.ts";
import { COMPANY_MESSAGES } from "#contract/company-messages.ts";
import { actFor } from "./act-for.ts";
import { call } from "./api.ts";
import { sentenceOf } from "./api-error.ts";
import { useAnswer } from "./use-answer.ts";

/** The companies that the person can act for, the one of now among them; undefined until they are known. */
export function useCompanies() {
  const load = useCallback(
    async (signal: AbortSignal) => (await call("listCompanies", {}, { signal })).data.companies,
    [],
  );
  const { data: companies } = useAnswer(load);
  const workFor = (companyId: string) =>
    actFor(() => call("switchCompany", { body: { companyId } })).catch((error: unknown) =>
      toast(sentenceOf(error, COMPANY_MESSAGES.companiesFailed), "error"),
    );
  return { companies, workFor };
}
