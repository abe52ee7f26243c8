import { Table } from '@site/shared/ui';
import { useState } from 'react';
import styles from './activity.module.css';
import { dayName } from './day-names.ts';

/** The active days as a list, latest first: a text alternative to the calendar. */
export function ActiveDays({ days }: { days: Record<string, number> }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Active days as a list</summary>
      {open && (
        <div className={styles.days}>
          <Table label="Active days" columns={['Day', 'Activities']}>
            {Object.entries(days)
              .toSorted(([one], [other]) => (one < other ? 1 : -1))
              .map(([date, count]) => (
                <tr key={date}>
                  <th scope="row">
                    <time dateTime={date}>{dayName(date)}</time>
                  </th>
                  <td>{count}</td>
                </tr>
              ))}
          </Table>
        </div>
      )}
    </details>
  );
}
