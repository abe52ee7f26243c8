import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon } from './icons.ts';

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTexts {
  ref?: Ref<HTMLSelectElement>;
}

/** A choice of one among `<option>` children. Native, so every device shows the list it handles best. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, error, hint, className, ...select } = props;
  return (
    <Field
      {...{ label, labelHidden, error, hint, className }}
      id={select.id}
      required={select.required}
    >
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} />
          <span className={classNames(styles.trailing, styles.chevron)}>
            <ChevronDownIcon aria-hidden="true" />
          </span>
        </div>
      )}
    </Field>
  );
}
