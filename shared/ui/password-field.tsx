import { useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.ts';
import type { TextFieldProps } from './text-field.tsx';

/** A password field with a toggle that shows and hides what was typed. */
export function PasswordField(props: TextFieldProps) {
  const { label, labelHidden, error, hint, className, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...{ label, labelHidden, error, hint, className }}
      id={input.id}
      required={input.required}
    >
      {(control) => (
        <div className={classNames(styles.box, styles.withTrailing)}>
          <input {...input} {...control} type={shown ? 'text' : 'password'} />
          <span className={styles.trailing}>
            <IconButton
              size="sm"
              label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
              disabled={input.disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}
