import { PROPOSAL_CALLS } from "#contract/proposal-calls.ts";
import type { ClientProposal } from "#contract/proposal-view.ts";

/** What the server said: the proposal as it is now, or a sentence; a 409 has both. */
export type Answer =
  | { ok: true; proposal: ClientProposal | null; url: string | null; message: string }
  | { ok: false; status: number; proposal: ClientProposal | null; message: string };

type LinkCall =
  | "proposalOpened"
  | "chooseOption"
  | "addPin"
  | "askSigningCode"
  | "signProposal"
  | "declineProposal"
  | "payDeposit";

const UNREACHED = "The server could not be reached. Please check your connection and try again.";

/** Calls by the link alone. Status 0 = the server was not reached. */
export const linkCalls =
  (token: string) =>
  async (name: LinkCall, body?: object): Promise<Answer> => {
    const { method, path } = PROPOSAL_CALLS[name];
    try {
      const answer = await fetch(`/api${path.replace(":token", encodeURIComponent(token))}`, {
        method,
        credentials: "omit",
        ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
      });
      const said = (await answer.json()) as {
        data?: ClientProposal | { url: string | null };
        message?: string;
      };
      const { data = null, message = "" } = said;
      const proposal = data && "offer" in data ? data : null;
      const url = data && "url" in data ? data.url : null;
      return answer.ok
        ? { ok: true, proposal, url, message }
        : { ok: false, status: answer.status, proposal, message };
    } catch {
      return { ok: false, status: 0, proposal: null, message: UNREACHED };
    }
  };

export type Call = ReturnType<typeof linkCalls>;
