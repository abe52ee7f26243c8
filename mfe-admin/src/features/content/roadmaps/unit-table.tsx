import type { AdminTopic, AdminUnit } from '@site/shared/contracts/editorial';
import { EmptyState } from '@site/shared/ui';
import { useRight } from '../../../rights/rights.tsx';
import { CardTable } from '../../../tables/card-table.tsx';
import styles from '../content.module.css';
import type { Chosen } from './bulk/use-chosen.ts';
import { moveUnit, type useOrder } from './order.ts';
import { UnitRow } from './unit-row.tsx';
import { useDrag } from './use-drag.ts';

interface UnitTableProps {
  roadmapId: string;
  topic: AdminTopic;
  /** The topics that a problem can move to. */
  topics: readonly AdminTopic[];
  chosen: Chosen;
  onEdit: (unit: AdminUnit) => void;
  onMove: ReturnType<typeof useOrder>;
  onMoveTo: (unit: AdminUnit, topicId: string) => void;
}

const columns = ['Select', 'Problem', 'Difficulty', 'Status', 'Actions'];

/** A topic's problems in order, including retired ones. */
export function UnitTable(props: UnitTableProps) {
  const { roadmapId, topic, topics, chosen, onEdit, onMove, onMoveTo } = props;
  const mayChange = useRight('content');
  const shown = topic.retired ? [] : topic.units.filter(({ retired }) => !retired);
  const ids = shown.map(({ id }) => id);
  const move = (id: string, by: number, button: string) =>
    onMove((order) => moveUnit(order, id, by), button);
  const drag = useDrag(ids, (id, by) => move(id, by, ''));
  if (topic.units.length === 0) {
    return <EmptyState title="No problems yet" text="Add one, or import a sheet." />;
  }
  return (
    <div className={styles.rows}>
      <CardTable
        label={`Problems in ${topic.title}`}
        columns={mayChange ? columns : columns.slice(1)}
      >
        {topic.units.map((unit) => (
          <UnitRow
            key={unit.id}
            roadmapId={roadmapId}
            unit={unit}
            position={
              ids.includes(unit.id) ? { at: ids.indexOf(unit.id), count: ids.length } : null
            }
            others={topics.filter(({ id }) => id !== topic.id)}
            mayChange={mayChange}
            chosen={chosen.has(unit.id)}
            drag={drag}
            onChoose={(isChosen, range) => chosen.choose(unit.id, isChosen, range, ids)}
            onEdit={() => onEdit(unit)}
            onMove={(by, button) => move(unit.id, by, button)}
            onMoveTo={(topicId) => onMoveTo(unit, topicId)}
          />
        ))}
      </CardTable>
    </div>
  );
}
