import { useQuery, useSearchParams } from '@site/shared/platform';
import { ButtonLink, EmptyState, Table } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
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
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't load the log"
      loading="Loading the log..."
      height="12rem"
    />
  );
}
