import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { Select } from "./select.tsx";

type SelectFieldProps = Omit<FieldProps, "counter"> & Omit<ComponentProps<"select">, "className">;

/** A select with its label, hint and error. Options are children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <Select {...select} {...control} invalid={Boolean(error)}>
          {children}
        </Select>
      )}
    </Field>
  );
}
