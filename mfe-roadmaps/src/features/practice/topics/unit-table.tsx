import type { LearningUnit } from '@site/shared/contracts';
import { use } from 'react';
import { Columns } from './columns.ts';
import { UnitRow, type UnitRowProps } from './unit-row.tsx';
import styles from './unit-table.module.css';
import { useIncrementalList } from './use-incremental-list.ts';

interface UnitTableProps extends Pick<UnitRowProps, 'actions'> {
  /** The topic's name, used as the label of the table. */
  label: string;
  units: LearningUnit[];
  /** The current problem; null if it isn't one of these. */
  currentId: string | null;
  /** Renders all problems at once. */
  whole: boolean;
}

/** The problems of a topic; on narrow screens each row is laid out as a card. */
export function UnitTable({ label, units, currentId, whole, actions }: UnitTableProps) {
  const columns = use(Columns);
  const shown = useIncrementalList(units, whole ? (units.at(-1)?.id ?? null) : currentId);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((unit) => (
          <UnitRow key={unit.id} unit={unit} current={unit.id === currentId} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}
