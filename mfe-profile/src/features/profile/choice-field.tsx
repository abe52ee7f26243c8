import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './profile.module.css';

interface ChoiceFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string;
  hint: string;
  type?: 'checkbox' | 'radio';
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox or radio button with an explanation. */
export function ChoiceField({ label, error, hint, type = 'checkbox', ...input }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input {...input} type={type} id={id} aria-describedby={`${id}-hint`} />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
        {error && <p className={styles.error}>{error}</p>}
      </div>
    </div>
  );
}
