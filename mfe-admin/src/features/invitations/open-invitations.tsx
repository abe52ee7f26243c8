import type { AdminInvitation } from '@site/shared/contracts';
import { messageOf, useQuery } from '@site/shared/platform';
import { Badge, Button, ErrorState, Table } from '@site/shared/ui';
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
      <Table
        label="Open invitations"
        columns={['Email', 'Role', 'Invited by', 'Valid until', 'Change']}
      >
        {data.map((invitation) => (
          <tr key={invitation.id}>
            <th scope="row">{invitation.email}</th>
            <td>{invitation.role === 'owner' ? 'Owner' : 'Editor'}</td>
            <td>{invitation.invitedBy}</td>
            <td>
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
      </Table>
    </div>
  );
}
