import type { AuditEntry } from '@site/shared/contracts/identity';
import { Link, useQuery, useSearchParams } from '@site/shared/platform';
import { ButtonLink, EmptyState, Table } from '@site/shared/ui';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { Moment } from '../../time/moment.tsx';
import { actions } from './actions.ts';
import styles from './audit-log.module.css';
import { auditLogQuery, pageOf, queryOf } from './audit-log.queries.ts';

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

/** Labels for fields whose names aren't plain words; all others are shown as they are. */
const fields: Record<string, string> = {
  demonstration: 'demo account',
  createdAt: 'received',
  left: 'recovery codes left',
  noteChanged: 'note changed',
  openReports: 'open reports',
  publishedAt: 'published at',
  secondFactor: 'second factor',
};

interface AuditRowProps {
  entry: AuditEntry;
  /** A description of the change. */
  subject: string;
}

/** One change, with the fields that differ before and after. */
const AuditRow = ({ entry, subject }: AuditRowProps) => (
  <tr className={styles.entry}>
    <td className={styles.time}>
      <Moment at={entry.at} />
    </td>
    <td>{entry.admin.name}</td>
    <td>
      {actions[entry.action] ?? entry.action}
      <span className={styles.subject}>
        {entry.action.startsWith('person.') ? (
          <Link to={`/admin/people/${entry.subject}`}>{subject}</Link>
        ) : (
          subject
        )}
      </span>
    </td>
    <td>
      <State state={entry.before} other={entry.after} />
    </td>
    <td>
      <State state={entry.after} other={entry.before} />
    </td>
  </tr>
);

type State = AuditEntry['before'];

function State({ state, other }: { state: State; other: State }) {
  if (!state) return <span className={styles.none}>nothing</span>;
  const changed = Object.entries(state).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(other?.[name]),
  );
  return (
    <dl className={styles.state}>
      {changed.map(([name, value]) => (
        <div key={name}>
          <dt>{fields[name] ?? name.replaceAll('_', ' ')}</dt>
          <dd>{inWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || isEmpty(value)) return 'none';
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) {
    return value.join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && Object.keys(value ?? {}).length === 0;
