import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type NewAdminInvitation, newAdminInvitation } from '@site/shared/contracts';
import { Button, Card, SelectField, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import forms from '../../forms/form.module.css';
import styles from './invitations.module.css';

/** Invites someone with a role. */
export function InviteForm({ onInvite }: { onInvite: (invited: NewAdminInvitation) => void }) {
  const { register, handleSubmit, formState } = useForm<NewAdminInvitation>({
    resolver: standardSchemaResolver(newAdminInvitation),
    defaultValues: { email: '', role: 'editor' },
  });
  const { errors } = formState;
  return (
    <Card as="section" padding="lg" aria-labelledby="invite-administrator">
      <form className={forms.form} noValidate onSubmit={handleSubmit(onInvite)}>
        <h2 id="invite-administrator">Invite an administrator</h2>
        <div className={styles.fields}>
          <TextField
            label="Email address"
            required
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="We'll email a link that works once, within 7 days."
            error={errors.email?.message}
            {...register('email')}
          />
          <SelectField
            label="Role"
            hint="Editors look after content and discussions. Owners also manage people and administrators."
            error={errors.role?.message}
            {...register('role')}
          >
            <option value="editor">Editor</option>
            <option value="owner">Owner</option>
          </SelectField>
        </div>
        <Button type="submit" variant="primary" className={forms.submit}>
          Invite
        </Button>
      </form>
    </Card>
  );
}
