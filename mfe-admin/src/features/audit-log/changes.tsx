import type { AuditEntry } from '@site/shared/contracts/identity';
import { VisuallyHidden } from '@site/shared/ui';
import styles from './audit-log.module.css';

/** Labels for fields whose names aren't plain words; all others are shown as they are. */
const fields: Record<string, string> = {
  demonstration: 'demo account',
  createdAt: 'received',
  left: 'recovery codes left',
  noteChanged: 'note changed',
  openReports: 'open reports',
  publishAt: 'published at',
  publishedAt: 'published at',
  secondFactor: 'second factor',
};

/** The fields that differ, each with its value before and after. */
export function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  if (names.length === 0) return <p className={styles.none}>No field has changed.</p>;
  return (
    <dl className={styles.changes}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fields[name] ?? name.replaceAll('_', ' ')}</dt>
          {before && (
            <dd>
              {after && <VisuallyHidden>Before: </VisuallyHidden>}
              <del>{inWords(before[name])}</del>
            </dd>
          )}
          {after && (
            <dd>
              {before && <VisuallyHidden>After: </VisuallyHidden>}
              <ins>{inWords(after[name])}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === undefined || value === null || value === '' || isEmpty(value)) return 'none';
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) {
    return value.join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && Object.keys(value ?? {}).length === 0;
