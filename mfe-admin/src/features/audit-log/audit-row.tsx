import type { AuditEntry } from '@site/shared/contracts';
import styles from './audit-log.module.css';

const actions: Record<string, string> = {
  'admin.create': 'Made an administrator',
  'announcement.create': 'Published an announcement',
  'announcement.delete': 'Deleted an announcement',
};

/** One change, with the fields in which before and after differ. */
export const AuditRow = ({ entry }: { entry: AuditEntry }) => (
  <tr className={styles.entry}>
    <td className={styles.time}>
      <time dateTime={entry.at}>{new Date(entry.at).toLocaleString()}</time>
    </td>
    <td>{entry.admin.name}</td>
    <td>
      {actions[entry.action] ?? entry.action}
      <span className={styles.subject}>{entry.subject}</span>
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
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
