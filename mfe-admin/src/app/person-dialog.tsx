import { type AdminPerson, signPersonOutRequest } from '@site/shared/contracts/identity';
import { useQueryClient } from '@site/shared/platform';
import { TextAreaField } from '@site/shared/ui';
import { useState } from 'react';
import { changePerson, personQuery, signPersonOut } from '../features/people/people.queries.ts';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';

interface Words {
  title: string;
  description: (name: string) => string;
  action: string;
  variant: 'danger' | 'primary';
  done: string;
  make: (id: string, reason: string) => Promise<void>;
}

const changes = {
  'sign-out': {
    title: 'Log out everywhere?',
    description: (name) => `${name} will be logged out everywhere at once, but can log in again.`,
    action: 'Log out everywhere',
    variant: 'danger',
    done: 'Logged out everywhere!',
    make: (id, reason) => signPersonOut(id, { reason }),
  },
  disable: {
    title: 'Disable this account?',
    description: (name) =>
      `${name} will be logged out everywhere at once and won't be able to log in.`,
    action: 'Disable',
    variant: 'danger',
    done: 'Account disabled!',
    make: (id, reason) => changePerson(id, { disabled: true, reason }),
  },
  enable: {
    title: 'Enable this account?',
    description: (name) => `${name} will be able to log in again.`,
    action: 'Enable',
    variant: 'primary',
    done: 'Account enabled!',
    make: (id, reason) => changePerson(id, { disabled: false, reason }),
  },
} satisfies Record<string, Words>;

export type PersonChange = keyof typeof changes;

interface PersonDialogProps {
  person: AdminPerson;
  change: PersonChange;
  onClose: () => void;
}

/** Prompts for the reason for a change, which is emailed to the person. */
export function PersonDialog({ person: { id, name }, change, onClose }: PersonDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string>();
  const { description, make, ...words } = changes[change];

  const check = () => {
    const message = signPersonOutRequest.safeParse({ reason }).error?.issues[0]?.message;
    setReasonError(message);
    return message === undefined;
  };

  return (
    <ConfirmDialog
      {...words}
      description={description(name)}
      isDirty={reason !== ''}
      check={check}
      run={async () => {
        await make(id, reason);
        await client.invalidateQueries(personQuery(id));
      }}
      failed="We couldn't change the account. Please try again."
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        required
        rows={3}
        hint="We email this to the person and keep it in the audit log for good, so don't name anyone."
        value={reason}
        error={reasonError}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
