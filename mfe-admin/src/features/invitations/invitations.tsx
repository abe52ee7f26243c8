import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type AdminRole, adminRoles } from '@site/shared/contracts/composition';
import {
  type AdminInvitation,
  type NewAdminInvitation,
  newAdminInvitation,
} from '@site/shared/contracts/identity';
import { messageOf, useQuery } from '@site/shared/platform';
import { Badge, Button, Card, ErrorState, SelectField, TextField } from '@site/shared/ui';
import { useForm, useWatch } from 'react-hook-form';
import forms from '../../forms/form.module.css';
import { RoleOptions } from '../../rights/role-options.tsx';
import { CardTable } from '../../tables/card-table.tsx';
import { Moment } from '../../time/moment.tsx';
import styles from './invitations.module.css';
import { invitationsQuery } from './invitations.queries.ts';

interface OpenInvitationsProps {
  onResend: (invitation: AdminInvitation) => void;
  onWithdraw: (invitation: AdminInvitation) => void;
}

/** Invitations that nobody has accepted yet; nothing if there are none. */
export function OpenInvitations({ onResend, onWithdraw }: OpenInvitationsProps) {
  const { data, error, refetch } = useQuery(invitationsQuery);
  if (error && !data) {
    return (
      <ErrorState
        title="We couldn't load the invitations"
        message={messageOf(error, "The server isn't responding.")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data?.length) return null;
  return (
    // No region of its own: the table is one, of the same name.
    <div className={styles.open}>
      <h2>Open invitations</h2>
      <CardTable
        label="Open invitations"
        columns={['Email', 'Role', 'Invited by', 'Valid until', 'Change']}
      >
        {data.map((invitation) => (
          <tr key={invitation.id}>
            <th scope="row">{invitation.email}</th>
            <td data-label="Role">{adminRoles[invitation.role].label}</td>
            <td data-label="Invited by">{invitation.invitedBy}</td>
            <td data-label="Valid until">
              {invitation.expired ? (
                <Badge tone="warning">Expired</Badge>
              ) : (
                <Moment at={invitation.expiresAt} />
              )}
            </td>
            <td>
              <div className={styles.actions}>
                <Button
                  size="sm"
                  aria-label={`Send again to ${invitation.email}`}
                  onClick={() => onResend(invitation)}
                >
                  Send again
                </Button>
                <Button
                  size="sm"
                  aria-label={`Withdraw the invitation to ${invitation.email}`}
                  onClick={() => onWithdraw(invitation)}
                >
                  Withdraw
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </CardTable>
    </div>
  );
}

/** Invites someone with a role. */
export function InviteForm({ onInvite }: { onInvite: (invited: NewAdminInvitation) => void }) {
  const { register, handleSubmit, formState, control } = useForm<NewAdminInvitation>({
    resolver: standardSchemaResolver(newAdminInvitation),
    defaultValues: { email: '', role: 'editor' },
  });
  const { errors } = formState;
  const role = useWatch({ control, name: 'role' });
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
            hint={roleHint(role)}
            error={errors.role?.message}
            {...register('role')}
          >
            <RoleOptions />
          </SelectField>
        </div>
        <Button type="submit" variant="primary" className={forms.submit}>
          Invite
        </Button>
      </form>
    </Card>
  );
}

/** What a role is for, as a sentence. */
function roleHint(role: AdminRole): string {
  const { noun, task } = adminRoles[role];
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${task}.`;
}
