import { commonPasswordFault, type SigninRequest } from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice, TextField } from '@site/shared/ui';
import styles from './register-form.module.css';
import { useRegisterForm } from './use-register-form.ts';

interface RegisterFormProps {
  /** Called with what the person can now log in with. */
  onRegistered: (credentials: SigninRequest) => Promise<void>;
}

/** The register form. It is busy from the click until the page is left, so that nothing is sent twice. */
export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const { errors, busy, onSubmit, field, passwordField } = useRegisterForm(onRegistered);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...field('email')}
      />
      <TextField
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
        {...field('name')}
      />
      <NewPasswordFields
        label="Password"
        errors={errors}
        field={passwordField}
        check={checkPassword}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        Register
      </Button>
    </form>
  );
}

const checkPassword = (typed: string) => commonPasswordFault(typed, http);
