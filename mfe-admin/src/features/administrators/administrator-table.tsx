import { adminRole, adminRoles } from '@site/shared/contracts/composition';
import type { Administrator } from '@site/shared/contracts/identity';
import { useQuery } from '@site/shared/platform';
import { Badge, Button, SelectField } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { RoleOptions } from '../../rights/role-options.tsx';
import { CardTable } from '../../tables/card-table.tsx';
import { Day } from '../../time/moment.tsx';
import styles from './administrators.module.css';
import { administratorsQuery } from './administrators.queries.ts';
import { type AdministratorChange, changesOf, toRole } from './changes.ts';

interface AdministratorTableProps {
  /** The id of the administrator who is signed in. */
  self: string | undefined;
  /** Called with the administrator and the chosen action. */
  onChange: (administrator: Administrator, change: AdministratorChange) => void;
}

/** All administrators, each with its actions. */
export function AdministratorTable({ self, onChange }: AdministratorTableProps) {
  const { data, error, refetch } = useQuery(administratorsQuery);
  if (data) {
    return (
      <CardTable
        label="Administrators"
        columns={['Name', 'Role', 'Since', 'Second factor', 'Status', 'Change']}
      >
        {data.map((administrator) => (
          <AdministratorRow
            key={administrator.id}
            administrator={administrator}
            self={administrator.id === self}
            onChange={(change) => onChange(administrator, change)}
          />
        ))}
      </CardTable>
    );
  }
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the administrators"
      loading="Loading the administrators..."
      height="12rem"
    />
  );
}

interface AdministratorRowProps {
  administrator: Administrator;
  /** Whether this is the signed-in administrator: nobody changes their own account here. */
  self: boolean;
  onChange: (change: AdministratorChange) => void;
}

function AdministratorRow({ administrator, self, onChange }: AdministratorRowProps) {
  const { name, email, role, createdAt, disabledAt, secondFactor } = administrator;
  return (
    <tr>
      <th scope="row">
        {name} <span className={styles.email}>{email}</span>
      </th>
      <td data-label="Role">
        {self ? (
          <Badge>{adminRoles[role].label}</Badge>
        ) : (
          <SelectField
            label={`Role of ${name}`}
            labelHidden
            className={styles.role}
            value={role}
            onChange={({ currentTarget }) => onChange(toRole(adminRole.parse(currentTarget.value)))}
          >
            <RoleOptions />
          </SelectField>
        )}
      </td>
      <td data-label="Since">
        <Day at={createdAt} />
      </td>
      <td data-label="Second factor">
        <Badge tone={secondFactor ? 'success' : 'warning'}>{secondFactor ? 'On' : 'Off'}</Badge>
      </td>
      <td data-label="Status">
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
