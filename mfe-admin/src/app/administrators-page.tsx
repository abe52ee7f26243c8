import { adminRoles } from '@site/shared/contracts/composition';
import type {
  AdminInvitation,
  Administrator,
  NewAdminInvitation,
} from '@site/shared/contracts/identity';
import { useQuery, useQueryClient } from '@site/shared/platform';
import { type ComponentProps, useState } from 'react';
import { AdministratorTable } from '../features/administrators/administrator-table.tsx';
import { administratorsQuery } from '../features/administrators/administrators.queries.ts';
import type { AdministratorChange } from '../features/administrators/changes.ts';
import {
  invitationsQuery,
  sendInvitation,
  withdrawInvitation,
} from '../features/invitations/invitations.queries.ts';
import { InviteForm, OpenInvitations } from '../features/invitations/invitations.tsx';
import { adminSessionQuery } from '../features/session/admin-session.ts';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';

/** /admin/administrators */
export const AdministratorsPage = () => (
  <AdminPage
    title="Administrators"
    right="administrators"
    intro="The people who help run the site. What each of them can do depends on their role."
  >
    <Administrators />
  </AdminPage>
);

/** What the dialog asks for confirmation of. */
type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'>;

function Administrators() {
  const { data: admin } = useQuery(adminSessionQuery);
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const [invitations, setInvitations] = useState(0);

  const refreshInvitations = () => client.invalidateQueries(invitationsQuery);
  const confirmThen = (next: Question, after: () => Promise<void>) =>
    setQuestion({
      ...next,
      run: async (password) => {
        await next.run(password);
        await after();
      },
    });
  return (
    <div className={styles.sections}>
      <AdministratorTable
        self={admin?.id}
        onChange={(administrator, change) =>
          confirmThen(changing(administrator, change), async () => {
            await Promise.all([
              client.invalidateQueries(administratorsQuery),
              refreshInvitations(),
            ]);
          })
        }
      />
      <OpenInvitations
        onResend={(invitation) => confirmThen(inviting(invitation), refreshInvitations)}
        onWithdraw={(invitation) => confirmThen(withdrawing(invitation), refreshInvitations)}
      />
      <InviteForm
        key={invitations}
        onInvite={(invited) =>
          confirmThen(inviting(invited), async () => {
            setInvitations((count) => count + 1);
            await refreshInvitations();
          })
        }
      />
      {question && <ConfirmDialog {...question} onClose={() => setQuestion(null)} />}
    </div>
  );
}

const changing = (
  { id, name }: Administrator,
  { title, description, action, variant, done, make }: AdministratorChange,
): Question => ({
  title,
  description: description(name),
  action,
  variant,
  run: async () => void (await make(id)),
  done,
  failed: "We couldn't change this administrator. Please try again.",
});

const inviting = (invited: NewAdminInvitation): Question => ({
  title: `Invite ${invited.email}?`,
  description: `We'll invite them as ${adminRoles[invited.role].noun}, who ${adminRoles[invited.role].task}. Earlier links to this address will stop working.`,
  action: 'Send invitation',
  variant: 'primary',
  run: () => sendInvitation(invited),
  done: 'Invitation sent!',
  failed: "We couldn't send the invitation. Please try again.",
});

const withdrawing = ({ id, email }: AdminInvitation): Question => ({
  title: 'Withdraw this invitation?',
  description: `The link in the email to ${email} will stop working.`,
  action: 'Withdraw',
  run: () => withdrawInvitation(id),
  done: 'Invitation withdrawn!',
  failed: "We couldn't withdraw the invitation. Please try again.",
});
