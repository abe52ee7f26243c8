import type { AdminTopic, AdminUnit } from '@site/shared/contracts/editorial';
import { Link } from '@site/shared/platform';
import { Button, DifficultyBadge, MenuIcon, SelectField } from '@site/shared/ui';
import { ContentControls } from '../../../rights/rights.tsx';
import styles from '../content.module.css';
import { OriginBadge, RetiredBadge } from '../content-badges.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { RetireButton } from './retire-button.tsx';
import type { useDrag } from './use-drag.ts';

interface UnitRowProps {
  roadmapId: string;
  unit: AdminUnit;
  /** Its position among the units that are shown, and how many these are; null if learners don't see it. */
  position: { at: number; count: number } | null;
  /** The topics that it can move to. */
  others: readonly AdminTopic[];
  /** Whether it can be chosen and moved. */
  mayChange: boolean;
  chosen: boolean;
  drag: ReturnType<typeof useDrag>;
  onChoose: (chosen: boolean, range: boolean) => void;
  onEdit: () => void;
  onMove: (by: number, button: string) => void;
  onMoveTo: (topicId: string) => void;
}

/** Links to a unit's page, which learners see while the unit isn't retired. */
const exercises: Record<NonNullable<AdminUnit['exercise']>, string> = {
  sql: 'SQL task',
  javascript: 'JavaScript task',
  quiz: 'Quiz',
  text: 'Text',
};

/** One problem of a topic. */
export function UnitRow(props: UnitRowProps) {
  const { roadmapId, unit, position, others, mayChange, chosen, drag } = props;
  const { id, name } = unit;
  return (
    <tr data-row={id} data-chosen={chosen} data-drag={drag.stateOf(id)}>
      {mayChange && (
        <td data-card="start">
          {position && (
            <span className={styles.handles}>
              <input
                type="checkbox"
                className={styles.checkbox}
                aria-label={`Select ${name}`}
                checked={chosen}
                onChange={({ target, nativeEvent }) =>
                  props.onChoose(target.checked, (nativeEvent as MouseEvent).shiftKey)
                }
              />
              <span
                className={styles.handle}
                title="Drag to move"
                aria-hidden="true"
                {...drag.handleOf(id)}
              >
                <MenuIcon />
              </span>
            </span>
          )}
        </td>
      )}
      <th scope="row" className={styles.name}>
        {name}
        <span className={styles.id}>{id}</span>
      </th>
      <td data-label="Difficulty">
        <DifficultyBadge difficulty={unit.difficulty} />
      </td>
      <td data-label="Status">
        <span className={styles.badges}>
          {unit.retired && <RetiredBadge />}
          <OriginBadge origin={unit.origin} />
          {unit.dsaProblem && <Link to={`/admin/problems/${unit.dsaProblem}`}>DSA problem</Link>}
          {unit.exercise && (
            <Link to={`/roadmaps/${roadmapId}/${id}`}>{exercises[unit.exercise]}</Link>
          )}
        </span>
      </td>
      <td>
        <div className={styles.tools}>
          <ContentControls>
            <Button size="sm" aria-label={`Edit ${name}`} onClick={props.onEdit}>
              Edit
            </Button>
            <RetireButton size="sm" kind="units" id={id} name={name} retired={unit.retired} />
            {position && (
              <MoveButtons
                id={id}
                name={name}
                position={position.at}
                count={position.count}
                onMove={props.onMove}
              />
            )}
            {position && others.length > 0 && (
              <SelectField
                label={`Move ${name} to another topic`}
                labelHidden
                className={styles.target}
                value=""
                onChange={({ currentTarget: { value } }) => props.onMoveTo(value)}
              >
                <option value="" disabled>
                  Move to…
                </option>
                {others.map((topic) => (
                  <option key={topic.id} value={topic.id}>
                    {topic.title}
                  </option>
                ))}
              </SelectField>
            )}
          </ContentControls>
        </div>
      </td>
    </tr>
  );
}
