import { ImageUp, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { MESSAGES } from "#contract/messages.ts";

/** The logo, saved as soon as it is chosen. */
export function CompanyLogo({ logoUrl }: { logoUrl: string | null }) {
  const [shown, setShown] = useState(logoUrl);
  const [busy, setBusy] = useState<"saving" | "removing" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function change(
    kind: "saving" | "removing",
    send: () => Promise<{ data: { logoUrl: string | null } }>,
  ) {
    setBusy(kind);
    setFailure(null);
    try {
      const { data } = await send();
      setShown(data.logoUrl);
      toast(data.logoUrl ? "Logo saved" : "Logo removed");
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.logoFailed));
    } finally {
      setBusy(null);
    }
  }

  return (
    <section aria-labelledby="logo">
      <h2 id="logo" className="text-xl">
        Logo
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        JPEG, PNG or WebP. On paper it is about an inch and a half wide.
      </p>
      <FormFailure sentence={failure} />
      <div className="flex flex-wrap items-center gap-4">
        {shown ? (
          <img
            src={shown}
            alt="Your logo"
            className="h-20 max-w-48 rounded-md border border-line bg-white object-contain p-2"
          />
        ) : null}
        <Button
          variant="secondary"
          busy={busy === "saving"}
          busyLabel="Saving..."
          disabled={busy !== null}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden className="size-5" />
          {shown ? "Change Logo" : "Add Logo"}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Logo file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const image = target.files?.[0];
            // The same file may be chosen again.
            target.value = "";
            if (image) void change("saving", () => call("putCompanyLogo", { form: { image } }));
          }}
        />
        {shown ? (
          <Button
            variant="quiet"
            busy={busy === "removing"}
            busyLabel="Removing..."
            disabled={busy !== null}
            onClick={() => void change("removing", () => call("deleteCompanyLogo", {}))}
          >
            <Trash2 aria-hidden className="size-5" />
            Remove Logo
          </Button>
        ) : null}
      </div>
    </section>
  );
}
