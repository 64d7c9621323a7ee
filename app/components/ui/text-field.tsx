import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { controlClass, Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "className">;

export function TextField({ label, hint, error, counter, optional, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, counter, optional, className }}>
      {(control) => (
        <input {...input} {...control} className={classNames(controlClass(Boolean(error)), "h-11")} />
      )}
    </Field>
  );
}

/** A password that can be looked at: on a phone with gloves a second look saves a third try. */
export function PasswordField({ label, hint, error, className, ...input }: Omit<TextFieldProps, "counter">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames(controlClass(Boolean(error)), "h-11 pe-12")}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={shown ? "Hide characters" : "Show characters"}
            aria-controls={control.id}
            className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, "className">;

export function TextArea({ label, hint, error, counter, optional, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, counter, optional, className }}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={classNames(controlClass(Boolean(error)), "block min-h-24 resize-y py-2.5")}
        />
      )}
    </Field>
  );
}
