import type { AnalyticsDay } from '@site/shared/contracts';
import { Table } from '@site/shared/ui';
import styles from './analytics.module.css';
import { dayName, measures } from './measures.ts';

/** The figures behind the charts, the newest day first. */
export const DayTable = ({ days }: { days: readonly AnalyticsDay[] }) => (
  <details className={styles.details}>
    <summary>Figures for each day</summary>
    <Table label="Figures for each day" columns={['Day', ...measures.map(({ name }) => name)]}>
      {days.toReversed().map((day) => (
        <tr key={day.day}>
          <th scope="row" className={styles.day}>
            {dayName(day.day)}
          </th>
          {measures.map(({ measure }) => (
            <td key={measure} className={styles.count}>
              {day[measure].toLocaleString()}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  </details>
);
