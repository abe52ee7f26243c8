import { type ChangeEvent, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './new-password-fields.module.css';
import { newPasswordHint } from './new-password-hint.ts';
import { PasswordField } from './password-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

type Name = 'password' | 'confirmation';

/** How long typing must pause before the password is checked, in milliseconds. */
const PAUSE_MS = 500;

export interface NewPasswordFieldsProps {
  /** The label of the first field. */
  label: string;
  /** The errors of both fields, as react-hook-form provides them. */
  errors: Partial<Record<Name, { message?: string }>>;
  /** Connects a field with the form, as `register` does. */
  field: (name: Name) => Omit<TextFieldProps, 'label'>;
  /** Checks the password when typing pauses; resolves with what is wrong with it, or undefined. */
  check?: (typed: string) => Promise<string | undefined>;
}

/** Two fields for a new password and its confirmation, with the password rule. */
export function NewPasswordFields({ label, errors, field, check }: NewPasswordFieldsProps) {
  const { onChange, ...password } = field('password');
  const [typed, setTyped] = useState('');
  const warning = usePausedCheck(typed, check);
  const fault = errors.password?.message || warning;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={
          <>
            {/* What is wrong says the rule again, but for which characters are special. */}
            {fault === undefined
              ? newPasswordHint
              : 'Special characters are @ $ ! % * # ? &. From 12 characters on, none is needed.'}
            {typed !== '' && <PasswordStrength password={typed} faulty={fault !== undefined} />}
          </>
        }
        error={fault}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        {...password}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...field('confirmation')}
      />
    </>
  );
}

/** What `check` says about the text once typing has paused. */
function usePausedCheck(typed: string, check: NewPasswordFieldsProps['check']): string | undefined {
  const [found, setFound] = useState<{ about: string; message: string | undefined }>();
  useEffect(() => {
    if (!check || typed === '') return;
    let current = true;
    const timer = setTimeout(async () => {
      const message = await check(typed);
      if (current) setFound({ about: typed, message });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed, check]);
  return found?.about === typed ? found.message : undefined;
}

/** Each level with the length from which it applies. */
const strengths = [
  { word: 'weak', from: 0 },
  { word: 'fair', from: 8 },
  { word: 'good', from: 12 },
  { word: 'strong', from: 16 },
] as const;

interface PasswordStrengthProps {
  password: string;
  /** Whether something is wrong with the password; if so, it counts as weak. */
  faulty: boolean;
}

/** The strength of the password being typed, by its length. */
function PasswordStrength({ password, faulty }: PasswordStrengthProps) {
  const length = [...password].length;
  const reached = faulty ? 0 : strengths.findLastIndex(({ from }) => length >= from);
  const word = strengths[reached]?.word ?? 'weak';
  return (
    <span className={classNames(styles.strength, styles[word])}>
      <span aria-hidden="true" className={styles.bar}>
        {strengths.map(({ word: step }, place) => (
          <span key={step} className={classNames(place <= reached && styles.reached)} />
        ))}
      </span>
      Strength: {word}
    </span>
  );
}
