import { commonPasswordError, saysEmailIsKnown } from '@site/shared/contracts';
import { http } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice, TextField } from '@site/shared/ui';
import styles from './register-form.module.css';
import { type RegisterActions, useRegisterForm } from './use-register-form.ts';

/** The register form. It's busy from the click until the page is left, so that nothing is sent twice. */
export function RegisterForm(actions: RegisterActions) {
  const { errors, busy, onSubmit, field, passwordField, logInInstead } = useRegisterForm(actions);
  const isKnown = saysEmailIsKnown(errors.email?.type);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...field('email')}
      />
      {isKnown && (
        <Button busy={busy} onClick={logInInstead}>
          Log in with this email and password
        </Button>
      )}
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

const checkPassword = (typed: string) => commonPasswordError(typed, http);
