import { messageOf, useQuery, useSearchParams } from '@site/shared/platform';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Skeleton,
  Table,
  VisuallyHidden,
} from '@site/shared/ui';
import { pageOf, queryOf } from './audit-filter.ts';
import styles from './audit-log.module.css';
import { auditLogQuery } from './audit-log.queries.ts';
import { AuditRow } from './audit-row.tsx';

interface AuditLogProps {
  /** Describes the subject of an entry; undefined if there is no description. */
  nameOf: (subject: string) => string | undefined;
}

/** The log page by page; the address names the page, so that the browser's Back button works. */
export function AuditLog({ nameOf }: AuditLogProps) {
  const [search] = useSearchParams();
  const { before = null, ...filter } = queryOf(search);
  const { data, error, refetch } = useQuery(auditLogQuery(queryOf(search)));
  if (data?.items.length === 0 && Object.keys(filter).length > 0) {
    return <EmptyState title="No changes match" text="Nothing in the log matches this filter." />;
  }
  if (data?.items.length === 0) {
    return <EmptyState title="No changes yet" text="Changes by administrators will appear here." />;
  }
  if (data) {
    return (
      <div className={styles.log}>
        <Table label="Changes" columns={['When', 'Who', 'What', 'Before', 'After']}>
          {data.items.map((entry) => (
            <AuditRow
              key={entry.id}
              entry={entry}
              subject={nameOf(entry.subject) ?? entry.subject}
            />
          ))}
        </Table>
        <nav aria-label="Pages of the log" className={styles.pages}>
          {before && <ButtonLink to={pageOf(search, null)}>Newest</ButtonLink>}
          {data.next && <ButtonLink to={pageOf(search, String(data.next))}>Older</ButtonLink>}
        </nav>
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="We couldn't load the log"
        message={messageOf(error, "The server isn't responding.")}
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
