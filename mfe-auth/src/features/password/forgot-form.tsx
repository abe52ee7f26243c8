import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ForgotPasswordRequest, forgotPasswordRequest } from '@site/shared/contracts';
import { fieldErrorsOf, messageOf } from '@site/shared/platform';
import { Button, Notice, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import { askForReset } from './ask-for-reset.ts';
import styles from './password.module.css';

/** Requests a reset link. Never reveals whether an address has an account. */
export function ForgotForm() {
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordRequest>({
    resolver: standardSchemaResolver(forgotPasswordRequest),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = async ({ email }: ForgotPasswordRequest) => {
    try {
      await askForReset(email);
    } catch (error) {
      const fault = fieldErrorsOf(error).email;
      if (fault) setError('email', { message: fault }, { shouldFocus: true });
      else setError('root', { message: messageOf(error, FAILED) });
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        label="Email"
        placeholder="Email Id"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { setValueAs: (typed: string) => typed.trim() })}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      {isSubmitSuccessful && <Sent />}
      <Button
        type="submit"
        variant={isSubmitSuccessful ? 'secondary' : 'primary'}
        size="lg"
        wide
        busy={isSubmitting}
      >
        {isSubmitSuccessful ? 'Send it again' : 'Send me a link'}
      </Button>
    </form>
  );
}

const FAILED = 'The mail could not be requested. Please try again.';

const Sent = () => (
  <Notice tone="success" title="If an account exists for this address, a mail is on its way.">
    <p>Its link works once, for one hour. Check your spam folder, too.</p>
  </Notice>
);
