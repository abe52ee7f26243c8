import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {
  ref?: Ref<HTMLInputElement>;
}

/** A one-line text field. Accepts what react-hook-form's `register` returns. */
export function TextField({
  label,
  labelHidden,
  error,
  hint,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      {...{ label, labelHidden, error, hint, className }}
      id={input.id}
      required={input.required}
    >
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}
