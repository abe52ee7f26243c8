import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface TextAreaFieldProps
  extends TextareaHTMLAttributes<HTMLTextAreaElement>,
    FieldTexts {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field with several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, labelHidden, error, hint, className, ...area } = props;
  return (
    <Field
      {...{ label, labelHidden, error, hint, className }}
      id={area.id}
      required={area.required}
    >
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Field>
  );
}
