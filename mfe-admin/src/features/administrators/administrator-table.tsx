import type { Administrator } from '@site/shared/contracts';
import { messageOf, useQuery } from '@site/shared/platform';
import { ErrorState, Skeleton, Table, VisuallyHidden } from '@site/shared/ui';
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
  if (error) {
    return (
      <ErrorState
        title="We couldn't load the administrators"
        message={messageOf(error, "The server isn't responding.")}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading the administrators...</VisuallyHidden>
      <Skeleton height="12rem" />
    </div>
  );
}
