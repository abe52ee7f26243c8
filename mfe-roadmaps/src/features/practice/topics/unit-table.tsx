import type { LearningUnit } from '@site/shared/contracts/practice';
import { startTransition, use, useEffect, useState } from 'react';
import { Columns } from './columns.ts';
import { UnitRow, type UnitRowProps } from './unit-row.tsx';
import styles from './unit-table.module.css';

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

/** How many new rows are rendered at once: about what fits on a screen below the search. */
const BATCH_SIZE = 6;

interface Drawable {
  id: string;
}

/**
 * The part of a list to render now: everything that was rendered before, and a batch of the new items. The
 * rest follows as soon as these are on the screen, so that a long list never delays a keystroke.
 * @param requiredId an item that is always rendered, with all items before it: rendering those later would push it out of view
 */
function useIncrementalList<T extends Drawable>(items: T[], requiredId: string | null): T[] {
  const [drawn, setDrawn] = useState(() => idsOf(items.slice(0, indexOfId(items, requiredId) + 1)));
  const shown = withNextBatch(items, drawn, requiredId);
  useEffect(() => {
    const ids = idsOf(shown);
    if (same(ids, drawn)) return;
    startTransition(() => setDrawn(ids));
  });
  return shown;
}

function withNextBatch<T extends Drawable>(
  items: T[],
  drawn: ReadonlySet<string>,
  requiredId: string | null,
): T[] {
  const until = indexOfId(items, requiredId);
  let left = BATCH_SIZE;
  return items.filter(({ id }, index) => {
    if (drawn.has(id) || index <= until) return true;
    left -= 1;
    return left >= 0;
  });
}

const indexOfId = (items: Drawable[], requiredId: string | null) =>
  items.findIndex(({ id }) => id === requiredId);

const idsOf = (items: Drawable[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));
