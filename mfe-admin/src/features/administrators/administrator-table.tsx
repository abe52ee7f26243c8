import type { Administrator } from '@site/shared/contracts';
import { useQuery } from '@site/shared/platform';
import { Table } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { AdministratorRow } from './administrator-row.tsx';
import { administratorsQuery } from './administrators.queries.ts';
import type { AdministratorChange } from './changes.ts';

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
      <Table
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
      </Table>
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
