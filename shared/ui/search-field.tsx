import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { SearchIcon, XIcon } from './icons.ts';
import type { TextFieldProps } from './text-field.tsx';

export interface SearchFieldProps extends TextFieldProps {
  value: string;
  /** Called by the clear button, which is shown only if this is set. */
  onClear?: () => void;
}

/** A search box. Its label is for screen readers only; add a `placeholder` for everyone else. */
export function SearchField(props: SearchFieldProps) {
  const { label, labelHidden = true, error, hint, className, onClear, ...input } = props;
  return (
    <Field {...{ label, labelHidden, error, hint, className }} id={input.id}>
      {(control) => (
        <div className={classNames(styles.box, styles.withLeading, onClear && styles.withTrailing)}>
          <span className={styles.leading}>
            <SearchIcon aria-hidden="true" />
          </span>
          <input
            type="search"
            {...input}
            {...control}
            className={classNames(control.className, styles.search)}
          />
          {onClear && input.value !== '' && (
            <span className={styles.trailing}>
              <IconButton size="sm" label="Clear search" onClick={onClear}>
                <XIcon />
              </IconButton>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
