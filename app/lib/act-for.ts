import type { User } from "#contract/endpoints/accounts.ts";
import { MESSAGES } from "#contract/messages.ts";
import { session } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { forgetWork, sendUnsaved } from "./unsaved-work.ts";

type Begun = { data: { user: User; accessToken: string; refreshToken: string } };

/**
 * Goes on for another company: what is not sent yet is sent first, what this browser keeps of the company before is forgotten, and the
 * page begins anew.
 * @throws ApiError where something could not be sent.
 */
export async function actFor(begin: () => Promise<Begun>): Promise<void> {
  if (!(await sendUnsaved())) throw new ApiError(MESSAGES.signOutUnsaved, { status: 0, code: "unsaved" });
  const { data } = await begin();
  await forgetWork();
  session.signedIn(data);
  location.assign("/dashboard");
}
