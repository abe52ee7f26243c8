import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ChangeSecondFactorRequest,
  changeSecondFactorRequest,
} from '@site/shared/contracts/identity';
import { messageOf, toast, useQueryClient } from '@site/shared/platform';
import { Button, PasswordField, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import forms from '../../forms/form.module.css';
import { showFieldErrors } from '../../forms/show-field-errors.ts';
import styles from './second-factor.module.css';
import { renewRecoveryCodes, turnSecondFactorOff } from './second-factor.queries.ts';

interface ManageFactorProps {
  /** How many recovery codes are left. */
  left: number;
  /** Called with the new recovery codes. */
  onRenewed: (codes: string[]) => void;
  onTurnedOff: () => void;
}

/** New recovery codes, or turning the second factor off: both require the password and a code. */
export function ManageFactor({ left, onRenewed, onTurnedOff }: ManageFactorProps) {
  const client = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<ChangeSecondFactorRequest>({
    resolver: standardSchemaResolver(changeSecondFactorRequest),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;

  const withErrors =
    (change: (request: ChangeSecondFactorRequest) => Promise<void>) =>
    async (request: ChangeSecondFactorRequest) => {
      try {
        await change(request);
      } catch (error) {
        if (!showFieldErrors(error, ['password', 'code'], setError)) {
          toast.error(messageOf(error, "We couldn't change the second factor. Please try again."));
        }
      }
    };

  const renew = withErrors(async (request) => onRenewed(await renewRecoveryCodes(request)));

  const turnOff = withErrors(async (request) => {
    await turnSecondFactorOff(request);
    toast.success('Your second factor is off.');
    await client.invalidateQueries({ queryKey: ['admin-data'] });
    onTurnedOff();
  });

  return (
    <form
      className={forms.narrow}
      noValidate
      aria-label="Change the second factor"
      onSubmit={handleSubmit(renew)}
    >
      <p>
        {left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left. To get ten new
        ones, or to turn the second factor off, enter your password and a code.
      </p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label="Code"
        hint="The 6 digits your app shows, or a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...register('code')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          New recovery codes
        </Button>
        <Button variant="danger" busy={isSubmitting} onClick={handleSubmit(turnOff)}>
          Turn it off
        </Button>
      </div>
    </form>
  );
}
