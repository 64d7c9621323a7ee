import { useState } from "react";
import { MESSAGES } from "#contract/messages.ts";
import { call } from "./api.ts";
import { sentenceOf } from "./api-error.ts";
import { needsNewSubscription } from "./subscription-status.ts";

/** Goes to where payment is managed, or says why it cannot. */
export function usePortal() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function open() {
    setBusy(true);
    setFailure(null);
    try {
      location.assign((await call("createPortalSession")).data.url);
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.billingPortalFailed));
      setBusy(false);
    }
  }

  return {
    open,
    busy,
    failure,
    /** The plan was not bought here: choosing one anew is what helps. */
    startAnew: failure !== null && needsNewSubscription(failure),
    dismissFailure: () => setFailure(null),
  };
}
