import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AcceptInvitationForm,
  acceptInvitationForm,
  commonPasswordError,
} from '@site/shared/contracts/identity';
import { http, messageOf, problemOf, toast } from '@site/shared/platform';
import { Button, NewPasswordFields, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import forms from '../../forms/form.module.css';
import { showFieldErrors } from '../../forms/show-field-errors.ts';
import { acceptInvitation } from './invitations.queries.ts';

interface AcceptFormProps {
  /** The secret from the emailed link. */
  token: string;
  /** Called with the address to sign in with. */
  onAccepted: (email: string) => void;
  /** Called with the reason if the link can no longer be used. */
  onDeadLink: (message: string) => void;
}

/** Error codes after which no other input would help. */
const final = new Set(['dead-link', 'email-taken']);

/** Name and password of a new administrator. */
export function AcceptForm({ token, onAccepted, onDeadLink }: AcceptFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<AcceptInvitationForm>({
    resolver: standardSchemaResolver(acceptInvitationForm),
    defaultValues: { name: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ name, password }: AcceptInvitationForm) => {
    try {
      onAccepted(await acceptInvitation({ token, name, password }));
    } catch (error) {
      const message = messageOf(error, "We couldn't accept the invitation. Please try again.");
      if (final.has(problemOf(error)?.code ?? '')) return onDeadLink(message);
      toast.error(message);
      showFieldErrors(error, ['name', 'password'], setError);
    }
  };

  return (
    <form className={forms.form} noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        label="Full name"
        autoComplete="name"
        hint="Other administrators see it, and it stays in the audit log."
        error={errors.name?.message}
        {...register('name')}
      />
      <NewPasswordFields label="Password" errors={errors} field={register} check={checkPassword} />
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
        {isSubmitting ? 'Creating your account...' : 'Create my account'}
      </Button>
    </form>
  );
}

const checkPassword = (typed: string) => commonPasswordError(typed, http);
