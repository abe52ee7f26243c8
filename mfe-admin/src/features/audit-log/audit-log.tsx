import { messageOf, useQuery, useSearchParams } from '@site/shared/platform';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Skeleton,
  Table,
  VisuallyHidden,
} from '@site/shared/ui';
import styles from './audit-log.module.css';
import { auditLogQuery } from './audit-log.queries.ts';
import { AuditRow } from './audit-row.tsx';

/** The log page by page; the address names the page, so that the browser's way back works. */
export function AuditLog() {
  const [search] = useSearchParams();
  const before = search.get('before');
  const { data, error, refetch } = useQuery(auditLogQuery(before));
  if (data?.items.length === 0) {
    return <EmptyState title="Nothing is written here" text="The first change will be." />;
  }
  if (data) {
    return (
      <div className={styles.log}>
        <Table label="Changes" columns={['When', 'Who', 'What', 'Before', 'After']}>
          {data.items.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </Table>
        <nav aria-label="Pages of the log" className={styles.pages}>
          {before && <ButtonLink to="/admin/audit-log">Newest</ButtonLink>}
          {data.next && <ButtonLink to={`/admin/audit-log?before=${data.next}`}>Older</ButtonLink>}
        </nav>
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="The log could not be loaded"
        message={messageOf(error, 'The server does not answer.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>Loading the log...</VisuallyHidden>
      <Skeleton height="12rem" />
    </div>
  );
}
