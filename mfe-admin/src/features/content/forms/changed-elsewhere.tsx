import { Notice } from '@site/shared/ui';
import styles from './forms.module.css';
import type { Difference } from './use-content-form.ts';

/** What someone else has changed while the form was open; nothing if nobody did. */
export function ChangedElsewhere({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <Notice tone="warning" title="Someone else has changed this since you opened it">
      <p>
        What you typed is still here, and fields you hadn't touched now show theirs. Saving again
        replaces theirs with what you see.
      </p>
      <Differences differences={differences} />
    </Notice>
  );
}

/** Texts of fields before and after. */
export const Differences = ({ differences }: { differences: readonly Difference[] }) => (
  <dl className={styles.differences}>
    {differences.map(({ field, before, after }) => (
      <div key={field}>
        <dt>{field.replaceAll('_', ' ')}</dt>
        <dd>
          <del>{before || 'nothing'}</del> <ins>{after || 'nothing'}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
