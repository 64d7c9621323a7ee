import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call, session } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { formatDate } from "#app/lib/format.ts";
import { forgetWork } from "#app/lib/unsaved-work.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { MESSAGES } from "#contract/messages.ts";
import { deviceName } from "./device-name.ts";

async function loadDevices(signal: AbortSignal) {
  const { sessions } = (await call("listSessions", {}, { signal })).data;
  return sessions.sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
}

/** Each place where the person is signed in, with its way out. */
export function Devices() {
  const { status, data: devices, reload, ...answer } = useAnswer(loadDevices);
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function end(device: { id: string; isCurrent: boolean }) {
    setEnding(device.id);
    setFailure(null);
    try {
      await call("endSession", { params: { id: device.id } });
      if (!device.isCurrent) return reload();
      session.signedOut();
      void forgetWork();
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.unexpected));
    } finally {
      setEnding(null);
    }
  }

  const fault = failure ?? ("error" in answer ? sentenceOf(answer.error, MESSAGES.unexpected) : null);
  return (
    <section aria-labelledby="devices" aria-busy={status === "loading"} className="mt-12">
      <h2 id="devices" className="text-xl">
        Where you are signed in
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">Sign out of a device that you have lost or no longer use.</p>
      <FormFailure sentence={fault} />
      {devices ? (
        <Card>
          <ul className="divide-y divide-line">
            {devices.map((device) => {
              const name = deviceName(device.userAgent);
              return (
                <li key={device.id} className="flex items-center justify-between gap-4 px-4 py-3 sm:px-5">
                  <div className="min-w-0">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                      {name}
                      {device.isCurrent ? <Badge tone="brand">This device</Badge> : null}
                    </p>
                    <p className="text-sm text-ink-soft">
                      Signed in {formatDate(device.createdAt)}, last used {formatDate(device.lastSeenAt)}
                    </p>
                  </div>
                  <Button
                    variant="secondary"
                    className="shrink-0"
                    busy={ending === device.id}
                    disabled={ending !== null}
                    onClick={() => end(device)}
                  >
                    Sign out<span className="sr-only"> of {device.isCurrent ? "this device" : name}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        </Card>
      ) : status === "loading" ? (
        <Skeleton className="h-20 w-full" />
      ) : null}
    </section>
  );
}
