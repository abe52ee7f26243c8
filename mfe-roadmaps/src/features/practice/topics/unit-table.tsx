import type { LearningUnit } from '@site/shared/contracts';
import { UnitRow, type UnitRowProps } from './unit-row.tsx';
import styles from './unit-table.module.css';
import { usePortions } from './use-portions.ts';

const columns = [
  'Status',
  'Problem',
  'Difficulty',
  'Companies',
  'Article',
  'Video',
  'Bookmarks',
  'Notes',
];

interface UnitTableProps extends Pick<UnitRowProps, 'actions'> {
  /** The topic's name, which names the table. */
  label: string;
  units: LearningUnit[];
  /** The marked problem, null where it is none of these. */
  currentId: string | null;
  /** Draws all problems at once. */
  whole: boolean;
}

/** The problems of a topic; on narrow screens each row is laid out as a card of its own. */
export function UnitTable({ label, units, currentId, whole, actions }: UnitTableProps) {
  const shown = usePortions(units, whole ? (units.at(-1)?.id ?? null) : currentId);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
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
