import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of every form field in addition to the attributes of its control. */
export interface FieldTexts {
  label: string;
  /** What is wrong and how to fix it. If set, the field is marked invalid. */
  error?: string;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

interface FieldProps extends FieldTexts {
  id?: string;
  required?: boolean;
  className?: string;
  /** Renders the control with the attributes it is given. */
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, hint and error of one form field, wired for screen readers. */
export function Field({ id, label, labelHidden, required, error, hint, ...rest }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const control = {
    id: controlId,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': classNames(errorId, hintId) || undefined,
    className: styles.control ?? '',
  };
  return (
    <div className={classNames(styles.field, rest.className)}>
      <label
        className={classNames(
          styles.label,
          required && styles.required,
          labelHidden && styles.labelHidden,
        )}
        htmlFor={controlId}
      >
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {rest.children(control)}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
