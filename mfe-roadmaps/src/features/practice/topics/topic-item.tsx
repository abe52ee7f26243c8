import { counted } from '@site/shared/contracts/composition';
import type { LearningUnit } from '@site/shared/contracts/practice';
import { Link } from '@site/shared/platform';
import { AccordionItem, Badge, ProgressBar, VisuallyHidden } from '@site/shared/ui';
import { memo } from 'react';
import { countCompletion } from '../progress/progress-summary.tsx';
import type { PracticeTopic } from './practice-roadmap.ts';
import styles from './topic-list.module.css';
import type { UnitRowProps } from './unit-row.tsx';
import { UnitTable } from './unit-table.tsx';

interface TopicItemProps extends Pick<UnitRowProps, 'actions'> {
  topic: PracticeTopic;
  /** The problems to show: all, or those that match the filter. */
  units: LearningUnit[];
  filtering: boolean;
  /** The current problem if it is in this topic, else null. */
  currentId: string | null;
  /**
   * Renders all problems at once, however many: rendering some later would move the scroll position a
   * reader returns to.
   */
  whole: boolean;
}

/** The id of the element with a topic's title. */
export const topicTitleId = (topicId: string) => `topic-${topicId}`;

const sameUnits = (a: LearningUnit[], b: LearningUnit[]) =>
  a === b || (a.length === b.length && a.every((unit, index) => unit === b[index]));

/** A filter creates new lists at every keystroke, most of them with the same content as before. */
const sameProps = ({ units: before, ...a }: TopicItemProps, { units, ...b }: TopicItemProps) =>
  sameUnits(before, units) &&
  a.topic === b.topic &&
  a.filtering === b.filtering &&
  a.currentId === b.currentId &&
  a.whole === b.whole &&
  a.actions === b.actions;

/** One topic of the accordion with its progress. Only the open one renders its table. */
export const TopicItem = memo(function TopicItem(props: TopicItemProps) {
  const { topic, units, filtering, currentId, whole, actions } = props;
  return (
    <AccordionItem
      value={topic.id}
      level={2}
      padding="none"
      title={<span id={topicTitleId(topic.id)}>{topic.title}</span>}
      meta={
        <span className={styles.meta}>
          {filtering && <Badge tone="accent">{counted(units.length, 'match', 'matches')}</Badge>}
          <TopicProgress topic={topic} />
        </span>
      }
    >
      {(topic.description || topic.lesson) && (
        <div className={styles.intro}>
          {topic.description && <p>{topic.description}</p>}
          {topic.lesson && (
            <Link
              className={styles.lesson}
              to={`/article/${topic.lesson}`}
              aria-label={`Lesson on ${topic.title}`}
            >
              Lesson
            </Link>
          )}
        </div>
      )}
      <UnitTable label={topic.title} {...{ units, currentId, whole, actions }} />
    </AccordionItem>
  );
}, sameProps);

/** Counts all problems of the topic, no matter what the filter shows. */
function TopicProgress({ topic }: { topic: PracticeTopic }) {
  const { completed, total } = countCompletion(topic.units);
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        <ProgressBar label={topic.title} value={completed} max={total} />
      </span>
      <span className={styles.count}>
        {completed}/{total}
        <VisuallyHidden> completed</VisuallyHidden>
      </span>
    </>
  );
}
