import { Accordion } from '@site/shared/ui';
import { keepInPlace } from './keep-in-place.ts';
import { openTopic } from './open-topic.ts';
import type { TopicMatch } from './practice-filter.ts';
import { TopicItem, topicTitleId } from './topic-item.tsx';
import styles from './topic-list.module.css';
import type { UnitRowProps } from './unit-row.tsx';

interface TopicListProps extends Pick<UnitRowProps, 'actions'> {
  matches: TopicMatch[];
  filtering: boolean;
  /** The topic the learner opened, null after closing all. */
  chosen: string | null;
  onChoose: (topicId: string | null) => void;
}

/** The topics of a roadmap, at most one open. */
export function TopicList({ matches, filtering, chosen, onChoose, actions }: TopicListProps) {
  const visible = matches.map(({ topic }) => topic);
  const choose = (topicId: string) => {
    keepInPlace(document.getElementById(topicTitleId(topicId)));
    onChoose(topicId || null);
  };
  return (
    <Accordion
      className={styles.topics}
      value={openTopic(chosen, visible, filtering) ?? ''}
      onValueChange={choose}
    >
      {matches.map(({ topic, units }) => (
        <TopicItem key={topic.id} {...{ topic, units, filtering, actions }} />
      ))}
    </Accordion>
  );
}
