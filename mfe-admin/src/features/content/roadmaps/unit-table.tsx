import type { AdminTopic, AdminUnit } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { Button, DifficultyBadge, EmptyState, SelectField } from '@site/shared/ui';
import { ContentControls } from '../../../rights/rights.tsx';
import { CardTable } from '../../../tables/card-table.tsx';
import styles from '../content.module.css';
import { OriginBadge, RetiredBadge } from '../content-badges.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { moveUnit, type useOrder } from './order.ts';
import { RetireButton } from './retire-button.tsx';

interface UnitTableProps {
  roadmapId: string;
  topic: AdminTopic;
  /** The topics that a problem can move to. */
  topics: readonly AdminTopic[];
  onEdit: (unit: AdminUnit) => void;
  onMove: ReturnType<typeof useOrder>;
  onMoveTo: (unit: AdminUnit, topicId: string) => void;
}

/** Links to a unit's page, which learners see while the unit isn't retired. */
const exercises: Record<NonNullable<AdminUnit['exercise']>, string> = {
  sql: 'SQL task',
  javascript: 'JavaScript task',
  quiz: 'Quiz',
  text: 'Text',
};

/** A topic's problems in order, including retired ones. */
export function UnitTable({ roadmapId, topic, topics, onEdit, onMove, onMoveTo }: UnitTableProps) {
  if (topic.units.length === 0) {
    return <EmptyState title="No problems yet" text="Add one, or import a sheet." />;
  }
  const shown = topic.units.filter(({ retired }) => !retired);
  const others = topics.filter(({ id }) => id !== topic.id);
  return (
    <CardTable
      label={`Problems in ${topic.title}`}
      columns={['Problem', 'Difficulty', 'Status', 'Actions']}
    >
      {topic.units.map((unit) => (
        <tr key={unit.id}>
          <th scope="row" className={styles.name}>
            {unit.name}
            <span className={styles.id}>{unit.id}</span>
          </th>
          <td data-label="Difficulty">
            <DifficultyBadge difficulty={unit.difficulty} />
          </td>
          <td data-label="Status">
            <span className={styles.badges}>
              {unit.retired && <RetiredBadge />}
              <OriginBadge origin={unit.origin} />
              {unit.dsaProblem && (
                <Link to={`/admin/problems/${unit.dsaProblem}`}>DSA problem</Link>
              )}
              {unit.exercise && (
                <Link to={`/roadmaps/${roadmapId}/${unit.id}`}>{exercises[unit.exercise]}</Link>
              )}
            </span>
          </td>
          <td>
            <div className={styles.tools}>
              <ContentControls>
                <Button size="sm" aria-label={`Edit ${unit.name}`} onClick={() => onEdit(unit)}>
                  Edit
                </Button>
                <RetireButton
                  size="sm"
                  kind="units"
                  id={unit.id}
                  name={unit.name}
                  retired={unit.retired}
                />
                {!unit.retired && !topic.retired && (
                  <>
                    <MoveButtons
                      id={unit.id}
                      name={unit.name}
                      position={shown.indexOf(unit)}
                      count={shown.length}
                      onMove={(by, button) =>
                        onMove((order) => moveUnit(order, unit.id, by), button)
                      }
                    />
                    {others.length > 0 && (
                      <SelectField
                        label={`Move ${unit.name} to another topic`}
                        labelHidden
                        className={styles.target}
                        value=""
                        onChange={({ currentTarget: { value } }) => onMoveTo(unit, value)}
                      >
                        <option value="" disabled>
                          Move to…
                        </option>
                        {others.map(({ id, title }) => (
                          <option key={id} value={id}>
                            {title}
                          </option>
                        ))}
                      </SelectField>
                    )}
                  </>
                )}
              </ContentControls>
            </div>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
