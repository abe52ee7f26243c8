import type { Administrator } from '@site/shared/contracts';
import { Badge, Button } from '@site/shared/ui';
import { Day } from '../../time/moment.tsx';
import styles from './administrators.module.css';
import { type AdministratorChange, changesOf } from './changes.ts';

interface AdministratorRowProps {
  administrator: Administrator;
  /** Whether this is the signed-in administrator: nobody changes their own account here. */
  self: boolean;
  onChange: (change: AdministratorChange) => void;
}

export function AdministratorRow({ administrator, self, onChange }: AdministratorRowProps) {
  const { name, email, role, createdAt, disabledAt, secondFactor } = administrator;
  return (
    <tr>
      <th scope="row">
        {name} <span className={styles.email}>{email}</span>
      </th>
      <td>
        <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>
          {role === 'owner' ? 'Owner' : 'Editor'}
        </Badge>
      </td>
      <td>
        <Day at={createdAt} />
      </td>
      <td>
        <Badge tone={secondFactor ? 'success' : 'warning'}>{secondFactor ? 'On' : 'Off'}</Badge>
      </td>
      <td>
        <Badge tone={disabledAt ? 'danger' : 'success'}>{disabledAt ? 'Disabled' : 'Active'}</Badge>
      </td>
      <td>
        {self ? (
          'You'
        ) : (
          <div className={styles.actions}>
            {changesOf(administrator).map((change) => (
              <Button
                key={change.label}
                size="sm"
                aria-label={change.about(name)}
                onClick={() => onChange(change)}
              >
                {change.label}
              </Button>
            ))}
          </div>
        )}
      </td>
    </tr>
  );
}
