import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ProofForm, proofForm } from '@site/shared/contracts';
import { fieldErrorsOf, messageOf } from '@site/shared/platform';
import { Button, Notice, PasswordField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import { type ConfirmationOutcome, FAILED, isDeadLink } from './confirmation-outcome.ts';
import styles from './deletion.module.css';
import { confirmDeletion } from './deletion-calls.ts';
import { LastWarning } from './outcomes.tsx';

/** In any other browser, it takes the account's password. */
export function ConfirmWithPassword({ token, onDone, onDeadLink }: ConfirmationOutcome) {
  const { register, handleSubmit, setError, formState } = useForm<ProofForm>({
    resolver: standardSchemaResolver(proofForm),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ password }: ProofForm) => {
    try {
      await confirmDeletion({ token, password });
      onDone();
    } catch (error) {
      if (isDeadLink(error)) return onDeadLink(messageOf(error, FAILED));
      const { password: passwordError } = fieldErrorsOf(error);
      if (passwordError) setError('password', { message: passwordError }, { shouldFocus: true });
      else setError('root', { message: messageOf(error, FAILED) });
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      <LastWarning />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint="The password of the account you're deleting. If it doesn't have one, log in to it in this browser and open the link again."
        error={errors.password?.message}
        {...register('password')}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button type="submit" variant="danger" size="lg" wide busy={isSubmitting}>
        Delete for good
      </Button>
    </form>
  );
}
