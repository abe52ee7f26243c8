import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ClaimForm as Claim,
  claimForm,
  commonPasswordError,
  passwordError,
} from '@site/shared/contracts/identity';
import { http } from '@site/shared/platform';
import { Button, NewPasswordFields, Notice, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import { claim, linkFailure } from './verification.queries.ts';

interface ClaimOutcome {
  onDone: () => void;
  onDeadLink: (message: string) => void;
}

interface ClaimFormProps extends ClaimOutcome {
  /** The secret from the emailed link. */
  token: string;
  /** Back to entering the current password. */
  onBack: () => void;
}

/** Sets a new name and password for an unverified account. */
export function ClaimForm({ token, onBack, ...outcome }: ClaimFormProps) {
  const { errors, busy, onSubmit, nameField, passwordField } = useClaimForm(token, outcome);
  return (
    <form noValidate onSubmit={onSubmit}>
      <p>
        Choose your own name and password. Your account starts empty: what's in this one is deleted,
        and anyone who's logged in to it is logged out. To keep it, enter its password instead.
      </p>
      <TextField
        label="Full Name"
        autoComplete="name"
        autoFocus
        error={errors.name?.message}
        {...nameField}
      />
      <NewPasswordFields
        label="New Password"
        errors={errors}
        field={passwordField}
        check={checkIfCommon}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        Make this account mine
      </Button>
      <Button size="lg" wide onClick={onBack}>
        I know the password
      </Button>
    </form>
  );
}

const checkIfCommon = (typed: string) => commonPasswordError(typed, http);

const FAILED = "We couldn't save your password. Please try again.";
const fields = ['name', 'password'] as const;

/** The form's state: everything is checked on submit, and the password while it's typed. */
function useClaimForm(token: string, { onDone, onDeadLink }: ClaimOutcome) {
  const form = useForm<Claim>({
    resolver: standardSchemaResolver(claimForm),
    reValidateMode: 'onSubmit',
    defaultValues: { name: '', password: '', confirmation: '' },
  });
  const { register, handleSubmit, setError, clearErrors, getValues, formState } = form;

  const checkPassword = () => {
    const message = passwordError(getValues('password'));
    clearErrors('root');
    clearErrors(['password', 'confirmation']);
    if (message) setError('password', { message });
  };

  const checkName = () => {
    clearErrors('root');
    clearErrors('name');
  };

  const submit = async ({ name, password }: Claim) => {
    try {
      await claim({ token, name, password });
      onDone();
    } catch (error) {
      const failure = linkFailure(error, FAILED);
      if (failure.dead) return onDeadLink(failure.message);
      const invalid = fields.filter((field) => failure.fields[field]);
      for (const field of invalid) {
        const focus = { shouldFocus: field === invalid[0] };
        setError(field, { message: failure.fields[field] }, focus);
      }
      if (invalid.length === 0) setError('root', { message: failure.message });
    }
  };

  return {
    errors: formState.errors,
    busy: formState.isSubmitting,
    onSubmit: handleSubmit(submit),
    nameField: register('name', { onChange: checkName }),
    passwordField: (name: 'password' | 'confirmation') =>
      register(name, { onChange: checkPassword }),
  };
}
