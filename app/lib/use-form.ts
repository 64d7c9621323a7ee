import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sentenceOf } from "./api-error.ts";

export type Faults<F extends string> = Partial<Record<F, string>>;

type FormOptions<F extends string> = {
  initial: Record<F, string>;
  check(values: Record<F, string>): Faults<F>;
  submit(values: Record<F, string>): Promise<void>;
  /** The sentence for a failure that brought none of its own. */
  fallback: string;
};

/**
 * One form: faults appear on submit and go when their field is edited, the first wrong field gets the focus, and a second
 * press while busy does nothing.
 */
export function useForm<F extends string>({ initial, check, submit, fallback }: FormOptions<F>) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<F>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // State alone is too slow for a double click: both clicks would see "not busy".
  const running = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    const found = check(values);
    flushSync(() => {
      setFaults(found);
      setFailure(null);
    });
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();

    running.current = true;
    const focused = document.activeElement;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      setFailure(sentenceOf(error, fallback));
    } finally {
      running.current = false;
      flushSync(() => setBusy(false));
      // Disabled controls lose the focus; who pressed Enter goes on where they were.
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    }
  }

  const field = (name: F) => ({
    name,
    value: values[name],
    error: faults[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setFaults((before) => ({ ...before, [name]: undefined }));
    },
  });

  /** Sets values that follow from another one. */
  const fill = (more: Partial<Record<F, string>>) => setValues((before) => ({ ...before, ...more }));

  return { values, fill, busy, failure, fail: setFailure, field, form: { onSubmit, noValidate: true } };
}
