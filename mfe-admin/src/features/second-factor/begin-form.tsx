import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminPasswordRequest,
  adminPasswordRequest,
  type SecondFactorSetup,
} from '@site/shared/contracts';
import { fieldErrorsOf, messageOf, toast } from '@site/shared/platform';
import { Button, PasswordField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './second-factor.module.css';
import { beginSecondFactor } from './second-factor.queries.ts';

/** The first step: the password. */
export function BeginForm({ onBegun }: { onBegun: (setup: SecondFactorSetup) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<AdminPasswordRequest>({
    resolver: standardSchemaResolver(adminPasswordRequest),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ password }: AdminPasswordRequest) => {
    try {
      onBegun(await beginSecondFactor(password));
    } catch (error) {
      const message = fieldErrorsOf(error).password;
      if (message) setError('password', { message }, { shouldFocus: true });
      else toast.error(messageOf(error, "We couldn't set up the second factor. Please try again."));
    }
  };

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Set up a second factor"
      onSubmit={handleSubmit(submit)}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="primary" busy={isSubmitting} className={styles.submit}>
        Set it up
      </Button>
    </form>
  );
}
