import { PasswordField } from './password-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

type Name = 'password' | 'confirmation';

export interface NewPasswordFieldsProps {
  /** Of the first field. */
  label: string;
  /** What is wrong with each, as react-hook-form has it. */
  errors: Partial<Record<Name, { message?: string }>>;
  /** Connects a field with the form, as `register` does. */
  field: (name: Name) => Omit<TextFieldProps, 'label'>;
}

/** A new password and the same again, with the rule for it. */
export const NewPasswordFields = ({ label, errors, field }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={label}
      autoComplete="new-password"
      hint="8 characters or more: letters, digits and at least one of @ $ ! % * # ? &"
      error={errors.password?.message}
      {...field('password')}
    />
    <PasswordField
      label="Confirm Password"
      autoComplete="new-password"
      error={errors.confirmation?.message}
      {...field('confirmation')}
    />
  </>
);
