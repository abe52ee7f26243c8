import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminPasswordRequest,
  adminPasswordRequest,
  type ConfirmSecondFactorRequest,
  confirmSecondFactorRequest,
  type SecondFactorSetup,
} from '@site/shared/contracts/identity';
import { messageOf, toast } from '@site/shared/platform';
import { Button, PasswordField, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import forms from '../../forms/form.module.css';
import { showFieldErrors } from '../../forms/show-field-errors.ts';
import styles from './second-factor.module.css';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.queries.ts';

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
      if (!showFieldErrors(error, ['password'], setError)) {
        toast.error(messageOf(error, "We couldn't set up the second factor. Please try again."));
      }
    }
  };

  return (
    <form
      className={forms.narrow}
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
      <Button type="submit" variant="primary" busy={isSubmitting} className={forms.submit}>
        Set it up
      </Button>
    </form>
  );
}

interface ConfirmFormProps {
  setup: SecondFactorSetup;
  /** Called with the recovery codes. */
  onConfirmed: (codes: string[]) => void;
  onCancel: () => void;
}

/** The second step: the app gets the secret and shows its first code. */
export function ConfirmForm({ setup, onConfirmed, onCancel }: ConfirmFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<ConfirmSecondFactorRequest>({
    resolver: standardSchemaResolver(confirmSecondFactorRequest),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ code }: ConfirmSecondFactorRequest) => {
    try {
      onConfirmed(await confirmSecondFactor(code));
      toast.success('Your second factor is on!');
    } catch (error) {
      if (!showFieldErrors(error, ['code'], setError)) {
        toast.error(messageOf(error, "We couldn't turn on the second factor. Please try again."));
      }
    }
  };

  return (
    <form
      className={forms.narrow}
      noValidate
      aria-label="Confirm the second factor"
      onSubmit={handleSubmit(submit)}
    >
      <p>Scan this QR code with an authenticator app, or type the secret into it.</p>
      <div className={styles.setup}>
        <img className={styles.qr} src={setup.qr} alt="QR code with the secret below" />
        <div className={styles.secret}>
          <span className={styles.label}>Secret</span>
          <code>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          <a href={setup.uri}>Open in an app on this device</a>
        </div>
      </div>
      <TextField
        label="Code"
        hint="The 6 digits the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={errors.code?.message}
        {...register('code')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Turn it on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
