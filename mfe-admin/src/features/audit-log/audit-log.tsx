import type { AuditEntry } from '@site/shared/contracts/identity';
import { Link, useQuery, useSearchParams } from '@site/shared/platform';
import { Button, ButtonLink, EmptyState } from '@site/shared/ui';
import { useId, useState } from 'react';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { CardTable } from '../../tables/card-table.tsx';
import { Moment } from '../../time/moment.tsx';
import { actions } from './actions.ts';
import styles from './audit-log.module.css';
import { auditLogQuery, pageOf, queryOf } from './audit-log.queries.ts';
import { Changes } from './changes.tsx';

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
        <CardTable label="Changes" columns={['When', 'Who', 'What', 'Which', 'Details']}>
          {data.items.map((entry) => (
            <AuditRow
              key={entry.id}
              entry={entry}
              subject={nameOf(entry.subject) ?? entry.subject}
            />
          ))}
        </CardTable>
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

interface AuditRowProps {
  entry: AuditEntry;
  /** What was changed, in words. */
  subject: string;
}

/** One change as a line; its details fold out below it. */
function AuditRow({ entry, subject }: AuditRowProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { at, admin, action } = entry;
  const hasDetails = entry.before !== null || entry.after !== null;
  return (
    <>
      <tr>
        <td className={styles.time} data-label="When">
          <Moment at={at} />
        </td>
        <td data-label="Who">{admin.name}</td>
        <td data-label="What">{actions[action] ?? action}</td>
        <td className={styles.subject} data-label="Which">
          {action.startsWith('person.') && action !== 'person.export' ? (
            <Link to={`/admin/people/${entry.subject}`}>{subject}</Link>
          ) : (
            subject
          )}
        </td>
        <td>
          {hasDetails && (
            <Button
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? details : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              Details
            </Button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={details} className={styles.details}>
          <td colSpan={5}>
            <Changes entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
}
